/// What text and its paragraph look like and belong to.
struct DOCProperties {
    var state: RTFState
    var endsRow = false
    var endsNestedCell = false
    var endsNestedRow = false
    var startsPage = false
    /// Headings may be numbered, and are no list items for it.
    var isHeading = false
    /// The character that is shown in place of the one in the text.
    var symbol: Unicode.Scalar?

    /// Codes of what styles of characters may change.
    static let ofCharacters: Set<Int> = [0x0835, 0x0836, 0x083C, 0x4A43]

    private static let standardFontSize = 10.0

    init() {
        state = RTFState()
        state.fontSize = Self.standardFontSize
    }

    /// Applies a property (MS-DOC 2.6); those that do not matter change nothing.
    ///
    /// - Parameters:
    ///   - modifier: the property.
    ///   - base: what some properties are relative to.
    mutating func apply(_ modifier: DOCModifiers.Modifier, base: RTFState) {
        let value = modifier.value
        switch modifier.code {
        // Characters
        case 0x0800: state.isDeleted = value != 0
        case 0x0835: state.isBold = Self.toggled(value, base.isBold)
        case 0x0836: state.isItalic = Self.toggled(value, base.isItalic)
        case 0x083C: state.isHidden = Self.toggled(value, base.isHidden)
        case 0x2A33: resetCharacters(base)
        case 0x4A43: if value > 0 { state.fontSize = min(Double(value) / 2, 400) }
        case 0x6A09: symbol = Unicode.Scalar(UInt32(value >> 16))
        // Paragraphs
        case 0x2407: startsPage = value != 0
        case 0x2416: state.isInTable = value != 0
        case 0x2417: endsRow = value != 0
        case 0x244B: endsNestedCell = value != 0
        case 0x244C: endsNestedRow = value != 0
        case 0x2640: isHeading = value < 9
        case 0x460B: state.list = (1...0x7FE).contains(value) || value == 0xF801 ? value : 0
        case 0x6649: state.nesting = min(value, RTFBlockBuilder.deepestTable)
        case 0x840F, 0x845E:
            // Twentieths of a point, with a sign.
            state.indent = min(max(Double(value < 0x8000 ? value : 0) / 20, 0), 400)
        default: break
        }
    }

    private mutating func resetCharacters(_ base: RTFState) {
        state.isBold = base.isBold
        state.isItalic = base.isItalic
        state.isHidden = base.isHidden
        state.fontSize = base.fontSize
        symbol = nil
    }

    private static func toggled(_ value: Int, _ base: Bool) -> Bool {
        switch value {
        case 0: false
        case 0x80: base
        case 0x81: !base
        default: true
        }
    }
}
