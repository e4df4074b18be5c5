/// What a group inherits from the one around it.
struct RTFState {
    /// Where text goes.
    enum Destination {
        case body
        /// The number or bullet of a list item.
        case marker
        /// The code of a field.
        case instruction
        case fontTable
        case colourTable
        case skipped
    }

    var destination = Destination.body

    // MARK: Characters

    var isBold = false
    var isItalic = false
    /// Points.
    var fontSize = Self.standardFontSize
    var isHidden = false
    var isDeleted = false
    /// Whether it is in a shape off the page.
    var isAway = false
    var ink = TextInk.automatic
    /// What the text itself is set on; nil for what its paragraph is.
    var shading: TextGround?
    var font: Int?
    /// The code page of the font; nil takes the document's.
    var codePage: RTFCodePage?
    var link: String?
    /// Characters that follow a Unicode character for readers that do not know it.
    var fallbackLength = 1

    // MARK: Paragraphs

    /// Points.
    var indent = 0.0
    /// Number of the list; 0 for none.
    var list = 0
    var isInTable = false
    var nesting = 0
    /// What the paragraph is set on; nil for what its cell or the page is.
    var ground: TextGround?

    // MARK: Groups

    var opensField = false
    var opensBox = false

    /// Twentieths of a point from a margin, past the edges of any page.
    private static let furthestLeft = -5760
    private static let furthestRight = 31_680
    private static let standardFontSize = 12.0

    /// Tables around the paragraph.
    var tableDepth: Int {
        nesting > 0 ? nesting : (isInTable ? 1 : 0)
    }

    /// Whether a reader sees the text where nothing of its own is behind it but that ground.
    func isVisible(on paper: TextGround) -> Bool {
        TextAppearance(
            isMarkedHidden: isHidden || isAway,
            fontSize: fontSize,
            ink: ink,
            ground: shading ?? ground ?? paper
        )
        .isVisible
    }

    mutating func resetCharacters() {
        isBold = false
        isItalic = false
        fontSize = Self.standardFontSize
        isHidden = false
        isDeleted = false
        ink = .automatic
        shading = nil
    }

    mutating func resetParagraph() {
        indent = 0
        list = 0
        isInTable = false
        nesting = 0
        ground = nil
    }

    /// Applies a property of characters or paragraphs; words that are none change nothing.
    mutating func apply(_ word: String, _ number: Int?) {
        let isOn = number != 0
        switch word {
        case "b": isBold = isOn
        case "i": isItalic = isOn
        case "v", "webhidden": isHidden = isOn
        // Letters that take no room, in per cent of their width.
        case "charscalex": isHidden = isHidden || (0...5).contains(number ?? 100)
        case "deleted": isDeleted = isOn
        case "fs":
            // Half points.
            let size = Double(number ?? 0) / 2
            fontSize = size > 0 ? min(size, 400) : Self.standardFontSize
        case "shpright", "shpbottom": isAway = isAway || (number ?? 0) <= Self.furthestLeft
        case "shpleft", "shptop": isAway = isAway || (number ?? 0) >= Self.furthestRight
        case "uc": fallbackLength = min(max(number ?? 1, 0), 32)
        case "li", "lin":
            // Twentieths of a point.
            indent = min(max(Double(number ?? 0) / 20, 0), 400)
        case "ls": list = number ?? 0
        case "intbl": isInTable = isOn
        case "itap": nesting = min(max(number ?? 0, 0), RTFBlockBuilder.deepestTable)
        default: break
        }
    }
}
