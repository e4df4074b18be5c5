import Resume

/// Praise that nobody can check.
struct ClichesRule: ScoringRule {
    let code = "language.cliches"
    let category = ScoreCategory.language
    let weight = 1.5

    /// So many cost everything.
    private static let tooMany = 4.0

    func assess(_ subject: ScoringSubject) -> Assessment {
        guard subject.isEnglish else { return .notApplicable }
        let statements = (subject.summary + subject.bullets).map { (bullet: $0, key: ScoringLexicon.key($0.tokens)) }
        let found = subject.lexicon.cliches.filter { phrase in statements.contains { $0.key.contains(phrase) } }
        let lines = statements.filter { statement in found.contains { statement.key.contains($0) } }
        let examples = found.prefix(3).map { "“\($0.split(separator: " ").joined(separator: " "))”" }
        return Assessment(
            1 - Double(found.count) / Self.tooMany,
            judged: subject.substance,
            "Empty phrases such as \(examples.joined(separator: ", ")) say nothing that can be checked.",
            advice: "Replace empty phrases by what you did that shows it",
            evidence: lines.compactMap(\.bullet.line)
        )
    }
}
