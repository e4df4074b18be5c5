import Resume

/// What was learnt, and where.
struct DegreesRule: ScoringRule {
    let code = "completeness.degrees"
    let category = ScoreCategory.completeness
    let weight = 1.0
    let source = "university rubrics"

    func assess(_ subject: ScoringSubject) -> Assessment {
        let education = subject.resume.education
        guard !education.isEmpty else {
            return Assessment(
                0,
                "No qualification is named.",
                advice: "Name your highest qualification or training",
                evidence: subject.bottom,
                missing: .schooling
            )
        }
        let shares = education.map {
            ($0.studyType != nil || $0.area != nil ? 0.5 : 0) + ($0.institution != nil ? 0.5 : 0)
        }
        return Assessment(
            shares.max() ?? 0,
            "The education lacks the qualification or the school.",
            advice: "Name qualification and school in every entry of education",
            evidence: education.first.map { Array($0.lines.prefix(1)) } ?? [],
            missing: .school
        )
    }
}
