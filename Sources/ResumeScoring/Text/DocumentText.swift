import Resume
import TextDocument

/// The lines of a document, each folded once.
struct DocumentText: Sendable {
    /// A line that holds words.
    struct Line: Sendable {
        /// In the document's pages, from 0.
        let pageIndex: Int
        /// In the page's lines, from 0.
        let lineIndex: Int
        let text: FoldedText
        let isRepeated: Bool
    }

    let document: TextDocument
    let lines: [Line]
    /// Words that were recognised from a picture without certainty: what is odd about them may not be the writer's
    /// doing.
    let unsureWords: Set<UInt64>

    private static let sureConfidence = 0.9

    init(_ document: TextDocument) {
        self.document = document
        var lines: [Line] = []
        var unsure: Set<UInt64> = []
        for (pageIndex, page) in document.pages.enumerated() {
            for (lineIndex, line) in page.lines.enumerated() where !line.words.isEmpty {
                let text = FoldedText(line.words)
                lines.append(
                    Line(pageIndex: pageIndex, lineIndex: lineIndex, text: text, isRepeated: line.isRepeated)
                )
                guard page.origin == .recognised else { continue }
                for word in line.words where word.confidence < Self.sureConfidence {
                    for token in FoldedText(word.text).tokens { unsure.insert(token.number) }
                }
            }
        }
        self.lines = lines
        unsureWords = unsure
    }

    /// The first line that holds some words as they are written.
    func line(with words: Substring) -> LineReference? {
        lines.lazy.map(reference).first { $0.text.contains(words) }
    }

    /// A line as evidence.
    func reference(_ line: Line) -> LineReference {
        let page = document.pages[line.pageIndex]
        return LineReference(page: page.number, line: line.lineIndex + 1, text: page.lines[line.lineIndex].text)
    }
}
