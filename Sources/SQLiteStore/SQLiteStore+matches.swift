package import Foundation
import GRDB
package import JobMatching
import Sessions
import StoredRows

extension SQLiteStore {
    /// Keeps the jobs of a session as they were found, whatever becomes of the postings.
    static func insert(_ matches: [JobMatch], of session: UUID, in database: Database) throws {
        let statement = try database.makeStatement(
            sql: """
                INSERT INTO session_job (session_id, position, bucket, category, score, distance, role, matching_skills,
                    source, identifier, title, company, location, workplace, eligible_countries, url, posted_at,
                    salary_currency, salary_minimum, salary_maximum, salary_unit, employment_type, skills, excerpt, job)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        )
        for (position, match) in matches.enumerated() {
            let posting = match.posting
            try statement.execute(arguments: [
                session.uuidString, position, match.bucket.rawValue, match.category.rawValue, match.score,
                match.distance,
                match.role, StoredList.cell(match.matchingSkills), posting.source, posting.identifier,
                posting.title,
                posting.company, match.storedLocation, posting.workplace.rawValue,
                StoredList.cell(posting.eligibleCountries), posting.url, posting.postedAt?.timeIntervalSince1970,
                posting.salary?.currency, posting.salary?.minimum, posting.salary?.maximum, posting.salary?.unit,
                posting.employmentType, StoredList.cell(posting.skills), match.excerpt, posting.job,
            ])
        }
    }

    package func matches(of session: UUID) async throws -> [JobMatch] {
        try await read { database in
            let rows = try Row.fetchAll(
                database,
                sql: "SELECT * FROM session_job WHERE session_id = ? ORDER BY position",
                arguments: [session.uuidString]
            )
            return try rows.compactMap { try JobMatch(stored: $0) }
        }
    }

    /// One job of a session, by the identifier of its posting.
    static func match(_ job: String, of session: UUID, in database: Database) throws -> JobMatch? {
        let row = try Row.fetchOne(
            database,
            sql: "SELECT * FROM session_job WHERE session_id = ? AND source || ':' || identifier = ?",
            arguments: [session.uuidString, job]
        )
        return try row.flatMap { try JobMatch(stored: $0) }
    }
}
