import Foundation

/// What a transaction sees of others.
enum TransactionKind: String, Sendable {
    /// Each statement sees what was stored before it: for changes that lock what they rest on.
    case write = "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE"
    /// As if it were alone: for changes that rest on what they have read.
    case serializable = "BEGIN ISOLATION LEVEL SERIALIZABLE READ WRITE"
    /// All statements see the same state.
    case read = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
}

extension PostgresConnection {
    /// How often a transaction that meets others is tried.
    private static let mostTries = 30

    /// Runs a transaction, and again when it has met others.
    ///
    /// - Parameters:
    ///   - kind: what it sees of others.
    ///   - body: may run several times; only the last one counts.
    /// - Returns: what the body returns.
    /// - Throws: what the body throws; nothing is stored then. `connectionLost` says whether that is sure.
    func transaction<Value>(_ kind: TransactionKind, _ body: (PostgresConnection) throws -> Value) throws -> Value {
        for tries in 0..<Self.mostTries {
            do {
                return try once(kind, body)
            } catch let error as PostgresError where error.isRepeatable {
                // Longer and longer, and not all alike.
                Thread.sleep(forTimeInterval: .random(in: 0...1) * 0.002 * Double(1 << min(tries, 6)))
            }
        }
        throw PostgresError.conflict
    }

    private func once<Value>(_ kind: TransactionKind, _ body: (PostgresConnection) throws -> Value) throws -> Value {
        try begin(kind)
        let value: Value
        do {
            value = try body(self)
        } catch {
            if !isLost { rollBack() }
            throw error
        }
        do {
            // A transaction in which a statement failed ends with ROLLBACK, whoever caught the error.
            guard try control("COMMIT") == "COMMIT" else { throw PostgresError.swallowed }
        } catch PostgresError.connectionLost {
            throw PostgresError.connectionLost(isUndecided: kind != .read)
        }
        return value
    }

    private func begin(_ kind: TransactionKind) throws(PostgresError) {
        do {
            try control(kind.rawValue)
        } catch {
            guard kind != .read, error.isUnsupported else { throw error }
            // A standby, which it may have become: the one that took its place is looked for.
            abandon()
            throw .refused(.standby)
        }
    }

    private func rollBack() {
        do {
            try control("ROLLBACK")
        } catch {
            // Nobody knows what goes on in it: the server rolls back when it ends.
            abandon()
        }
    }
}
