import Resume

/// Statements that all end with a full stop, or none of them.
struct PunctuationRule: ScoringRule {
    let code = "consistency.punctuation"
    let category = ScoreCategory.consistency
    let weight = 0.5
    let source = "convention"

    func assess(_ subject: ScoringSubject) -> Assessment {
        let stopped = subject.statements.filter { $0.text.hasSuffix(".") || $0.text.hasSuffix(".)") }
        let open = subject.statements.filter { !$0.text.hasSuffix(".") && !$0.text.hasSuffix(".)") }
        let rare = stopped.count < open.count ? stopped : open
        let share = Double(rare.count) / Double(max(subject.statements.count, 1))
        return Assessment(
            1 - 2 * share,
            judged: subject.substance,
            "Some statements end with a full stop, others do not.",
            advice: "End all statements with a full stop, or none",
            evidence: rare.compactMap(\.line)
        )
    }
}
