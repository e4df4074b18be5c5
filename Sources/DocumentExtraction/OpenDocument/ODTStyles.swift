import CheckedNumbers
import TextDocument

/// The styles of an OpenDocument text, as far as they change how text looks.
struct ODTStyles {
    enum Size {
        case points(Double)
        /// A share of the size that the parent style has.
        case share(Double)
    }

    /// What a style says; nil where it says nothing.
    struct Style {
        var parent: String?
        var isBold: Bool?
        var isItalic: Bool?
        var size: Size?
        /// Points.
        var indent: Double?
        var isHidden: Bool?
        var ink: TextInk?
        var ground: TextGround?
        var beginsPage: Bool?
    }

    /// What a style comes to, with all its parents; nil where none of them says anything.
    struct Look {
        var isBold: Bool?
        var isItalic: Bool?
        var fontSize: Double?
        var indent: Double?
        var isHidden = false
        var ink: TextInk?
        var ground: TextGround?
        var beginsPage = false
    }

    private var styles: [String: Style] = [:]
    /// The size of text whose styles give none.
    private(set) var defaultSize = 11.0
    /// What is behind text that no style puts on anything.
    private(set) var paper = TextGround.paper

    private static let families: Set<String> = ["paragraph", "text", "section", "table", "table-row", "table-cell"]

    init() {}

    /// Adds the styles of a part; they take the place of those of the same name.
    mutating func add(_ part: [UInt8]) throws(ExtractionFailure) {
        var current: String?
        var collected = styles
        var defaults = Style()
        var margins = Style()
        try XMLEvents.read(part) { event in
            switch event {
            case .start("default-style", let attributes):
                if attributes["family"] == "paragraph" { current = "" }
            case .start("style", let attributes):
                guard let name = attributes["name"], let family = attributes["family"],
                    Self.families.contains(family)
                else { return }
                let key = Self.key(name, family)
                current = key
                collected[key] = Style(parent: attributes["parent-style-name"].map { Self.key($0, family) })
            case .end("style"), .end("default-style"): current = nil
            case .start("page-layout-properties", let attributes), .start("header-footer-properties", let attributes):
                Self.apply(attributes, to: &margins)
            case .start("background-image", let attributes):
                guard attributes["href"] != nil else { return }
                if let current { collected[current]?.ground = .unknown } else { margins.ground = .unknown }
            case .start(let name, let attributes):
                guard let current, name.hasSuffix("-properties") else { return }
                if current.isEmpty {
                    Self.apply(attributes, to: &defaults)
                } else {
                    var style = collected[current] ?? Style()
                    Self.apply(attributes, to: &style)
                    collected[current] = style
                }
            case .end, .text: break
            }
        }
        styles = collected
        // Pages may differ, and which of them a paragraph comes to stand on is not known.
        if let ground = margins.ground, ground != .paper { paper = .unknown }
        if case .points(let size) = defaults.size { defaultSize = Self.legible(size) }
    }

    /// What the style of that name and family ("paragraph" or "text") comes to.
    func look(_ name: String?, family: String) -> Look {
        var look = Look()
        var share = 1.0
        var hasShare = false
        var next = name.map { Self.key($0, family) }
        for _ in 0..<10 {
            guard let key = next, let style = styles[key] else { break }
            look.isBold = look.isBold ?? style.isBold
            look.isItalic = look.isItalic ?? style.isItalic
            look.indent = look.indent ?? style.indent
            look.ink = look.ink ?? style.ink
            look.ground = look.ground ?? style.ground
            if style.isHidden == true { look.isHidden = true }
            if style.beginsPage == true { look.beginsPage = true }
            if look.fontSize == nil {
                switch style.size {
                case .points(let size): look.fontSize = size * share
                case .share(let factor):
                    share *= factor
                    hasShare = true
                case nil: break
                }
            }
            next = style.parent
        }
        if look.fontSize == nil, hasShare { look.fontSize = defaultSize * share }
        look.fontSize = look.fontSize.map(Self.legible)
        return look
    }

    /// A size within what pages have.
    private static func legible(_ size: Double) -> Double {
        min(max(size, 1), 200)
    }

    private static func key(_ name: String, _ family: String) -> String {
        "\(family)/\(name)"
    }

    private static func apply(_ attributes: [String: String], to style: inout Style) {
        if let weight = attributes["font-weight"] {
            style.isBold = weight == "bold" || (Int(digits: weight) ?? 0) >= 600
        }
        if let slant = attributes["font-style"] { style.isItalic = slant == "italic" || slant == "oblique" }
        if let display = attributes["display"] { style.isHidden = display == "none" }
        if let margin = attributes["margin-left"] { style.indent = points(margin).map { min(max($0, 0), 300) } }
        if let before = attributes["break-before"] { style.beginsPage = before == "page" }
        if let colour = attributes["color"].flatMap({ Colour(hexadecimal: $0) }) { style.ink = .colour(colour) }
        if let scale = attributes["text-scale"].flatMap({ Double($0.dropLast()) }), scale <= 5 { style.isHidden = true }
        if attributes["use-window-font-color"] == "true" { style.ink = .automatic }
        if attributes["opacity"] == "0%" { style.ink = .transparent }
        if let fill = attributes["background-color"], fill != "transparent" {
            style.ground = Colour(hexadecimal: fill).map(TextGround.colour) ?? .unknown
        }
        guard let size = attributes["font-size"] else { return }
        if size.hasSuffix("%") {
            guard let percent = Double(size.dropLast()), percent.isFinite, percent > 0 else { return }
            style.size = .share(percent / 100)
        } else if let points = points(size), points > 0 {
            style.size = .points(points)
        }
    }

    /// A length as OpenDocument writes it: a number and a unit.
    static func points(_ length: String) -> Double? {
        let units = ["pt": 1, "pc": 12, "in": 72, "cm": 72 / 2.54, "mm": 72 / 25.4, "px": 0.75]
        guard let unit = units[String(length.suffix(2))], let number = Double(length.dropLast(2)), number.isFinite
        else { return nil }
        return number * unit
    }
}
