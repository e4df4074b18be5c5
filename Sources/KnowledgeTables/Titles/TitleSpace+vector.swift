import KnowledgePack

extension TitleSpace {
    /// Titles that a vector is made of.
    private static let vectorNeighbours = 12
    /// Whole classes that a vector is made of.
    private static let vectorClasses = 10
    /// How much classes as a whole count, beside single titles.
    private static let classPart = 0.4
    /// How much the SOC occupations count that another class corresponds to.
    private static let linkPart = 1.0
    /// How much related occupations count.
    private static let nearPart = 0.2

    /// What a title stands for.
    ///
    /// The most similar titles vote for their classes; so do the classes whose titles, taken together, are most similar. What
    /// corresponds to a class, and what is related to it, comes with it.
    ///
    /// - Parameter tokens: folded words of a title.
    /// - Returns: a vector; empty when nothing is like the title.
    package func vector(for tokens: [String]) -> OccupationVector {
        let scores = scores(for: tokens)
        var single: [Int: Double] = [:]
        for neighbour in neighbours(among: scores, most: Self.vectorNeighbours) {
            let owners = owners[neighbour.title]
            let share = 1 / Double(owners.count).squareRoot()
            for owner in owners { single[owner, default: 0] += Self.emphasised(neighbour.similarity) * share }
        }
        let nearest = OccupationVector(spread(single))
        let whole = OccupationVector(spread(wholeClasses(scores)))
        var sums: [Int: Double] = [:]
        for part in nearest.parts { sums[part.number, default: 0] += part.weight }
        for part in whole.parts { sums[part.number, default: 0] += Self.classPart * part.weight }
        return OccupationVector(linked(sums))
    }

    /// The classes whose titles, added up, are most similar, by the third power of the cosine.
    private func wholeClasses(_ scores: Scores) -> [Int: Double] {
        var sums = [Double](repeating: 0, count: classCount)
        for (title, sum) in scores.sums.enumerated() where sum > 0 {
            let similarity = similarity(of: title, in: scores)
            let range = owners.range(of: title)
            let share = range.count == 1 ? 1 : 1 / Double(range.count).squareRoot()
            for index in range { sums[owners.value(at: index)] += similarity * share }
        }
        let best = sums.indices.filter { sums[$0] > 0 }.map { ($0, sums[$0] / classLength($0)) }
            .sorted { ($0.1, $1.0) > ($1.1, $0.0) }.prefix(Self.vectorClasses)
        return Dictionary(best.map { ($0.0, $0.1 * $0.1 * $0.1) }, uniquingKeysWith: { first, _ in first })
    }

    private func spread(_ weights: [Int: Double]) -> [Int: Double] {
        var result = weights
        for part in OccupationVector(weights).parts where part.number < occupationCount {
            let own = weights[part.number] ?? 0
            for (other, share) in zip(near[part.number], nearShares[part.number]) {
                result[other, default: 0] += own * Self.nearPart * Double(share) / TitleCompiler.shareUnits
            }
        }
        return result
    }

    private func linked(_ weights: [Int: Double]) -> [Int: Double] {
        var result = weights
        for part in OccupationVector(weights).parts where part.number >= occupationCount {
            let own = weights[part.number] ?? 0
            for (occupation, share) in occupations(of: part.number) {
                result[occupation, default: 0] += own * Self.linkPart * share
            }
        }
        return result
    }
}
