import Resume

/// Statements that open with what somebody did.
struct ActionVerbsRule: ScoringRule {
    let code = "language.action_verbs"
    let category = ScoreCategory.language
    let weight = 5.0

    /// Between these shares of statements that open with a verb the points rise evenly.
    private static let leastShare = 0.2
    private static let fullShare = 0.8

    func assess(_ subject: ScoringSubject) -> Assessment {
        guard subject.isEnglish else { return .notApplicable }
        let share = ScoringSubject.share(of: subject.bullets) { Self.opensWithVerb($0, subject.lexicon) }
        let others = subject.bullets.filter { !Self.opensWithVerb($0, subject.lexicon) }
        return Assessment(
            max(0, share - Self.leastShare) / (Self.fullShare - Self.leastShare)
                * min(1, Double(subject.bullets.count) / 4),
            subject.bullets.isEmpty
                ? "No statements say what was done."
                : "\(others.count) of \(subject.bullets.count) statements do not open with a verb.",
            advice: "Open every statement with a verb that says what you did, such as led, built or taught",
            evidence: others.compactMap(\.line)
        )
    }

    private static func opensWithVerb(_ bullet: Bullet, _ lexicon: ScoringLexicon) -> Bool {
        let start = ScoringLexicon.key(Array(bullet.tokens.prefix(5)))
        if lexicon.weakPhrases.contains(where: { start.hasPrefix($0.key) }) { return false }
        // "Successfully led", "I led"
        let leading = bullet.tokens.drop { $0.hasSuffix("ly") || $0 == "i" || $0 == "we" }
        return leading.first.map(lexicon.actionVerbs.contains) == true
    }
}
