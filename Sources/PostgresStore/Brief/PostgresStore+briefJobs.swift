package import DailyBrief
package import Foundation
import JobMatching

/// Jobs in briefs.
extension PostgresStore {
    package func jobNews(of account: UUID, since: Date, now: Date) async throws -> JobNews {
        try await read { connection in
            var news = JobNews(since: since)
            let scores = try Self.found(for: account, since: since, now: now, in: connection)
            news.newMatches = scores.count
            news.unread =
                try connection.value(
                    """
                    SELECT count(DISTINCT posting) FROM device JOIN alert_match ON alert_match.device = device.number
                    WHERE account = $1 AND read_at IS NULL
                    """,
                    [account]
                ) ?? 0
            let best = scores.sorted { ($0.value, $0.key) > ($1.value, $1.key) }.prefix(JobNews.named).map(\.key)
            news.top = try PostingRow.numbered(best, in: connection).map { found in
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
        try await glimpse { connection in
            try connection.rows(
                """
                SELECT posting.number, job_star.job, job_star.title, job_star.company, expires_at FROM job_star
                JOIN posting ON strpos(job_star.job, ':') > 0
                    AND source = left(job_star.job, strpos(job_star.job, ':') - 1)
                    AND identifier = substr(job_star.job, strpos(job_star.job, ':') + 1)
                WHERE holder = $1 AND expires_at > $2 ORDER BY job_star.job COLLATE "C"
                """,
                [account, now]
            ).map { row in
                StarredDeadline(
                    number: Int64(try row["number"] as Int),
                    job: try row["job"],
                    title: try row["title"],
                    company: try row["company"],
                    expiresAt: try row["expires_at"]
                )
            }
        }
    }

    /// Scores of the open postings that were found for an account, by their numbers.
    private static func found(
        for account: UUID,
        since: Date,
        now: Date,
        in connection: PostgresConnection
    ) throws -> [Int64: Int] {
        let rows = try connection.rows(
            """
            SELECT found.number, max(found.score) AS score FROM (
                SELECT posting AS number, floor(100 * relevance + 0.5)::int8 AS score
                FROM device JOIN alert_match ON alert_match.device = device.number
                WHERE account = $1 AND at >= $2
                UNION ALL
                SELECT posting.number, score FROM session
                JOIN session_job ON session_job.session_id = session.id
                JOIN posting ON posting.source = session_job.source AND posting.identifier = session_job.identifier
                WHERE owner = $1 AND session.created_at >= $2 AND session.expires_at > $3
            ) AS found
            WHERE EXISTS (
                SELECT 1 FROM posting AS open
                WHERE open.number = found.number AND (open.expires_at IS NULL OR open.expires_at > $3)
            )
            GROUP BY found.number
            """,
            [account, since, now]
        )
        let scores = try rows.map { row -> (Int64, Int) in (Int64(try row["number"] as Int), try row["score"]) }
        return Dictionary(scores) { $1 }
    }
}
