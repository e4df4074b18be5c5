/// What the style attribute of an element says of whether its text is seen (CSS).
struct HTMLStyle {
    enum Size {
        case points(Double)
        /// A share of the size around it.
        case share(Double)
    }

    private(set) var isRemoved = false
    /// Nil where it is as around it.
    private(set) var isInvisible: Bool?
    private(set) var size: Size?
    private(set) var ink: TextInk?
    private(set) var ground: TextGround?
    private(set) var isBold: Bool?
    private(set) var isItalic: Bool?
    private var isPositioned = false

    private static let units = [
        "px": 0.75, "pt": 1, "pc": 12, "in": 72, "cm": 72 / 2.54, "mm": 72 / 25.4, "rem": 12,
    ]
    private static let nothing: Set<String> = ["none", "inherit", "initial", "unset", "revert", "transparent"]

    init(_ text: String) {
        for declaration in text.lowercased().split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let words = parts[1].split(separator: "!").first?.split(whereSeparator: \.isWhitespace) ?? []
            apply(parts[0].filter { !$0.isWhitespace }, words.joined(separator: " "))
        }
        // Where it stands then, and on what, is not known.
        if isPositioned, ground == nil { ground = .unknown }
    }

    private mutating func apply(_ property: String, _ value: String) {
        switch property {
        case "display": isRemoved = value == "none"
        case "opacity": if let opacity = Double(value), opacity <= 0 { isRemoved = true }
        case "visibility": isInvisible = value == "hidden" || value == "collapse"
        case "font-size": size = Self.size(value) ?? size
        case "font": size = value.split { $0 == " " || $0 == "/" }.lazy.compactMap(Self.size).first ?? size
        case "font-weight": isBold = value == "bold" || value == "bolder" || (Int(value) ?? 0) >= 600
        case "font-style": isItalic = value == "italic" || value.hasPrefix("oblique")
        case "color": ink = HTMLColour(value)?.ink ?? ink
        case "background", "background-color", "background-image": ground = Self.ground(value) ?? ground
        case "position": isPositioned = value == "absolute" || value == "fixed"
        default: break
        }
    }

    /// What a background puts behind text; nil where it puts nothing.
    private static func ground(_ value: String) -> TextGround? {
        if nothing.contains(value) { return nil }
        // Its colour first or last, or alone.
        let isFunction = value.contains("(")
        let words = isFunction ? [Substring(value)] : value.split(separator: " ")
        guard let colour = words.lazy.compactMap({ HTMLColour($0) }).first else {
            return words.allSatisfy { nothing.contains(String($0)) } ? nil : .unknown
        }
        if colour.opacity <= 0 { return nil }
        return colour.opacity < 1 ? .unknown : .colour(colour.colour)
    }

    private static func size(_ length: some StringProtocol) -> Size? {
        let unit = String(length.drop { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" })
        guard let number = Double(length.dropLast(unit.count)), number.isFinite, number >= 0 else { return nil }
        if number == 0 { return .points(0) }
        if let points = units[unit] { return .points(number * points) }
        return switch unit {
        case "em": .share(number)
        case "ex", "ch": .share(number / 2)
        case "%": .share(number / 100)
        default: nil
        }
    }
}
