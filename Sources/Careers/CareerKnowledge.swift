import TextFolding

/// What is known about occupations, titles, ranks and skills.
package struct CareerKnowledge: Sendable {
    package let occupations: OccupationTable
    package let seniority: SeniorityTable
    package let skills: SkillTable
    /// Last words of known titles ("engineer", "nurse"), folded.
    let titleHeads: Set<String>

    package init(occupations: OccupationTable, seniority: SeniorityTable, skills: SkillTable) {
        self.occupations = occupations
        self.seniority = seniority
        self.skills = skills
        var counts: [String: Int] = [:]
        for occupation in occupations.occupations {
            for title in Set([occupation.title] + occupation.titles) {
                guard let head = title.foldedTokens.last, head.count > 2 else { continue }
                counts[head, default: 0] += 1
            }
        }
        titleHeads = Set(counts.filter { $0.value >= 3 }.keys)
    }
}
