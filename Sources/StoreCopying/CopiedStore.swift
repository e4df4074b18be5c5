package import StoredRows

package import struct Foundation.Date

/// A store that can be copied to another, and be such a copy.
package protocol CopiedStore: Sendable {
    /// The version of its tables, with the name of its kind.
    var schema: String { get }

    // MARK: As the source

    /// Rows of a table behind a key, in the order of the key.
    ///
    /// - Parameters:
    ///   - table: which.
    ///   - key: cells of the row before the first one; nil for the beginning.
    ///   - limit: how many at most.
    /// - Returns: the rows; fewer than `limit` at the end of the table.
    /// - Throws: what the database throws, or `UnexpectedCell`.
    func rows(of table: CopiedTable, after key: [StoredCell]?, limit: Int) async throws -> [[StoredCell]]

    /// The highest numbers that were ever given, by table.
    func counters() async throws -> [String: Int]

    /// Whether another process uses the database.
    func isUsedByOthers() async throws -> Bool

    // MARK: As the target

    /// How far a copy is that is being made here; nil where there is none.
    func copyMark() async throws -> CopyMark?

    /// Whether nothing of all that is copied is there.
    func isEmpty() async throws -> Bool

    /// Notes that a copy begins; no other program uses the database until it is done.
    func beginCopy(_ mark: CopyMark) async throws

    /// Stores rows and how far the copy is, together or not at all.
    ///
    /// - Parameters:
    ///   - rows: cells of all columns.
    ///   - table: where to.
    ///   - mark: how far the copy is before.
    ///   - next: how far it is behind the rows.
    ///   - now: decides which postings are open.
    /// - Throws: `CopyFailure.meddling` when the copy is not as far as it should be, or what the database throws.
    func store(_ rows: [[StoredCell]], in table: CopiedTable, from mark: CopyMark, to next: CopyMark, now: Date)
        async throws

    /// Has numbers begin behind those that were given.
    func raiseCounters(_ counters: [String: Int]) async throws

    /// Notes that the copy is done.
    func endCopy() async throws

    /// Does something that stores many rows.
    func importing<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value
}

/// Why a store is not copied.
package enum CopyFailure: Error, Hashable, CustomStringConvertible {
    /// There is something in the target that is no copy of the source that was begun.
    case notEmpty
    /// The target is the beginning of a copy of something else, or one by another version of the program.
    case otherCopy(source: String)
    /// A server, a worker or another command uses a database.
    case inUse
    /// Somebody else writes to the target.
    case meddling
    /// A table of the copy is not what the source is.
    case differs(table: String, source: Int, copy: Int)
    /// Numbers could be given twice.
    case counters(table: String)

    package var description: String {
        switch self {
        case .notEmpty:
            "The target holds data already. Copy to an empty database, or to a folder without one."
        case .otherCopy(let source):
            "The target is an unfinished copy of \(source). Finish that one, or empty the target."
        case .inUse:
            "A server, a worker or a command uses one of the databases. Stop them all, then copy."
        case .meddling:
            "Something else has written to the target meanwhile. Empty it, and copy again."
        case .differs(let table, let source, let copy):
            """
            The copy is not the same: \(table) has \(source) rows in the source and \(copy) in the target, or others. Did \
            something write to the source? Stop all servers and workers, empty the target, and copy again.
            """
        case .counters(let table):
            "Numbers of \(table) would be given a second time by the target. Empty it, and copy again."
        }
    }
}
