import Resume
import TextDocument

/// Pages that are pictures of text.
struct TextLayerRule: ScoringRule {
    let code = "readability.text_layer"
    let category = ScoreCategory.readability
    let weight = 2.0
    let source = "vendors' documentation of résumé parsers"

    private static let clearConfidence = 0.8

    func assess(_ subject: ScoringSubject) -> Assessment {
        let pages = subject.document.pages
        let recognised = pages.filter { $0.origin == .recognised }
        guard !pages.isEmpty, !recognised.isEmpty else { return .full }
        let earned = recognised.reduce(0) { $0 + ($1.confidence >= Self.clearConfidence ? 0.4 : 0) }
        return Assessment(
            (Double(pages.count - recognised.count) + earned) / Double(pages.count),
            recognised.count == 1
                ? "The text of a page is only a picture." : "The text of \(recognised.count) pages is only a picture.",
            advice: "Save the résumé as PDF or DOCX from the program it was written with instead of scanning it",
            evidence: subject.text.lines.lazy.filter { pages[$0.pageIndex].origin == .recognised }.prefix(1)
                .map(subject.text.reference)
        )
    }
}
