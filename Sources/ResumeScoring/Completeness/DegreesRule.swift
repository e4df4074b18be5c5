import Resume

/// What was learnt, and where, for every entry of education.
struct DegreesRule: ScoringRule {
    let code = "completeness.degrees"
    let category = ScoreCategory.completeness
    let weight = 2.0

    func assess(_ subject: ScoringSubject) -> Assessment {
        let education = subject.resume.education
        guard !education.isEmpty else {
            return Assessment(0, "No qualification is named.", advice: "Name your highest qualification or training")
        }
        let shares = education.map {
            ($0.studyType != nil || $0.area != nil ? 0.5 : 0) + ($0.institution != nil ? 0.5 : 0)
        }
        return Assessment(
            shares.reduce(0, +) / Double(shares.count),
            "Some entries of education lack the qualification or the school.",
            advice: "Name qualification and school in every entry of education",
            evidence: zip(education, shares).filter { $1 < 1 }.flatMap { $0.0.lines.prefix(1) }
        )
    }
}
