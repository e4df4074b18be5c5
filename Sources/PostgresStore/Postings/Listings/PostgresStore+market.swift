package import Foundation
package import JobMatching

extension PostgresStore: PostingMarket {
    private static let topCompanies = 10

    package func marketTotals() async throws -> MarketTotals {
        try await read { connection in
            var totals = MarketTotals()
            let row = try connection.row(
                """
                SELECT postings, revision, (SELECT count(*) FROM posting_company) AS companies,
                    (SELECT count(*) FROM posting_tally WHERE kind = 'source') AS sources,
                    (SELECT min(first_seen_at) FROM posting_listing) AS first,
                    (SELECT max(first_seen_at) FROM posting_listing) AS last
                FROM posting_total
                """
            )
            guard let row else { return totals }
            totals.postings = try row["postings"]
            totals.revision = try row["revision"]
            totals.companies = try row["companies"]
            totals.sources = try row["sources"]
            totals.firstSight = try row["first"]
            totals.lastSight = try row["last"]
            return totals
        }
    }

    package func marketSightings(since date: Date) async throws -> Int {
        try await glimpse { connection in
            try connection.value("SELECT count(*) FROM posting_listing WHERE first_seen_at >= $1", [date]) ?? 0
        }
    }

    package func marketSources() async throws -> [MarketShare] {
        try await read { connection in
            try connection.rows(
                """
                SELECT name, jobs,
                    (SELECT count(*) FROM posting_employer WHERE posting_employer.source = name) AS companies,
                    (SELECT min(first_seen_at) FROM posting_listing WHERE source = name) AS first,
                    (SELECT max(first_seen_at) FROM posting_listing WHERE source = name) AS last
                FROM posting_tally WHERE kind = 'source' ORDER BY jobs DESC, name
                """
            ).map { row in
                var share = MarketShare(name: try row["name"], jobs: try row["jobs"])
                share.companies = try row["companies"]
                share.firstSight = try row["first"]
                share.lastSight = try row["last"]
                return share
            }
        }
    }

    package func marketCompanies(limit: Int) async throws -> [MarketShare] {
        try await read { connection in
            try connection.rows(
                "SELECT name, jobs FROM posting_company ORDER BY jobs DESC, name LIMIT $1",
                [limit]
            ).map { row in
                var share = MarketShare(name: try row["name"], jobs: try row["jobs"])
                let sights = try connection.row(
                    """
                    SELECT min(first_seen_at) AS first, max(first_seen_at) AS last FROM posting_listing
                    WHERE company_order = $1 AND company = $2
                    """,
                    [PostingListing.order(share.name), share.name]
                )
                share.firstSight = try sights?["first"]
                share.lastSight = try sights?["last"]
                return share
            }
        }
    }

    package func marketHours() async throws -> [(hour: Int, jobs: Int)] {
        try await largest("hour", limit: 24).map { (hour: Int($0.name) ?? 0, jobs: $0.jobs) }
            .sorted { $0.hour < $1.hour }
    }

    package func marketWords(limit: Int) async throws -> [(word: String, jobs: Int)] {
        try await largest("word", limit: limit).map { (word: $0.name, jobs: $0.jobs) }
    }

    package func marketSearch(_ text: String) async throws -> MarketSearch {
        try await read { connection in
            var query = DirectoryQuery()
            query.search = text
            var found = MarketSearch()
            guard let hits = try ListingSearch(query, now: Date(), in: connection) else { return found }
            // Counted once for each source and company, and put together from there.
            let rows = try connection.rows(
                "SELECT source, company, count(*) AS jobs FROM \(hits.condition) GROUP BY source, company",
                hits.values
            )
            var (sources, companies): ([String: Int], [String: Int]) = ([:], [:])
            for row in rows {
                let jobs: Int = try row["jobs"]
                found.matches += jobs
                sources[try row["source"], default: 0] += jobs
                companies[try row["company"], default: 0] += jobs
            }
            found.companies = companies.count
            found.topCompanies = Self.largest(companies, limit: Self.topCompanies)
            found.sources = Self.largest(sources, limit: sources.count)
            return found
        }
    }

    // MARK: - Rows

    private static func largest(_ counts: [String: Int], limit: Int) -> [MarketShare] {
        let shares = counts.map { MarketShare(name: $0.key, jobs: $0.value) }
        return Array(shares.sorted { ($1.jobs, $0.name) < ($0.jobs, $1.name) }.prefix(limit))
    }

    private func largest(_ kind: String, limit: Int) async throws -> [(name: String, jobs: Int)] {
        try await glimpse { connection in
            try connection.rows(
                "SELECT name, jobs FROM posting_tally WHERE kind = $1 ORDER BY jobs DESC, name LIMIT $2",
                [kind, limit]
            ).map { row in (name: try row["name"], jobs: try row["jobs"]) }
        }
    }
}
