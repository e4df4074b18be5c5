import Careers
package import Foundation
package import JobMatching

extension PostgresStore: KeywordPostings {
    /// Postings that one keyword leads to by one way at least, however many keywords there are.
    private static let leastShare = 40

    package func postings(for search: KeywordSearch, now: Date) async throws -> [NumberedPosting] {
        let ways = search.keywords.count + search.skills.count + search.occupations.count
        let share = max(Self.leastShare, KeywordSearch.most / max(ways, 1))
        return try await read { connection in
            var numbers = Set(
                try Self.numbers(
                    "SELECT posting FROM posting_listing ORDER BY listed_at DESC, posting DESC LIMIT $1",
                    [KeywordSearch.newest],
                    in: connection
                )
            )
            for keyword in search.keywords {
                var query = DirectoryQuery()
                query.search = keyword
                guard let hits = try ListingSearch(query, now: now, in: connection) else { continue }
                let order = "listed_at DESC, posting DESC"
                numbers.formUnion(try hits.numbers(order: order, limit: share, offset: 0, in: connection))
            }
            numbers.formUnion(try Self.having(skills: search.skills, limit: share, in: connection))
            numbers.formUnion(try Self.found(under: search.occupations, limit: share, in: connection))
            let last = numbers.sorted(by: >).prefix(KeywordSearch.most)
            return try PostingRow.open(Array(last), now: now, in: connection)
        }
    }

    package func postings(identifiers: [String], now: Date) async throws -> [NumberedPosting] {
        let parts = identifiers.compactMap { identifier -> (source: String, own: String)? in
            guard let colon = identifier.firstIndex(of: ":") else { return nil }
            return (String(identifier[..<colon]), String(identifier[identifier.index(after: colon)...]))
        }
        return try await read { connection in
            let numbers = try Self.numbers(
                """
                SELECT number AS posting
                FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS wanted (from_source, own, place)
                JOIN posting ON source = from_source AND identifier = own ORDER BY place
                """,
                [parts.map(\.source), parts.map(\.own)],
                in: connection
            )
            return try PostingRow.open(numbers, now: now, in: connection)
        }
    }

    package func openPostings(occupation: String, limit: Int, now: Date) async throws -> [JobPosting] {
        try await read { connection in
            // Of some it is the second or the third occupation only; a few thousand are enough.
            let most = limit * 3  // checked: a few thousand
            let numbers = try Self.found(under: [occupation], limit: most, in: connection)
            let found = try PostingRow.postings(numbers.sorted(by: >), in: connection)
            return Array(
                found.filter { !$0.isExpired(at: now) && $0.occupations.first?.code == occupation }.prefix(limit)
            )
        }
    }

    package func openPostings(skill: String, limit: Int, now: Date) async throws -> [JobPosting] {
        try await read { connection in
            let numbers = try Self.having(skills: [skill], limit: limit, in: connection)
            // A word of a title is never taken for a skill, but two skills may be one term.
            return try PostingRow.postings(numbers.sorted(by: >), in: connection).filter { posting in
                !posting.isExpired(at: now)
                    && posting.skills.contains { $0.caseInsensitiveCompare(skill) == .orderedSame }
            }
        }
    }

    private static func having(skills: [String], limit: Int, in connection: PostgresConnection) throws -> Set<Int64> {
        var all: Set<Int64> = []
        for term in skills.compactMap(PostingTerms.term(ofSkill:)) {
            all.formUnion(
                try numbers(
                    "SELECT posting FROM posting_term WHERE term = $1 ORDER BY posting DESC LIMIT $2",
                    [term, limit],
                    in: connection
                )
            )
        }
        return all
    }

    private static func found(
        under occupations: [String],
        limit: Int,
        in connection: PostgresConnection
    ) throws -> Set<Int64> {
        var all: Set<Int64> = []
        for code in occupations {
            all.formUnion(
                try numbers(
                    "SELECT DISTINCT posting FROM posting_reach WHERE occupation = $1 ORDER BY posting DESC LIMIT $2",
                    [PostingReach.number(of: code), limit],
                    in: connection
                )
            )
        }
        return all
    }

    private static func numbers(
        _ sql: String,
        _ values: [any PostgresValue],
        in connection: PostgresConnection
    ) throws -> [Int64] {
        try connection.rows(sql, values).map { row -> Int64 in Int64(try row["posting"] as Int) }
    }
}
