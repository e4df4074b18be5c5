/// What went wrong with a database.
///
/// Descriptions hold no values: what PostgreSQL says about values that it refuses is not kept.
package enum PostgresError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no connection, for a reason in libpq's words.
    case notConnected(reason: String)
    /// The connection ended.
    ///
    /// - Parameter isUndecided: whether a change may have been stored all the same.
    case connectionLost(isUndecided: Bool)
    /// No connection was free in time.
    case busy
    /// The server refused a statement.
    case refused(PostgresRefusal)
    /// A transaction met others so often that it was given up.
    case conflict
    /// Nobody uses the database any more.
    case closed
    /// A statement of a transaction failed, and the transaction went on.
    case swallowed
    /// A cell holds no value of the type that was asked for.
    case unexpectedCell(column: String)

    package var description: String {
        switch self {
        case .notConnected(let reason): "no connection to PostgreSQL: \(reason)"
        case .connectionLost: "the connection to PostgreSQL ended"
        case .busy: "no connection to PostgreSQL was free in time"
        case .refused(let refusal): refusal.description
        case .conflict: "a transaction met others too often"
        case .closed: "the store is closed"
        case .swallowed: "a transaction went on after an error"
        case .unexpectedCell(let column): "the column \(column) holds something unexpected"
        }
    }

    /// Whether PostgreSQL is to blame, or its disk, or the network, so that the same may go well later.
    var isUnavailable: Bool {
        switch self {
        case .notConnected, .connectionLost, .busy, .conflict, .closed: true
        case .refused(let refusal): refusal.isUnavailable
        case .swallowed, .unexpectedCell: false
        }
    }

    /// Whether the same transaction is to be tried again at once.
    var isRepeatable: Bool {
        guard case .refused(let refusal) = self else { return false }
        return refusal.isConflict
    }

    /// Whether the server does not do such things; a standby says so to the beginning of a transaction that is to write.
    var isUnsupported: Bool {
        guard case .refused(let refusal) = self else { return false }
        return refusal.state == "0A000"
    }

    /// The constraint that a statement would have broken; nil for all other errors.
    var brokenConstraint: String? {
        guard case .refused(let refusal) = self else { return nil }
        return refusal.constraint
    }
}

/// Why PostgreSQL did not do what a statement says.
package struct PostgresRefusal: Hashable, Sendable, CustomStringConvertible {
    /// Five characters: the code of the error, of which the first two are its class.
    package let state: String
    /// The constraint that would be broken.
    package let constraint: String?
    /// PostgreSQL's words; nil where they may hold values.
    package let message: String?

    /// Classes whose messages speak of names and of the server, never of values: connections, transactions, names and
    /// syntax, resources, states of objects, operators, the system, and PostgreSQL itself.
    private static let quotable: Set<String> = ["08", "25", "40", "42", "53", "55", "57", "58", "XX"]

    init(state: String, constraint: String?, message: String?) {
        self.state = state
        self.constraint = constraint
        self.message = Self.quotable.contains(String(state.prefix(2))) ? message : nil
    }

    package var description: String {
        let words = [message, constraint.map { "constraint \($0)" }].compactMap { $0 }
        return (["PostgreSQL refused a statement: \(state)"] + words).joined(separator: ", ")
    }

    /// A serialization failure or a deadlock.
    var isConflict: Bool { state == "40001" || state == "40P01" }

    /// The server is a standby, or all transactions are to read only.
    var isReadOnly: Bool { state == "25006" }

    /// That the server is a standby, whatever it called that.
    static let standby = PostgresRefusal(state: "25006", constraint: nil, message: "the server is a standby")

    /// The statement took too long, or somebody stopped it.
    var isCancelled: Bool { state == "57014" }

    var isUnavailable: Bool {
        isConflict || isReadOnly || state == "55P03" || ["08", "53", "57", "58", "XX"].contains(state.prefix(2))
    }
}
