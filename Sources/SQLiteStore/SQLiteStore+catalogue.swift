package import Foundation
import GRDB
package import JobMatching

extension SQLiteStore: PostingCatalogue {
    /// Postings removed in one transaction: a server may be waiting to write.
    private static let removedAtOnce = 1_000

    package func list(_ filter: PostingFilter) async throws -> [JobPosting] {
        try await read { database in
            var table = "posting"
            var arguments: StatementArguments = [
                "source": filter.source, "occupation": filter.occupation, "limit": filter.limit,
            ]
            if filter.country != nil {
                table = "json_each(:numbers) AS wanted CROSS JOIN posting ON number = wanted.value"
                arguments += ["numbers": PostingRow.list(of: try Self.newestReach(filter, in: database))]
            }
            var reader = PostingRow()
            let found = try reader.postings(
                from: """
                    \(table)
                    WHERE (:source IS NULL OR source = :source)
                        AND (:occupation IS NULL OR instr('|' || occupations, '|' || :occupation || '=') > 0)
                    ORDER BY posted_at DESC, number LIMIT :limit
                    """,
                arguments: arguments,
                in: database
            )
            return try found.map { try reader.whole($0, in: database) }
        }
    }

    /// Postings that people in a country can take, enough to have the newest among them.
    ///
    /// Postings are found by occupation and country, the newest first: to have the newest of all, those of each occupation
    /// are looked at, which is far less than all.
    private static func newestReach(_ filter: PostingFilter, in database: Database) throws -> [Int64] {
        let occupations =
            try filter.occupation.map { [PostingReach.number(of: $0)] } ?? PostingReach.occupations(in: database)
        let countries = Set([PostingReach.everywhere, filter.country ?? PostingReach.everywhere])
        let reach = try database.cachedStatement(
            sql: """
                SELECT age, posting FROM posting_reach
                WHERE occupation = :occupation AND country = :country AND age <= :age
                    AND (:source IS NULL OR EXISTS (SELECT 1 FROM posting WHERE number = posting AND source = :source))
                ORDER BY age, posting LIMIT :limit
                """
        )
        func found(until age: Int64, limit: Int) throws -> [Int64: Int64] {
            var ages: [Int64: Int64] = [:]
            for occupation in occupations {
                for country in countries {
                    let cursor = try Row.fetchCursor(
                        reach,
                        arguments: [
                            "occupation": occupation, "country": country, "age": age, "source": filter.source,
                            "limit": limit,
                        ]
                    )
                    let cells = RowCells(reach)
                    while try cursor.next() != nil { ages[cells.integer(1)] = cells.integer(0) }
                }
            }
            return ages
        }
        let first = try found(until: .max, limit: filter.limit)
        // As many as are wanted may be all that one occupation was asked for, of the more that it has of the last day.
        guard filter.limit > 0, first.count >= filter.limit else { return Array(first.keys) }
        // What is as old as the last of them by the day may be newer by the hour.
        let last = first.values.sorted()[filter.limit - 1]
        return Array(try found(until: last, limit: -1).keys)
    }

    package func statistics(now: Date) async throws -> [SourceStatistics] {
        try await read { database in
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
                var intake = PostingIntake(shelf: SQLiteShelf(database: database, now: date), now: date)
                for posting in over { try intake.remove(posting) }
                try intake.shelf.finish()
                return over.count
            }
            removed += count
            if count < Self.removedAtOnce { break }
        }
        if removed > 0 { try await write(PostingListing.removeUnusedValues) }
        return removed
    }
}
