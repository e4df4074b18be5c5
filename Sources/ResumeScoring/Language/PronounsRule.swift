import Resume

/// Statements without "I", "me" and "my".
struct PronounsRule: ScoringRule {
    let code = "language.pronouns"
    let category = ScoreCategory.language
    let weight = 1.5

    private static let pronouns: Set<String> = ["i", "me", "my", "mine", "myself", "i'm", "im", "ive"]

    func assess(_ subject: ScoringSubject) -> Assessment {
        guard subject.isEnglish else { return .notApplicable }
        let statements = subject.bullets + subject.summary
        let personal = statements.filter { $0.tokens.contains(where: Self.pronouns.contains) }
        let share = Double(personal.count) / Double(max(statements.count, 1))
        return Assessment(
            1 - 2 * share,
            judged: subject.substance,
            "\(personal.count) of \(statements.count) statements say I, me or my.",
            advice: "Leave out I, me and my: it is clear who is meant",
            evidence: personal.compactMap(\.line)
        )
    }
}
