package import Foundation
import GRDB
package import JobAlerts
package import JobMatching
import StoredRows
import Synchronization

extension SQLiteStore: AlertStore {
    private static let hour = 3_600.0

    // MARK: - Matches

    package func keep(_ matches: [AlertMatch], subscriptions: [UUID]) async throws -> Int {
        let numbers = alertNumbers.withLock { $0 }
        return try await write { database in
            try Self.insert(matches, subscriptions: subscriptions, notifying: nil, numbers, in: database)
        }
    }

    package func matches(
        of device: UUID,
        since: Date?,
        offset: Int,
        limit: Int
    ) async throws -> (matches: [AlertMatch], total: Int) {
        try await read { database in
            let own = "alert_match WHERE device = (SELECT number FROM device WHERE id = ?) AND at >= ?"
            let arguments: StatementArguments = [device.uuidString, since?.timeIntervalSince1970 ?? 0]
            let total = try Int.fetchOne(database, sql: "SELECT count(*) FROM \(own)", arguments: arguments) ?? 0
            // Only the rows of the page are looked up in the table.
            let page = "SELECT number FROM \(own) ORDER BY at DESC, number DESC LIMIT ? OFFSET ?"
            let rows = try Row.fetchAll(
                database,
                sql:
                    "\(Self.wholeMatches) WHERE alert_match.number IN (\(page)) ORDER BY at DESC, alert_match.number DESC",
                arguments: arguments + [limit, offset]
            )
            return (rows.compactMap(Self.match), total)
        }
    }

    package func markRead(_ match: UUID, of device: UUID, at date: Date) async throws -> Bool {
        try await write { database in
            try database.execute(
                sql: """
                    UPDATE alert_match SET read_at = coalesce(read_at, ?)
                    WHERE id = ? AND device = (SELECT number FROM device WHERE id = ?)
                    """,
                arguments: [date.timeIntervalSince1970, match.uuidString, device.uuidString]
            )
            return database.changesCount > 0
        }
    }

    package func unreadCount(of device: UUID) async throws -> Int {
        try await read { try Self.unreadCount(of: device, in: $0) }
    }

    static func unreadCount(of device: UUID, in database: Database) throws -> Int {
        try Int.fetchOne(
            database,
            sql: """
                SELECT count(*) FROM alert_match
                WHERE device = (SELECT number FROM device WHERE id = ?) AND read_at IS NULL
                """,
            arguments: [device.uuidString]
        ) ?? 0
    }

    package func alertCounts(now: Date) async throws -> AlertCounts {
        try await read { database in
            func matches(since seconds: Double) throws -> Int {
                try Int.fetchOne(
                    database,
                    sql: "SELECT count(*) FROM alert_match WHERE at >= ?",
                    arguments: [now.timeIntervalSince1970 - seconds]
                ) ?? 0
            }
            var counts = AlertCounts()
            if let total = try Row.fetchOne(database, sql: "SELECT * FROM alert_total") {
                counts.activeDevices = total["active_devices"]
                counts.activeSubscriptions = total["active_subscriptions"]
            }
            counts.matchesLastHour = try matches(since: Self.hour)
            counts.matchesLastDay = try matches(since: 24 * Self.hour)
            return counts
        }
    }

    package func matchCount() async throws -> Int {
        try await read { try Int.fetchOne($0, sql: "SELECT count(*) FROM alert_match") ?? 0 }
    }

    // MARK: - Turns

    package func takeTurn(_ name: String, holder: UUID, now: Date, seconds: Double) async throws -> Turn? {
        try await write { database in
            try Row.fetchOne(
                database,
                sql: """
                    UPDATE turn SET holder = :holder, lease_until = :until, fence = fence + 1
                    WHERE name = :name AND (holder IS NULL OR lease_until < :now) RETURNING fence, mark
                    """,
                arguments: [
                    "holder": holder.uuidString, "until": now.timeIntervalSince1970 + seconds, "name": name,
                    "now": now.timeIntervalSince1970,
                ]
            ).map { Turn(name: name, holder: holder, fence: $0[0], mark: $0[1]) }
        }
    }

    package func renew(_ turn: Turn, now: Date, seconds: Double) async throws {
        try await write { database in
            try database.execute(
                sql: "UPDATE turn SET lease_until = ? WHERE name = ? AND fence = ? AND holder = ?",
                arguments: [
                    now.timeIntervalSince1970 + seconds, turn.name, turn.fence, turn.holder.uuidString,
                ]
            )
            guard database.changesCount > 0 else { throw AlertStoreError.turnLost }
        }
    }

    package func advance(
        _ turn: Turn,
        to mark: Int64,
        matches: [AlertMatch],
        subscriptions: [UUID]
    ) async throws -> Int {
        let numbers = alertNumbers.withLock { $0 }
        return try await write { database in
            try database.execute(
                sql: "UPDATE turn SET mark = ? WHERE name = ? AND fence = ? AND holder = ? AND mark = ?",
                arguments: [mark, turn.name, turn.fence, turn.holder.uuidString, turn.mark]
            )
            guard database.changesCount > 0 else { throw AlertStoreError.turnLost }
            // Kept until the turn ends: one step goes to many of the pages that the step before went to.
            if !matches.isEmpty { try Self.extendPageMemory(in: database) }
            return try Self.insert(matches, subscriptions: subscriptions, notifying: turn, numbers, in: database)
        }
    }

    package func end(_ turn: Turn, now: Date) async throws {
        try await write { [self] database in
            try restorePageMemory(in: database)
            try database.execute(
                sql: "UPDATE turn SET holder = NULL, lease_until = 0 WHERE name = ? AND fence = ? AND holder = ?",
                arguments: [turn.name, turn.fence, turn.holder.uuidString]
            )
        }
    }

    // MARK: - Postings

    package func highestPosting() async throws -> Int64 {
        try await read { try Int64.fetchOne($0, sql: "SELECT highest FROM posting_number") ?? 0 }
    }

    package func postings(
        after mark: Int64,
        upTo end: Int64,
        limit: Int,
        now: Date
    ) async throws -> (postings: [NumberedPosting], mark: Int64) {
        try await read { database in
            let numbers = try Int64.fetchAll(
                database,
                sql: "SELECT number FROM posting WHERE number > ? AND number <= ? ORDER BY number LIMIT ?",
                arguments: [mark, end, limit]
            )
            let last = numbers.count < limit ? end : numbers.last
            return (try Self.whole(numbers, now: now, in: database), last ?? end)
        }
    }

    package func newestPostings(
        for search: KeywordSearch,
        since date: Date,
        now: Date
    ) async throws -> [NumberedPosting] {
        try await postings(for: search, now: now).filter { $0.listedAt >= date }
            .sorted { ($1.listedAt, $1.number) < ($0.listedAt, $0.number) }
    }

    package func hasPostings(after turn: String) async throws -> Bool {
        try await read { database in
            try Bool.fetchOne(
                database,
                sql: "SELECT EXISTS (SELECT 1 FROM posting JOIN turn ON name = ? WHERE number > mark)",
                arguments: [turn]
            ) ?? false
        }
    }

    /// Those of some postings that are open, with their texts.
    static func whole(_ numbers: [Int64], now: Date, in database: Database) throws -> [NumberedPosting] {
        let reader = PostingRow()
        return try numbered(numbers, in: database).filter { !$0.posting.isExpired(at: now) }.map { found in
            let stored = StoredPosting(number: found.number, posting: found.posting)
            return NumberedPosting(
                number: found.number,
                firstSeenAt: found.firstSeenAt,
                posting: try reader.whole(stored, in: database)
            )
        }
    }

    // MARK: - Rows

    private static func insert(
        _ matches: [AlertMatch],
        subscriptions: [UUID],
        notifying turn: Turn?,
        _ numbers: AlertNumbers,
        in database: Database
    ) throws -> Int {
        guard let at = matches.last?.at else { return 0 }
        var intake = try AlertIntake(database, notifying: turn, numbers: numbers)
        var added = 0
        for match in matches where try intake.add(match) { added += 1 }
        try intake.note(subscriptions, at: at)
        return added
    }

    /// Matches with their jobs, and the identifiers of their devices.
    static let wholeMatches = """
        SELECT alert_match.id, device.id AS device, alert_match.posting, title, company, url, source, posted_at, keywords,
            relevance, at, read_at
        FROM alert_match JOIN device ON device.number = alert_match.device
        JOIN alert_job ON alert_job.number = alert_match.job
        """

    static func match(_ row: Row) -> AlertMatch? {
        guard let id = UUID(uuidString: row["id"]), let device = UUID(uuidString: row["device"]),
            let keywords = StoredList.texts(row["keywords"])
        else { return nil }
        var match = AlertMatch(
            id: id,
            device: device,
            job: AlertedJob(
                number: row["posting"],
                title: row["title"],
                company: row["company"],
                url: row["url"],
                source: row["source"],
                postedAt: Date(timeIntervalSince1970: row["posted_at"])
            ),
            keywords: keywords,
            relevance: row["relevance"],
            at: Date(timeIntervalSince1970: row["at"])
        )
        match.readAt = (row["read_at"] as Double?).map(Date.init(timeIntervalSince1970:))
        return match
    }
}
