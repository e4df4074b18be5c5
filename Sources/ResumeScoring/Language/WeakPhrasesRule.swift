import Resume

/// Phrases that name a duty instead of a deed.
struct WeakPhrasesRule: ScoringRule {
    let code = "language.weak_phrases"
    let category = ScoreCategory.language
    let weight = 4.0
    let source = "university rubrics"

    /// What a weak phrase costs its statement: at the start it takes the place of the verb, further on it only costs
    /// room.
    private static let atStart = 1.0
    private static let within = 0.4

    func assess(_ subject: ScoringSubject) -> Assessment {
        guard subject.isEnglish else { return .notApplicable }
        let matches = subject.statements.map { subject.lexicon.weakPhrases.matches(in: $0.tokens) }
        let costs = matches.map { found in
            found.isEmpty ? 0 : found[0].start == 0 ? Self.atStart : Self.within
        }
        let weak = zip(subject.statements, costs).enumerated().filter { $0.element.1 > 0 }
            .sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }
        let first = weak.first.flatMap { matches[$0.offset].first }
        return Assessment(
            subject.share(of: costs.map { 1 - $0 }, expected: subject.field.statements, part: 1),
            weak.isEmpty
                ? "Only \(subject.statements.count) statements say what was done."
                : "\(weak.count) of \(subject.statements.count) statements \(weak.count == 1 ? "uses" : "use") weak words, such as "
                    + "“\(first.map { subject.lexicon.weakWords[$0.phrase] } ?? "")”.",
            advice: first.map { subject.lexicon.advice[$0.phrase] }
                ?? Feedback.tellMore,
            evidence: weak.isEmpty ? subject.thinnest : weak.compactMap(\.element.0.line)
        )
    }
}
