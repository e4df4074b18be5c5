import Foundation

/// How telling a skill is: one that every posting asks for says little.
struct SkillRarity {
    private let weights: [String: Double]
    private let unknown: Double

    init(_ postings: [JobPosting]) {
        var counts: [String: Int] = [:]
        for posting in postings {
            for skill in posting.skills { counts[skill, default: 0] += 1 }
        }
        let total = Double(postings.count + 1)
        weights = counts.mapValues { log(1 + total / Double($0)) }
        unknown = log(1 + total)
    }

    /// The share of what a posting asks for that is met, weighted; 0-1, full credit from two thirds.
    ///
    /// Two skills of which nothing is known are added to what is asked for: one skill of one says less than five of five.
    func share(of matching: [String], in wanted: [String]) -> Double {
        guard !matching.isEmpty else { return 0 }
        let all = wanted.reduce(0) { $0 + (weights[$1] ?? unknown) }
        let met = matching.reduce(0) { $0 + (weights[$1] ?? unknown) }
        return min(1, met / (all + Self.unsaid * unknown) * 1.5)
    }

    private static let unsaid = 2.0
}
