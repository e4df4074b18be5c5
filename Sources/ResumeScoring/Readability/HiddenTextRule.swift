import TextDocument

/// Text that a reader cannot see.
///
/// Its words are dropped before anything is read from the document, so that they can only cost points.
struct HiddenTextRule: ScoringRule {
    let code = "readability.hidden_text"
    let category = ScoreCategory.readability
    let weight = 4.0
    let source = "policy"

    /// Fewer words are leftovers of a template.
    private static let toleratedWords = 4

    func assess(_ subject: ScoringSubject) -> Assessment {
        let hidden = subject.document.pages.flatMap(\.hiddenWords).filter { $0.contains(where: \.isLetter) }
        guard hidden.count > Self.toleratedWords else { return .full }
        return Assessment(
            0,
            "The document holds \(hidden.count) words that a reader cannot see. They were ignored.",
            advice: "Remove the hidden text; many employers reject a résumé that has some.",
            isFatal: true
        )
    }
}
