package import Foundation
import JobMatching
package import Sessions
import StoredRows

extension PostgresStore: SessionLibrary {
    package func note(
        _ interaction: JobInteraction,
        of job: String,
        in session: Session,
        now: Date
    ) async throws -> Bool {
        try await write { [holder = Self.holder(of: session)] connection in
            guard let match = try Self.match(job, of: session.id, in: connection) else {
                // A star may be taken back after its job is gone.
                return try interaction == .unstar && Self.unstar(job, holder: holder, in: connection)
            }
            switch interaction {
            case .view, .apply:
                try connection.execute(
                    "INSERT INTO job_event (session_id, job, kind, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
                    [session.id, job, interaction.rawValue, now]
                )
            case .star:
                let posting = match.posting
                try connection.execute(
                    """
                    INSERT INTO job_star (holder, session_id, job, starred_at, title, company, location, url)
                    VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING
                    """,
                    [
                        holder, session.owner == nil ? session.id : UUID?.none, job, now, posting.title,
                        posting.company, posting.locationText, posting.url,
                    ]
                )
            case .unstar:
                _ = try Self.unstar(job, holder: holder, in: connection)
            }
            return true
        }
    }

    package func starred(in session: Session) async throws -> Set<String> {
        try await glimpse { [holder = Self.holder(of: session)] connection in
            Set(
                try connection.rows("SELECT job FROM job_star WHERE holder = $1", [holder])
                    .map { row throws(PostgresError) -> String in try row["job"] }
            )
        }
    }

    package func sessions(of owner: UUID, now: Date) async throws -> [Session] {
        try await read { connection in
            try connection.rows(
                "SELECT * FROM session WHERE owner = $1 AND expires_at > $2 ORDER BY created_at DESC, id",
                [owner, now]
            ).compactMap { try Self.session(from: $0, in: connection) }
        }
    }

    package func starredJobs(of owner: UUID) async throws -> [StarredJob] {
        try await glimpse { connection in
            try connection.rows(
                "SELECT * FROM job_star WHERE holder = $1 ORDER BY starred_at DESC, job COLLATE \"C\"",
                [owner]
            ).map { try StarredJob(stored: $0) }
        }
    }

    package func activity(of owner: UUID) async throws -> OwnerActivity {
        try await read { connection in
            let jobs: Int? = try connection.value(
                """
                SELECT count(*) FROM (SELECT DISTINCT source, identifier FROM session_job
                WHERE session_id IN (SELECT id FROM session WHERE owner = $1)) AS job
                """,
                [owner]
            )
            let viewed: Int? = try connection.value(
                """
                SELECT count(DISTINCT job) FROM job_event
                WHERE kind = $2 AND session_id IN (SELECT id FROM session WHERE owner = $1)
                """,
                [owner, JobInteraction.view.rawValue]
            )
            return OwnerActivity(uniqueJobs: jobs ?? 0, viewedJobs: viewed ?? 0)
        }
    }

    package func eraseEverything(of owner: UUID) async throws {
        try await write { connection in
            let sessions = try connection.rows("SELECT id FROM session WHERE owner = $1", [owner])
                .map { row throws(PostgresError) -> UUID in try row["id"] }
            // In the order in which workers lock them.
            try connection.execute("DELETE FROM queue WHERE session_id = ANY ($1)", [sessions])
            try connection.execute("DELETE FROM session WHERE id = ANY ($1)", [sessions])
            try connection.execute("DELETE FROM job_star WHERE holder = $1", [owner])
            for session in sessions { try Self.tellOfChange(of: session, in: connection) }
        }
    }

    // MARK: Parts of transactions

    /// Whose stars those of a session are: its owner's, else its own.
    private static func holder(of session: Session) -> UUID { session.owner ?? session.id }

    /// One job of a session, by the identifier of its posting.
    private static func match(_ job: String, of session: UUID, in connection: PostgresConnection) throws -> JobMatch? {
        try connection.row(
            "SELECT * FROM session_job WHERE session_id = $1 AND source || ':' || identifier = $2",
            [session, job]
        ).flatMap { try JobMatch(stored: $0) }
    }

    private static func unstar(_ job: String, holder: UUID, in connection: PostgresConnection) throws -> Bool {
        try connection.execute("DELETE FROM job_star WHERE holder = $1 AND job = $2", [holder, job]) > 0
    }
}
