import Resume

/// Statements without "I", "me" and "my".
struct PronounsRule: ScoringRule {
    let code = "language.pronouns"
    let category = ScoreCategory.language
    let weight = 1.5
    let source = "TalentWorks (correlational)"

    static let pronouns = WordNumber.set(["i", "me", "my", "mine", "myself", "im", "ive"])
    /// So many statements with one cost everything.
    private static let tooMany = 6.0

    func assess(_ subject: ScoringSubject) -> Assessment {
        guard subject.isEnglish else { return .notApplicable }
        let told = subject.statements.filter(Self.isPersonal)
        let summary = subject.summary.filter(Self.isPersonal)
        let personal = told + summary
        // A summary must not cost more than it earns: leaving it out is no way to a better score.
        return Assessment(
            1 - Double(told.count + min(summary.count, subject.tellingSummary.isEmpty ? 0 : 1)) / Self.tooMany,
            judged: subject.substance,
            "\(personal.count) of \(subject.statements.count + subject.summary.count) statements \(personal.count == 1 ? "says" : "say") I, me or my.",
            advice: "Leave out I, me and my: it is clear who is meant",
            evidence: personal.compactMap(\.line)
        )
    }

    private static func isPersonal(_ statement: Statement) -> Bool {
        statement.tokens.contains { pronouns.contains($0.number) }
    }
}
