import Resume

/// Phrases that name a duty instead of a deed.
struct WeakPhrasesRule: ScoringRule {
    let code = "language.weak_phrases"
    let category = ScoreCategory.language
    let weight = 2.0

    func assess(_ subject: ScoringSubject) -> Assessment {
        guard subject.isEnglish else { return .notApplicable }
        let phrases = subject.lexicon.weakPhrases
        // At the start a weak phrase takes the place of the verb; further on it only costs room.
        let costs = subject.bullets.map { bullet in
            let key = ScoringLexicon.key(bullet.tokens)
            if phrases.contains(where: { key.hasPrefix($0.key) }) { return 1.0 }
            return phrases.contains { key.contains($0.key) } ? 0.4 : 0
        }
        let mean = costs.reduce(0, +) / Double(max(costs.count, 1))
        let weak = zip(subject.bullets, costs).filter { $1 > 0 }.sorted { $0.1 > $1.1 }.map(\.0)
        let first = weak.first.flatMap { bullet in
            phrases.first { ScoringLexicon.key(bullet.tokens).contains($0.key) }
        }
        return Assessment(
            1 - 1.6 * mean,
            judged: subject.substance,
            "\(weak.count) of \(subject.bullets.count) statements use words that name duties, not deeds.",
            advice: first?.advice ?? "Say in plain, active sentences what you did",
            evidence: weak.compactMap(\.line)
        )
    }
}
