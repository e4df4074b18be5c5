import Resume

/// Start and end of every position.
struct DatesRule: ScoringRule {
    let code = "completeness.dates"
    let category = ScoreCategory.completeness
    let weight = 4.0
    let source = "Ladders eye tracking 2018"

    func assess(_ subject: ScoringSubject) -> Assessment {
        let entries = EntryCompleteness(
            subject,
            position: { Self.share(start: $0.startDate, end: $0.endDate, isOpen: $0.isCurrent) },
            school: { $0.endDate == nil && $0.startDate == nil ? 0 : 1 }
        )
        return Assessment(
            entries.share,
            judged: subject.credibility,
            entries.message(
                subject,
                lacking: "Some positions lack the month and year of their start or end.",
                without: entries.isShort ? "There is no position with dates." : "Some entries have no dates."
            ),
            advice: entries.isShort
                ? EntryCompleteness.more(subject)
                : "Give month and year of start and end for every \(subject.hasWork ? "position" : "entry")",
            evidence: entries.incomplete
        )
    }

    /// Years alone hide up to two years; an end alone leaves the length open.
    private static func share(start: PartialDate?, end: PartialDate?, isOpen: Bool) -> Double {
        var share = 0.0
        if let start { share += start.month == nil ? 0.35 : 0.5 }
        if isOpen {
            share += 0.5
        } else if let end {
            share += end.month == nil ? 0.35 : 0.5
        }
        return share
    }
}
