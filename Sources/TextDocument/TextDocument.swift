/// A document as laid-out text: what every later stage reads, whatever file it came from.
package struct TextDocument: Hashable, Sendable {
    package var format: DocumentFormat
    package var pages: [TextPage]

    package init(format: DocumentFormat, pages: [TextPage]) {
        self.format = format
        self.pages = pages
    }

    /// All lines in reading order, one a row, pages separated by an empty row.
    package var text: String {
        pages.map { page in page.lines.map(\.text).joined(separator: "\n") }.joined(separator: "\n\n")
    }

    /// Whether any page holds a word.
    package var hasText: Bool {
        pages.contains { page in page.lines.contains { !$0.words.isEmpty } }
    }
}
