import KnowledgePack

extension TitleSpace {
    /// Titles that vote.
    private static let voters = 12

    /// Sixth power: near titles count and far ones do not.
    package static func emphasised(_ similarity: Double) -> Double {
        let square = similarity * similarity
        return square * square * square
    }

    /// The SOC occupations of the nearest titles.
    ///
    /// - Parameter tokens: folded words of a title.
    /// - Returns: heaviest first, with weights that sum to 1 and the similarity (0-1) of the nearest of their titles.
    package func vote(for tokens: [String]) -> [(occupation: Int, weight: Double, similarity: Double)] {
        var votes: [Int: (weight: Double, similarity: Double)] = [:]
        var total = 0.0
        for neighbour in neighbours(among: scores(for: tokens), most: Self.voters) {
            let owners = owners[neighbour.title]
            for owner in owners {
                for (occupation, share) in occupations(of: owner) {
                    let weight = Self.emphasised(neighbour.similarity) * share / Double(owners.count)
                    total += weight
                    let previous = votes[occupation] ?? (0, 0)
                    votes[occupation] = (previous.weight + weight, max(previous.similarity, neighbour.similarity))
                }
            }
        }
        guard total > 0 else { return [] }
        return votes.map { ($0.key, $0.value.weight / total, $0.value.similarity) }
            .sorted { ($0.1, $1.0) > ($1.1, $0.0) }
    }
}
