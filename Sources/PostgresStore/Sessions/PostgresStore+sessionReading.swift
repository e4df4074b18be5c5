package import Foundation
package import JobMatching
package import Sessions
import StoredRows
import TextDocument

extension PostgresStore {
    package func session(tokenHash: Data, now: Date) async throws -> Session? {
        let found = try await stored(tokenHash: tokenHash, now: now)
        guard let found, found.isUnreadable else { return found?.session }
        try await repair(found.session.id, now: now)
        return try await stored(tokenHash: tokenHash, now: now)?.session
    }

    package func session(retryKeyHash: Data, now: Date) async throws -> Session? {
        try await read { connection in
            try connection.row(
                "SELECT * FROM session WHERE retry_key_hash = $1 AND expires_at > $2",
                [retryKeyHash, now]
            ).flatMap { try Self.session(from: $0, in: connection) }
        }
    }

    package func outline(tokenHash: Data, now: Date) async throws -> SessionOutline? {
        try await glimpse { connection in
            // The analysis is left out: it is long, and kept apart.
            let row = try connection.row(
                """
                SELECT id, user_search_id, created_at, expires_at, status, view_token_hash, owner, retry_key_hash,
                    retry_holder_hash, location, failure, revision
                FROM session WHERE view_token_hash = $1 AND expires_at > $2
                """,
                [tokenHash, now]
            )
            guard let row, let session = try Session(stored: row) else { return nil }
            return SessionOutline(session: session, revision: try row["revision"])
        }
    }

    package func matches(of session: UUID) async throws -> [JobMatch] {
        try await glimpse { connection in
            try connection.rows("SELECT * FROM session_job WHERE session_id = $1 ORDER BY position", [session])
                .compactMap { try JobMatch(stored: $0) }
        }
    }

    /// The sessions that have not expired, newest first.
    ///
    /// - Parameters:
    ///   - limit: how many at most.
    ///   - now: what time it is.
    /// - Returns: the sessions.
    /// - Throws: an error when the database cannot be read.
    package func newestSessions(limit: Int, now: Date) async throws -> [Session] {
        try await read { connection in
            try connection.rows(
                "SELECT * FROM session WHERE expires_at > $1 ORDER BY created_at DESC, id LIMIT $2",
                [now, limit]
            ).compactMap { try Self.session(from: $0, in: connection) }
        }
    }

    private func stored(tokenHash: Data, now: Date) async throws -> (session: Session, isUnreadable: Bool)? {
        try await read { connection in
            let row = try connection.row(
                "SELECT * FROM session WHERE view_token_hash = $1 AND expires_at > $2",
                [tokenHash, now]
            )
            guard let row, let session = try Self.session(from: row, in: connection) else { return nil }
            return (session, try session.status.rawValue != row["status"])
        }
    }

    /// Makes what is stored agree with how an unreadable session is shown, and queues it where its files are kept.
    private func repair(_ session: UUID, now: Date) async throws {
        try await write { connection in
            // Another reader may have been quicker.
            guard let row = try connection.row("SELECT * FROM session WHERE id = $1 FOR UPDATE", [session]),
                let shown = try Self.session(from: row, in: connection), try shown.status.rawValue != row["status"]
            else { return }
            try connection.execute(
                """
                UPDATE session
                SET status = $2, failure = $3, location = NULL, analysis = NULL, revision = revision + 1
                WHERE id = $1
                """,
                [session, shown.status.rawValue, shown.failure?.rawValue]
            )
            try connection.execute("DELETE FROM session_job WHERE session_id = $1", [session])
            try Self.tellOfChange(of: session, in: connection)
            guard shown.status == .queued else { return }
            try connection.execute(
                """
                INSERT INTO queue (session_id, queued_at, is_slow) VALUES ($1, $2, false) ON CONFLICT DO NOTHING
                """,
                [session, now]
            )
            try Self.tellOfWork(in: connection)
        }
    }

    // MARK: Parts of transactions

    /// A session with its analysis and the numbers of its jobs.
    static func session(from row: PostgresRow, in connection: PostgresConnection) throws -> Session? {
        guard var session = try Session(stored: row) else { return nil }
        guard let stored: Data = try row["analysis"] else { return session }
        let id = session.id
        try session.add(stored: stored) {
            try connection.value("SELECT EXISTS (SELECT 1 FROM session_piece WHERE session_id = $1)", [id]) ?? false
        } jobCounts: {
            let counts = try connection.rows(
                "SELECT bucket, count(*) AS number FROM session_job WHERE session_id = $1 GROUP BY bucket",
                [id]
            ).map { row -> (String, Int) in (try row["bucket"], try row["number"]) }
            return Dictionary(counts, uniquingKeysWith: { $1 })
        }
        return session
    }

    /// Keeps the jobs of a session as they were found, whatever becomes of the postings.
    ///
    /// There are hundreds: one by one they would take longer than to find them.
    static func insert(_ matches: [JobMatch], of session: UUID, in connection: PostgresConnection) throws {
        var rows = CopiedRows()
        for (position, match) in matches.enumerated() {
            let posting = match.posting
            rows.add([
                session.uuidString, "\(position)", match.bucket.rawValue, match.category.rawValue, "\(match.score)",
                match.distance.map { "\($0)" }, match.role, StoredList.cell(match.matchingSkills), posting.source,
                posting.identifier, posting.title, posting.company, match.storedLocation, posting.workplace.rawValue,
                StoredList.cell(posting.eligibleCountries), posting.url,
                posting.postedAt.map { "\($0.timeIntervalSince1970)" }, posting.salary?.currency,
                posting.salary?.minimum.map { "\($0)" }, posting.salary?.maximum.map { "\($0)" },
                posting.salary?.unit, posting.employmentType, StoredList.cell(posting.skills), match.excerpt,
                posting.job.map { "\($0)" },
            ])
        }
        try connection.copy(
            rows,
            into: """
                session_job (session_id, position, bucket, category, score, distance, role, matching_skills, source,
                    identifier, title, company, location, workplace, eligible_countries, url, posted_at,
                    salary_currency, salary_minimum, salary_maximum, salary_unit, employment_type, skills, excerpt, job)
                """
        )
    }
}
