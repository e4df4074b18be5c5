import Resume

/// Skills in groups, or few enough to need none.
struct SkillGroupsRule: ScoringRule {
    let code = "structure.skill_groups"
    let category = ScoreCategory.structure
    let weight = 0.5
    let source = "convention"

    /// So many skills are found at a glance without groups.
    private static let glance = 12
    private static let tooMany = 30

    func assess(_ subject: ScoringSubject) -> Assessment {
        let skills = subject.resume.skills
        let count = Set(skills.flatMap(\.keywords).map { FoldedText($0.value).key }).count
        let named = max(Set(skills.compactMap(\.name)).count, Self.labels(of: subject.resume))
        guard count > 0 else { return .notApplicable }
        // That there are too many is the business of another rule.
        guard named == 0, count > Self.glance else { return .full }
        return Assessment(
            count > Self.tooMany ? 0 : 0.3,
            "No labels group the skills.",
            advice: "Put the skills in two to four groups with a label each, the most important first",
            evidence: SkillsSectionRule.evidence(skills.filter { $0.name == nil })
        )
    }

    private static let wordsOfLabel = 4

    /// How many lines of lists open with a label, whatever heading they stand under: "Languages: C, Perl".
    private static func labels(of resume: Resume) -> Int {
        let listed = Set(resume.skills.flatMap(\.keywords).flatMap(\.lines))
        let others =
            (resume.passages ?? []).flatMap(\.lines) + resume.awards.flatMap(\.lines)
            + (resume.basics.summary?.lines ?? [])
        return listed.union(others.filter { $0.text.contains(",") }).count { line in
            guard let colon = line.text.firstIndex(of: ":") else { return false }
            return (1...wordsOfLabel).contains(FoldedText(String(line.text[..<colon])).tokens.count)
        }
    }
}
