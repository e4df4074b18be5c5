package import Foundation
package import JobAlerts

extension PostgresStore: AlertSweeper {
    private static let secondsOfDay = 86_400.0

    package func sweep(_ retention: AlertRetention, limit: Int, now: Date) async throws -> SweepFigures {
        func before(_ days: Int) -> Date { now.addingTimeInterval(-Double(days) * Self.secondsOfDay) }
        let (matches, notifications) = (before(retention.matchDays), before(retention.notificationDays))
        let (inactive, idle, day) = (before(retention.inactiveDeviceDays), before(retention.idleDeviceDays), before(1))
        let unused = before(retention.idleProfileDays)
        return try await write { connection in
            func remove(_ table: String, _ condition: String, _ end: Date) throws -> Int {
                try connection.execute(
                    "DELETE FROM \(table) WHERE number IN (SELECT number FROM \(table) WHERE \(condition) LIMIT $2)",
                    [end, limit]
                )
            }
            var figures = SweepFigures()
            figures.matches = try remove("alert_match", "at < $1", matches)
            // Copies of jobs that no match has any more.
            figures.jobs = try remove(
                "alert_job",
                """
                found_at < $1 AND NOT EXISTS (SELECT 1 FROM alert_match WHERE alert_match.posting = alert_job.posting)
                """,
                matches
            )
            figures.notifications = try remove("outbox", "ended_at < $1", notifications)
            figures.devices = try remove("device", "inactive_at < $1", inactive)
            figures.briefs = try Self.sweepBriefs(limit: limit, now: now, in: connection)
            figures.idle = try connection.execute(
                """
                UPDATE device SET active = false, inactive_at = $1 WHERE number IN
                    (SELECT number FROM device WHERE active AND coalesce(seen_at, registered_at) < $2 LIMIT $3)
                """,
                [now, idle, limit]
            )
            // What nobody sends, since no key is configured, is not sent when one is.
            try connection.execute(
                """
                UPDATE outbox SET state = 'dropped', reason = 'expired', ended_at = $1 WHERE number IN
                    (SELECT number FROM outbox WHERE state = 'waiting' AND not_before < $2 LIMIT $3)
                """,
                [now, day, limit]
            )
            figures.profiles = try Self.eraseProfiles(unusedSince: unused, limit: limit, in: connection)
            if figures.idle > 0 || figures.devices > 0 { try Self.noteChange(in: connection) }
            return figures
        }
    }
}
