import CheckedNumbers

/// What declarations say of whether the text of an element is seen (CSS).
struct HTMLStyle {
    /// Whether the page leaves it out, or shows it although it is marked to be left out; nil where nothing is said.
    private(set) var isRemoved: Bool?
    private var opacity = 1.0
    /// Nil where it is as around it.
    private(set) var isInvisible: Bool?
    private(set) var size: HTMLLength?
    private(set) var ink: TextInk?
    private(set) var isBold: Bool?
    private(set) var isItalic: Bool?
    private(set) var placement = HTMLPlacement()
    /// Variables it gives values to, for itself and what is in it.
    private(set) var variables: [String: String] = [:]
    private var fill: TextGround?
    private var hasPicture = false
    private var fillsLetters = false
    private var letterInk: TextInk?
    private var isFiltered = false
    private var animations: [Substring] = []

    private static let mostVariables = 256
    private static let nothing: Set<String> = ["none", "inherit", "initial", "unset", "revert", "transparent"]

    init() {}

    /// - Parameters:
    ///   - declarations: those that count more come later.
    ///   - variables: of the element around it.
    init(_ declarations: [CSSDeclaration], variables: [String: String] = [:]) {
        var variables = variables
        for declaration in declarations where declaration.property.hasPrefix("--") {
            let isKnown = variables[declaration.property] != nil
            if isKnown || variables.count < Self.mostVariables { variables[declaration.property] = declaration.value }
        }
        self.variables = variables
        for declaration in declarations {
            guard let declaration = declaration.resolved(variables) else { continue }
            apply(declaration.property, declaration.value)
            placement.apply(declaration.property, declaration.value)
        }
        if let letterInk { ink = letterInk }
        // Letters are cut out of what is behind them.
        if fillsLetters { ink = .automatic }
    }

    /// What is behind its text; nil where that is what is behind all around it.
    var ground: TextGround? {
        hasPicture ? .unknown : fill
    }

    /// Whether it puts something behind text that white text may stand out on.
    var isFilled: Bool {
        switch ground {
        case .colour(let colour): colour.standsOut(on: .white)
        case .unknown: true
        case nil: false
        }
    }

    /// Whether the element cannot be seen, nor what is in it.
    ///
    /// - Parameter showing: animations that let what they are for come into sight.
    /// - Returns: true if it cannot.
    func isFaded(_ showing: Set<String>) -> Bool {
        isFiltered || opacity < 0.1 && !animations.contains { showing.contains(String($0)) }
    }

    private mutating func apply(_ property: String, _ value: String) {
        switch property {
        case "display": isRemoved = value == "none"
        case "content-visibility": if value == "hidden" { isRemoved = true }
        case "opacity":
            opacity = Double(value) ?? HTMLLength(value).flatMap { $0.unit == .share ? $0.number : nil } ?? opacity
        case "visibility": isInvisible = value == "inherit" ? nil : value == "hidden" || value == "collapse"
        case "filter":
            isFiltered = ["opacity(0", "opacity(0%", "opacity(0.0"].contains { value.hasPrefix($0 + ")") }
        case "animation", "animation-name": animations = value.split { $0 == " " || $0 == "," }
        case "font-size": size = Self.size(value) ?? size
        case "font": size = value.split { $0 == " " || $0 == "/" }.lazy.compactMap(Self.size).first ?? size
        case "font-weight": isBold = value == "bold" || value == "bolder" || (Int(digits: value) ?? 0) >= 600
        case "font-style": isItalic = value == "italic" || value.hasPrefix("oblique")
        case "color": ink = Self.ink(value, or: ink)
        case "-webkit-text-fill-color": letterInk = Self.ink(value, or: letterInk)
        case "background-clip", "-webkit-background-clip": fillsLetters = value == "text"
        case "background":
            (fill, hasPicture) = (nil, false)
            setGround(value)
        case "background-color":
            fill = nil
            setGround(value)
        case "background-image": hasPicture = !Self.nothing.contains(value)
        default: break
        }
    }

    private static func ink(_ value: String, or other: TextInk?) -> TextInk? {
        switch value {
        case "inherit", "unset", "currentcolor": nil
        case "initial", "canvastext": .automatic
        default: HTMLColour(value)?.ink ?? other
        }
    }

    /// What a background puts behind text.
    private mutating func setGround(_ value: String) {
        if Self.nothing.contains(value) { return }
        // Its colour first or last, or alone.
        let isFunction = value.contains("(")
        let words = isFunction ? [Substring(value)] : value.split(separator: " ")
        guard let colour = words.lazy.compactMap({ HTMLColour($0) }).first else {
            if !words.allSatisfy({ Self.nothing.contains(String($0)) }) { hasPicture = true }
            return
        }
        if colour.opacity > 0 { fill = colour.opacity < 1 ? .unknown : .colour(colour.colour) }
    }

    private static func size(_ length: some StringProtocol) -> HTMLLength? {
        HTMLLength(length).flatMap { $0.number >= 0 ? $0 : nil }
    }
}
