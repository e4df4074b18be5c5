package import Foundation
import GRDB
package import JobMatching
import Synchronization

extension SQLiteStore: PostingMarket {
    private static let topCompanies = 10

    package func marketTotals() async throws -> MarketTotals {
        try await read { database in
            var totals = MarketTotals()
            let rows = try Row.fetchAll(
                database,
                sql: "SELECT name, jobs FROM posting_tally WHERE kind = ?",
                arguments: [PostingTally.Kind.total.rawValue]
            )
            for row in rows {
                switch PostingTally.Total(rawValue: row[0]) {
                case .postings: totals.postings = row[1]
                case .companies: totals.companies = row[1]
                case .sources: totals.sources = row[1]
                case .revision: totals.revision = row[1]
                case nil: break
                }
            }
            totals.firstSight = try Self.sight("", [], "ASC", in: database)
            totals.lastSight = try Self.sight("", [], "DESC", in: database)
            return totals
        }
    }

    package func marketSightings(since date: Date) async throws -> Int {
        try await read { database in
            try Int.fetchOne(
                database,
                sql: "SELECT count(*) FROM posting WHERE listing IS NOT NULL AND first_seen_at >= ?",
                arguments: [date.timeIntervalSince1970]
            ) ?? 0
        }
    }

    package func marketSources() async throws -> [MarketShare] {
        try await read { database in
            let rows = try Row.fetchAll(
                database,
                sql: """
                    SELECT source.name, source.jobs, pairs.jobs FROM posting_tally AS source
                    LEFT JOIN posting_tally AS pairs ON pairs.kind = ? AND pairs.name = CAST(source.number AS TEXT)
                    WHERE source.kind = ? ORDER BY source.jobs DESC, source.name
                    """,
                arguments: [PostingTally.Kind.companiesOfSource.rawValue, PostingTally.Kind.source.rawValue]
            )
            return try rows.map { row in
                var share = MarketShare(name: row[0], jobs: row[1])
                share.companies = row[2] ?? 0
                share.firstSight = try Self.sight("AND source = ?", [share.name], "ASC", in: database)
                share.lastSight = try Self.sight("AND source = ?", [share.name], "DESC", in: database)
                return share
            }
        }
    }

    package func marketCompanies(limit: Int) async throws -> [MarketShare] {
        try await read { database in
            try Self.largest(.company, limit: limit, in: database).map { name, jobs in
                var share = MarketShare(name: name, jobs: jobs)
                // The index has names without regard to case.
                let own = "AND company = ? COLLATE NOCASE AND company = ?"
                share.firstSight = try Self.sight(own, [name, name], "ASC", in: database)
                share.lastSight = try Self.sight(own, [name, name], "DESC", in: database)
                return share
            }
        }
    }

    package func marketHours() async throws -> [(hour: Int, jobs: Int)] {
        try await read { database in
            try Self.largest(.hour, limit: 24, in: database)
                .map { (hour: Int($0.name) ?? 0, jobs: $0.jobs) }
                .sorted { $0.hour < $1.hour }
        }
    }

    package func marketWords(limit: Int) async throws -> [(word: String, jobs: Int)] {
        try await read { database in
            try Self.largest(.word, limit: limit, in: database).map { (word: $0.name, jobs: $0.jobs) }
        }
    }

    package func marketSearch(_ text: String) async throws -> MarketSearch {
        try await read { database in
            var query = DirectoryQuery()
            query.search = text
            var found = MarketSearch()
            guard let hits = try ListingSearch(query, now: Date(), in: database) else { return found }
            let counts = try self.facetCounts(of: hits.numbers(in: database), in: database)
            found.matches = counts.hits
            found.companies = counts.companies.count
            found.topCompanies = try Self.named(counts.companies, limit: Self.topCompanies, in: database)
            found.sources = try Self.named(counts.sources, limit: counts.sources.count, in: database)
            return found
        }
    }

    /// Counts what postings have, by their numbers.
    func facetCounts(of numbers: [Int64], in database: Database) throws -> FacetCounts {
        let revision = try Self.revision(in: database)
        var blocks = postingBlocks.withLock { $0 }
        if blocks.revision != revision { blocks = PostingBlocks.Memory(revision: revision) }
        let counts = try FacetCounts(of: numbers, &blocks, in: database)
        postingBlocks.withLock { known in
            if known.revision <= revision { known = blocks }
        }
        return counts
    }

    private static func revision(in database: Database) throws -> Int {
        let find = try database.cachedStatement(sql: "SELECT jobs FROM posting_tally WHERE kind = ? AND name = ?")
        let total = PostingTally.Total.revision.rawValue
        return try Int.fetchOne(find, arguments: [PostingTally.Kind.total.rawValue, total]) ?? 0
    }

    // MARK: - Rows

    /// The first or the last sight of open postings.
    private static func sight(
        _ condition: String,
        _ arguments: StatementArguments,
        _ order: String,
        in database: Database
    ) throws -> Date? {
        let statement = try database.cachedStatement(
            sql: """
                SELECT first_seen_at FROM posting WHERE listing IS NOT NULL \(condition)
                ORDER BY first_seen_at \(order) LIMIT 1
                """
        )
        return try Double.fetchOne(statement, arguments: arguments).map(Date.init(timeIntervalSince1970:))
    }

    private static func largest(
        _ kind: PostingTally.Kind,
        limit: Int,
        in database: Database
    ) throws -> [(name: String, jobs: Int)] {
        let statement = try database.cachedStatement(
            sql: "SELECT name, jobs FROM posting_tally WHERE kind = ? ORDER BY jobs DESC, name LIMIT ?"
        )
        return try Row.fetchAll(statement, arguments: [kind.rawValue, limit]).map { (name: $0[0], jobs: $0[1]) }
    }

    /// The largest counts, by the names of what was counted.
    private static func named(_ counts: [Int64: Int], limit: Int, in database: Database) throws -> [MarketShare] {
        guard limit > 0 else { return [] }
        // As many as may be shown, and those that are as large as the last of them.
        let least = counts.values.sorted(by: >).prefix(limit).last ?? 0
        let name = try database.cachedStatement(sql: "SELECT name FROM posting_tally WHERE number = ?")
        let shares = try counts.filter { $0.value >= least }.map { number, jobs in
            MarketShare(name: try String.fetchOne(name, arguments: [number]) ?? "", jobs: jobs)
        }
        return Array(shares.sorted { ($1.jobs, $0.name) < ($0.jobs, $1.name) }.prefix(limit))
    }
}
