package import Careers
import Foundation

/// The occupations of a posting in one cell: code, weight and likeness with equals signs between them, parted by bars.
package enum StoredVotes {
    package static func cell(_ votes: [OccupationVote]) -> String {
        votes.map { "\($0.code)=\(rounded($0.weight))=\(rounded($0.similarity))" }.joined(separator: "|")
    }

    package static func votes(_ cell: String) -> [OccupationVote] {
        cell.split(separator: "|").compactMap(vote)
    }

    private static func vote(from item: Substring) -> OccupationVote? {
        let parts = item.split(separator: "=")
        guard parts.count == 3, let weight = Double(parts[1]), let similarity = Double(parts[2]) else { return nil }
        return OccupationVote(code: String(parts[0]), weight: weight, similarity: similarity)
    }

    /// More digits say nothing, and a million postings have them all.
    private static func rounded(_ share: Double) -> Double { (share * 1_000).rounded() / 1_000 }
}
