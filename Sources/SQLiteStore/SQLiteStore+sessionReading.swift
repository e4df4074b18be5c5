package import Foundation
import GRDB
package import Sessions
import TextDocument

extension SQLiteStore {
    package func session(tokenHash: Data, now: Date) async throws -> Session? {
        let found = try await stored(tokenHash: tokenHash, now: now)
        guard let found, found.isUnreadable else { return found?.session }
        try await repair(found.session.id, now: now)
        return try await stored(tokenHash: tokenHash, now: now)?.session
    }

    package func session(retryKeyHash: Data, now: Date) async throws -> Session? {
        try await read { database in
            let row = try Row.fetchOne(
                database,
                sql: "SELECT * FROM session WHERE retry_key_hash = ? AND expires_at > ?",
                arguments: [retryKeyHash, now.timeIntervalSince1970]
            )
            return try row.flatMap { try Self.session(from: $0, in: database) }
        }
    }

    private func stored(tokenHash: Data, now: Date) async throws -> (session: Session, isUnreadable: Bool)? {
        try await read { database in
            let row = try Row.fetchOne(
                database,
                sql: "SELECT * FROM session WHERE view_token_hash = ? AND expires_at > ?",
                arguments: [tokenHash, now.timeIntervalSince1970]
            )
            guard let row, let session = try Self.session(from: row, in: database) else { return nil }
            return (session, session.status.rawValue != row["status"])
        }
    }

    /// Makes what is stored agree with how an unreadable session is shown, and queues it where its files are kept.
    private func repair(_ session: UUID, now: Date) async throws {
        try await write { database in
            let row = try Row.fetchOne(
                database,
                sql: "SELECT * FROM session WHERE id = ?",
                arguments: [session.uuidString]
            )
            // Another reader may have been quicker.
            guard let row, let shown = try Self.session(from: row, in: database),
                shown.status.rawValue != row["status"]
            else { return }
            try database.execute(
                sql: """
                    UPDATE session
                    SET status = ?, failure = ?, location = NULL, analysis = NULL, revision = revision + 1
                    WHERE id = ?
                    """,
                arguments: [shown.status.rawValue, shown.failure?.rawValue, session.uuidString]
            )
            try database.execute(sql: "DELETE FROM session_job WHERE session_id = ?", arguments: [session.uuidString])
            guard shown.status == .queued else { return }
            try database.execute(
                sql: "INSERT OR REPLACE INTO queue (session_id, queued_at, state) VALUES (?, ?, 'queued')",
                arguments: [session.uuidString, now.timeIntervalSince1970]
            )
        }
    }

    // MARK: Parts of transactions

    /// A session with its analysis and the numbers of its jobs.
    static func session(from row: Row, in database: Database) throws -> Session? {
        guard var session = try Session(stored: row) else { return nil }
        guard let stored = row["analysis"] as Data? else { return session }
        let id = session.id
        try session.add(stored: stored) {
            try hasFiles(id, in: database)
        } jobCounts: {
            let counts = try Row.fetchAll(
                database,
                sql: "SELECT bucket, count(*) AS number FROM session_job WHERE session_id = ? GROUP BY bucket",
                arguments: [id.uuidString]
            )
            return Dictionary(counts.map { ($0["bucket"], $0["number"]) }, uniquingKeysWith: { $1 })
        }
        return session
    }

    private static func hasFiles(_ session: UUID, in database: Database) throws -> Bool {
        let count = try Int.fetchOne(
            database,
            sql: "SELECT count(*) FROM session_file WHERE session_id = ?",
            arguments: [session.uuidString]
        )
        return (count ?? 0) > 0
    }
}
