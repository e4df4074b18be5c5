/// An open element of a web page, and how text within it looks.
struct HTMLElement {
    enum Role {
        case inline
        case block
        case table
        case row
        case cell
    }

    let identity: HTMLIdentity
    /// What stands in it so far.
    var siblings = HTMLSiblings()
    var role = Role.inline
    var isBold = false
    var isItalic = false
    var isPreformatted = false
    /// Whether what it holds is no text of the page, such as a script.
    private(set) var isSkipped = false
    /// Whether the page leaves it out, as if it were not there.
    private(set) var isRemoved = false
    /// Points, as its kind has it.
    var fontSize = Self.standardSize
    /// Points: the size of text that shares may be of wherever they stand.
    private var rootSize = Self.pageSize
    /// Values of variables of its styles.
    private(set) var variables: [String: String] = [:]
    /// How its text is shown, with the size that styles give it.
    private var appearance: TextAppearance
    /// Whether lines begin so far off that nobody sees them.
    private var isIndentedAway = false
    var link: String?
    /// Lists around the text, and definitions, which are set in as well.
    private(set) var listDepth = 0

    static let empty: Set<String> = [
        "area", "base", "basefont", "bgsound", "br", "col", "embed", "frame", "hr", "img", "input", "keygen", "link",
        "meta", "param", "source", "track", "wbr",
    ]
    private static let blocks: Set<String> = [
        "address", "article", "aside", "blockquote", "body", "caption", "center", "dd", "details", "dialog", "dir",
        "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
        "header", "hgroup", "hr", "html", "legend", "li", "main", "menu", "nav", "ol", "p", "pre", "search", "section",
        "summary", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
    ]
    private static let skipped: Set<String> = [
        "audio", "canvas", "datalist", "iframe", "noembed", "noframes", "noscript", "object", "script", "select",
        "style", "svg", "template", "textarea", "title", "video", "xmp",
    ]
    private static let standardSize = 11.0
    /// What browsers take where a page says nothing.
    private static let pageSize = 12.0
    private static let headingSizes = ["h1": 20.0, "h2": 16, "h3": 14, "h4": 12, "h5": 11, "h6": 11]

    static func isBlock(_ name: String) -> Bool {
        blocks.contains(name)
    }

    var name: String { identity.name }

    /// An element within another, whose look it takes over where it has none of its own.
    ///
    /// - Parameters:
    ///   - identity: its name and attributes.
    ///   - style: what style sheets and its own attribute say of it.
    ///   - showing: animations that let what they are for come into sight.
    ///   - parent: the element around it.
    ///   - paper: what the outermost element stands on.
    init(
        _ identity: HTMLIdentity,
        style: HTMLStyle,
        showing: Set<String> = [],
        within parent: HTMLElement?,
        paper: TextGround
    ) {
        self.identity = identity
        let name = identity.name
        let attributes = identity.attributes
        appearance = parent?.appearance ?? TextAppearance(fontSize: Self.standardSize, ground: paper)
        if let parent {
            (isBold, isItalic, fontSize) = (parent.isBold, parent.isItalic, parent.fontSize)
            (isPreformatted, isSkipped, isRemoved) = (parent.isPreformatted, parent.isSkipped, parent.isRemoved)
            (link, rootSize, isIndentedAway) = (parent.link, parent.rootSize, parent.isIndentedAway)
            listDepth = parent.listDepth
        }
        if Self.lists.contains(name) || name == "dd" { listDepth += 1 }
        if Self.isBlock(name) { role = .block }
        if Self.skipped.contains(name) { isSkipped = true }
        if Self.isMarked(identity), style.isRemoved != false { isRemoved = true }
        switch name {
        case "b", "strong", "th": isBold = true
        case "i", "em", "cite", "dfn", "var": isItalic = true
        case "pre": isPreformatted = true
        case "a":
            if let address = attributes["href"], !address.isEmpty, !address.hasPrefix("#") {
                link = String(address.drop(while: \.isWhitespace))
            }
        default:
            if let size = Self.headingSizes[name] {
                isBold = true
                fontSize = size
                appearance.fontSize *= size / Self.standardSize
            }
        }
        applyColours(attributes)
        apply(style, showing)
    }

    /// Whether it is marked to be left out until a script shows it.
    private static func isMarked(_ identity: HTMLIdentity) -> Bool {
        identity.attributes["hidden"] != nil || identity.attributes["popover"] != nil
            || identity.name == "dialog" && identity.attributes["open"] == nil
    }

    /// What comes next stands on something that cannot be told.
    mutating func loseGround() {
        appearance.ground = .unknown
    }

    /// Whether it, and all within it, is no part of what the page shows.
    var isGone: Bool {
        isSkipped || isRemoved
    }

    /// Whether a reader sees the text that stands in it.
    var isVisible: Bool {
        !isGone && !isIndentedAway && appearance.isVisible
    }

    /// The colours that old pages give in attributes of their own.
    private mutating func applyColours(_ attributes: [String: String]) {
        let ink = name == "font" ? attributes["color"] : name == "body" ? attributes["text"] : nil
        if let ink = ink.flatMap({ HTMLColour(attribute: $0) }) { appearance.ink = ink.ink }
        if let fill = attributes["bgcolor"] {
            appearance.ground = HTMLColour(attribute: fill).map { .colour($0.colour) } ?? .unknown
        }
        if attributes["background"] != nil { appearance.ground = .unknown }
    }

    private mutating func apply(_ style: HTMLStyle, _ showing: Set<String>) {
        variables = style.variables
        if style.isRemoved == true || style.isFaded(showing) { isRemoved = true }
        if style.placement.isAway(isInline: role == .inline) { isRemoved = true }
        isIndentedAway = style.placement.isIndentedAway ?? isIndentedAway
        isBold = style.isBold ?? isBold
        isItalic = style.isItalic ?? isItalic
        appearance.isMarkedHidden = style.isInvisible ?? appearance.isMarkedHidden
        appearance.ink = style.ink ?? appearance.ink
        appearance.ground = style.ground ?? appearance.ground
        if let size = style.size {
            switch size.unit {
            case .points: appearance.fontSize = size.number
            case .share: appearance.fontSize *= size.number
            case .rootShare: appearance.fontSize = size.number * rootSize
            }
            if name == "html" {
                // The standard size here is smaller than the one of browsers, which shares are of.
                if size.unit != .points { appearance.fontSize = size.number * Self.pageSize }
                rootSize = appearance.fontSize
            }
        }
    }
}
