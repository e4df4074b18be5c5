/// One page of laid-out text, its lines in reading order.
package struct TextPage: Hashable, Sendable {
    /// Where the words of a page came from.
    package enum Origin: UInt8, Sendable {
        /// Text that the file carries, with its real positions.
        case textLayer = 0
        /// Recognised from a picture of the page.
        case recognised = 1
        /// A flow format (DOCX, plain text): positions are made up from paragraphs, indents and cells.
        case flow = 2
    }

    /// Number of the page in its document, from 1.
    package var number: Int
    /// Width in points, from 0 to `Bounds.farthest`.
    package let width: Double
    /// Height in points, from 0 to `Bounds.farthest`.
    package let height: Double
    /// Where its words came from.
    package var origin: Origin
    /// What a reader of the page sees, in reading order.
    package var lines: [TextLine]
    /// Words that a reader of the page cannot see; they are never part of `lines`.
    package var hiddenWords: [String]

    package init(
        number: Int,
        width: Double,
        height: Double,
        origin: Origin,
        lines: [TextLine],
        hiddenWords: [String] = []
    ) {
        self.number = number
        self.width = max(Bounds.plausible(width), 0)
        self.height = max(Bounds.plausible(height), 0)
        self.origin = origin
        self.lines = lines
        self.hiddenWords = hiddenWords
    }

    /// Mean recognition confidence over all words, 0-1; 1 for a page without words.
    package var confidence: Double {
        let words = lines.flatMap(\.words)
        guard !words.isEmpty else { return 1 }
        return words.reduce(0) { $0 + $1.confidence } / Double(words.count)
    }
}
