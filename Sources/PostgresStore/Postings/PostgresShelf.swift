import Foundation
import JobMatching

/// The tables of postings, as an import sees them.
struct PostgresShelf: PostingShelf {
    private let connection: PostgresConnection
    private let now: Date
    private var batch = PostingBatch()

    /// Imports take turns, so that two sources of which each has a copy of the other's posting do not both count as first.
    ///
    /// - Parameters:
    ///   - connection: in a transaction, at whose end the turn is over.
    ///   - now: decides which postings are open.
    /// - Throws: what the database throws.
    init(_ connection: PostgresConnection, now: Date) throws {
        self.connection = connection
        self.now = now
        try connection.lock(AdvisoryLock.intake)
    }

    /// Stores what is kept beside the postings; nothing may come after it.
    mutating func finish() throws { try batch.flush(in: connection) }

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

    func whole(_ stored: StoredPosting) throws -> JobPosting {
        guard let text = batch.text(of: stored.number) else { return try PostingRow.whole(stored, in: connection) }
        var whole = stored.posting
        whole.description = text
        return whole
    }

    func nextNumber() throws -> Int64 { Int64(try connection.value("SELECT nextval('posting_number')") ?? 0) }

    func firstSight(of number: Int64) throws -> Double? {
        try connection.value("SELECT first_seen_at FROM posting WHERE number = $1", [Int(number)])
    }

    mutating func insert(_ posting: JobPosting, number: Int64, firstSeenAt: Double) throws {
        try PostingRow.insert(posting, number: number, firstSeenAt: firstSeenAt, in: connection)
        batch.add(posting, number: number, firstSeenAt: firstSeenAt, isListed: !posting.isExpired(at: now))
    }

    mutating func erase(_ stored: StoredPosting) throws {
        try PostingRow.erase(stored, in: connection)
        batch.erase(stored.number)
    }

    mutating func prolong(_ number: Int64, until end: Double) throws {
        try connection.execute("UPDATE posting SET expires_at = $2 WHERE number = $1", [Int(number), end])
        guard let stored = try posting(number: number), !stored.posting.isExpired(at: now) else { return }
        let firstSeenAt = try firstSight(of: number) ?? now.timeIntervalSince1970
        batch.list(stored.posting, number: number, firstSeenAt: firstSeenAt)
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
