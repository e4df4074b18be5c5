import Foundation
import GRDB
import JobMatching

/// Takes postings into the database within one transaction, each once however many sources have it.
struct PostingIntake {
    private let database: Database
    private let now: Date
    private var rows = PostingRow()
    private var tally = PostingTally()
    private var blocks = PostingBlocks.Changes()
    private(set) var counts = PostingImportCounts()

    /// A stored copy in another source.
    private struct Original {
        let number: Int64
        let expiresAt: Double?
    }

    /// - Parameters:
    ///   - database: to write in.
    ///   - now: when new postings are seen first; also decides which are open.
    init(database: Database, now: Date) {
        self.database = database
        self.now = now
    }

    /// Writes what was counted; nothing may come after it.
    mutating func finish() throws {
        try tally.flush(in: database)
        try blocks.flush(in: database)
    }

    /// Adds a posting, or puts it in the place of the one with its source and identifier.
    ///
    /// The copy that was stored first stays; only one that was over before the posting was published gives way.
    mutating func take(_ posting: JobPosting) throws {
        let own = try rows.posting(source: posting.source, identifier: posting.identifier, in: database)
        if let original = try original(of: posting, before: own?.number) {
            if !isOver(original, when: posting) {
                if let own {
                    try handOver(own, unlessLike: posting)
                    try remove(own)
                }
                try remember(posting, of: original)
                return
            }
            try remove(number: original.number)
        }
        if let own {
            try replace(own, with: posting)
            counts.replaced += 1
        } else {
            try forgetCopy(posting)
            try insert(posting, number: try nextNumber(), firstSeenAt: now.timeIntervalSince1970)
            counts.added += 1
        }
    }

    /// Removes a posting with all that leads to it. Its copies are forgotten: the next import of their sources brings one.
    mutating func remove(_ stored: StoredPosting) throws {
        try erase(stored)
        try database.cachedStatement(sql: "DELETE FROM posting_copy WHERE posting = ?")
            .execute(arguments: [stored.number])
    }

    /// Takes a posting that is over out of the lists; it stays where sessions have it.
    mutating func close(_ stored: StoredPosting) throws {
        if try PostingListing(stored, in: database)?.remove(from: &tally, in: database) == true {
            blocks.set(nil, of: stored.number)
        }
    }

    // MARK: - Copies

    /// The posting of another source that this one is a copy of, unless this one was stored before.
    private func original(of posting: JobPosting, before number: Int64?) throws -> Original? {
        guard let fingerprint = posting.fingerprint else { return nil }
        let row = try Row.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT number, expires_at FROM posting
                    WHERE fingerprint = ? AND source <> ? AND number < ? ORDER BY number LIMIT 1
                    """
            ),
            arguments: [fingerprint, posting.source, number ?? Int64.max]
        )
        return row.map { Original(number: $0[0], expiresAt: $0[1]) }
    }

    private func isOver(_ original: Original, when copy: JobPosting) -> Bool {
        guard let end = original.expiresAt, let posted = copy.postedAt else { return false }
        return posted.timeIntervalSince1970 > end
    }

    /// Counts a copy, and keeps the original for as long as any of its sources says that it is open.
    private mutating func remember(_ copy: JobPosting, of original: Original) throws {
        try database.cachedStatement(
            sql: "INSERT OR REPLACE INTO posting_copy (source, identifier, posting) VALUES (?, ?, ?)"
        ).execute(arguments: [copy.source, copy.identifier, original.number])
        if let end = copy.expiresAt?.timeIntervalSince1970, let known = original.expiresAt, end > known {
            try database.cachedStatement(sql: "UPDATE posting SET expires_at = ? WHERE number = ?")
                .execute(arguments: [end, original.number])
            // It may have been over until now.
            try list(original.number)
        }
        counts.copies += 1
    }

    private func forgetCopy(_ posting: JobPosting) throws {
        try database.cachedStatement(sql: "DELETE FROM posting_copy WHERE source = ? AND identifier = ?")
            .execute(arguments: [posting.source, posting.identifier])
    }

    // MARK: - Rows

    /// The number stays, so that copies of a posting whose text is the same stay with it.
    private mutating func replace(_ stored: StoredPosting, with posting: JobPosting) throws {
        try handOver(stored, unlessLike: posting)
        let firstSeenAt = try firstSight(of: stored.number)
        try erase(stored)
        try insert(posting, number: stored.number, firstSeenAt: firstSeenAt)
    }

    /// Keeps a posting that becomes another one as it was for the first source that has a copy: a feed that has not changed
    /// is not imported again, and so would not bring it back.
    private mutating func handOver(_ stored: StoredPosting, unlessLike posting: JobPosting) throws {
        let heir = try Row.fetchOne(
            database.cachedStatement(
                sql: "SELECT source, identifier FROM posting_copy WHERE posting = ? ORDER BY source, identifier LIMIT 1"
            ),
            arguments: [stored.number]
        )
        guard let heir, stored.posting.fingerprint != posting.fingerprint else { return }
        var kept = try rows.whole(stored, in: database)
        kept.source = heir[0]
        kept.identifier = heir[1]
        try forgetCopy(kept)
        let place = try nextNumber()
        try insert(kept, number: place, firstSeenAt: try firstSight(of: stored.number))
        try database.cachedStatement(sql: "UPDATE posting_copy SET posting = ? WHERE posting = ?")
            .execute(arguments: [place, stored.number])
    }

    private mutating func insert(_ posting: JobPosting, number: Int64, firstSeenAt: Double) throws {
        try rows.insert(posting, number: number, firstSeenAt: firstSeenAt, in: database)
        try PostingReach(number: number, posting: posting).add(in: database)
        try list(StoredPosting(number: number, posting: posting))
    }

    /// A number that no posting ever had: links to a posting outlive it.
    private func nextNumber() throws -> Int64 {
        let next = try database.cachedStatement(
            sql: "UPDATE posting_number SET highest = highest + 1 RETURNING highest"
        )
        guard let number = try Int64.fetchOne(next) else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
        return number
    }

    private func firstSight(of number: Int64) throws -> Double {
        let find = try database.cachedStatement(sql: "SELECT first_seen_at FROM posting WHERE number = ?")
        return try Double.fetchOne(find, arguments: [number]) ?? now.timeIntervalSince1970
    }

    private mutating func list(_ number: Int64) throws {
        if let stored = try rows.posting(number: number, in: database) { try list(stored) }
    }

    private mutating func list(_ stored: StoredPosting) throws {
        if let facets = try PostingListing(stored, in: database)?.add(to: &tally, now: now, in: database) {
            blocks.set(facets, of: stored.number)
        }
    }

    private mutating func remove(number: Int64) throws {
        if let stored = try rows.posting(number: number, in: database) { try remove(stored) }
    }

    private mutating func erase(_ stored: StoredPosting) throws {
        try close(stored)
        try PostingReach(number: stored.number, posting: stored.posting).remove(in: database)
        try database.cachedStatement(sql: "DELETE FROM posting WHERE number = ?").execute(arguments: [stored.number])
    }
}
