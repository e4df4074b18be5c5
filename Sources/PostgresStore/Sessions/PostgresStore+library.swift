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
                    """
                    INSERT INTO job_event (session_id, job, kind, at, number) VALUES ($1, $2, $3, $4, $5)
                    ON CONFLICT DO NOTHING
                    """,
                    [session.id, job, interaction.rawValue, now, match.posting.job.map { Int($0) }]
                )
            case .star:
                let posting = match.posting
                try connection.execute(
                    """
                    INSERT INTO job_star (holder, session_id, job, starred_at, title, company, location, url, number)
                    SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9
                    WHERE NOT EXISTS (SELECT 1 FROM job_star WHERE holder = $1 AND number = $9) ON CONFLICT DO NOTHING
                    """,
                    [
                        holder, session.owner == nil ? session.id : UUID?.none, job, now, posting.title,
                        posting.company, posting.locationText, posting.url, posting.job.map { Int($0) },
                    ]
                )
            case .unstar:
                _ = try Self.unstar(job, number: match.posting.job, holder: holder, in: connection)
            }
            return true
        }
    }

    package func marks(in session: Session) async throws -> JobMarks {
        try await read { [holder = Self.holder(of: session)] connection in
            var marks = JobMarks()
            for row in try connection.rows("SELECT job, number FROM job_star WHERE holder = $1", [holder]) {
                marks.starred.insert(try row["job"], number: (try row["number"] as Int?).map { Int64($0) })
            }
            let applications = try connection.rows(
                """
                SELECT job, number FROM job_event WHERE kind = $1 AND (
                    session_id = $2 OR session_id IN (SELECT id FROM session WHERE owner = $3)
                )
                """,
                [JobInteraction.apply.rawValue, session.id, session.owner]
            )
            for row in applications {
                marks.applied.insert(try row["job"], number: (try row["number"] as Int?).map { Int64($0) })
            }
            return marks
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
                SELECT count(DISTINCT coalesce(job::text, source || ':' || identifier)) FROM session_job
                WHERE session_id IN (SELECT id FROM session WHERE owner = $1)
                """,
                [owner]
            )
            let viewed: Int? = try connection.value(
                """
                SELECT count(DISTINCT coalesce(number::text, job)) FROM job_event
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
            try Self.eraseProfiles(of: owner, in: connection)
            try Self.erasePublications(of: owner, in: connection)
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

    /// Takes a star back, also where another posting of the job has it.
    private static func unstar(
        _ job: String,
        number: Int64? = nil,
        holder: UUID,
        in connection: PostgresConnection
    ) throws -> Bool {
        try connection.execute(
            "DELETE FROM job_star WHERE holder = $1 AND (job = $2 OR number = $3)",
            [holder, job, number.map { Int($0) }]
        ) > 0
    }
}
