import TextDocument

@testable import DocumentExtraction

/// Sets words on a page as a word processor would.
enum Typesetting {
    /// The words of a row, letters half as wide as the font is high.
    static func row(_ text: String, left: Double, top: Double, size: Double = 10) -> [TextWord] {
        var words: [TextWord] = []
        var cursor = left
        for part in text.split(separator: " ") {
            let right = cursor + Double(part.count) * size / 2
            let box = Bounds(left: cursor, top: top, right: right, bottom: top + size)
            words.append(TextWord(text: String(part), box: box, fontSize: size))
            cursor = right + size / 4
        }
        return words
    }

    /// Rows below each other; an empty row leaves its place free.
    static func column(_ rows: [String], left: Double, top: Double, leading: Double = 14) -> [TextWord] {
        rows.enumerated().flatMap { row($1, left: left, top: top + Double($0) * leading) }
    }

    /// The lines of a page in the order in which they are read.
    static func lines(_ words: [TextWord]) -> [TextLine] {
        PageLayout(words: words).lines()
    }

    static func texts(_ words: [TextWord]) -> [String] {
        lines(words).map(\.text)
    }

    /// The words from the top of the page to its bottom, as some files store them whatever the columns are.
    static func acrossThePage(_ words: [TextWord]) -> [TextWord] {
        words.sorted { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }
    }
}
