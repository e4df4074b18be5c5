import Resume

/// Statements that measure what was achieved.
struct NumbersRule: ScoringRule {
    let code = "impact.numbers"
    let category = ScoreCategory.impact
    let weight = 15.0
    let source = "Harvard and UMD rubrics (consensus)"

    func assess(_ subject: ScoringSubject) -> Assessment {
        let statements = subject.statements
        guard !statements.isEmpty else {
            return Assessment(
                0,
                "Nothing says what was achieved.",
                advice: "Describe each position with two to five bullets: what you did, how much, with what result"
            )
        }
        let plain = statements.filter { !$0.hasNumber && $0.wordCount > 3 }
        let measured = statements.count(where: \.hasNumber)
        return Assessment(
            subject.share(ofExpected: subject.field.measured, where: \.hasNumber),
            "\(measured) of \(statements.count) statements measure something; "
                + "\(Int(subject.field.measured)) earn full credit.",
            advice: plain.isEmpty
                ? "Add statements with the size or result of your work (how many, how much, how fast)"
                : "Add figures that show the size or result of your work (how many, how much, how fast)",
            evidence: plain.compactMap(\.line)
        )
    }
}
