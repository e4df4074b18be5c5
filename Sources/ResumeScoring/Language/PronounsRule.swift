import Resume

/// Statements without "I", "me" and "my".
struct PronounsRule: ScoringRule {
    let code = "language.pronouns"
    let category = ScoreCategory.language
    let weight = 1.5
    let source = "TalentWorks (correlational)"

    private static let pronouns = WordNumber.set(["i", "me", "my", "mine", "myself", "im", "ive"])
    /// So many statements with one cost everything.
    private static let tooMany = 6.0

    func assess(_ subject: ScoringSubject) -> Assessment {
        guard subject.isEnglish else { return .notApplicable }
        let statements = subject.statements + subject.summary
        let personal = statements.filter { statement in
            statement.tokens.contains { Self.pronouns.contains($0.number) }
        }
        return Assessment(
            1 - Double(personal.count) / Self.tooMany,
            judged: subject.substance,
            "\(personal.count) of \(statements.count) statements say I, me or my.",
            advice: "Leave out I, me and my: it is clear who is meant",
            evidence: personal.compactMap(\.line)
        )
    }
}
