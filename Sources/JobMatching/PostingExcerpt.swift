/// The first lines of a posting's text, for a card.
package enum PostingExcerpt {
    /// Characters that it has at most.
    package static let length = 280
    /// Characters of a text that are enough to make it of, markup and white space included.
    package static let span = 1_200

    /// The beginning of a text on one line, up to a word's end.
    ///
    /// - Parameter text: the description, or its first ``span`` characters.
    /// - Returns: the line; empty for an empty text.
    package static func text(of text: String) -> String {
        // Most texts have little markup: nothing behind what fills the line changes it.
        let start = text.prefix(2 * length)
        let line = QuotableText.line(String(start), upTo: length)
        guard start.endIndex < text.endIndex, !line.hasSuffix("…") else { return line }
        return QuotableText.line(String(text.prefix(span)), upTo: length)
    }
}
