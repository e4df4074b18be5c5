import Glibc
import KnowledgePack

/// Which classes each word of a title speaks for, so that titles of the same kind are alike that have no word in common.
///
/// A word speaks for the classes in whose titles it stands more often than in others: "attorney" and "solicitor" for the same.
package struct WordMeanings {
    /// Classes that a title keeps.
    private static let mostClasses = 40
    /// How much related occupations count.
    private static let nearPart = 0.2

    private let space: TitleSpace
    /// How many titles each class has, those of related ones included in part.
    private let sizes: [Double]
    private let total: Double
    private var words: [Int: [Int: Double]] = [:]

    /// - Parameter space: the titles that words are learned from.
    package init(_ space: TitleSpace) {
        self.space = space
        var counts: [Int: Double] = [:]
        for title in 0..<space.titleCount {
            let owners = space.owners[title]
            for owner in owners { counts[owner, default: 0] += 1 / Double(owners.count) }
        }
        let spread = Self.spread(counts, in: space)
        sizes = (0..<space.classCount).map { spread[$0] ?? 0 }
        total = sizes.reduce(0, +)
    }

    /// What the words of a title speak for, all together.
    ///
    /// - Parameter tokens: folded words of a title.
    /// - Returns: a vector; empty when no word is known.
    package mutating func vector(for tokens: [String]) -> OccupationVector {
        var sums: [Int: Double] = [:]
        for word in space.words(of: tokens) {
            for (number, strength) in meaning(of: word.row) { sums[number, default: 0] += word.weight * strength }
        }
        // What all words agree on stands out by the square.
        let best = sums.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(Self.mostClasses)
        return OccupationVector(
            Dictionary(best.map { ($0.key, $0.value * $0.value) }, uniquingKeysWith: { first, _ in first })
        )
    }

    /// The classes that a word speaks for, of length 1.
    private mutating func meaning(of row: Int) -> [Int: Double] {
        if let known = words[row] { return known }
        var counts: [Int: Double] = [:]
        for title in space.postings[row] {
            let owners = space.owners[title]
            for owner in owners { counts[owner, default: 0] += 1 / Double(owners.count) }
        }
        let spread = Self.spread(counts, in: space)
        let sum = spread.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value }
        let strengths = spread.map { number, count in (number, log(count * total / (sizes[number] * sum))) }
            .filter { $0.1 > 0 }
        let vector = OccupationVector(Dictionary(strengths, uniquingKeysWith: { first, _ in first }))
        let result = Dictionary(
            vector.parts.map { ($0.number, $0.weight) },
            uniquingKeysWith: { first, _ in first }
        )
        words[row] = result
        return result
    }

    /// Counts with a part of them for what is related, and for the occupations that another class corresponds to.
    private static func spread(_ counts: [Int: Double], in space: TitleSpace) -> [Int: Double] {
        var result = counts
        for (number, count) in counts.sorted(by: { $0.key < $1.key }) {
            if number < space.occupationCount {
                for (other, share) in zip(space.near[number], space.nearShares[number]) {
                    result[other, default: 0] += count * nearPart * Double(share) / TitleCompiler.shareUnits
                }
            } else {
                for (other, share) in space.occupations(of: number) { result[other, default: 0] += count * share }
            }
        }
        return result
    }
}
