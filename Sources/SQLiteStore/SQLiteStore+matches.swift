package import Foundation
import GRDB
package import JobMatching
import Places

extension SQLiteStore {
    /// Keeps the jobs of a session as they were found, whatever becomes of the postings.
    static func insert(_ matches: [JobMatch], of session: UUID, in database: Database) throws {
        let statement = try database.makeStatement(
            sql: """
                INSERT INTO session_job (session_id, position, bucket, category, score, distance, role, matching_skills,
                    source, identifier, title, company, location, workplace, eligible_countries, url, posted_at)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        )
        for (position, match) in matches.enumerated() {
            let posting = match.posting
            try statement.execute(arguments: [
                session.uuidString, position, match.bucket.rawValue, match.category.rawValue, match.score,
                match.distance,
                match.role, match.matchingSkills.joined(separator: "|"), posting.source, posting.identifier,
                posting.title,
                posting.company, posting.places.map(\.text).joined(separator: "\n"), posting.workplace.rawValue,
                posting.eligibleCountries.joined(separator: "|"), posting.url, posting.postedAt?.timeIntervalSince1970,
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
            return rows.compactMap(Self.match)
        }
    }

    /// One job of a session, by the identifier of its posting.
    static func match(_ job: String, of session: UUID, in database: Database) throws -> JobMatch? {
        let row = try Row.fetchOne(
            database,
            sql: "SELECT * FROM session_job WHERE session_id = ? AND source || ':' || identifier = ?",
            arguments: [session.uuidString, job]
        )
        return row.flatMap(match)
    }

    private static func match(from row: Row) -> JobMatch? {
        guard let bucket = JobMatch.Bucket(rawValue: row["bucket"]),
            let category = JobMatch.Category(rawValue: row["category"]),
            let workplace = JobPosting.Workplace(rawValue: row["workplace"])
        else { return nil }
        var posting = JobPosting(
            source: row["source"],
            identifier: row["identifier"],
            title: row["title"],
            company: row["company"]
        )
        posting.url = row["url"]
        posting.workplace = workplace
        posting.places = (row["location"] as String).split(separator: "\n").map {
            PostingPlace(text: String($0), place: nil)
        }
        posting.eligibleCountries = list(row["eligible_countries"])
        posting.postedAt = (row["posted_at"] as Double?).map(Date.init(timeIntervalSince1970:))
        return JobMatch(
            posting: posting,
            bucket: bucket,
            category: category,
            score: row["score"],
            distance: row["distance"],
            role: row["role"],
            matchingSkills: list(row["matching_skills"])
        )
    }

    /// The items of a cell that holds several, parted by "|".
    static func list(_ cell: String) -> [String] {
        cell.split(separator: "|").map(String.init)
    }
}
