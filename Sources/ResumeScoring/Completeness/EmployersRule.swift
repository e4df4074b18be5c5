import Resume

/// An employer for every position.
struct EmployersRule: ScoringRule {
    let code = "completeness.employers"
    let category = ScoreCategory.completeness
    let weight = 3.5
    let source = "Ladders eye tracking 2018"

    func assess(_ subject: ScoringSubject) -> Assessment {
        let entries = EntryCompleteness(
            subject,
            position: { $0.name == nil ? 0 : 1 },
            school: { $0.institution == nil ? 0 : 1 }
        )
        return Assessment(
            entries.share,
            judged: subject.credibility,
            entries.message(
                subject,
                lacking: "Some positions name no employer.",
                without: "There is no position with an employer."
            ),
            advice: entries.isShort
                ? EntryCompleteness.more
                : subject.hasWork
                    ? "Name the employer of every position, or say that you worked for yourself"
                    : "Name the organisation of every internship, project or voluntary role",
            evidence: entries.incomplete
        )
    }
}
