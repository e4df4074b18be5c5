import Resume

/// References take room that the résumé needs; costs no points.
struct ReferencesRule: ScoringRule {
    let code = "advice.references"
    let category = ScoreCategory.advice
    let weight = 0.0
    let source = "vendors' documentation of résumé parsers"

    func assess(_ subject: ScoringSubject) -> Assessment {
        guard let first = subject.resume.references.first else { return .full }
        return Assessment(
            0,
            "The résumé has a section on references.",
            advice: "Leave references out until an employer asks for them",
            evidence: first.lines
        )
    }
}
