package import Foundation
package import JobMatching

extension PostgresStore: PostingCatalogue {
    /// Postings removed in one transaction: others wait for their turn.
    private static let removedAtOnce = 1_000

    package func list(_ filter: PostingFilter) async throws -> [JobPosting] {
        try await read { connection in
            let found = try PostingRow.postings(
                from: """
                    posting
                    WHERE ($1::text IS NULL OR source = $1)
                        AND ($2::text IS NULL OR strpos('|' || occupations, '|' || $2 || '=') > 0)
                        AND ($3::text IS NULL OR countries && ARRAY[$3, $4])
                    ORDER BY posted_at DESC NULLS LAST, number LIMIT $5
                    """,
                [filter.source, filter.occupation, filter.country, PostingReach.everywhere, filter.limit],
                in: connection
            )
            return try found.map { try PostingRow.whole($0, in: connection) }
        }
    }

    package func statistics(now: Date) async throws -> [SourceStatistics] {
        try await glimpse { connection in
            try connection.rows(
                """
                SELECT coalesce(stored.source, copied.source) AS source, coalesce(postings, 0) AS postings,
                    coalesce(expired, 0) AS expired, newest, coalesce(copies, 0) AS copies
                FROM (
                    SELECT source, count(*) AS postings, count(*) FILTER (WHERE expires_at <= $1) AS expired,
                        max(posted_at) AS newest
                    FROM posting GROUP BY source
                ) AS stored
                FULL JOIN (SELECT source, count(*) AS copies FROM posting_copy GROUP BY source) AS copied USING (source)
                ORDER BY 1
                """,
                [now]
            ).map { row in
                SourceStatistics(
                    source: try row["source"],
                    postings: try row["postings"],
                    expired: try row["expired"],
                    newest: try row["newest"],
                    copies: try row["copies"]
                )
            }
        }
    }

    package func removeExpired(source: String?, before date: Date) async throws -> Int {
        var removed = 0
        while true {
            let count = try await write { connection in
                var intake = PostingIntake(shelf: try PostgresShelf(connection, now: date), now: date)
                let over = try PostingRow.postings(
                    from: "posting WHERE expires_at <= $1 AND ($2::text IS NULL OR source = $2) LIMIT $3",
                    [date, source, Self.removedAtOnce],
                    in: connection
                )
                for posting in over { try intake.remove(posting) }
                try intake.shelf.finish()
                return over.count
            }
            removed += count
            if count < Self.removedAtOnce { break }
        }
        if removed > 0 { try await removeUnusedPlaces() }
        return removed
    }

    /// Removes places that no posting has any more.
    private func removeUnusedPlaces() async throws {
        _ = try await write { connection in
            try connection.lock(AdvisoryLock.intake)
            return try connection.execute(
                "DELETE FROM posting_place WHERE line NOT IN (SELECT DISTINCT unnest(places) FROM posting)"
            )
        }
    }
}
