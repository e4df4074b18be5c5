package import DailyBrief
package import Foundation
import GRDB
package import JobAlerts

/// Briefs on their way to people.
extension SQLiteStore {
    package func hasBrief(of account: UUID, on day: CalendarDay) async throws -> Bool {
        try await read { database in
            try Bool.fetchOne(
                database,
                sql: "SELECT EXISTS (SELECT 1 FROM brief_day WHERE account = ? AND day = ?)",
                arguments: [account.uuidString, day.text]
            ) ?? false
        }
    }

    package func add(_ notice: BriefNotice, _ turn: Turn, now: Date) async throws -> Int {
        try await write { database in
            let isOurs = try Bool.fetchOne(
                database,
                sql: "SELECT EXISTS (SELECT 1 FROM turn WHERE name = ? AND fence = ? AND holder = ?)",
                arguments: [turn.name, turn.fence, turn.holder.uuidString]
            )
            guard isOurs == true else { throw AlertStoreError.turnLost }
            try database.execute(
                sql: """
                    INSERT INTO brief_day (account, day, at) SELECT id, ?, ? FROM account WHERE id = ?
                    ON CONFLICT DO NOTHING
                    """,
                arguments: [notice.day.text, now.timeIntervalSince1970, notice.account.uuidString]
            )
            guard database.changesCount > 0, let text = notice.text else { return 0 }
            var added = 0
            if notice.channels.contains(.push) { added += try Self.push(notice, text, now: now, in: database) }
            if notice.channels.contains(.email) {
                try database.execute(
                    sql: """
                        INSERT INTO outbox (id, account, kind, text, created_at, not_before)
                        VALUES (?, ?, 'mail_brief', ?, ?, ?)
                        """,
                    arguments: [
                        UUID().uuidString, notice.account.uuidString, text, now.timeIntervalSince1970,
                        now.timeIntervalSince1970,
                    ]
                )
                added += 1
            }
            return added
        }
    }

    /// Adds a push for each active device of the account; the digest need not tell of its new matches again.
    private static func push(
        _ notice: BriefNotice,
        _ text: String,
        now: Date,
        in database: Database
    ) throws -> Int {
        let devices = try Int64.fetchAll(
            database,
            sql: "SELECT number FROM device WHERE account = ? AND active AND token IS NOT NULL ORDER BY number",
            arguments: [notice.account.uuidString]
        )
        for device in devices {
            let id = UUID().uuidString
            try database.execute(
                sql: """
                    INSERT INTO outbox (id, device, kind, text, created_at, not_before)
                    VALUES (?, ?, 'daily_brief', ?, ?, ?)
                    """,
                arguments: [id, device, text, now.timeIntervalSince1970, now.timeIntervalSince1970]
            )
            try database.execute(
                sql: """
                    INSERT INTO outbox_match (notification, match)
                    SELECT outbox.number, alert_match.number FROM outbox
                    JOIN alert_match ON alert_match.device = outbox.device AND at >= ? AND read_at IS NULL
                    WHERE outbox.id = ?
                    """,
                arguments: [notice.since.timeIntervalSince1970, id]
            )
        }
        return devices.count
    }

    /// Removes what briefs were made of and nobody needs: past countdowns, done reminders, old weather.
    ///
    /// - Returns: how many rows.
    static func sweepBriefs(limit: Int, now: Date, in database: Database) throws -> Int {
        func before(_ days: Int) -> Double { now.timeIntervalSince1970 - Double(days) * 86_400 }
        // The day has passed everywhere.
        let day = PersonClock(zone: "UTC").day(of: now).adding(days: -Countdown.keptDays - 1)
        var removed = 0
        for (table, key, condition, end) in [
            ("countdown", "id", "NOT is_yearly AND day < ?", day.text as any DatabaseValueConvertible),
            ("reminder", "id", "repetition = 'none' AND done_at < ?", before(Reminder.keptDays)),
            ("weather_answer", "place", "fetched_at < ?", now.timeIntervalSince1970 - WeatherDesk.usable),
        ] {
            try database.execute(
                sql: "DELETE FROM \(table) WHERE \(key) IN (SELECT \(key) FROM \(table) WHERE \(condition) LIMIT ?)",
                arguments: [end, limit]
            )
            removed += database.changesCount
        }
        // A day that is over everywhere has no brief any more.
        try database.execute(
            sql: """
                DELETE FROM brief_day WHERE (account, day) IN (SELECT account, day FROM brief_day WHERE at < ? LIMIT ?)
                """,
            arguments: [before(7), limit]
        )
        return removed + database.changesCount
    }
}
