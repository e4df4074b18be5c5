import Resume

/// Positions, or what shows ability without any.
struct ExperienceSectionRule: ScoringRule {
    let code = "structure.experience"
    let category = ScoreCategory.structure
    let weight = 2.0
    let source = "university rubrics"

    func assess(_ subject: ScoringSubject) -> Assessment {
        guard !subject.hasWork else { return Assessment(1, judged: subject.credibility) }
        let resume = subject.resume
        let instead = [!resume.projects.isEmpty, !resume.volunteer.isEmpty, !resume.awards.isEmpty].count { $0 }
        return Assessment(
            min(0.8, 0.5 * Double(instead)),
            judged: subject.credibility,
            "No positions were found.",
            advice: "Add a section Experience with title, employer and dates; internships and voluntary work count",
            evidence: subject.top
        )
    }
}
