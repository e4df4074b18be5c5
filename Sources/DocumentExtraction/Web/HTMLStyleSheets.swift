/// The style sheets that a web page brings with it: which declarations are for which element (CSS Cascade 4).
///
/// Sheets that stand elsewhere are never loaded.
struct HTMLStyleSheets {
    private struct Rule {
        let selector: CSSSelector
        let declarations: [CSSDeclaration]
    }

    private var rules: [Rule] = []
    /// Places of rules by what their selectors ask of the element.
    private var byKey: [String: [Int]] = [:]
    private var withoutKey: [Int] = []
    private var readings = 0
    /// Whether there are sheets elsewhere, so that nothing is known of what is behind text.
    private(set) var areIncomplete = false
    /// Whether anything but plain paper may be behind text somewhere.
    private(set) var haveFills = false
    /// Animations that let what they are for come into sight.
    private(set) var showing: Set<String> = []

    private static let mostRules = 20_000
    private static let deepestNesting = 8
    private static let mostSelectors = 64
    /// Those of a rule that stands in no other: lists that set a page back name all elements there are.
    private static let mostOuterSelectors = 512
    /// Selectors of rules within rules, however many of them are none: each costs a look at its text.
    private static let mostReadings = 100_000
    private static let pictures: Set<String> = ["img", "picture", "svg", "canvas", "video", "object", "embed"]
    /// At-rules that hold rules for all pages on a screen.
    private static let transparent: Set<String> = ["supports", "layer", "scope", "starting-style", "document"]

    init() {}

    /// The sheets of a page.
    init(of page: String) {
        var tokens = HTMLTokenizer(page)
        while let token = tokens.next() {
            guard case .start(let name, let attributes, _) = token else { continue }
            noteFills(of: name, attributes)
            if name == "link", attributes["rel"]?.lowercased().contains("stylesheet") == true { areIncomplete = true }
            guard name == "style", CSSMedia.isOnScreen(attributes["media"] ?? ""), let sheet = tokens.rawText() else {
                continue
            }
            read(CSSText.withoutComments(sheet), within: [], depth: 0)
        }
    }

    /// The declarations for an element, those that count more behind the others.
    ///
    /// - Parameters:
    ///   - element: the element.
    ///   - surroundings: where it stands.
    ///   - inline: the declarations it brings itself.
    ///   - steps: counts the elements that were looked at.
    ///   - limit: steps after which no rule is for any.
    /// - Returns: the declarations, and those for what is drawn beside its text.
    func declarations(
        for element: HTMLIdentity,
        in surroundings: CSSSelector.Surroundings,
        inline: [CSSDeclaration],
        steps: inout Int,
        limit: Int
    ) -> (own: [CSSDeclaration], beside: [CSSDeclaration]) {
        guard !rules.isEmpty else { return (inline.filter { !$0.isImportant } + inline.filter(\.isImportant), []) }
        var candidates = withoutKey + (byKey[element.name] ?? [])
        if let id = element.id { candidates += byKey["#" + id] ?? [] }
        for name in element.classes { candidates += byKey["." + name] ?? [] }
        steps += candidates.count
        let matching = candidates.filter {
            rules[$0].selector.matches(element, in: surroundings, steps: &steps, limit: limit)
        }.sorted { (rules[$0].selector.weight, $0) < (rules[$1].selector.weight, $1) }
        let own = matching.filter { !rules[$0].selector.isBeside }.flatMap { rules[$0].declarations } + inline
        let beside = matching.filter { rules[$0].selector.isBeside }.flatMap { rules[$0].declarations }
        return (own.filter { !$0.isImportant } + own.filter(\.isImportant), beside)
    }

    // MARK: Reading

    private mutating func noteFills(of name: String, _ attributes: [String: String]) {
        let isFilled = attributes["bgcolor"] != nil || attributes["background"] != nil || Self.pictures.contains(name)
        if isFilled { haveFills = true }
        if let style = attributes["style"] { noteFills(of: CSSDeclaration.list(CSSText(style).rest)) }
    }

    private mutating func noteFills(of declarations: [CSSDeclaration]) {
        guard !haveFills else { return }
        haveFills =
            HTMLStyle(declarations).isFilled
            || declarations.contains { $0.property.hasPrefix("background") && $0.value.contains("var(") }
    }

    private mutating func read(_ bytes: ArraySlice<UInt8>, within parents: [ArraySlice<UInt8>], depth: Int) {
        var text = CSSText(bytes)
        var declarations: [CSSDeclaration] = []
        while !text.isAtEnd, rules.count < Self.mostRules {
            let start = text.text(before: ";{}")
            switch text.byte {
            case UInt8(ascii: "{"): readBlock(of: start, text.block(), within: parents, depth: depth)
            default:
                if let declaration = CSSDeclaration(start) { declarations.append(declaration) }
                if start.drop(while: HTMLTokenizer.isSpace).starts(with: "@import".utf8) { areIncomplete = true }
                text.advance(1)
            }
        }
        guard !declarations.isEmpty else { return }
        noteFills(of: declarations)
        for parent in parents {
            readings += 1
            guard rules.count < Self.mostRules, readings <= Self.mostReadings else { return }
            guard let selector = CSSSelector(parent) else { continue }
            if let key = selector.key {
                byKey[key, default: []].append(rules.count)
            } else {
                withoutKey.append(rules.count)
            }
            rules.append(Rule(selector: selector, declarations: declarations))
        }
    }

    private mutating func readBlock(
        of start: ArraySlice<UInt8>,
        _ block: ArraySlice<UInt8>,
        within parents: [ArraySlice<UInt8>],
        depth: Int
    ) {
        guard depth < Self.deepestNesting else { return }
        let start = start.drop { HTMLTokenizer.isSpace($0) }
        guard start.first == UInt8(ascii: "@") else {
            let selectors = Self.joined(CSSText.list(start), to: parents)
            guard !selectors.isEmpty else { return }
            return read(block, within: selectors, depth: depth + 1)
        }
        var text = CSSText(start.dropFirst())
        let name = text.identifier().lowercased()
        let condition = String(decoding: start[text.position...], as: UTF8.self).lowercased()
        switch name {
        case "media": if CSSMedia.isOnScreen(condition) { read(block, within: parents, depth: depth + 1) }
        case "keyframes", "-webkit-keyframes":
            if Self.shows(block) { showing.insert(String(condition.filter { !$0.isWhitespace })) }
        default:
            guard Self.transparent.contains(name), !condition.drop(while: \.isWhitespace).hasPrefix("not") else {
                return
            }
            read(block, within: parents, depth: depth + 1)
        }
    }

    /// The selectors of rules within rules with those around them written out.
    private static func joined(
        _ selectors: [ArraySlice<UInt8>],
        to parents: [ArraySlice<UInt8>]
    ) -> [ArraySlice<UInt8>] {
        guard !parents.isEmpty else { return Array(selectors.prefix(mostOuterSelectors)) }
        var result: [ArraySlice<UInt8>] = []
        for parent in parents where parent.count <= CSSSelector.longest {
            for selector in selectors {
                guard result.count < mostSelectors else { return result }
                let pieces = selector.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
                if pieces.count > 1 {
                    result.append(ArraySlice(pieces.prefix(4).joined(separator: parent)))
                } else {
                    result.append(parent + [UInt8(ascii: " ")] + selector)
                }
            }
        }
        return result
    }

    /// Whether an animation makes something that is transparent visible.
    private static func shows(_ block: ArraySlice<UInt8>) -> Bool {
        var text = CSSText(block)
        while !text.isAtEnd {
            _ = text.text(before: "{")
            guard !text.isAtEnd else { return false }
            let isShown = CSSDeclaration.list(text.block()).contains { declaration in
                declaration.property == "opacity" && (Double(declaration.value) ?? 1) >= 0.1
            }
            if isShown { return true }
        }
        return false
    }
}
