import Foundation
import GRDB
package import JobMatching
import Synchronization

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
        return try await readPostings { database, reader in
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
            let postings = try Self.postings(numbers.sorted(), reader: &reader, in: database)
            return Self.newest(of: postings, limit: limit)
        }
    }

    package func candidates(terms: [String], limit: Int) async throws -> [JobPosting] {
        try await readPostings { database, reader in
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
            return try Self.postings(best, reader: &reader, in: database)
        }
    }

    /// Whether a text is one word, as the index has them: anything else could be taken for a query's own signs.
    private static func isTerm(_ text: String) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber }
    }

    /// The postings of some numbers, without their texts; one that is gone is left out.
    private static func postings(
        _ numbers: [Int64],
        reader: inout PostingRow,
        in database: Database
    ) throws -> [JobPosting] {
        guard !numbers.isEmpty else { return [] }
        // In the order of the list: the planner could else read the whole table and look for each posting in the list.
        let condition = "json_each(?) AS wanted CROSS JOIN posting ON number = wanted.value"
        return try reader.postings(from: condition, arguments: [PostingRow.list(of: numbers)], in: database).map(
            \.posting
        )
    }

    /// The newest ones, newest first.
    private static func newest(of postings: [JobPosting], limit: Int) -> [JobPosting] {
        // A posting is large, and takes long to move.
        let dates = postings.map { $0.postedAt ?? .distantPast }
        let order = postings.indices.sorted { first, second in
            if dates[first] != dates[second] { return dates[first] > dates[second] }
            return postings[first].id < postings[second].id
        }
        return order.prefix(limit).map { postings[$0] }
    }

    /// Reads with what earlier reads have found out of the texts that many postings share.
    private func readPostings<Value: Sendable>(
        _ body: @Sendable @escaping (Database, inout PostingRow) throws -> Value
    ) async throws -> Value {
        try await read { [self] database in
            var reader = postingRows.withLock { $0 }
            let value = try body(database, &reader)
            postingRows.withLock { [reader] in $0 = reader.isFull ? PostingRow() : reader }
            return value
        }
    }
}
