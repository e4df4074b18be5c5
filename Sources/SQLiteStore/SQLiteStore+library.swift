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
                    sql: "INSERT OR IGNORE INTO job_event (session_id, job, kind, at) VALUES (?, ?, ?, ?)",
                    arguments: [session.id.uuidString, job, interaction.rawValue, now.timeIntervalSince1970]
                )
            case .star:
                let posting = match.posting
                try database.execute(
                    sql: """
                        INSERT OR IGNORE INTO job_star
                            (holder, session_id, job, starred_at, title, company, location, url)
                        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                        """,
                    arguments: [
                        Self.holder(of: session), session.owner == nil ? session.id.uuidString : nil, job,
                        now.timeIntervalSince1970, posting.title, posting.company, posting.locationText, posting.url,
                    ]
                )
            case .unstar:
                _ = try Self.unstar(job, holder: Self.holder(of: session), in: database)
            }
            return true
        }
    }

    package func starred(in session: Session) async throws -> Set<String> {
        try await read { database in
            try String.fetchSet(
                database,
                sql: "SELECT job FROM job_star WHERE holder = ?",
                arguments: [Self.holder(of: session)]
            )
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
                    SELECT count(*) FROM (SELECT DISTINCT source, identifier FROM session_job
                    WHERE session_id IN (SELECT id FROM session WHERE owner = ?))
                    """,
                arguments: [owner.uuidString]
            )
            let viewed = try Int.fetchOne(
                database,
                sql: """
                    SELECT count(DISTINCT job) FROM job_event
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

    private static func unstar(_ job: String, holder: String, in database: Database) throws -> Bool {
        try database.execute(sql: "DELETE FROM job_star WHERE holder = ? AND job = ?", arguments: [holder, job])
        return database.changesCount > 0
    }
}
