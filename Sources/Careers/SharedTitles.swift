import Glibc

extension CareerKnowledge {
    /// What a skill that few occupations ask for counts, as logarithm of the odds, for each of its rarity.
    private static let weightOfSkill = 0.5
    /// Skills tell no more than this.
    private static let mostEvidence = 4.0

    /// The occupations that a title stands for, weighed by the skills that stand beside it: "Account Executive" is of sales
    /// beside Salesforce, and of public relations beside press releases.
    ///
    /// - Parameters:
    ///   - votes: what the title stands for.
    ///   - skills: names of skills.
    /// - Returns: the same occupations, likeliest first, with weights that sum to 1.
    package func weighed(_ votes: [OccupationVote], bySkills skills: [String]) -> [OccupationVote] {
        guard votes.count > 1, !skills.isEmpty else { return votes }
        let shown = skills.map { $0.lowercased() }
        let values = votes.map { vote -> Double in
            let own = Set((occupations[code: vote.code]?.skills ?? []).map { $0.lowercased() })
            let evidence = shown.reduce(0) { $0 + (own.contains($1) ? occupations.lists.rarity(of: $1) : 0) }
            return vote.weight * exp(min(evidence * Self.weightOfSkill, Self.mostEvidence))
        }
        let total = values.reduce(0, +)
        return zip(votes, values).map { vote, value in
            OccupationVote(code: vote.code, weight: value / total, similarity: vote.similarity)
        }.sorted { ($0.weight, $1.code) > ($1.weight, $0.code) }
    }
}
