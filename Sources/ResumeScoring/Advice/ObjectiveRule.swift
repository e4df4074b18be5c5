import Resume
import TextFolding

/// An objective beside experience; costs no points.
struct ObjectiveRule: ScoringRule {
    let code = "advice.objective"
    let category = ScoreCategory.advice
    let weight = 0.0

    private static let headings: Set<String> = [
        "objective", "career objective", "professional objective", "job objective",
    ]

    func assess(_ subject: ScoringSubject) -> Assessment {
        guard subject.hasWork else { return .full }
        let line = subject.lines.first { Self.headings.contains($0.text.foldedTokens.joined(separator: " ")) }
        guard let line else { return .full }
        return Assessment(
            0,
            "The résumé opens with an objective.",
            advice: "With experience to show, replace the objective by two or three lines on what you bring",
            evidence: [line]
        )
    }
}
