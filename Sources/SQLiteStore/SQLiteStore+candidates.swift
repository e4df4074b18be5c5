import Foundation
import GRDB
package import JobMatching
import Synchronization

extension SQLiteStore {
    package func candidates(occupations: [String], country: String?, limit: Int) async throws -> [JobPosting] {
        guard !occupations.isEmpty else { return [] }
        let countries = PostingReach.countries(from: country)
        let share = CandidateChoice.share(of: limit, occupations: occupations.count, countries: countries.count)
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
            return CandidateChoice.newest(of: postings, limit: limit)
        }
    }

    package func candidates(terms: [String], limit: Int) async throws -> [JobPosting] {
        try await readPostings { database, reader in
            let having = try database.cachedStatement(
                sql: "SELECT rowid FROM posting_term WHERE posting_term MATCH ? ORDER BY rowid DESC LIMIT ?"
            )
            let best = try CandidateChoice.numbers(terms: terms, limit: limit) { term, most in
                try Int64.fetchAll(having, arguments: ["\"\(term)\"", most])
            }
            return try Self.postings(best, reader: &reader, in: database)
        }
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
