package import Foundation
package import JobMatching

extension PostgresStore: PostingStore {
    package func upsert(_ postings: [JobPosting], now: Date) async throws -> PostingImportCounts {
        try await write { connection in
            var intake = PostingIntake(shelf: try PostgresShelf(connection, taking: postings, now: now), now: now)
            for posting in postings { try intake.take(posting) }
            try intake.shelf.finish()
            return intake.counts
        }
    }

    package func candidates(occupations: [String], country: String?, limit: Int) async throws -> [JobPosting] {
        guard !occupations.isEmpty else { return [] }
        let countries = PostingReach.countries(from: country)
        let share = CandidateChoice.share(of: limit, occupations: occupations.count, countries: countries.count)
        return try await read { connection in
            let numbers = try connection.rows(
                """
                SELECT DISTINCT newest.posting FROM unnest($1::int8[]) AS wanted (occupation)
                CROSS JOIN unnest($2::text[]) AS place (country)
                CROSS JOIN LATERAL (
                    SELECT posting FROM posting_reach
                    WHERE posting_reach.occupation = wanted.occupation AND posting_reach.country = place.country
                    ORDER BY age, posting LIMIT $3
                ) AS newest
                """,
                [occupations.map(PostingReach.number), countries.sorted(), share]
            ).map { row -> Int64 in Int64(try row["posting"] as Int) }
            return CandidateChoice.newest(of: try PostingRow.postings(numbers, in: connection), limit: limit)
        }
    }

    package func candidates(terms: [String], limit: Int) async throws -> [JobPosting] {
        try await read { connection in
            let best = try CandidateChoice.numbers(terms: terms, limit: limit) { term, most in
                try connection.rows(
                    "SELECT posting FROM posting_term WHERE term = $1 ORDER BY posting DESC LIMIT $2",
                    [term, most]
                ).map { row -> Int64 in Int64(try row["posting"] as Int) }
            }
            return try PostingRow.postings(best, in: connection)
        }
    }

    package func posting(id: String) async throws -> JobPosting? {
        guard let colon = id.firstIndex(of: ":") else { return nil }
        let (source, identifier) = (String(id[..<colon]), String(id[id.index(after: colon)...]))
        return try await read { connection in
            try PostingRow.postings(
                from: "posting WHERE source = $1 AND identifier = $2",
                [source, identifier],
                in: connection
            ).first.map { try PostingRow.whole($0, in: connection) }
        }
    }

    package func excerpts(of postings: [JobPosting]) async throws -> [String: String] {
        try await read { connection in
            let rows = try connection.rows(
                """
                SELECT source || ':' || identifier AS id, left(description, $3::int4) AS text
                FROM unnest($1::text[], $2::text[]) AS wanted (from_source, own)
                JOIN posting ON source = from_source AND identifier = own JOIN posting_text ON posting = number
                """,
                [postings.map(\.source), postings.map(\.identifier), PostingExcerpt.span]
            )
            let texts = try rows.map { row -> (String, String) in
                (try row["id"], PostingExcerpt.text(of: try row["text"]))
            }
            return Dictionary(texts, uniquingKeysWith: { first, _ in first })
        }
    }

    package func hasPostings() async throws -> Bool {
        try await glimpse { try $0.value("SELECT EXISTS (SELECT 1 FROM posting)") ?? false }
    }

    package func postingCount() async throws -> Int {
        try await glimpse { try $0.value("SELECT count(*) FROM posting") ?? 0 }
    }
}
