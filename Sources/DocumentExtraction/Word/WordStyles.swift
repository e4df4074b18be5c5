import TextDocument

/// The styles of a Word document, as far as they change how text looks.
struct WordStyles {
    /// What a style says; nil where it says nothing.
    struct Style {
        var basedOn: String?
        var isBold: Bool?
        var isItalic: Bool?
        /// Points.
        var fontSize: Double?
        var isListItem: Bool?
        var isHidden: Bool?
        var ink: TextInk?
        var ground: TextGround?
    }

    /// What a paragraph looks like.
    struct Look {
        var isBold = false
        var isItalic = false
        /// Points.
        var fontSize: Double
        var isListItem = false
        var isHidden = false
        var ink = TextInk.automatic
        /// What is behind the paragraph; nil for what is behind everything.
        var ground: TextGround?
    }

    private var styles: [String: Style] = [:]
    private var defaultSize = 11.0

    private static let largestSize = 400.0

    init() {}

    init(_ bytes: [UInt8]) throws(ExtractionFailure) {
        var current: String?
        var inRunDefaults = false
        var defaults: Double?
        var collected: [String: Style] = [:]
        try XMLEvents.read(bytes) { event in
            switch event {
            case .start("rPrDefault", _): inRunDefaults = true
            case .end("rPrDefault"): inRunDefaults = false
            case .start("style", let attributes):
                current = attributes["styleId"]
                if let current { collected[current] = Style() }
            case .end("style"): current = nil
            case .start(let name, let attributes):
                let value = attributes["val"]
                if inRunDefaults, name == "sz" { defaults = Self.size(value) }
                guard let current else { return }
                switch name {
                case "basedOn": collected[current]?.basedOn = value
                case "b": collected[current]?.isBold = value != "0" && value != "false"
                case "i": collected[current]?.isItalic = value != "0" && value != "false"
                case "sz": collected[current]?.fontSize = Self.size(value)
                case "numPr": collected[current]?.isListItem = true
                case "vanish": collected[current]?.isHidden = value != "0" && value != "false"
                case "color": collected[current]?.ink = Self.ink(attributes)
                case "shd":
                    // Of the parts of a table, one that white text stands out on.
                    if collected[current]?.ground?.mayCarryWhite != true,
                        let ground = Self.ground(ofShading: attributes)
                    {
                        collected[current]?.ground = ground
                    }
                default: break
                }
            case .end, .text: break
            }
        }
        styles = collected
        defaultSize = defaults ?? 11
    }

    /// The size in points that a number of half points stands for; nil for what is no size.
    static func size(_ halfPoints: String?) -> Double? {
        guard let size = halfPoints.flatMap(Double.init), size.isFinite, size > 0 else { return nil }
        return min(max(size / 2, 1), largestSize)
    }

    /// The colour of text: six hexadecimal digits, `auto`, or by what part of the theme it is; nil for what is none.
    static func ink(_ attributes: [String: String]) -> TextInk? {
        guard let value = attributes["val"] else { return nil }
        if let colour = Colour(hexadecimal: value) { return .colour(colour) }
        // What a theme calls background is white unless the page itself is filled.
        let isPaper = ["background1", "light1"].contains(attributes["themeColor"] ?? "")
        return isPaper ? .colour(.white) : value == "auto" ? .automatic : nil
    }

    /// What a shading puts behind text; nil where it puts nothing.
    static func ground(ofShading attributes: [String: String]) -> TextGround? {
        let colour: String?
        switch attributes["val"] {
        case "nil": return nil
        case "clear", nil: colour = attributes["fill"]
        case "solid": colour = attributes["color"]
        // A pattern mixes two colours.
        default: return .unknown
        }
        guard let colour, colour != "auto" else { return nil }
        return Colour(hexadecimal: colour).map(TextGround.colour) ?? .unknown
    }

    /// What a paragraph style comes to, with all it is based on.
    func resolved(_ identifier: String?) -> Look {
        let style = merged(identifier ?? "Normal")
        return Look(
            isBold: style.isBold ?? false,
            isItalic: style.isItalic ?? false,
            fontSize: style.fontSize ?? defaultSize,
            isListItem: style.isListItem ?? false,
            isHidden: style.isHidden ?? false,
            ink: style.ink ?? .automatic,
            ground: style.ground
        )
    }

    /// What a style and all it is based on say.
    func merged(_ identifier: String) -> Style {
        var result = Style()
        var next = identifier
        for _ in 0..<10 {
            guard let style = styles[next] else { break }
            result.isBold = result.isBold ?? style.isBold
            result.isItalic = result.isItalic ?? style.isItalic
            result.fontSize = result.fontSize ?? style.fontSize
            result.isListItem = result.isListItem ?? style.isListItem
            result.isHidden = result.isHidden ?? style.isHidden
            result.ink = result.ink ?? style.ink
            result.ground = result.ground ?? style.ground
            guard let base = style.basedOn else { break }
            next = base
        }
        return result
    }
}
