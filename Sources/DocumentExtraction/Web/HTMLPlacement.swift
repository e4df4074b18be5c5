/// Where declarations put an element (CSS 2.2, 9 to 11, and what came later), as far as that takes it out of sight.
struct HTMLPlacement {
    /// Points by which what is moved is out of sight: more than a page is high.
    private static let away = 700.0
    /// Points; what is cut off at this is a speck.
    private static let speck = 3.0

    private var isPositioned = false
    /// Whether it is taken out of the flow of the page.
    private(set) var isAbsolute = false
    private var overflowHides = false
    private var padding = 0.0
    private var sizes: [String: HTMLLength] = [:]
    private var shifts: [String: HTMLLength] = [:]
    private var isCut = false
    private var isCutByPath = false
    private var isShrunk = false
    private var scale = 1.0
    private(set) var isIndentedAway: Bool?

    /// Takes a property; those that are not about it change nothing.
    mutating func apply(_ property: String, _ value: String) {
        switch property {
        case "position":
            isAbsolute = value == "absolute" || value == "fixed"
            isPositioned = isAbsolute || value == "relative" || value == "sticky"
        case "left", "right", "top", "bottom": shifts[property] = HTMLLength(value)
        case "inset": spread(value, ["top", "right", "bottom", "left"]) { shifts[$0] = $1 }
        case "margin-left", "margin-top", "margin-right", "margin-bottom": shifts[property] = HTMLLength(value)
        case "margin":
            spread(value, ["margin-top", "margin-right", "margin-bottom", "margin-left"]) { shifts[$0] = $1 }
        case "text-indent": isIndentedAway = HTMLLength(value).map { abs($0.points) >= Self.away }
        case "width", "height", "max-width", "max-height", "line-height": sizes[property] = HTMLLength(value)
        case "padding", "padding-top", "padding-bottom":
            padding = value.split(separator: " ").compactMap { HTMLLength($0)?.points }.max() ?? 0
        case "overflow", "overflow-x", "overflow-y", "overflow-block":
            overflowHides = !value.hasPrefix("visible")
        case "clip": isCut = Self.cuts(value)
        case "clip-path", "-webkit-clip-path": isCutByPath = Self.cutsByPath(value)
        case "transform": isShrunk = Self.takesAway(value)
        case "scale": scale = value.split(separator: " ").compactMap { Double($0) }.min() ?? 1
        case "translate": shifts[property] = value.split(separator: " ").compactMap { HTMLLength($0) }.first
        case "zoom": scale = HTMLLength(value)?.number ?? Double(value) ?? 1
        default: break
        }
    }

    /// Whether nobody sees what stands in the element.
    ///
    /// - Parameter isInline: whether it stands within a line, where its own size says nothing.
    /// - Returns: true if it is out of sight.
    func isAway(isInline: Bool) -> Bool {
        if isCut && isAbsolute || isCutByPath || isShrunk || abs(scale) < 0.05 { return true }
        let isMoved = shifts.contains { property, length in
            let isMargin = property.hasPrefix("margin") || property == "translate"
            guard isMargin || isPositioned else { return false }
            // A share of what is around it, which is a page at most.
            if length.unit == .share, abs(length.number) <= 1.5, !isMargin {
                return isAbsolute && length.number <= -1
            }
            return length.points <= -Self.away || !isMargin && length.points >= 4 * Self.away
        }
        guard !isMoved else { return true }
        guard overflowHides, !isInline || isAbsolute, padding < Self.speck else { return false }
        return sizes.contains { $0.value.unit != .share && $0.value.points <= Self.speck || $0.value.number <= 0 }
    }

    /// Sets the sides that a short way of writing names in turn.
    private func spread(_ value: String, _ sides: [String], set: (String, HTMLLength?) -> Void) {
        let lengths = value.split(separator: " ").map { HTMLLength($0) }
        guard !lengths.isEmpty else { return }
        for (index, side) in sides.enumerated() {
            // The third is as the first, and the fourth as the second.
            let place = index < lengths.count ? index : index == 3 && lengths.count > 1 ? 1 : 0
            set(side, lengths[place])
        }
    }

    private static func arguments(of function: String, in value: String) -> [HTMLLength]? {
        guard let start = value.firstRange(of: function + "("),
            start.lowerBound == value.startIndex
                || !(value[value.index(before: start.lowerBound)].isLetter
                    || value[value.index(before: start.lowerBound)] == "-")
        else { return nil }
        let text = value[start.upperBound...].prefix { $0 != ")" }
        return text.split { $0 == "," || $0 == " " }.compactMap { part in
            HTMLLength(part) ?? Double(part).flatMap { HTMLLength("\($0)em") }
        }
    }

    /// A rectangle of no size.
    private static func cuts(_ value: String) -> Bool {
        guard let sides = arguments(of: "rect", in: value), sides.count == 4 else { return false }
        return sides[2].points - sides[0].points <= speck || sides[1].points - sides[3].points <= speck
    }

    private static func cutsByPath(_ value: String) -> Bool {
        if let sides = arguments(of: "inset", in: value), let first = sides.first {
            let opposite = sides.count > 2 ? sides[2] : first
            let across = sides.count > 1 ? sides[1] : first
            let beside = sides.count > 3 ? sides[3] : across
            return [(first, opposite), (across, beside)].contains { $0.unit == .share && $0.number + $1.number >= 1 }
        }
        for shape in ["circle", "ellipse"] {
            if let radii = arguments(of: shape, in: value), let first = radii.first { return first.points <= speck }
        }
        return false
    }

    private static func takesAway(_ value: String) -> Bool {
        for name in ["scale", "scale3d", "scalex", "scaley", "matrix"] {
            // Of a matrix only the size along the line.
            let numbers = arguments(of: name, in: value) ?? []
            if let least = numbers.prefix(name == "matrix" ? 1 : 2).map({ abs($0.number) }).min(), least < 0.05 {
                return true
            }
        }
        for name in ["translate", "translate3d", "translatex", "translatey"] {
            for shift in arguments(of: name, in: value) ?? [] where shift.unit == .points {
                if abs(shift.points) >= away { return true }
            }
        }
        return false
    }
}
