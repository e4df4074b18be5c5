import Careers
import Foundation
import JobMatching

/// Postings in memory, found as a database finds them.
actor JudgedPostings: PostingStore {
    private(set) var postings: [JobPosting] = []
    /// The terms of each posting, once they were asked for.
    private var terms: [Set<String>]?

    /// A term that more postings have is not rare.
    private static let mostOfRareTerm = 400

    func upsert(_ postings: [JobPosting], now: Date) async throws -> PostingImportCounts {
        self.postings += postings
        terms = nil
        return PostingImportCounts(added: postings.count)
    }

    func candidates(occupations: [String], country: String?, limit: Int) async throws -> [JobPosting] {
        let wanted = Set(occupations)
        let found = postings.filter { posting in posting.occupations.contains { wanted.contains($0.code) } }
        return Array(found.sorted { Self.isNewer($0, $1) }.prefix(limit))
    }

    func candidates(terms wanted: [String], limit: Int) async throws -> [JobPosting] {
        var hits: [Int: Int] = [:]
        let all = terms ?? postings.map { Set(PostingTerms.all(of: $0)) }
        self.terms = all
        for term in wanted {
            let having = all.indices.filter { all[$0].contains(term) }
            guard having.count <= Self.mostOfRareTerm else { continue }
            for index in having { hits[index, default: 0] += 1 }
        }
        let best = hits.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
        return best.prefix(limit).map { postings[$0.key] }
    }

    func posting(id: String) async throws -> JobPosting? { postings.first { $0.id == id } }

    func postingCount() async throws -> Int { postings.count }

    private static func isNewer(_ first: JobPosting, _ second: JobPosting) -> Bool {
        let dates = (first.postedAt ?? .distantPast, second.postedAt ?? .distantPast)
        return dates.0 == dates.1 ? first.id < second.id : dates.0 > dates.1
    }
}
