/// One run of characters without white space, and how it looks on the page.
package struct TextWord: Hashable, Sendable {
    /// The characters.
    package var text: String
    /// Where it stands on its page.
    package var box: Bounds
    /// Size of the font in points; estimated from the line's height for recognised text.
    package var fontSize: Double
    /// Whether its type is bold.
    package var isBold: Bool
    /// Whether its type is italic.
    package var isItalic: Bool
    /// Recognition confidence, 0-1; 1 for text that was not recognised but read.
    package var confidence: Double
    /// The address behind the word, when it is a link.
    package var link: String?

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
        self.fontSize = fontSize
        self.isBold = isBold
        self.isItalic = isItalic
        self.confidence = confidence
        self.link = link
    }
}
