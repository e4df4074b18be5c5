import TextDocument

/// A drawing that is open in a Word document, as far as it decides whether text in it, or on it, is seen
/// (DrawingML, 20.1 and 20.4).
struct WordShape {
    private enum Axis {
        case across, down
    }

    /// Whether it stands behind the text of the page.
    let isBehind: Bool
    private let isAnchored: Bool
    private var isHidden = false
    private var extent: (width: Double, height: Double)?
    private var axis = Axis.across
    private var isOnPage = false
    private var isInOffset = false
    /// Points from what it is placed by, and how far that may be from the edge of the page.
    private var across: (offset: Double, slack: Double)?
    private var down: (offset: Double, slack: Double)?
    /// Open elements whose colours are none of what fills it: its outline, its shadow.
    private var besides = 0
    /// What fills it; nil for nothing.
    private(set) var fill: TextGround?

    /// Units of DrawingML in a point.
    private static let units = 12_700.0
    private static let speck = 3.0
    /// Points; smaller drawings are no ground for text.
    private static let leastGround = 28.0
    /// Points from edge to edge of the largest page that Word sets.
    private static let largestPage = 1584.0
    /// Points by which margins and columns may lie within the page.
    private static let furthestMargin = 288.0
    /// What fills with a picture, with several colours, or with one that another part of the document says.
    private static let unknownFills: Set<String> = [
        "blip", "pic", "gradFill", "pattFill", "blipFill", "grpFill", "schemeClr", "sysClr", "prstClr", "scrgbClr",
        "hslClr", "chart", "relIds",
    ]

    private static let besides: Set<String> = ["ln", "effectLst", "effectDag", "scene3d", "sp3d", "txbxContent"]
    private static let changes: Set<String> = [
        "alpha", "alphaMod", "alphaOff", "lumMod", "lumOff", "shade", "tint", "satMod", "satOff", "hueMod", "hueOff",
        "gray", "inv", "comp",
    ]

    /// - Parameters:
    ///   - name: of the element: `anchor` or `inline`.
    ///   - attributes: of the element.
    init(_ name: String, _ attributes: [String: String]) {
        isAnchored = name == "anchor"
        isBehind = isAnchored && ["1", "true", "on"].contains(attributes["behindDoc"] ?? "")
    }

    /// Whether nobody sees what is written in it.
    var isOutOfSight: Bool {
        let isSpeck = extent.map { min($0.width, $0.height) <= Self.speck } ?? false
        return isHidden || isSpeck || Self.isAway(across, size: extent?.width)
            || Self.isAway(down, size: extent?.height)
    }

    private static func isAway(_ place: (offset: Double, slack: Double)?, size: Double?) -> Bool {
        guard let place else { return false }
        return place.offset + (size ?? largestPage) <= -place.slack || place.offset >= largestPage
    }

    /// Whether text on it may stand out although it would not on paper.
    var isGround: Bool {
        let isLarge = extent.map { min($0.width, $0.height) >= Self.leastGround } ?? true
        guard isLarge, !isHidden, let fill else { return false }
        if case .colour(let colour) = fill { return colour.standsOut(on: .white) }
        return true
    }

    mutating func start(_ name: String, _ attributes: [String: String]) {
        switch name {
        case "extent":
            if let width = Self.points(attributes["cx"]), let height = Self.points(attributes["cy"]) {
                extent = (width, height)
            }
        case "docPr": isHidden = ["1", "true", "on"].contains(attributes["hidden"] ?? "")
        case "positionH", "positionV":
            axis = name == "positionH" ? .across : .down
            isOnPage = attributes["relativeFrom"] == "page"
        case "posOffset": isInOffset = true
        case "wsp": fill = nil
        case _ where Self.besides.contains(name): besides += 1
        case _ where besides > 0: break
        // The colour is not the one that is written.
        case _ where Self.changes.contains(name): fill = fill.map { _ in .unknown }
        case "srgbClr":
            if fill == nil || fill == .paper {
                fill = attributes["val"].flatMap { Colour(hexadecimal: $0) }.map(TextGround.colour)
            }
        default: if Self.unknownFills.contains(name) { fill = .unknown }
        }
    }

    mutating func end(_ name: String) {
        if Self.besides.contains(name) { besides = max(0, besides - 1) }
        if name == "posOffset" { isInOffset = false }
    }

    /// Takes a distance from where the drawing is anchored.
    mutating func take(_ text: String) {
        guard isAnchored, isInOffset, let offset = Self.points(text) else { return }
        // Paragraphs stand anywhere on a page.
        let slack = isOnPage ? 0 : axis == .across ? Self.furthestMargin : Self.largestPage
        if axis == .across { across = (offset, slack) } else { down = (offset, slack) }
    }

    private static func points(_ number: String?) -> Double? {
        guard let number = number.flatMap(Double.init), number.isFinite else { return nil }
        return number / units
    }
}
