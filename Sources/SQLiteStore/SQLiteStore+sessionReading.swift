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
    ///
    /// One whose analysis cannot be read, since another version of the program wrote it, is shown as waiting where its
    /// files are kept, else as failed.
    static func session(from row: Row, in database: Database) throws -> Session? {
        guard var session = heading(from: row) else { return nil }
        guard let stored = row["analysis"] as Data? else { return session }
        do {
            session.analysis = try JSONDecoder().decode(Analysis.self, from: stored)
        } catch {
            // Why does not matter: nothing else can be done about any of the reasons.
            session.status = try hasFiles(session.id, in: database) ? .queued : .failed
            session.failure = session.status == .failed ? .crashed : nil
            session.location = nil
            return session
        }
        let counts = try Row.fetchAll(
            database,
            sql: "SELECT bucket, count(*) AS number FROM session_job WHERE session_id = ? GROUP BY bucket",
            arguments: [session.id.uuidString]
        )
        session.jobCounts = Dictionary(counts.map { ($0["bucket"], $0["number"]) }, uniquingKeysWith: { $1 })
        return session
    }

    /// A session without its analysis.
    static func heading(from row: Row) -> Session? {
        guard let id = UUID(uuidString: row["id"]), let userSearchID = UUID(uuidString: row["user_search_id"]),
            let status = SessionStatus(rawValue: row["status"])
        else { return nil }
        var session = Session(
            id: id,
            userSearchID: userSearchID,
            createdAt: Date(timeIntervalSince1970: row["created_at"]),
            expiresAt: Date(timeIntervalSince1970: row["expires_at"]),
            viewTokenHash: row["view_token_hash"]
        )
        session.status = status
        session.owner = (row["owner"] as String?).flatMap(UUID.init(uuidString:))
        session.retryKeyHash = row["retry_key_hash"]
        session.retryHolderHash = row["retry_holder_hash"]
        session.location = row["location"]
        session.failure = (row["failure"] as String?).flatMap(ExtractionFailure.init(rawValue:))
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
