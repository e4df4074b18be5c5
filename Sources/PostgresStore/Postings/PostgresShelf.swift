import Foundation
import JobMatching

/// The tables of postings, as an import sees them: what it changes is kept until its end, and stored at once then.
struct PostgresShelf: PostingShelf {
    private let connection: PostgresConnection
    private let now: Date
    private var known = KnownPostings()
    private var batch = PostingBatch()
    /// The highest number that any posting ever had, once it is known, and whether it became higher.
    private var highest: Int64?
    private var hasNewNumbers = false

    /// Imports take turns, so that two sources of which each has a copy of the other's posting do not both count as first,
    /// and numbers are given by one at a time.
    ///
    /// - Parameters:
    ///   - connection: in a transaction, at whose end the turn is over.
    ///   - postings: that will be taken in.
    ///   - now: decides which postings are open.
    /// - Throws: what the database throws.
    init(_ connection: PostgresConnection, taking postings: [JobPosting] = [], now: Date) throws {
        self.connection = connection
        self.now = now
        try connection.lock(AdvisoryLock.intake)
        try known.load(postings, in: connection)
    }

    /// Stores all changes; nothing may come after it.
    mutating func finish() throws {
        if hasNewNumbers, let highest {
            // Outlives a transaction that is undone: a number is given once.
            try connection.execute("SELECT setval('posting_number', $1)", [Int(highest)])
        }
        try batch.flush(in: connection)
    }

    // MARK: - Postings

    mutating func posting(source: String, identifier: String) throws -> StoredPosting? {
        let name = PostingCopy(source: source, identifier: identifier)
        return try known.number(of: name, in: connection).flatMap { known.rows[$0]?.stored }
    }

    func posting(number: Int64) throws -> StoredPosting? {
        if let row = known.rows[number] { return row.stored }
        guard !known.erased.contains(number) else { return nil }
        return try PostingRow.postings(from: "posting WHERE number = $1", [Int(number)], in: connection).first
    }

    func whole(_ stored: StoredPosting) throws -> JobPosting {
        guard let text = batch.text(of: stored.number) else { return try PostingRow.whole(stored, in: connection) }
        var whole = stored.posting
        whole.description = text
        return whole
    }

    mutating func nextNumber() throws -> Int64 {
        let last =
            try highest
            ?? Int64(
                connection.value(
                    "SELECT CASE WHEN is_called THEN last_value ELSE last_value - 1 END FROM posting_number"
                ) ?? 0
            )
        let next = last + 1  // checked: the sequence ends before
        highest = next
        hasNewNumbers = true
        known.isNew(next)
        return next
    }

    func firstSight(of number: Int64) throws -> Double? {
        if let row = known.rows[number] { return row.firstSeenAt }
        return try connection.value("SELECT first_seen_at FROM posting WHERE number = $1", [Int(number)])
    }

    mutating func insert(_ posting: JobPosting, number: Int64, firstSeenAt: Double) throws {
        known.insert(posting, number: number, firstSeenAt: firstSeenAt)
        batch.add(posting, number: number, firstSeenAt: firstSeenAt, isListed: !posting.isExpired(at: now))
    }

    mutating func erase(_ stored: StoredPosting) throws {
        let isStored = batch.erase(stored)
        known.erase(stored, isStored: isStored)
    }

    mutating func prolong(_ number: Int64, until end: Double) throws {
        guard let stored = try posting(number: number) else { return }
        let firstSeenAt = try firstSight(of: number) ?? now.timeIntervalSince1970
        known.prolong(stored, until: end)
        var posting = stored.posting
        posting.expiresAt = Date(timeIntervalSince1970: end)
        if !batch.isNew(number) {
            try connection.execute("UPDATE posting SET expires_at = $2 WHERE number = $1", [Int(number), end])
        }
        batch.prolong(posting, number: number, firstSeenAt: firstSeenAt, isListed: !posting.isExpired(at: now))
    }

    // MARK: - Copies

    mutating func original(
        _ fingerprint: Int64,
        notOf source: String,
        before number: Int64
    ) throws -> PostingOriginal? {
        try known.original(fingerprint, notOf: source, before: number, in: connection)
    }

    func firstCopy(of number: Int64) throws -> PostingCopy? {
        guard !known.hasNoCopies(number) else { return nil }
        return try connection.row(
            "SELECT source, identifier FROM posting_copy WHERE posting = $1 ORDER BY source, identifier LIMIT 1",
            [Int(number)]
        ).map { PostingCopy(source: try $0["source"], identifier: try $0["identifier"]) }
    }

    mutating func remember(_ copy: PostingCopy, of number: Int64) throws {
        known.remember(copy, of: number)
        try connection.execute(
            """
            INSERT INTO posting_copy (source, identifier, posting) VALUES ($1, $2, $3)
            ON CONFLICT (source, identifier) DO UPDATE SET posting = excluded.posting
            """,
            [copy.source, copy.identifier, Int(number)]
        )
    }

    mutating func forget(_ copy: PostingCopy) throws {
        guard !known.isNoCopy(copy) else { return }
        known.forget(copy)
        try connection.execute(
            "DELETE FROM posting_copy WHERE source = $1 AND identifier = $2",
            [copy.source, copy.identifier]
        )
    }

    func forgetCopies(of number: Int64) throws {
        guard !known.hasNoCopies(number) else { return }
        try connection.execute("DELETE FROM posting_copy WHERE posting = $1", [Int(number)])
    }

    mutating func moveCopies(of number: Int64, to other: Int64) throws {
        known.moveCopies(to: other)
        try connection.execute("UPDATE posting_copy SET posting = $2 WHERE posting = $1", [Int(number), Int(other)])
    }
}
