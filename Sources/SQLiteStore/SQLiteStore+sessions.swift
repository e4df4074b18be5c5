package import Foundation
import GRDB
package import JobMatching
package import Sessions
package import TextDocument

extension SQLiteStore: SessionStore {
    package var spoolFolder: String? {
        URL(filePath: database.path).deletingLastPathComponent().appending(path: "spool").path
    }

    package func add(_ session: Session, files: [any UploadedFile], queueLimit: Int) async throws {
        try await write { database in
            let waiting = try Int.fetchOne(database, sql: "SELECT count(*) FROM queue") ?? 0
            guard waiting < queueLimit else { throw SessionStoreError.queueFull }
            try Self.checkRetryKey(of: session, in: database)
            try database.execute(
                sql: """
                    INSERT INTO session
                        (id, user_search_id, created_at, expires_at, status, view_token_hash, owner, retry_key_hash,
                         retry_holder_hash)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    session.id.uuidString, session.userSearchID.uuidString, session.createdAt.timeIntervalSince1970,
                    session.expiresAt.timeIntervalSince1970, SessionStatus.queued.rawValue, session.viewTokenHash,
                    session.owner?.uuidString, session.retryKeyHash, session.retryHolderHash,
                ]
            )
            for (position, file) in files.enumerated() {
                try database.execute(
                    sql: "INSERT INTO session_file (session_id, position, bytes) VALUES (?, ?, ?)",
                    arguments: [session.id.uuidString, position, try file.contents()]
                )
            }
            try database.execute(
                sql: "INSERT INTO queue (session_id, queued_at, state, client, is_slow) VALUES (?, ?, 'queued', ?, ?)",
                arguments: [
                    session.id.uuidString, session.createdAt.timeIntervalSince1970, session.client, session.isSlow,
                ]
            )
            FaultPoint.beforeCommit.reach()
        }
    }

    package func renew(_ lease: Lease, now: Date, leaseSeconds: Double) async throws {
        let until = now.addingTimeInterval(leaseSeconds)
        try await write { database in
            try database.execute(
                sql: """
                    UPDATE queue SET lease_until = ? WHERE session_id = ? AND lease_token = ? AND state = 'leased'
                    """,
                arguments: [until.timeIntervalSince1970, lease.session.uuidString, lease.token.uuidString]
            )
            try Self.requireOneChange(database)
        }
    }

    package func advance(_ lease: Lease, to status: SessionStatus) async throws {
        try await write { database in
            try Self.requireLease(lease, in: database)
            try Self.setStatus(status, of: lease.session, in: database)
        }
    }

    package func complete(_ lease: Lease, analysis: Analysis, matches: [JobMatch]) async throws {
        let encoded = try analysis.stored
        try await write { database in
            try Self.endLease(lease, in: database)
            try database.execute(
                sql: "UPDATE session SET status = ?, analysis = ?, revision = revision + 1 WHERE id = ?",
                arguments: [SessionStatus.completed.rawValue, encoded, lease.session.uuidString]
            )
            try Self.insert(matches, of: lease.session, in: database)
        }
    }

    package func fail(_ lease: Lease, with failure: ExtractionFailure) async throws {
        try await write { database in
            try Self.endLease(lease, in: database)
            try database.execute(
                sql: "UPDATE session SET status = ?, failure = ? WHERE id = ?",
                arguments: [SessionStatus.failed.rawValue, failure.rawValue, lease.session.uuidString]
            )
        }
    }

    package func release(_ lease: Lease) async throws {
        try await write { database in
            try database.execute(
                sql: """
                    UPDATE queue SET state = 'queued', lease_token = NULL, lease_until = NULL, attempt = attempt - 1
                    WHERE session_id = ? AND lease_token = ? AND state = 'leased'
                    """,
                arguments: [lease.session.uuidString, lease.token.uuidString]
            )
            try Self.requireOneChange(database)
            try Self.setStatus(.queued, of: lease.session, in: database)
        }
    }

    package func releaseAll() async throws {
        try await write { database in
            let read = [SessionStatus.identifying, .searching]
            try database.execute(
                sql: """
                    UPDATE queue SET attempt = attempt - 1
                    WHERE state = 'leased' AND session_id NOT IN (SELECT id FROM session WHERE status IN (?, ?))
                    """,
                arguments: StatementArguments(read.map(\.rawValue))
            )
            try database.execute(
                sql:
                    "UPDATE session SET status = 'queued' WHERE id IN (SELECT session_id FROM queue WHERE state = 'leased')"
            )
            try database.execute(
                sql: "UPDATE queue SET state = 'queued', lease_token = NULL, lease_until = NULL WHERE state = 'leased'"
            )
        }
    }

    package func relocate(_ session: UUID, to location: String?, matches: [JobMatch]) async throws {
        try await write { database in
            try database.execute(
                sql: "UPDATE session SET location = ?, revision = revision + 1 WHERE id = ? AND status = ?",
                arguments: [location, session.uuidString, SessionStatus.completed.rawValue]
            )
            try Self.requireOneChange(database)
            try database.execute(sql: "DELETE FROM session_job WHERE session_id = ?", arguments: [session.uuidString])
            try Self.insert(matches, of: session, in: database)
        }
    }

    package func erase(_ session: UUID) async throws -> Bool {
        let isErased = try await write { database in
            try database.execute(sql: "DELETE FROM session WHERE id = ?", arguments: [session.uuidString])
            return database.changesCount > 0
        }
        if isErased { try await forgetLog() }
        return isErased
    }

    package func tidy(now: Date) async throws {
        try await write { database in
            try database.execute(
                sql: "DELETE FROM session WHERE expires_at <= ?",
                arguments: [now.timeIntervalSince1970]
            )
            try database.execute(
                sql: """
                    UPDATE session SET retry_key_hash = NULL, retry_holder_hash = NULL
                    WHERE owner IS NULL AND retry_key_hash IS NOT NULL AND created_at <= ?
                    """,
                arguments: [now.timeIntervalSince1970 - RetryKey.anonymousLifetime]
            )
        }
        try await deleteExpired(now: now)
        try await forgetLog()
    }

    /// Cuts the write-ahead log, which keeps pages as they were until then; where another process does that, it will.
    func forgetLog() async throws {
        guard isCheckpointing else { return }
        do {
            _ = try await database.writeWithoutTransaction { database in
                try database.checkpoint(.passive)
                FaultPoint.midCheckpoint.reach()
                try database.checkpoint(.truncate)
            }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
            // Somebody is reading: the next time will do.
        }
    }

    package func checkWriting() async throws {
        try await write { database in
            // The version that it has already, which nobody uses: a page is written all the same.
            let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
            try database.execute(sql: "PRAGMA user_version = \(version)")
        }
    }

    package func queueDepth() async throws -> Int {
        try await read { try Int.fetchOne($0, sql: "SELECT count(*) FROM queue") ?? 0 }
    }

    package func sessionCounts() async throws -> [SessionStatus: Int] {
        try await read { database in
            let rows = try Row.fetchAll(database, sql: "SELECT status, count(*) AS number FROM session GROUP BY status")
            let counts = rows.compactMap { row in
                SessionStatus(rawValue: row["status"]).map { ($0, row["number"] as Int) }
            }
            return Dictionary(counts, uniquingKeysWith: +)
        }
    }

    package func oldestQueued() async throws -> Date? {
        try await read { database in
            try Double.fetchOne(database, sql: "SELECT min(queued_at) FROM queue WHERE state = 'queued'")
                .map(Date.init(timeIntervalSince1970:))
        }
    }

    // MARK: Parts of transactions

    /// Refuses an upload that there is already, and one whose key its holder gave another document.
    private static func checkRetryKey(of session: Session, in database: Database) throws {
        guard let key = session.retryKeyHash, let holder = session.retryHolderHash else { return }
        // What has expired is nobody's any more, also before it is deleted.
        try database.execute(
            sql: """
                UPDATE session SET retry_key_hash = NULL, retry_holder_hash = NULL
                WHERE (retry_key_hash = ? OR retry_holder_hash = ?) AND expires_at <= ?
                """,
            arguments: [key, holder, session.createdAt.timeIntervalSince1970]
        )
        for (column, hash, refusal) in [
            ("retry_key_hash", key, SessionStoreError.alreadyUploaded), ("retry_holder_hash", holder, .keyTaken),
        ] {
            let isKnown = try Bool.fetchOne(
                database,
                sql: "SELECT EXISTS (SELECT 1 FROM session WHERE \(column) = ?)",
                arguments: [hash]
            )
            guard isKnown != true else { throw refusal }
        }
    }

    private static func setStatus(_ status: SessionStatus, of session: UUID, in database: Database) throws {
        try database.execute(
            sql: "UPDATE session SET status = ? WHERE id = ?",
            arguments: [status.rawValue, session.uuidString]
        )
        try requireOneChange(database)
    }

    private static func requireLease(_ lease: Lease, in database: Database) throws {
        let isHeld = try Bool.fetchOne(
            database,
            sql: "SELECT count(*) = 1 FROM queue WHERE session_id = ? AND lease_token = ? AND state = 'leased'",
            arguments: [lease.session.uuidString, lease.token.uuidString]
        )
        guard isHeld == true else { throw SessionStoreError.leaseLost }
    }

    /// Takes a finished document off the queue, and its files with it.
    private static func endLease(_ lease: Lease, in database: Database) throws {
        try database.execute(
            sql: "DELETE FROM queue WHERE session_id = ? AND lease_token = ? AND state = 'leased'",
            arguments: [lease.session.uuidString, lease.token.uuidString]
        )
        try requireOneChange(database)
        try database.execute(
            sql: "DELETE FROM session_file WHERE session_id = ?",
            arguments: [lease.session.uuidString]
        )
    }

    private static func requireOneChange(_ database: Database) throws {
        guard database.changesCount == 1 else { throw SessionStoreError.leaseLost }
    }
}
