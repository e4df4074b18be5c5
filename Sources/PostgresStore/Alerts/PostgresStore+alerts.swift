package import Foundation
package import JobAlerts
package import JobMatching
import StoredRows

extension PostgresStore: AlertStore {
    private static let hour = 3_600.0

    // MARK: - Matches

    package func keep(_ matches: [AlertMatch], subscriptions: [UUID]) async throws -> Int {
        try await write { connection in
            try AlertIntake.add(matches, subscriptions: subscriptions, notifying: nil, in: connection)
        }
    }

    package func matches(
        of device: UUID,
        since: Date?,
        offset: Int,
        limit: Int
    ) async throws -> (matches: [AlertMatch], total: Int) {
        try await read { connection in
            let own = "alert_match.device = (SELECT number FROM device WHERE id = $1) AND at >= $2"
            let start = since ?? Date(timeIntervalSince1970: 0)
            let total: Int? = try connection.value("SELECT count(*) FROM alert_match WHERE \(own)", [device, start])
            let page = try connection.rows(
                """
                \(Self.wholeMatches) WHERE \(own) ORDER BY at DESC, alert_match.number DESC LIMIT $3 OFFSET $4
                """,
                [device, start, limit, offset]
            )
            return (try page.compactMap(Self.match), total ?? 0)
        }
    }

    package func markRead(_ match: UUID, of device: UUID, at date: Date) async throws -> Bool {
        try await write { connection in
            try connection.execute(
                """
                UPDATE alert_match SET read_at = coalesce(read_at, $3)
                WHERE id = $1 AND device = (SELECT number FROM device WHERE id = $2)
                """,
                [match, device, date]
            ) > 0
        }
    }

    package func unreadCount(of device: UUID) async throws -> Int {
        try await glimpse { try Self.unreadCount(of: device, in: $0) }
    }

    static func unreadCount(of device: UUID, in connection: PostgresConnection) throws -> Int {
        try connection.value(
            """
            SELECT count(*) FROM alert_match
            WHERE device = (SELECT number FROM device WHERE id = $1) AND read_at IS NULL
            """,
            [device]
        ) ?? 0
    }

    package func alertCounts(now: Date) async throws -> AlertCounts {
        try await read { connection in
            func count(_ sql: String, _ values: [any PostgresValue] = []) throws -> Int {
                try connection.value("SELECT count(*) FROM \(sql)", values) ?? 0
            }
            var counts = AlertCounts()
            counts.activeDevices = try count("device WHERE active")
            counts.activeSubscriptions = try count(
                "subscription JOIN device ON device.number = subscription.device WHERE active"
            )
            counts.matchesLastHour = try count("alert_match WHERE at >= $1", [now.addingTimeInterval(-Self.hour)])
            counts.matchesLastDay = try count("alert_match WHERE at >= $1", [now.addingTimeInterval(-24 * Self.hour)])
            return counts
        }
    }

    package func matchCount() async throws -> Int {
        try await glimpse { try $0.value("SELECT count(*) FROM alert_match") ?? 0 }
    }

    // MARK: - Turns

    package func takeTurn(_ name: String, holder: UUID, now: Date, seconds: Double) async throws -> Turn? {
        try await write { [clock = clock(now)] connection in
            try connection.row(
                """
                UPDATE turn SET holder = $3, lease_until = \(Self.clock) + $4, fence = fence + 1
                WHERE name = $2 AND (holder IS NULL OR lease_until < \(Self.clock)) RETURNING fence, mark
                """,
                [clock, name, holder, seconds]
            ).map { row in
                Turn(name: name, holder: holder, fence: try row["fence"], mark: Int64(try row["mark"] as Int))
            }
        }
    }

    package func renew(_ turn: Turn, now: Date, seconds: Double) async throws {
        try await write { [clock = clock(now)] connection in
            let changes = try connection.execute(
                "UPDATE turn SET lease_until = \(Self.clock) + $5 WHERE name = $2 AND fence = $3 AND holder = $4",
                [clock, turn.name, turn.fence, turn.holder, seconds]
            )
            guard changes > 0 else { throw AlertStoreError.turnLost }
        }
    }

    package func advance(
        _ turn: Turn,
        to mark: Int64,
        matches: [AlertMatch],
        subscriptions: [UUID]
    ) async throws -> Int {
        try await write { connection in
            let changes = try connection.execute(
                "UPDATE turn SET mark = $5 WHERE name = $1 AND fence = $2 AND holder = $3 AND mark = $4",
                [turn.name, turn.fence, turn.holder, Int(turn.mark), Int(mark)]
            )
            guard changes > 0 else { throw AlertStoreError.turnLost }
            return try AlertIntake.add(matches, subscriptions: subscriptions, notifying: turn, in: connection)
        }
    }

    package func end(_ turn: Turn, now: Date) async throws {
        _ = try await write { connection in
            try connection.execute(
                "UPDATE turn SET holder = NULL, lease_until = 0 WHERE name = $1 AND fence = $2 AND holder = $3",
                [turn.name, turn.fence, turn.holder]
            )
        }
    }

    /// Makes sure that a turn is still its holder's until the end of the transaction.
    static func require(_ turn: Turn, in connection: PostgresConnection) throws {
        let row = try connection.row(
            "SELECT name FROM turn WHERE name = $1 AND fence = $2 AND holder = $3 FOR UPDATE",
            [turn.name, turn.fence, turn.holder]
        )
        guard row != nil else { throw AlertStoreError.turnLost }
    }

    // MARK: - Postings

    package func highestPosting() async throws -> Int64 {
        // Not the highest that was given: imports take turns, so that all lower numbers are stored as well.
        try await glimpse { connection in
            Int64(try connection.value("SELECT coalesce(max(number), 0) FROM posting") as Int? ?? 0)
        }
    }

    package func postings(
        after mark: Int64,
        upTo end: Int64,
        limit: Int,
        now: Date
    ) async throws -> (postings: [NumberedPosting], mark: Int64) {
        try await read { connection in
            let numbers = try connection.rows(
                "SELECT number FROM posting WHERE number > $1 AND number <= $2 ORDER BY number LIMIT $3",
                [Int(mark), Int(end), limit]
            ).map { row -> Int64 in Int64(try row["number"] as Int) }
            let last = numbers.count < limit ? end : numbers.last
            return (try PostingRow.open(numbers, now: now, in: connection), last ?? end)
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
        try await glimpse { connection in
            try connection.value(
                "SELECT EXISTS (SELECT 1 FROM posting WHERE number > (SELECT mark FROM turn WHERE name = $1))",
                [turn]
            ) ?? false
        }
    }

    // MARK: - Rows

    /// Matches with their jobs, and the identifiers of their devices.
    static let wholeMatches = """
        SELECT alert_match.id, device.id AS device_id, alert_match.posting, title, company, url, source, posted_at,
            keywords, relevance, at, read_at
        FROM alert_match JOIN device ON device.number = alert_match.device
        JOIN alert_job ON alert_job.number = alert_match.job
        """

    static func match(_ row: PostgresRow) throws -> AlertMatch? {
        guard let keywords = StoredList.texts(try row["keywords"]) else { return nil }
        var match = AlertMatch(
            id: try row["id"],
            device: try row["device_id"],
            job: AlertedJob(
                number: Int64(try row["posting"] as Int),
                title: try row["title"],
                company: try row["company"],
                url: try row["url"],
                source: try row["source"],
                postedAt: try row["posted_at"]
            ),
            keywords: keywords,
            relevance: try row["relevance"],
            at: try row["at"]
        )
        match.readAt = try row["read_at"]
        return match
    }
}
