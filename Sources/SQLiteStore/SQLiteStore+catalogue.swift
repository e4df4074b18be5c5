package import Foundation
import GRDB
package import JobMatching

extension SQLiteStore: PostingCatalogue {
    /// Postings removed in one transaction: a server may be waiting to write.
    private static let removedAtOnce = 1_000

    package func list(_ filter: PostingFilter) async throws -> [JobPosting] {
        try await database.read { database in
            var reader = PostingRow()
            let found = try reader.postings(
                from: """
                    posting
                    WHERE (:source IS NULL OR source = :source)
                        AND (:occupation IS NULL OR instr('|' || occupations, '|' || :occupation || '=') > 0)
                        AND (:country IS NULL OR number IN (
                            SELECT posting FROM posting_reach WHERE country IN (:country, :everywhere)
                        ))
                    ORDER BY posted_at DESC, number LIMIT :limit
                    """,
                arguments: [
                    "source": filter.source, "occupation": filter.occupation, "country": filter.country,
                    "everywhere": PostingReach.everywhere, "limit": filter.limit,
                ],
                in: database
            )
            return try found.map { try reader.whole($0, in: database) }
        }
    }

    package func statistics(now: Date) async throws -> [SourceStatistics] {
        try await database.read { database in
            var all = try Row.fetchAll(
                database,
                sql: """
                    SELECT source, count(*) AS postings, count(*) FILTER (WHERE expires_at <= ?) AS expired,
                        max(posted_at) AS newest
                    FROM posting GROUP BY source
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
            let copies = try Row.fetchAll(
                database,
                sql: "SELECT source, count(*) AS copies FROM posting_copy GROUP BY source"
            )
            for row in copies {
                let source: String = row["source"]
                if let index = all.firstIndex(where: { $0.source == source }) {
                    all[index].copies = row["copies"]
                } else {
                    all.append(
                        SourceStatistics(source: source, postings: 0, expired: 0, newest: nil, copies: row["copies"])
                    )
                }
            }
            return all.sorted { $0.source < $1.source }
        }
    }

    package func removeExpired(source: String?, before date: Date) async throws -> Int {
        var removed = 0
        while true {
            let count = try await write { database in
                var reader = PostingRow()
                let over = try reader.postings(
                    from: "posting WHERE expires_at <= :date AND (:source IS NULL OR source = :source) LIMIT :limit",
                    arguments: ["date": date.timeIntervalSince1970, "source": source, "limit": Self.removedAtOnce],
                    in: database
                )
                var intake = PostingIntake(database: database)
                for posting in over { try intake.remove(posting) }
                return over.count
            }
            removed += count
            if count < Self.removedAtOnce { return removed }
        }
    }
}
