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
    static let ofCharacters: Set<Int> = [
        0x0835, 0x0836, 0x083C, 0x2A42, 0x4866, 0x4A43, 0x6870, 0xCA71,
    ]

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
        case 0x2A0C: state.shading = WordPalette.colour(number: value).map(TextGround.colour)
        case 0x2A33: resetCharacters(base)
        case 0x2A42: state.ink = WordPalette.colour(number: value).map(TextInk.colour) ?? .automatic
        case 0x4866, 0xCA71: state.shading = Self.shading(modifier)
        case 0x6870: state.ink = Self.ink(value)
        case 0x4A43: if value > 0 { state.fontSize = min(Double(value) / 2, 400) }
        case 0x6A09: symbol = Unicode.Scalar(UInt32(value >> 16))
        // Paragraphs
        case 0x442D, 0xC64D: state.ground = Self.shading(modifier)
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
        state.ink = base.ink
        state.shading = base.shading
        symbol = nil
    }

    /// A colour of three bytes, red first; the fourth is zero unless programs are to choose.
    private static func ink(_ value: Int) -> TextInk {
        guard value >> 24 == 0 else { return .automatic }
        return .colour(
            Colour(
                red: UInt8(value & 0xFF),
                green: UInt8(value >> 8 & 0xFF),
                blue: UInt8(value >> 16 & 0xFF)
            )
        )
    }

    /// What a shading puts behind text; nil where it puts nothing.
    private static func shading(_ modifier: DOCModifiers.Modifier) -> TextGround? {
        switch modifier.code {
        // The short form: numbers of two colours of five bits each, and of the pattern that mixes them.
        case 0x442D, 0x4866:
            guard modifier.value != 0, modifier.value != 0xFFFF else { return nil }
            let number = modifier.value >> 10 == 0 ? modifier.value >> 5 & 0x1F : modifier.value & 0x1F
            guard modifier.value >> 10 <= 1 else { return .unknown }
            return WordPalette.colour(number: number).map(TextGround.colour)
        default:
            guard let more = modifier.more, more.last <= 1 else { return .unknown }
            // Without a pattern the second colour is all there is, with a full one the first.
            let value = more.last == 0 ? more.next : modifier.value
            guard case .colour(let colour) = ink(value) else { return more.last == 0 ? nil : .unknown }
            return .colour(colour)
        }
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
