/// The smallest piece of a header line that signs, cells or type set apart.
struct HeaderAtom: Sendable {
    /// What stands between an atom and the one before it.
    enum Gap: Sendable {
        /// Nothing: it is the first of its line.
        case start
        /// A date, with nothing else in front.
        case date
        /// A column's edge.
        case cell
        /// A sign that only parts: "|", "•".
        case strong
        /// A word that an employer follows: "at", "@".
        case connective
        /// A comma.
        case comma
        /// A dash, a stroke.
        case dash
        /// A bracket that opens or closes.
        case bracket
        /// Another style of type.
        case style
        /// A space in front of a town.
        case town
        /// A full stop that ends a sentence.
        case sentence
    }

    let text: String
    /// Number of its cell on the line.
    let cell: Int
    /// Characters of the cell's text that it stands at.
    let range: Range<Int>
    let style: TypeStyle
    let gap: Gap
    /// What a label in front of it says that it is.
    var label: HeaderLabel?
    /// Folded words, letters only.
    let words: [String]
    let isCapitals: Bool

    init(text: String, cell: Int, range: Range<Int>, style: TypeStyle, gap: Gap, label: HeaderLabel? = nil) {
        self.text = text
        self.cell = cell
        self.range = range
        self.style = style
        self.gap = gap
        self.label = label
        words = TitleWords.words(of: text)
        isCapitals = text.utf8.count > 3 && text == text.uppercased() && text != text.lowercased()
    }
}
