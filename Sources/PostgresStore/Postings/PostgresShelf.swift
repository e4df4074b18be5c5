import Foundation
import JobMatching

/// The tables of postings, as an import sees them.
struct PostgresShelf: PostingShelf {
    private let connection: PostgresConnection

    /// Imports take turns, so that two sources of which each has a copy of the other's posting do not both count as first.
    ///
    /// - Parameter connection: in a transaction, at whose end the turn is over.
    /// - Throws: what the database throws.
    init(_ connection: PostgresConnection) throws {
        self.connection = connection
        try connection.lock(AdvisoryLock.intake)
    }

    // MARK: - Postings

    func posting(source: String, identifier: String) throws -> StoredPosting? {
        try PostingRow.postings(
            from: "posting WHERE source = $1 AND identifier = $2",
            [source, identifier],
            in: connection
        ).first
    }

    func posting(number: Int64) throws -> StoredPosting? {
        try PostingRow.postings(from: "posting WHERE number = $1", [Int(number)], in: connection).first
    }

    func whole(_ stored: StoredPosting) throws -> JobPosting { try PostingRow.whole(stored, in: connection) }

    func nextNumber() throws -> Int64 { Int64(try connection.value("SELECT nextval('posting_number')") ?? 0) }

    func firstSight(of number: Int64) throws -> Double? {
        try connection.value("SELECT first_seen_at FROM posting WHERE number = $1", [Int(number)])
    }

    func insert(_ posting: JobPosting, number: Int64, firstSeenAt: Double) throws {
        try PostingRow.insert(posting, number: number, firstSeenAt: firstSeenAt, in: connection)
    }

    func erase(_ stored: StoredPosting) throws { try PostingRow.erase(stored, in: connection) }

    func prolong(_ number: Int64, until end: Double) throws {
        try connection.execute("UPDATE posting SET expires_at = $2 WHERE number = $1", [Int(number), end])
    }

    // MARK: - Copies

    func original(_ fingerprint: Int64, notOf source: String, before number: Int64) throws -> PostingOriginal? {
        let row = try connection.row(
            """
            SELECT number, expires_at FROM posting
            WHERE fingerprint = $1 AND source <> $2 AND number < $3 ORDER BY number LIMIT 1
            """,
            [Int(fingerprint), source, Int(number)]
        )
        return try row.map { PostingOriginal(number: Int64(try $0["number"] as Int), expiresAt: try $0["expires_at"]) }
    }

    func firstCopy(of number: Int64) throws -> PostingCopy? {
        try connection.row(
            "SELECT source, identifier FROM posting_copy WHERE posting = $1 ORDER BY source, identifier LIMIT 1",
            [Int(number)]
        ).map { PostingCopy(source: try $0["source"], identifier: try $0["identifier"]) }
    }

    func remember(_ copy: PostingCopy, of number: Int64) throws {
        try connection.execute(
            """
            INSERT INTO posting_copy (source, identifier, posting) VALUES ($1, $2, $3)
            ON CONFLICT (source, identifier) DO UPDATE SET posting = excluded.posting
            """,
            [copy.source, copy.identifier, Int(number)]
        )
    }

    func forget(_ copy: PostingCopy) throws {
        try connection.execute(
            "DELETE FROM posting_copy WHERE source = $1 AND identifier = $2",
            [copy.source, copy.identifier]
        )
    }

    func forgetCopies(of number: Int64) throws {
        try connection.execute("DELETE FROM posting_copy WHERE posting = $1", [Int(number)])
    }

    func moveCopies(of number: Int64, to other: Int64) throws {
        try connection.execute("UPDATE posting_copy SET posting = $2 WHERE posting = $1", [Int(number), Int(other)])
    }
}
