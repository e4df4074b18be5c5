import Foundation
import GRDB
import JobMatching

/// The tables of postings, as an import sees them.
struct SQLiteShelf: PostingShelf {
    private let database: Database
    private let now: Date
    private var rows = PostingRow()
    private var tally = PostingTally()
    private var blocks = PostingBlocks.Changes()

    /// - Parameters:
    ///   - database: to write in.
    ///   - now: decides which postings are open.
    init(database: Database, now: Date) {
        self.database = database
        self.now = now
    }

    /// Writes what was counted; nothing may come after it.
    mutating func finish() throws {
        try tally.flush(in: database)
        try blocks.flush(in: database)
    }

    /// Takes a posting that is over out of the lists; it stays where sessions have it.
    mutating func close(_ stored: StoredPosting) throws {
        if try PostingListing(stored, in: database)?.remove(from: &tally, in: database) == true {
            blocks.set(nil, of: stored.number)
        }
    }

    // MARK: - Postings

    mutating func posting(source: String, identifier: String) throws -> StoredPosting? {
        try rows.posting(source: source, identifier: identifier, in: database)
    }

    mutating func posting(number: Int64) throws -> StoredPosting? { try rows.posting(number: number, in: database) }

    func whole(_ stored: StoredPosting) throws -> JobPosting { try rows.whole(stored, in: database) }

    func nextNumber() throws -> Int64 {
        let next = try database.cachedStatement(
            sql: "UPDATE posting_number SET highest = highest + 1 RETURNING highest"
        )
        guard let number = try Int64.fetchOne(next) else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
        return number
    }

    func firstSight(of number: Int64) throws -> Double? {
        let find = try database.cachedStatement(sql: "SELECT first_seen_at FROM posting WHERE number = ?")
        return try Double.fetchOne(find, arguments: [number])
    }

    mutating func insert(_ posting: JobPosting, number: Int64, firstSeenAt: Double) throws {
        try rows.insert(posting, number: number, firstSeenAt: firstSeenAt, in: database)
        try PostingReach(number: number, posting: posting).add(in: database)
        try list(StoredPosting(number: number, posting: posting))
    }

    mutating func erase(_ stored: StoredPosting) throws {
        try close(stored)
        try PostingReach(number: stored.number, posting: stored.posting).remove(in: database)
        try database.cachedStatement(sql: "DELETE FROM posting WHERE number = ?").execute(arguments: [stored.number])
    }

    mutating func prolong(_ number: Int64, until end: Double) throws {
        try database.cachedStatement(sql: "UPDATE posting SET expires_at = ? WHERE number = ?")
            .execute(arguments: [end, number])
        if let stored = try posting(number: number) { try list(stored) }
    }

    private mutating func list(_ stored: StoredPosting) throws {
        if let facets = try PostingListing(stored, in: database)?.add(to: &tally, now: now, in: database) {
            blocks.set(facets, of: stored.number)
        }
    }

    // MARK: - Copies

    func original(_ fingerprint: Int64, notOf source: String, before number: Int64) throws -> PostingOriginal? {
        let row = try Row.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT number, expires_at FROM posting
                    WHERE fingerprint = ? AND source <> ? AND number < ? ORDER BY number LIMIT 1
                    """
            ),
            arguments: [fingerprint, source, number]
        )
        return row.map { PostingOriginal(number: $0[0], expiresAt: $0[1]) }
    }

    func firstCopy(of number: Int64) throws -> PostingCopy? {
        let row = try Row.fetchOne(
            database.cachedStatement(
                sql: "SELECT source, identifier FROM posting_copy WHERE posting = ? ORDER BY source, identifier LIMIT 1"
            ),
            arguments: [number]
        )
        return row.map { PostingCopy(source: $0[0], identifier: $0[1]) }
    }

    func remember(_ copy: PostingCopy, of number: Int64) throws {
        try database.cachedStatement(
            sql: "INSERT OR REPLACE INTO posting_copy (source, identifier, posting) VALUES (?, ?, ?)"
        ).execute(arguments: [copy.source, copy.identifier, number])
    }

    func forget(_ copy: PostingCopy) throws {
        try database.cachedStatement(sql: "DELETE FROM posting_copy WHERE source = ? AND identifier = ?")
            .execute(arguments: [copy.source, copy.identifier])
    }

    func forgetCopies(of number: Int64) throws {
        try database.cachedStatement(sql: "DELETE FROM posting_copy WHERE posting = ?").execute(arguments: [number])
    }

    func moveCopies(of number: Int64, to other: Int64) throws {
        try database.cachedStatement(sql: "UPDATE posting_copy SET posting = ? WHERE posting = ?")
            .execute(arguments: [other, number])
    }
}
