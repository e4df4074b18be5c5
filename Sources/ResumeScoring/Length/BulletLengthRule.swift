import Resume

/// Statements of 6 to 32 words.
struct BulletLengthRule: ScoringRule {
    let code = "length.statements"
    let category = ScoreCategory.length
    let weight = 1.0

    private static let readable = 6...32

    func assess(_ subject: ScoringSubject) -> Assessment {
        let odd = subject.bullets.filter { !Self.readable.contains($0.wordCount) }
        let share = ScoringSubject.share(of: subject.bullets) { Self.readable.contains($0.wordCount) }
        return Assessment(
            share,
            judged: subject.substance,
            subject.bullets.isEmpty
                ? "No statements say what was done."
                : "\(odd.count) statements are shorter than 6 words or longer than 32.",
            advice: "Give every statement 6 to 32 words: what you did, how, and what came of it",
            evidence: odd.compactMap(\.line)
        )
    }
}
