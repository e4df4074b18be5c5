package import Foundation
import GRDB
package import JobMatching

extension SQLiteStore: PostingCatalogue {
    /// Postings removed in one transaction: a server may be waiting to write.
    private static let removedAtOnce = 1_000

    package func list(_ filter: PostingFilter) async throws -> [JobPosting] {
        let numbers = try await database.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT source, identifier FROM posting
                    WHERE (:source IS NULL OR source = :source)
                        AND (:occupation IS NULL OR instr('|' || occupations, '|' || :occupation || '=') > 0)
                        AND (:country IS NULL OR number IN (
                            SELECT posting FROM posting_reach WHERE country IN (:country, '*')
                        ))
                    ORDER BY posted_at DESC, number LIMIT :limit
                    """,
                arguments: [
                    "source": filter.source, "occupation": filter.occupation, "country": filter.country,
                    "limit": filter.limit,
                ]
            ).map { row in "\(row["source"] as String):\(row["identifier"] as String)" }
        }
        var postings: [JobPosting] = []
        for number in numbers {
            // One that somebody else removed meanwhile is not listed.
            if let posting = try await posting(id: number) { postings.append(posting) }
        }
        return postings
    }

    package func statistics(now: Date) async throws -> [SourceStatistics] {
        try await database.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT source, count(*) AS postings, count(*) FILTER (WHERE expires_at <= ?) AS expired,
                        max(posted_at) AS newest
                    FROM posting GROUP BY source ORDER BY source
                    """,
                arguments: [now.timeIntervalSince1970]
            ).map { row in
                SourceStatistics(
                    source: row["source"],
                    postings: row["postings"],
                    expired: row["expired"],
                    newest: (row["newest"] as Double?).map(Date.init(timeIntervalSince1970:))
                )
            }
        }
    }

    package func removeExpired(source: String?, before date: Date) async throws -> Int {
        var removed = 0
        while true {
            let count = try await write { database in
                let rows = try Row.fetchAll(
                    database,
                    sql: """
                        SELECT * FROM posting
                        WHERE expires_at <= :date AND (:source IS NULL OR source = :source) LIMIT :limit
                        """,
                    arguments: ["date": date.timeIntervalSince1970, "source": source, "limit": Self.removedAtOnce]
                )
                for row in rows { try Self.remove(row, in: database) }
                return rows.count
            }
            removed += count
            if count < Self.removedAtOnce { return removed }
        }
    }
}
