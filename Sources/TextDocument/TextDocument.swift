/// A document as laid-out text: what every later stage reads, whatever file it came from.
package struct TextDocument: Hashable, Sendable {
    /// The format of the file that it was read from.
    package var format: DocumentFormat
    /// The pages that were read, in order.
    package var pages: [TextPage]
    /// Why later pages may be missing: reading ended there. Nil for a document that was read to its end.
    package var incompleteBecause: ExtractionFailure?

    package init(format: DocumentFormat, pages: [TextPage], incompleteBecause: ExtractionFailure? = nil) {
        self.format = format
        self.pages = pages
        self.incompleteBecause = incompleteBecause
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
