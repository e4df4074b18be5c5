package import Foundation
import GRDB
package import JobAlerts
package import JobMatching

extension SQLiteStore: AlertStore {
    private static let hour = 3_600.0

    // MARK: - Matches

    package func keep(_ matches: [AlertMatch], subscriptions: [UUID]) async throws -> Int {
        try await write { try Self.insert(matches, subscriptions: subscriptions, notifying: nil, in: $0) }
    }

    package func matches(
        of device: UUID,
        since: Date?,
        offset: Int,
        limit: Int
    ) async throws -> (matches: [AlertMatch], total: Int) {
        try await read { database in
            let own = "alert_match WHERE device = ? AND at >= ?"
            let arguments: StatementArguments = [device.uuidString, since?.timeIntervalSince1970 ?? 0]
            let total = try Int.fetchOne(database, sql: "SELECT count(*) FROM \(own)", arguments: arguments) ?? 0
            let rows = try Row.fetchAll(
                database,
                sql: "SELECT * FROM \(own) ORDER BY at DESC, id LIMIT ? OFFSET ?",
                arguments: arguments + [limit, offset]
            )
            return (rows.compactMap(Self.match), total)
        }
    }

    package func markRead(_ match: UUID, of device: UUID, at date: Date) async throws -> Bool {
        try await write { database in
            try database.execute(
                sql: "UPDATE alert_match SET read_at = coalesce(read_at, ?) WHERE id = ? AND device = ?",
                arguments: [date.timeIntervalSince1970, match.uuidString, device.uuidString]
            )
            return database.changesCount > 0
        }
    }

    package func unreadCount(of device: UUID) async throws -> Int {
        try await read { database in
            try Int.fetchOne(
                database,
                sql: "SELECT count(*) FROM alert_match WHERE device = ? AND read_at IS NULL",
                arguments: [device.uuidString]
            ) ?? 0
        }
    }

    package func alertCounts(now: Date) async throws -> AlertCounts {
        try await read { database in
            func count(_ condition: String, _ arguments: StatementArguments = []) throws -> Int {
                try Int.fetchOne(database, sql: "SELECT count(*) FROM \(condition)", arguments: arguments) ?? 0
            }
            var counts = AlertCounts()
            let time = now.timeIntervalSince1970
            counts.activeDevices = try count("device WHERE active")
            counts.activeSubscriptions = try count("subscription JOIN device ON device.id = device AND active")
            counts.matches = try count("alert_match")
            counts.matchesLastHour = try count("alert_match WHERE at >= ?", [time - Self.hour])
            counts.matchesLastDay = try count("alert_match WHERE at >= ?", [time - 24 * Self.hour])
            return counts
        }
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
        try await write { database in
            try database.execute(
                sql: "UPDATE turn SET mark = ? WHERE name = ? AND fence = ? AND holder = ? AND mark = ?",
                arguments: [mark, turn.name, turn.fence, turn.holder.uuidString, turn.mark]
            )
            guard database.changesCount > 0 else { throw AlertStoreError.turnLost }
            return try Self.insert(matches, subscriptions: subscriptions, notifying: turn, in: database)
        }
    }

    package func end(_ turn: Turn, now: Date) async throws {
        try await write { database in
            if turn.name == AlertEngine.turn { try Self.release(turn, now: now, in: database) }
            try database.execute(
                sql: "UPDATE turn SET holder = NULL, lease_until = 0 WHERE name = ? AND fence = ? AND holder = ?",
                arguments: [turn.name, turn.fence, turn.holder.uuidString]
            )
        }
    }

    // MARK: - Postings

    package func postings(
        after mark: Int64,
        limit: Int,
        now: Date
    ) async throws -> (postings: [NumberedPosting], mark: Int64)? {
        try await read { database in
            let numbers = try Int64.fetchAll(
                database,
                sql: "SELECT number FROM posting WHERE number > ? ORDER BY number LIMIT ?",
                arguments: [mark, limit]
            )
            guard let last = numbers.last else { return nil }
            return (try Self.whole(numbers, now: now, in: database), last)
        }
    }

    package func newestPostings(since date: Date, limit: Int, now: Date) async throws -> [NumberedPosting] {
        try await read { database in
            let listings = try Int64.fetchAll(
                database,
                sql: "SELECT listing FROM posting_listed WHERE listing >= ? ORDER BY listing DESC LIMIT ?",
                arguments: [PostingListing.start(date), limit]
            )
            return try Self.whole(listings.map(PostingListing.number), now: now, in: database)
        }
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
        in database: Database
    ) throws -> Int {
        let insert = try database.cachedStatement(
            sql: """
                INSERT INTO alert_match (id, device, posting, title, company, url, source, posted_at, keywords, relevance,
                    at)
                SELECT ?, id, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM device WHERE id = ? AND active
                ON CONFLICT DO NOTHING
                """
        )
        var added = 0
        for match in matches {
            try insert.execute(arguments: [
                match.id.uuidString, match.job.number, match.job.title, match.job.company, match.job.url,
                match.job.source, match.job.postedAt.timeIntervalSince1970, json(match.keywords), match.relevance,
                match.at.timeIntervalSince1970, match.device.uuidString,
            ])
            guard database.changesCount > 0 else { continue }
            added += 1
            if let turn { try enqueue(match, turn, in: database) }
        }
        guard let at = matches.last?.at else { return 0 }
        let note = try database.cachedStatement(sql: "UPDATE subscription SET last_match_at = ? WHERE id = ?")
        for subscription in subscriptions {
            try note.execute(arguments: [at.timeIntervalSince1970, subscription.uuidString])
        }
        return added
    }

    static func match(_ row: Row) -> AlertMatch? {
        guard let id = UUID(uuidString: row["id"]), let device = UUID(uuidString: row["device"]),
            let keywords = texts(row["keywords"])
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
