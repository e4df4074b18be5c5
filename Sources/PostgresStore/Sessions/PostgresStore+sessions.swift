package import Foundation
package import JobMatching
package import Sessions
import StoredRows
package import TextDocument

extension PostgresStore: SessionStore {
    /// Uploads are received in a folder of the machine, since the store is on none.
    package var spoolFolder: String? { nil }

    /// Bytes of a piece of an upload, which is all of it that is in memory at a time.
    static let pieceLength = 256 * 1024
    /// With so few places left in the queue uploads wait for each other, so that no more get in than there is room for.
    private static let lastPlaces = 100

    package func add(_ session: Session, files: [any UploadedFile], queueLimit: Int) async throws {
        try await write { connection in
            guard try Self.depth(in: connection) < queueLimit else { throw SessionStoreError.queueFull }
            try Self.checkRetryKey(of: session, in: connection)
            try connection.execute(
                """
                INSERT INTO session
                    (id, user_search_id, created_at, expires_at, status, view_token_hash, owner, retry_key_hash,
                     retry_holder_hash)
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
                """,
                [
                    session.id, session.userSearchID, session.createdAt, session.expiresAt,
                    SessionStatus.queued.rawValue, session.viewTokenHash, session.owner, session.retryKeyHash,
                    session.retryHolderHash,
                ]
            )
            for (position, file) in files.enumerated() {
                for (number, range) in file.pieces(of: Self.pieceLength).enumerated() {
                    try connection.execute(
                        "INSERT INTO session_piece (session_id, position, piece, bytes) VALUES ($1, $2, $3, $4)",
                        [session.id, position, number, try file.contents(of: range)]
                    )
                }
            }
            // Again, since others were stored meanwhile.
            try Self.requirePlace(in: connection, limit: queueLimit)
            try connection.execute(
                "INSERT INTO queue (session_id, queued_at, client, is_slow) VALUES ($1, $2, $3, $4)",
                [session.id, session.createdAt, session.client, session.isSlow]
            )
            try Self.tellOfWork(in: connection)
            FaultPoint.beforeCommit.reach()
        }
    }

    package func renew(_ lease: Lease, now: Date, leaseSeconds: Double) async throws {
        try await write { [clock = clock(now)] connection in
            let changes = try connection.execute(
                """
                UPDATE queue SET lease_until = \(Self.clock) + $4 WHERE session_id = $2 AND lease_token = $3
                """,
                [clock, lease.session, lease.token, leaseSeconds]
            )
            guard changes == 1 else { throw SessionStoreError.leaseLost }
        }
    }

    package func advance(_ lease: Lease, to status: SessionStatus) async throws {
        try await write { connection in
            try Self.requireLease(lease, in: connection)
            try Self.setStatus(status, of: lease.session, in: connection)
        }
    }

    package func complete(_ lease: Lease, analysis: Analysis, matches: [JobMatch]) async throws {
        let encoded = try analysis.stored
        try await write { connection in
            try Self.endLease(lease, in: connection)
            try connection.execute(
                "UPDATE session SET status = $2, analysis = $3, revision = revision + 1 WHERE id = $1",
                [lease.session, SessionStatus.completed.rawValue, encoded]
            )
            try Self.insert(matches, of: lease.session, in: connection)
            try Self.tellOfChange(of: lease.session, in: connection)
        }
    }

    package func fail(_ lease: Lease, with failure: ExtractionFailure) async throws {
        try await write { connection in
            try Self.endLease(lease, in: connection)
            try connection.execute(
                "UPDATE session SET status = $2, failure = $3 WHERE id = $1",
                [lease.session, SessionStatus.failed.rawValue, failure.rawValue]
            )
            try Self.tellOfChange(of: lease.session, in: connection)
        }
    }

    package func release(_ lease: Lease) async throws {
        try await write { connection in
            let changes = try connection.execute(
                """
                UPDATE queue SET lease_token = NULL, lease_until = NULL, holder = NULL, attempt = attempt - 1
                WHERE session_id = $1 AND lease_token = $2
                """,
                [lease.session, lease.token]
            )
            guard changes == 1 else { throw SessionStoreError.leaseLost }
            try Self.setStatus(.queued, of: lease.session, in: connection)
            try Self.tellOfWork(in: connection)
        }
    }

    package func relocate(_ session: UUID, to location: String?, matches: [JobMatch]) async throws {
        try await write { connection in
            let changes = try connection.execute(
                "UPDATE session SET location = $2, revision = revision + 1 WHERE id = $1 AND status = $3",
                [session, location, SessionStatus.completed.rawValue]
            )
            guard changes == 1 else { throw SessionStoreError.leaseLost }
            try connection.execute("DELETE FROM session_job WHERE session_id = $1", [session])
            try Self.insert(matches, of: session, in: connection)
            try Self.tellOfChange(of: session, in: connection)
        }
    }

    package func erase(_ session: UUID) async throws -> Bool {
        try await write { connection in
            // In the order in which workers lock them.
            try connection.execute("DELETE FROM queue WHERE session_id = $1", [session])
            let changes = try connection.execute("DELETE FROM session WHERE id = $1", [session])
            if changes > 0 { try Self.tellOfChange(of: session, in: connection) }
            return changes > 0
        }
    }

    package func tidy(now: Date) async throws {
        // In pieces: others wait for what a transaction has locked.
        var erased: Int
        repeat {
            erased = try await write { connection in
                let sessions = try connection.rows(
                    "SELECT id FROM session WHERE expires_at <= $1 LIMIT 500",
                    [now]
                ).map { row throws(PostgresError) -> UUID in try row["id"] }
                try connection.execute("DELETE FROM queue WHERE session_id = ANY ($1)", [sessions])
                return try connection.execute("DELETE FROM session WHERE id = ANY ($1)", [sessions])
            }
        } while erased > 0
        _ = try await write { connection in
            try connection.execute(
                """
                UPDATE session SET retry_key_hash = NULL, retry_holder_hash = NULL
                WHERE owner IS NULL AND retry_key_hash IS NOT NULL AND created_at <= $1
                """,
                [now.addingTimeInterval(-RetryKey.anonymousLifetime)]
            )
        }
        try await sweepLimits(now: now)
    }

    package func checkWriting() async throws {
        _ = try await write { connection in
            try connection.execute(
                "INSERT INTO written VALUES (1, $1) ON CONFLICT (number) DO UPDATE SET at = excluded.at",
                [Date()]
            )
        }
    }

    package func queueDepth() async throws -> Int {
        try await glimpse { try Self.depth(in: $0) }
    }

    package func sessionCounts() async throws -> [SessionStatus: Int] {
        try await glimpse { connection in
            let rows = try connection.rows("SELECT status, count(*) AS number FROM session GROUP BY status")
            let counts = try rows.compactMap { row -> (SessionStatus, Int)? in
                guard let status = SessionStatus(rawValue: try row["status"]) else { return nil }
                return (status, try row["number"])
            }
            return Dictionary(counts, uniquingKeysWith: +)
        }
    }

    package func oldestQueued() async throws -> Date? {
        try await glimpse { try $0.value("SELECT min(queued_at) FROM queue WHERE lease_token IS NULL") }
    }

    // MARK: Parts of transactions

    private static func depth(in connection: PostgresConnection) throws -> Int {
        try connection.value("SELECT count(*) FROM queue") ?? 0
    }

    private static func requirePlace(in connection: PostgresConnection, limit: Int) throws {
        guard try depth(in: connection) + lastPlaces >= limit else { return }
        try connection.lock(AdvisoryLock.lastPlaces)
        guard try depth(in: connection) < limit else { throw SessionStoreError.queueFull }
    }

    /// Refuses an upload that there is already, and one whose key its holder gave another document.
    private static func checkRetryKey(of session: Session, in connection: PostgresConnection) throws {
        guard let key = session.retryKeyHash, let holder = session.retryHolderHash else { return }
        // The same upload may come to two servers at the same time.
        try connection.lock(AdvisoryLock.number(holder))
        // What has expired is nobody's any more, also before it is deleted.
        try connection.execute(
            """
            UPDATE session SET retry_key_hash = NULL, retry_holder_hash = NULL
            WHERE (retry_key_hash = $1 OR retry_holder_hash = $2) AND expires_at <= $3
            """,
            [key, holder, session.createdAt]
        )
        for (column, hash, refusal) in [
            ("retry_key_hash", key, SessionStoreError.alreadyUploaded), ("retry_holder_hash", holder, .keyTaken),
        ] {
            let isKnown: Bool? = try connection.value(
                "SELECT EXISTS (SELECT 1 FROM session WHERE \(column) = $1)",
                [hash]
            )
            guard isKnown != true else { throw refusal }
        }
    }

    private static func setStatus(
        _ status: SessionStatus,
        of session: UUID,
        in connection: PostgresConnection
    ) throws {
        let changes = try connection.execute(
            "UPDATE session SET status = $2 WHERE id = $1",
            [session, status.rawValue]
        )
        guard changes == 1 else { throw SessionStoreError.leaseLost }
        try tellOfChange(of: session, in: connection)
    }

    /// Locks the place in the queue, so that the lease is not lost before the transaction ends.
    private static func requireLease(_ lease: Lease, in connection: PostgresConnection) throws {
        let row = try connection.row(
            "SELECT attempt FROM queue WHERE session_id = $1 AND lease_token = $2 FOR UPDATE",
            [lease.session, lease.token]
        )
        guard row != nil else { throw SessionStoreError.leaseLost }
    }

    /// Takes a finished document off the queue, and its files with it.
    private static func endLease(_ lease: Lease, in connection: PostgresConnection) throws {
        let changes = try connection.execute(
            "DELETE FROM queue WHERE session_id = $1 AND lease_token = $2",
            [lease.session, lease.token]
        )
        guard changes == 1 else { throw SessionStoreError.leaseLost }
        try connection.execute("DELETE FROM session_piece WHERE session_id = $1", [lease.session])
    }
}
