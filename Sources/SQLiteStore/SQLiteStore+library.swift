package import Foundation
import GRDB
import JobMatching
package import Sessions

extension SQLiteStore: SessionLibrary {
    package func note(
        _ interaction: JobInteraction,
        of job: String,
        in session: Session,
        now: Date
    ) async throws -> Bool {
        try await write { database in
            guard let match = try Self.match(job, of: session.id, in: database) else {
                // A star may be taken back after its job is gone.
                return try interaction == .unstar && Self.unstar(job, holder: Self.holder(of: session), in: database)
            }
            switch interaction {
            case .view, .apply:
                try database.execute(
                    sql: "INSERT OR IGNORE INTO job_event (session_id, job, kind, at, number) VALUES (?, ?, ?, ?, ?)",
                    arguments: [
                        session.id.uuidString, job, interaction.rawValue, now.timeIntervalSince1970, match.posting.job,
                    ]
                )
            case .star:
                let posting = match.posting
                try database.execute(
                    sql: """
                        INSERT OR IGNORE INTO job_star
                            (holder, session_id, job, starred_at, title, company, location, url, number)
                        SELECT ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE NOT EXISTS (
                            SELECT 1 FROM job_star WHERE holder = ?1 AND number = ?9
                        )
                        """,
                    arguments: [
                        Self.holder(of: session), session.owner == nil ? session.id.uuidString : nil, job,
                        now.timeIntervalSince1970, posting.title, posting.company, posting.locationText, posting.url,
                        posting.job,
                    ]
                )
            case .unstar:
                let holder = Self.holder(of: session)
                _ = try Self.unstar(job, number: match.posting.job, holder: holder, in: database)
            }
            return true
        }
    }

    package func marks(in session: Session) async throws -> JobMarks {
        try await read { database in
            var marks = JobMarks()
            let stars = try Row.fetchAll(
                database,
                sql: "SELECT job, number FROM job_star WHERE holder = ?",
                arguments: [Self.holder(of: session)]
            )
            for row in stars { marks.starred.insert(row["job"], number: row["number"]) }
            let applications = try Row.fetchAll(
                database,
                sql: """
                    SELECT job, number FROM job_event WHERE kind = :kind AND (
                        session_id = :session OR session_id IN (SELECT id FROM session WHERE owner = :owner)
                    )
                    """,
                arguments: [
                    "kind": JobInteraction.apply.rawValue, "session": session.id.uuidString,
                    "owner": session.owner?.uuidString,
                ]
            )
            for row in applications { marks.applied.insert(row["job"], number: row["number"]) }
            return marks
        }
    }

    package func sessions(of owner: UUID, now: Date) async throws -> [Session] {
        try await read { database in
            let rows = try Row.fetchAll(
                database,
                sql: "SELECT * FROM session WHERE owner = ? AND expires_at > ? ORDER BY created_at DESC, id",
                arguments: [owner.uuidString, now.timeIntervalSince1970]
            )
            return try rows.compactMap { try Self.session(from: $0, in: database) }
        }
    }

    package func starredJobs(of owner: UUID) async throws -> [StarredJob] {
        try await read { database in
            try Row.fetchAll(
                database,
                sql: "SELECT * FROM job_star WHERE holder = ? ORDER BY starred_at DESC, job",
                arguments: [owner.uuidString]
            ).map { try StarredJob(stored: $0) }
        }
    }

    package func activity(of owner: UUID) async throws -> OwnerActivity {
        try await read { database in
            let jobs = try Int.fetchOne(
                database,
                sql: """
                    SELECT count(DISTINCT coalesce(job, source || ':' || identifier)) FROM session_job
                    WHERE session_id IN (SELECT id FROM session WHERE owner = ?)
                    """,
                arguments: [owner.uuidString]
            )
            let viewed = try Int.fetchOne(
                database,
                sql: """
                    SELECT count(DISTINCT coalesce(number, job)) FROM job_event
                    WHERE kind = ? AND session_id IN (SELECT id FROM session WHERE owner = ?)
                    """,
                arguments: [JobInteraction.view.rawValue, owner.uuidString]
            )
            return OwnerActivity(uniqueJobs: jobs ?? 0, viewedJobs: viewed ?? 0)
        }
    }

    package func eraseEverything(of owner: UUID) async throws {
        try await write { database in
            try database.execute(sql: "DELETE FROM session WHERE owner = ?", arguments: [owner.uuidString])
            try database.execute(sql: "DELETE FROM job_star WHERE holder = ?", arguments: [owner.uuidString])
            try Self.eraseProfiles(of: owner, in: database)
        }
        try await erasePublications(of: owner)
    }

    /// Whose stars those of a session are: its owner's, else its own.
    private static func holder(of session: Session) -> String {
        (session.owner ?? session.id).uuidString
    }

    /// Takes a star back, also where another posting of the job has it.
    private static func unstar(
        _ job: String,
        number: Int64? = nil,
        holder: String,
        in database: Database
    ) throws -> Bool {
        try database.execute(
            sql: "DELETE FROM job_star WHERE holder = ? AND (job = ? OR number = ?)",
            arguments: [holder, job, number]
        )
        return database.changesCount > 0
    }
}
