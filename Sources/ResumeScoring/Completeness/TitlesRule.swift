import Resume

/// A title for every position.
struct TitlesRule: ScoringRule {
    let code = "completeness.titles"
    let category = ScoreCategory.completeness
    let weight = 3.5
    let source = "Ladders eye tracking 2018"

    func assess(_ subject: ScoringSubject) -> Assessment {
        let entries = EntryCompleteness(
            subject,
            position: { $0.position == nil ? 0 : 1 },
            school: { $0.studyType != nil ? 1 : $0.area != nil ? 0.5 : 0 }
        )
        return Assessment(
            entries.share,
            judged: subject.credibility,
            entries.message(
                subject,
                lacking: "Some positions have no clear title.",
                without: "There is no position with a title."
            ),
            advice: subject.hasWork && !entries.isShort
                ? "Give every position its title on a line of its own" : EntryCompleteness.more(subject),
            evidence: entries.incomplete
        )
    }
}
