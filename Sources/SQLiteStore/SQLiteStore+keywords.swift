import Careers
package import Foundation
import GRDB
package import JobMatching

extension SQLiteStore: KeywordPostings {
    /// Postings that one keyword leads to by one way at least, however many keywords there are.
    private static let leastShare = 40

    package func postings(for search: KeywordSearch, now: Date) async throws -> [NumberedPosting] {
        let ways = search.keywords.count + search.skills.count + search.occupations.count
        let share = max(Self.leastShare, KeywordSearch.most / max(ways, 1))
        return try await read { database in
            var numbers = try Self.newest(KeywordSearch.newest, in: database)
            for keyword in search.keywords {
                var query = DirectoryQuery()
                query.search = keyword
                guard let hits = try ListingSearch(query, now: now, in: database) else { continue }
                let listings = try hits.listings(order: "DESC", limit: share, offset: 0, in: database)
                numbers.formUnion(listings.map(PostingListing.number))
            }
            numbers.formUnion(try Self.having(skills: search.skills, limit: share, in: database))
            numbers.formUnion(try Self.found(under: search.occupations, limit: share, in: database))
            let last = numbers.sorted(by: >).prefix(KeywordSearch.most)
            return try Self.whole(Array(last), now: now, in: database)
        }
    }

    package func postings(identifiers: [String], now: Date) async throws -> [NumberedPosting] {
        try await read { database in
            let find = try database.cachedStatement(
                sql: "SELECT number FROM posting WHERE source = ? AND identifier = ?"
            )
            let numbers = try identifiers.compactMap { identifier -> Int64? in
                guard let colon = identifier.firstIndex(of: ":") else { return nil }
                let own = String(identifier[identifier.index(after: colon)...])
                return try Int64.fetchOne(find, arguments: [String(identifier[..<colon]), own])
            }
            return try Self.whole(numbers, now: now, in: database)
        }
    }

    package func openPostings(occupation: String, limit: Int, now: Date) async throws -> [JobPosting] {
        try await read { database in
            // Of some it is the second or the third occupation only; a few thousand are enough.
            let most = limit * 3  // checked: a few thousand
            let numbers = try Self.found(under: [occupation], limit: most, in: database)
            let found = try Self.numbered(numbers.sorted(by: >), in: database).map(\.posting)
            return Array(
                found.filter { !$0.isExpired(at: now) && $0.occupations.first?.code == occupation }.prefix(limit)
            )
        }
    }

    package func openPostings(skill: String, limit: Int, now: Date) async throws -> [JobPosting] {
        try await read { database in
            let numbers = try Self.having(skills: [skill], limit: limit, in: database)
            let found = try Self.numbered(numbers.sorted(by: >), in: database).map(\.posting)
            // A word of a title is never taken for a skill, but two skills may be one term.
            return found.filter { posting in
                !posting.isExpired(at: now)
                    && posting.skills.contains { $0.caseInsensitiveCompare(skill) == .orderedSame }
            }
        }
    }

    private static func newest(_ limit: Int, in database: Database) throws -> Set<Int64> {
        let listings = try Int64.fetchAll(
            database.cachedStatement(sql: "SELECT listing FROM posting_listed ORDER BY listing DESC LIMIT ?"),
            arguments: [limit]
        )
        return Set(listings.map(PostingListing.number))
    }

    private static func having(skills: [String], limit: Int, in database: Database) throws -> Set<Int64> {
        let having = try database.cachedStatement(
            sql: "SELECT rowid FROM posting_term WHERE posting_term MATCH ? ORDER BY rowid DESC LIMIT ?"
        )
        var numbers: Set<Int64> = []
        // Terms have letters and digits alone: nothing of them is a sign of the query's own.
        for term in skills.compactMap(PostingTerms.term(ofSkill:)) {
            numbers.formUnion(try Int64.fetchAll(having, arguments: ["\"\(term)\"", limit]))
        }
        return numbers
    }

    private static func found(under occupations: [String], limit: Int, in database: Database) throws -> Set<Int64> {
        let reach = try database.cachedStatement(
            sql: "SELECT DISTINCT posting FROM posting_reach WHERE occupation = ? ORDER BY posting DESC LIMIT ?"
        )
        var numbers: Set<Int64> = []
        for code in occupations {
            numbers.formUnion(try Int64.fetchAll(reach, arguments: [PostingReach.number(of: code), limit]))
        }
        return numbers
    }
}
