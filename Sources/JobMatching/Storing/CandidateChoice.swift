import Foundation

/// Which of the postings that an index leads to are candidates, whichever store has the index.
package enum CandidateChoice {
    /// Postings of an occupation in a country that are looked at, however many occupations there are.
    private static let leastShare = 50
    /// A term that more postings have is not rare, and says too little.
    private static let mostOfRareTerm = 400
    /// Rare terms that are enough, and terms that are tried to find them.
    private static let rareTerms = 6
    private static let triedTerms = 24

    /// How many of each occupation in each country are looked at, the newest: a common one must not starve the others.
    package static func share(of limit: Int, occupations: Int, countries: Int) -> Int {
        // checked: there are some thousand occupations, and two countries at most
        max(leastShare, limit / (occupations * countries))
    }

    /// The newest postings, newest first.
    package static func newest(of postings: [JobPosting], limit: Int) -> [JobPosting] {
        // A posting is large, and takes long to move.
        let dates = postings.map { $0.postedAt ?? .distantPast }
        let order = postings.indices.sorted { first, second in
            if dates[first] != dates[second] { return dates[first] > dates[second] }
            return postings[first].id < postings[second].id
        }
        return order.prefix(limit).map { postings[$0] }
    }

    /// Numbers of the postings that have most of some terms, of these the newest.
    ///
    /// - Parameters:
    ///   - terms: the most telling first.
    ///   - limit: how many postings at most.
    ///   - having: numbers of postings that have a term, the greatest first, and how many at most.
    /// - Returns: the numbers, best first.
    /// - Throws: what the store throws.
    package static func numbers(
        terms: [String],
        limit: Int,
        having: (String, Int) throws -> [Int64]
    ) rethrows -> [Int64] {
        var hits: [Int64: Int] = [:]
        var found = 0
        for term in terms.prefix(triedTerms) where found < rareTerms && isTerm(term) {
            let numbers = try having(term, mostOfRareTerm + 1)
            guard !numbers.isEmpty, numbers.count <= mostOfRareTerm else { continue }
            found += 1
            for number in numbers { hits[number, default: 0] += 1 }
        }
        return hits.sorted { ($0.value, $0.key) > ($1.value, $1.key) }.prefix(limit).map(\.key)
    }

    /// Whether a text is one word, as indexes have them: anything else could be taken for a query's own signs.
    private static func isTerm(_ text: String) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber }
    }
}
