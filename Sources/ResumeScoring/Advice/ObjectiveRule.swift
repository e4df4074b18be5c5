import Resume

/// An objective beside experience; costs no points.
struct ObjectiveRule: ScoringRule {
    let code = "advice.objective"
    let category = ScoreCategory.advice
    let weight = 0.0
    let source = "TalentWorks (correlational)"

    private static let headings = PhraseTable([
        "objective", "career objective", "professional objective", "job objective",
    ])

    func assess(_ subject: ScoringSubject) -> Assessment {
        guard subject.hasWork else { return .full }
        let line = subject.text.lines.first { line in
            Self.headings.match(in: line.text.tokens, at: 0)?.length == line.text.tokens.count
        }
        guard let line else { return .full }
        return Assessment(
            0,
            "The résumé opens with an objective.",
            advice: "With experience to show, replace the objective by two or three lines on what you bring",
            evidence: [subject.text.reference(line)]
        )
    }
}
