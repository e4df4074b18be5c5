import TextDocument

/// Text that a reader cannot see.
///
/// Its words are dropped before anything is read from the document, so that they can only cost points. Who finds them
/// takes the whole document for a deceit, however good the rest is: it cannot score more than `mostPoints`.
struct HiddenTextRule: ScoringRule {
    static let name = "readability.hidden_text"
    /// Less than the weakest honest résumé with contact details and a position gets.
    static let mostPoints = 25.0

    let code = name
    let category = ScoreCategory.readability
    let weight = 2.0
    let source = "policy"

    /// Fewer words are leftovers of a template.
    private static let toleratedWords = 4

    func assess(_ subject: ScoringSubject) -> Assessment {
        let hidden = subject.document.pages.flatMap(\.hiddenWords).filter { $0.contains(where: \.isLetter) }
        // The words are not repeated: they may be meant for a machine that reads the advice.
        let page =
            subject.document.pages.first { $0.hiddenWords.contains { $0.contains(where: \.isLetter) } }?.number ?? 1
        guard hidden.count > Self.toleratedWords else { return .full }
        return Assessment(
            0,
            "The document holds \(hidden.count) words that a reader cannot see. They were ignored.",
            advice: "Remove the hidden text on page \(page): many employers reject a résumé that has some",
            isFatal: true
        )
    }
}
