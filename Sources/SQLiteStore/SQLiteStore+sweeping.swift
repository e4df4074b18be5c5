package import Foundation
import GRDB
package import JobAlerts

extension SQLiteStore: AlertSweeper {
    private static let secondsOfDay = 86_400.0

    package func sweep(_ retention: AlertRetention, limit: Int, now: Date) async throws -> SweepFigures {
        func before(_ days: Int) -> Double { now.timeIntervalSince1970 - Double(days) * Self.secondsOfDay }
        let (matches, notifications) = (before(retention.matchDays), before(retention.notificationDays))
        let (inactive, idle, day) = (before(retention.inactiveDeviceDays), before(retention.idleDeviceDays), before(1))
        let unused = before(retention.idleProfileDays)
        let figures = try await write { database in
            func remove(_ table: String, _ condition: String, _ end: Double) throws -> Int {
                try database.execute(
                    sql:
                        "DELETE FROM \(table) WHERE number IN (SELECT number FROM \(table) WHERE \(condition) LIMIT ?)",
                    arguments: [end, limit]
                )
                return database.changesCount
            }
            var figures = SweepFigures()
            figures.matches = try remove("alert_match", "at < ?", matches)
            // Copies of jobs that no match has any more.
            try database.execute(
                sql: """
                    DELETE FROM alert_job WHERE number IN (
                        SELECT number FROM alert_job WHERE found_at < ? AND NOT EXISTS (
                            SELECT 1 FROM alert_match WHERE alert_match.posting = alert_job.posting
                        ) LIMIT ?
                    )
                    """,
                arguments: [matches, limit]
            )
            figures.jobs = database.changesCount
            figures.notifications = try remove("outbox", "ended_at < ?", notifications)
            figures.devices = try remove("device", "inactive_at < ?", inactive)
            figures.briefs = try Self.sweepBriefs(limit: limit, now: now, in: database)
            try database.execute(
                sql: """
                    UPDATE device SET active = 0, inactive_at = ? WHERE number IN
                        (SELECT number FROM device WHERE active AND coalesce(seen_at, registered_at) < ? LIMIT ?)
                    """,
                arguments: [now.timeIntervalSince1970, idle, limit]
            )
            figures.idle = database.changesCount
            // What nobody sends, since no key is configured, is not sent when one is.
            try database.execute(
                sql: """
                    UPDATE outbox SET state = 'dropped', reason = 'expired', ended_at = ? WHERE number IN
                        (SELECT number FROM outbox WHERE state = 'waiting' AND not_before < ? LIMIT ?)
                    """,
                arguments: [now.timeIntervalSince1970, day, limit]
            )
            figures.profiles = try Self.eraseProfiles(unusedSince: unused, limit: limit, in: database)
            if figures.idle > 0 || figures.devices > 0 { try Self.noteChange(in: database) }
            return figures
        }
        if figures.profiles > 0 { try await forgetLog() }
        return figures
    }
}
