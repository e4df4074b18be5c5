import TextDocument

@testable import ResumeParsing

/// Words where a page has them, and the lines they make.
enum PlacedWords {
    static func row(_ text: String, left: Double, top: Double, isBold: Bool = false) -> [TextWord] {
        var cursor = left
        return text.split(separator: " " as Character).map { (word: Substring) -> TextWord in
            let right = cursor + 5 * Double(word.count)
            let box = Bounds(left: cursor, top: top, right: right, bottom: top + 10)
            cursor = right + 3
            return TextWord(text: String(word), box: box, fontSize: 10, isBold: isBold)
        }
    }

    /// Words on common base lines as lines of one block.
    static func lines(_ words: [TextWord]) -> [DocumentLine] {
        let lines = Dictionary(grouping: words, by: \.box.top).sorted { $0.key < $1.key }
            .map { TextLine(words: $0.value.sorted { $0.box.left < $1.box.left }, block: 0) }
        let page = TextPage(number: 1, width: 612, height: 792, origin: .textLayer, lines: lines)
        return DocumentLines.lines(of: TextDocument(format: .pdf, pages: [page]))
    }
}
