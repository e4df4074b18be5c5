/// An open element of a web page, and how text within it looks.
struct HTMLElement {
    enum Role {
        case inline
        case block
        case table
        case row
        case cell
    }

    let name: String
    var role = Role.inline
    var isBold = false
    var isItalic = false
    var isPreformatted = false
    var isHidden = false
    /// Points.
    var fontSize = 11.0
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
    private static let hidden: Set<String> = [
        "audio", "canvas", "datalist", "iframe", "noembed", "noframes", "noscript", "object", "script", "select",
        "style", "svg", "template", "textarea", "title", "video", "xmp",
    ]
    private static let headingSizes = ["h1": 20.0, "h2": 16, "h3": 14, "h4": 12, "h5": 11, "h6": 11]

    static func isBlock(_ name: String) -> Bool {
        blocks.contains(name)
    }

    /// An element within another, whose look it takes over where it has none of its own.
    init(_ name: String, _ attributes: [String: String], within parent: HTMLElement?) {
        self.name = name
        if let parent {
            (isBold, isItalic, fontSize) = (parent.isBold, parent.isItalic, parent.fontSize)
            (isPreformatted, isHidden, link) = (parent.isPreformatted, parent.isHidden, parent.link)
            listDepth = parent.listDepth
        }
        if Self.lists.contains(name) || name == "dd" { listDepth += 1 }
        if Self.isBlock(name) { role = .block }
        if Self.hidden.contains(name) || attributes["hidden"] != nil { isHidden = true }
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
            }
        }
        if let style = attributes["style"] { apply(style) }
    }

    private mutating func apply(_ style: String) {
        for declaration in style.lowercased().split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let property = parts[0].filter { !$0.isWhitespace }
            let value = parts[1].split(separator: "!").first.map { $0.filter { !$0.isWhitespace } } ?? ""
            switch (property, value) {
            case ("display", "none"), ("visibility", "hidden"), ("visibility", "collapse"): isHidden = true
            case ("font-size", _): if Self.isZero(value) { isHidden = true }
            case ("font-weight", _):
                isBold = value == "bold" || value == "bolder" || (Int(value) ?? 0) >= 600
            case ("font-style", _): isItalic = value == "italic" || value.hasPrefix("oblique")
            default: break
            }
        }
    }

    /// `0`, `0px`, `0.0em` and so on.
    private static func isZero(_ length: String) -> Bool {
        let number = length.prefix { $0.isNumber || $0 == "." }
        return number.contains("0") && number.allSatisfy { $0 == "0" || $0 == "." }
    }
}
