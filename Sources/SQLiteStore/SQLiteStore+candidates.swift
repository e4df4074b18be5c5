import Foundation
import GRDB
package import JobMatching

extension SQLiteStore {
    /// Postings of an occupation in a country that are looked at, however many occupations there are.
    private static let leastShare = 50
    /// A term that more postings have is not rare, and says too little.
    private static let mostOfRareTerm = 400
    /// Rare terms that are enough, and terms that are tried to find them.
    private static let rareTerms = 6
    private static let triedTerms = 24

    package func candidates(occupations: [String], country: String?, limit: Int) async throws -> [JobPosting] {
        guard !occupations.isEmpty else { return [] }
        let countries = Set([PostingReach.everywhere, country ?? PostingReach.everywhere])
        // The newest of each occupation: a common one must not starve the others.
        let share = max(Self.leastShare, limit / (occupations.count * countries.count))
        return try await database.read { database in
            let newest = try database.cachedStatement(
                sql: """
                    SELECT posting FROM posting_reach WHERE occupation = ? AND country = ?
                    ORDER BY age, posting LIMIT ?
                    """
            )
            var numbers: Set<Int64> = []
            for occupation in occupations {
                for country in countries {
                    let arguments: StatementArguments = [PostingReach.number(of: occupation), country, share]
                    numbers.formUnion(try Int64.fetchAll(newest, arguments: arguments))
                }
            }
            // In the order in which they lie in the file.
            var postings = try Self.postings(numbers.sorted(), in: database)
            postings.sort(by: Self.isNewer)
            return Array(postings.prefix(limit))
        }
    }

    package func candidates(terms: [String], limit: Int) async throws -> [JobPosting] {
        try await database.read { database in
            let having = try database.cachedStatement(
                sql: "SELECT rowid FROM posting_term WHERE posting_term MATCH ? ORDER BY rowid DESC LIMIT ?"
            )
            var hits: [Int64: Int] = [:]
            var found = 0
            for term in terms.prefix(Self.triedTerms) where found < Self.rareTerms && Self.isTerm(term) {
                let arguments: StatementArguments = ["\"\(term)\"", Self.mostOfRareTerm + 1]
                let numbers = try Int64.fetchAll(having, arguments: arguments)
                guard !numbers.isEmpty, numbers.count <= Self.mostOfRareTerm else { continue }
                found += 1
                for number in numbers { hits[number, default: 0] += 1 }
            }
            let best = hits.sorted { ($0.value, $0.key) > ($1.value, $1.key) }.prefix(limit).map(\.key)
            return try Self.postings(best, in: database)
        }
    }

    /// Whether a text is one word, as the index has them: anything else could be taken for a query's own signs.
    private static func isTerm(_ text: String) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber }
    }

    /// The postings of some numbers, without their texts; one that is gone is left out.
    private static func postings(_ numbers: [Int64], in database: Database) throws -> [JobPosting] {
        let rows = try database.cachedStatement(sql: "SELECT \(PostingRow.columns) FROM posting WHERE number = ?")
        var reader = PostingRow()
        var postings: [JobPosting] = []
        postings.reserveCapacity(numbers.count)
        for number in numbers {
            guard let row = try Row.fetchOne(rows, arguments: [number]) else { continue }
            postings.append(try reader.posting(from: row, in: database))
        }
        return postings
    }

    private static func isNewer(_ first: JobPosting, _ second: JobPosting) -> Bool {
        let dates = (first.postedAt ?? .distantPast, second.postedAt ?? .distantPast)
        return dates.0 == dates.1 ? first.id < second.id : dates.0 > dates.1
    }
}
