package import DailyBrief
package import Foundation
package import JobAlerts

/// Briefs on their way to people.
extension PostgresStore {
    package func hasBrief(of account: UUID, on day: CalendarDay) async throws -> Bool {
        try await glimpse { connection in
            try connection.value(
                "SELECT EXISTS (SELECT 1 FROM brief_day WHERE account = $1 AND day = $2)",
                [account, day.text]
            ) ?? false
        }
    }

    package func add(_ notice: BriefNotice, _ turn: Turn, now: Date) async throws -> Int {
        try await write { connection in
            try Self.require(turn, in: connection)
            let days = try connection.execute(
                """
                INSERT INTO brief_day (account, day, at) SELECT id, $2, $3 FROM account WHERE id = $1
                ON CONFLICT DO NOTHING
                """,
                [notice.account, notice.day.text, now]
            )
            guard days > 0, let text = notice.text else { return 0 }
            var added = 0
            if notice.channels.contains(.push) { added += try Self.push(notice, text, now: now, in: connection) }
            if notice.channels.contains(.email) {
                added += try connection.execute(
                    """
                    INSERT INTO outbox (id, account, kind, text, created_at, not_before)
                    VALUES ($1, $2, 'mail_brief', $3, $4, $4)
                    """,
                    [UUID(), notice.account, text, now]
                )
            }
            return added
        }
    }

    /// Adds a push for each active device of the account; the digest need not tell of its new matches again.
    private static func push(
        _ notice: BriefNotice,
        _ text: String,
        now: Date,
        in connection: PostgresConnection
    ) throws -> Int {
        let devices = try connection.rows(
            "SELECT number FROM device WHERE account = $1 AND active AND token IS NOT NULL ORDER BY number",
            [notice.account]
        ).map { row throws(PostgresError) -> Int in try row["number"] }
        for device in devices {
            try connection.execute(
                """
                WITH added AS (
                    INSERT INTO outbox (id, device, kind, text, created_at, not_before)
                    VALUES ($1, $2, 'daily_brief', $3, $4, $4) RETURNING number, device
                )
                INSERT INTO outbox_match (notification, match)
                SELECT added.number, alert_match.number FROM added
                JOIN alert_match ON alert_match.device = added.device AND at >= $5 AND read_at IS NULL
                """,
                [UUID(), device, text, now, notice.since]
            )
        }
        return devices.count
    }

    /// Removes what briefs were made of and nobody needs: past countdowns, done reminders, old weather.
    ///
    /// - Returns: how many rows.
    static func sweepBriefs(limit: Int, now: Date, in connection: PostgresConnection) throws -> Int {
        func before(_ days: Int) -> Date { now.addingTimeInterval(-Double(days) * 86_400) }
        // The day has passed everywhere.
        let day = PersonClock(zone: "UTC").day(of: now).adding(days: -Countdown.keptDays - 1)
        let old: [(table: String, key: String, condition: String, end: any PostgresValue)] = [
            ("countdown", "id", "NOT is_yearly AND day < $1", day.text),
            ("reminder", "id", "repetition = 'none' AND done_at < $1", before(Reminder.keptDays)),
            ("weather_answer", "place", "fetched_at < $1", now.addingTimeInterval(-WeatherDesk.usable)),
            // A day that is over everywhere has no brief any more.
            ("brief_day", "account, day", "at < $1", before(7)),
        ]
        return try old.reduce(0) { removed, rows in
            removed
                + (try connection.execute(
                    """
                    DELETE FROM \(rows.table) WHERE (\(rows.key)) IN
                        (SELECT \(rows.key) FROM \(rows.table) WHERE \(rows.condition) LIMIT $2)
                    """,
                    [rows.end, limit]
                ))
        }
    }
}
