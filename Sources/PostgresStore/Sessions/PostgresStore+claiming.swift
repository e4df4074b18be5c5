package import Foundation
package import Sessions

extension PostgresStore {
    /// The time that leases are counted in, where the first value of a statement says whose it is.
    static let clock = "coalesce($1::float8, extract(epoch FROM clock_timestamp())::float8)"

    /// What tells a statement whose time it is.
    func clock(_ now: Date) -> Date? {
        switch leaseTime {
        case .database: nil
        case .callers: now
        }
    }

    package func claim(
        now: Date,
        leaseSeconds: Double,
        turn: FairTurn
    ) async throws -> (lease: Lease, files: [Data])? {
        let token = UUID()
        return try await write { [clock = clock(now), holder] connection in
            // Workers of one process decide one after the other, so that they keep its limits; others decide beside them.
            try connection.lock(AdvisoryLock.number(Data("claim".utf8) + Data(holder.encoded ?? [])))
            guard let found = try Self.next(turn, clock: clock, holder: holder, in: connection) else { return nil }
            let attempt = try Self.attempt(found, in: connection)
            try connection.execute(
                """
                UPDATE queue SET attempt = $3, lease_token = $4, lease_until = \(Self.clock) + $5, holder = $6
                WHERE session_id = $2
                """,
                [clock, found.session, attempt, token, leaseSeconds, holder]
            )
            let lease = Lease(session: found.session, token: token, attempt: attempt, client: found.client)
            return (lease, try Self.files(of: found.session, in: connection))
        }
    }

    package func releaseAll() async throws {
        try await write { [holder] connection in
            let rows = try connection.rows(
                "SELECT DISTINCT holder FROM queue WHERE lease_token IS NOT NULL AND holder IS NOT NULL"
            )
            for row in rows {
                let other: UUID = try row["holder"]
                guard try other == holder || Self.isGone(other, in: connection) else { continue }
                let sessions = try connection.rows(
                    """
                    UPDATE queue
                    SET lease_token = NULL, lease_until = NULL, holder = NULL, attempt = attempt - CASE WHEN EXISTS (
                        SELECT 1 FROM session WHERE id = session_id AND status = ANY ($2)
                    ) THEN 0 ELSE 1 END
                    WHERE holder = $1 RETURNING session_id
                    """,
                    [other, Self.counted.map(\.rawValue)]
                ).map { row throws(PostgresError) -> UUID in try row["session_id"] }
                try connection.execute("UPDATE session SET status = 'queued' WHERE id = ANY ($1)", [sessions])
                for session in sessions { try Self.tellOfChange(of: session, in: connection) }
                try Self.tellOfWork(in: connection)
            }
        }
    }

    // MARK: Parts of transactions

    /// A document that waits, locked.
    private struct Waiting {
        let session: UUID
        let attempt: Int
        let client: Data?
        /// Who held it last, whose lease has ended.
        let lastHolder: UUID?
        let status: SessionStatus?
    }

    /// How far documents were when an attempt counts although the worker died.
    private static let counted = [SessionStatus.identifying, .searching]
    /// How often others may be quicker.
    private static let mostTries = 20

    /// The document whose turn it is, which nobody else gets before the transaction ends.
    private static func next(
        _ turn: FairTurn,
        clock: Date?,
        holder: UUID,
        in connection: PostgresConnection
    ) throws -> Waiting? {
        let isFree = "(lease_token IS NULL OR lease_until < \(Self.clock))"
        for _ in 0..<mostTries {
            // The limits of a process are kept among what it does itself: others have limits of their own.
            let working = try connection.rows(
                "SELECT client, is_slow, queued_at FROM queue WHERE holder = $2 AND NOT \(isFree)",
                [clock, holder]
            ).map(work)
            let waiting = try connection.rows(
                """
                SELECT client, is_slow, min(queued_at) AS queued_at FROM queue WHERE \(isFree) GROUP BY client, is_slow
                """,
                [clock]
            ).map(work)
            guard let next = turn.next(of: waiting, beside: working) else { return nil }
            let row = try connection.row(
                """
                SELECT session_id, attempt, client, holder,
                    (SELECT status FROM session WHERE id = session_id) AS status
                FROM queue WHERE \(isFree) AND client IS NOT DISTINCT FROM $2 AND is_slow = $3
                ORDER BY queued_at LIMIT 1 FOR UPDATE SKIP LOCKED
                """,
                [clock, next.client, next.isSlow]
            )
            // Others have taken all of this kind meanwhile.
            guard let row else { continue }
            return Waiting(
                session: try row["session_id"],
                attempt: try row["attempt"],
                client: try row["client"],
                lastHolder: try row["holder"],
                status: SessionStatus(rawValue: try row["status"])
            )
        }
        return nil
    }

    /// Which attempt this is: one that a process did not live to end counts as when processes start.
    private static func attempt(_ waiting: Waiting, in connection: PostgresConnection) throws -> Int {
        guard let holder = waiting.lastHolder, waiting.attempt > 0, waiting.status.map(counted.contains) == false,
            try isGone(holder, in: connection)
        else { return waiting.attempt + 1 }
        return waiting.attempt
    }

    /// Whether a process is not connected any more; it holds a lock as long as it is.
    private static func isGone(_ process: UUID, in connection: PostgresConnection) throws -> Bool {
        try connection.isFree(AdvisoryLock.process(process))
    }

    private static func work(of row: PostgresRow) throws -> FairTurn.Work {
        FairTurn.Work(client: try row["client"], isSlow: try row["is_slow"], queuedAt: try row["queued_at"])
    }

    private static func files(of session: UUID, in connection: PostgresConnection) throws -> [Data] {
        var files: [Data] = []
        let pieces = try connection.rows(
            "SELECT position, piece FROM session_piece WHERE session_id = $1 ORDER BY position, piece",
            [session]
        )
        for piece in pieces {
            let (position, number): (Int, Int) = (try piece["position"], try piece["piece"])
            let bytes: Data? = try connection.value(
                "SELECT bytes FROM session_piece WHERE session_id = $1 AND position = $2 AND piece = $3",
                [session, position, number]
            )
            if number == 0 { files.append(Data()) }
            files[files.count - 1].append(bytes ?? Data())
        }
        return files
    }
}
