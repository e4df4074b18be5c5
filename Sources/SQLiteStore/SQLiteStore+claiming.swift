package import Foundation
import GRDB
package import Sessions

extension SQLiteStore {
    package func claim(
        now: Date,
        leaseSeconds: Double,
        turn: FairTurn
    ) async throws -> (lease: Lease, files: [Data])? {
        let token = UUID()
        return try await write { database in
            let isFree = "(state = 'queued' OR lease_until < ?)"
            let working = try Row.fetchAll(
                database,
                sql: "SELECT client, is_slow, queued_at FROM queue WHERE NOT \(isFree)",
                arguments: [now.timeIntervalSince1970]
            )
            let waiting = try Row.fetchAll(
                database,
                sql: """
                    SELECT client, is_slow, min(queued_at) AS queued_at FROM queue WHERE \(isFree) GROUP BY client, is_slow
                    """,
                arguments: [now.timeIntervalSince1970]
            )
            guard let next = turn.next(of: waiting.map(Self.work), beside: working.map(Self.work)) else { return nil }
            let row = try Row.fetchOne(
                database,
                sql: """
                    SELECT session_id, attempt FROM queue WHERE \(isFree) AND client IS ? AND is_slow = ?
                    ORDER BY queued_at LIMIT 1
                    """,
                arguments: [now.timeIntervalSince1970, next.client, next.isSlow]
            )
            guard let row, let session = UUID(uuidString: row["session_id"]) else { return nil }
            let lease = Lease(session: session, token: token, attempt: row["attempt"] + 1, client: next.client)
            try Self.write(lease, until: now.addingTimeInterval(leaseSeconds), in: database)
            let files = try Data.fetchAll(
                database,
                sql: "SELECT bytes FROM session_file WHERE session_id = ? ORDER BY position",
                arguments: [session.uuidString]
            )
            return (lease, files)
        }
    }

    private static func work(of row: Row) -> FairTurn.Work {
        FairTurn.Work(
            client: row["client"],
            isSlow: row["is_slow"],
            queuedAt: Date(timeIntervalSince1970: row["queued_at"])
        )
    }

    private static func write(_ lease: Lease, until: Date, in database: Database) throws {
        try database.execute(
            sql:
                "UPDATE queue SET state = 'leased', attempt = ?, lease_token = ?, lease_until = ? WHERE session_id = ?",
            arguments: [
                lease.attempt, lease.token.uuidString, until.timeIntervalSince1970, lease.session.uuidString,
            ]
        )
    }
}
