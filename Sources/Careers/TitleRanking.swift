import KnowledgeTables

/// Orders job titles by how likely they are to name the same work as another.
///
/// A title is likely not only by itself: the titles that are most like it speak for it as well, so that those of one kind
/// come together although each is written in another way.
package struct TitleRanking: Sendable {
    /// Titles that speak for another.
    private static let mostNeighbours = 10
    /// How much they count, all together; the rest is how alike the two titles are.
    private static let neighbourPart = 0.5
    /// How often likeness is handed on: to neighbours, and to theirs.
    private static let rounds = 2

    private let knowledge: CareerKnowledge
    private let count: Int
    private let meanings: WordMeanings
    /// Titles of the corpus by what they measure.
    private let postings: [TitlePoint.Axis: [Part]]
    /// The titles that speak for each, with weights that sum to 1.
    private var neighbours: [[Part]] = []

    private struct Part: Sendable {
        let index: Int
        let weight: Double
    }

    /// - Parameters:
    ///   - corpus: the titles that are put in order.
    ///   - knowledge: what is known of titles.
    package init(corpus: [String], knowledge: CareerKnowledge) {
        self.knowledge = knowledge
        count = corpus.count
        let space = knowledge.occupations.space
        var meanings = WordMeanings(space)
        let points = corpus.map { TitlePoint(knowledge.title($0).words, in: space, meanings: &meanings) }
        var postings: [TitlePoint.Axis: [Part]] = [:]
        for (index, point) in points.enumerated() {
            for part in point.parts { postings[part.axis, default: []].append(Part(index: index, weight: part.weight)) }
        }
        self.meanings = meanings
        self.postings = postings
        neighbours = points.enumerated().map { index, point in
            var likeness = likeness(of: point)
            likeness[index] = 0
            return Self.strongest(likeness)
        }
    }

    /// How alike a title and all of the corpus are, 0-1.
    private func likeness(of point: TitlePoint) -> [Double] {
        var sums = [Double](repeating: 0, count: count)
        for part in point.parts {
            for other in postings[part.axis] ?? [] { sums[other.index] += part.weight * other.weight }
        }
        return sums.map { min($0, 1) }
    }

    /// The most alike, by the fourth power: near ones count and far ones hardly.
    private static func strongest(_ likeness: [Double]) -> [Part] {
        let best = likeness.enumerated().filter { $0.element > 0 }
            .sorted { ($0.element, $1.offset) > ($1.element, $0.offset) }.prefix(mostNeighbours)
        let weights = best.map { $0.element * $0.element * $0.element * $0.element }  // checked: floating point
        let total = weights.reduce(0, +)
        return zip(best, weights).map { Part(index: $0.offset, weight: $1 / total) }
    }

    /// The titles in order.
    ///
    /// - Parameter title: what they are compared with.
    /// - Returns: places in the corpus with the likeness (0-1), best first; among equals the one that stands first.
    package func ranked(for title: String) -> [(index: Int, score: Double)] {
        var meanings = meanings
        let own = likeness(
            of: TitlePoint(knowledge.title(title).words, in: knowledge.occupations.space, meanings: &meanings)
        )
        var scores = own
        for _ in 0..<Self.rounds {
            let previous = scores
            for index in scores.indices {
                let handed = neighbours[index].reduce(0) { $0 + $1.weight * previous[$1.index] }
                scores[index] = (1 - Self.neighbourPart) * own[index] + Self.neighbourPart * handed
            }
        }
        return scores.enumerated().sorted { ($0.element, $1.offset) > ($1.element, $0.offset) }
            .map { ($0.offset, $0.element) }
    }
}
