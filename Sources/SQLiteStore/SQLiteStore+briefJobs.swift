package import DailyBrief
package import Foundation
import GRDB
import JobMatching

/// Jobs in briefs.
extension SQLiteStore {
    package func jobNews(of account: UUID, since: Date, now: Date) async throws -> JobNews {
        try await read { database in
            var news = JobNews(since: since)
            let scores = try Self.found(for: account, since: since, now: now, in: database)
            news.newMatches = scores.count
            news.unread =
                try Int.fetchOne(
                    database,
                    sql: """
                        SELECT count(DISTINCT posting) FROM device JOIN alert_match ON alert_match.device = device.number
                        WHERE account = ? AND read_at IS NULL
                        """,
                    arguments: [account.uuidString]
                ) ?? 0
            let best = scores.sorted { ($0.value, $0.key) > ($1.value, $1.key) }.prefix(JobNews.named).map(\.key)
            news.top = try Self.numbered(best, in: database).map { found in
                JobNews.Job(
                    number: found.number,
                    title: found.posting.title,
                    company: found.posting.company,
                    location: found.posting.locationText,
                    url: found.posting.url,
                    score: scores[found.number] ?? 0
                )
            }
            return news
        }
    }

    package func starredDeadlines(of account: UUID, now: Date) async throws -> [StarredDeadline] {
        try await read { database in
            let starred = try Row.fetchAll(
                database,
                sql: "SELECT job, title, company FROM job_star WHERE holder = ? ORDER BY job",
                arguments: [account.uuidString]
            )
            let posting = try database.cachedStatement(
                sql: "SELECT number, expires_at FROM posting WHERE source = ? AND identifier = ? AND expires_at > ?"
            )
            return try starred.compactMap { row in
                let job: String = row["job"]
                guard let colon = job.firstIndex(of: ":") else { return nil }
                let (source, identifier) = (String(job[..<colon]), String(job[job.index(after: colon)...]))
                let arguments: StatementArguments = [source, identifier, now.timeIntervalSince1970]
                return try Row.fetchOne(posting, arguments: arguments).map { open in
                    StarredDeadline(
                        number: open["number"],
                        job: job,
                        title: row["title"],
                        company: row["company"],
                        expiresAt: Date(timeIntervalSince1970: open["expires_at"])
                    )
                }
            }
        }
    }

    /// Scores of the open postings that were found for an account, by their numbers.
    private static func found(
        for account: UUID,
        since: Date,
        now: Date,
        in database: Database
    ) throws -> [Int64: Int] {
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT found.number, max(found.score) AS score FROM (
                    SELECT posting AS number, CAST(round(100 * relevance) AS INTEGER) AS score
                    FROM device JOIN alert_match ON alert_match.device = device.number
                    WHERE account = :account AND at >= :since
                    UNION ALL
                    SELECT posting.number, score FROM session
                    JOIN session_job ON session_job.session_id = session.id
                    JOIN posting ON posting.source = session_job.source
                        AND posting.identifier = session_job.identifier
                    WHERE owner = :account AND session.created_at >= :since AND session.expires_at > :now
                ) AS found
                WHERE EXISTS (
                    SELECT 1 FROM posting AS open
                    WHERE open.number = found.number AND (open.expires_at IS NULL OR open.expires_at > :now)
                )
                GROUP BY found.number
                """,
            arguments: [
                "account": account.uuidString, "since": since.timeIntervalSince1970, "now": now.timeIntervalSince1970,
            ]
        )
        return Dictionary(rows.map { ($0["number"] as Int64, $0["score"] as Int) }) { $1 }
    }
}
