import Resume

/// A title for every position.
struct TitlesRule: ScoringRule {
    let code = "completeness.titles"
    let category = ScoreCategory.completeness
    let weight = 4.0

    func assess(_ subject: ScoringSubject) -> Assessment {
        let entries = CompleteEntries(
            subject,
            position: { $0.position == nil ? 0 : 1 },
            school: { $0.studyType != nil ? 1 : $0.area != nil ? 0.5 : 0 }
        )
        return Assessment(
            entries.share,
            judged: subject.credibility,
            subject.hasWork ? "Some positions have no clear title." : "There is no position with a title.",
            advice: subject.hasWork
                ? "Give every position its title on a line of its own"
                : "Add positions, internships or voluntary work with a title",
            evidence: entries.incomplete
        )
    }
}
