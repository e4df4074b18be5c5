/// One run of characters without white space, and how it looks on the page.
package struct TextWord: Hashable, Sendable {
    /// The characters.
    package var text: String
    /// Where it stands on its page.
    package var box: Bounds
    /// Size of the font in points, from 0 to `largestSize`; estimated from the line's height for recognised text.
    package var fontSize: Double { didSet { fontSize = Self.plausible(fontSize, upTo: Self.largestSize) } }
    /// Whether its type is bold.
    package var isBold: Bool
    /// Whether its type is italic.
    package var isItalic: Bool
    /// Recognition confidence, 0-1; 1 for text that was not recognised but read.
    package var confidence: Double { didSet { confidence = Self.plausible(confidence, upTo: 1) } }
    /// The address behind the word, when it is a link.
    package var link: String?
    /// Whether it is the first of a table's cell that stands behind another one in its row.
    package var startsCell = false

    /// Points: as large as the longest side of a page (PDF 2.0, annex C).
    package static let largestSize = 14_400.0

    /// Sizes and confidences outside their ranges are moved to the nearest end.
    package init(
        text: String,
        box: Bounds,
        fontSize: Double,
        isBold: Bool = false,
        isItalic: Bool = false,
        confidence: Double = 1,
        link: String? = nil
    ) {
        self.text = text
        self.box = box
        self.fontSize = Self.plausible(fontSize, upTo: Self.largestSize)
        self.isBold = isBold
        self.isItalic = isItalic
        self.confidence = Self.plausible(confidence, upTo: 1)
        self.link = link
    }

    private static func plausible(_ value: Double, upTo limit: Double) -> Double {
        value.isNaN ? 0 : min(max(value, 0), limit)
    }
}
