/// What a selector asks of one element (Selectors 4): its name, its classes and more, all of which must be so.
struct CSSCompound {
    private enum Condition {
        case name(String)
        case id(String)
        case `class`(String)
        case attribute(String, Comparison, String)
        /// The place is a multiple of the step and so many more.
        case place(step: Int, offset: Int, ofName: Bool)
        case isRoot
        case isLink
        case any([CSSCompound])
        case none([CSSCompound])
        case never
    }

    private enum Comparison {
        case present, equal, word, prefix, suffix, part, language
    }

    private var conditions: [Condition] = []
    /// Identifiers, then classes and the like, then names.
    private(set) var weight = (0, 0, 0)
    /// Whether it asks for something that is drawn beside the text of the element.
    private(set) var isBeside = false

    private static let deepestNesting = 4
    private static let mostConditions = 32

    /// Reads what stands without a space at hand; nil where nothing does.
    init?(_ text: inout CSSText, depth: Int = 0) {
        let start = text.position
        while conditions.count < Self.mostConditions, let byte = text.byte {
            switch byte {
            case UInt8(ascii: "*"): text.advance(1)
            case UInt8(ascii: "#"):
                text.advance(1)
                conditions.append(.id(text.identifier()))
                weight.0 += 1
            case UInt8(ascii: "."):
                text.advance(1)
                conditions.append(.class(text.identifier()))
                weight.1 += 1
            case UInt8(ascii: "["):
                text.advance(1)
                conditions.append(Self.attribute(&text))
                weight.1 += 1
            case UInt8(ascii: ":"):
                text.advance(1)
                readPseudo(&text, depth: depth)
            default:
                let name = text.identifier()
                if name.isEmpty {
                    if text.position == start { return nil }
                    return
                }
                conditions.append(.name(name.lowercased()))
                weight.2 += 1
            }
        }
        guard text.position > start else { return nil }
    }

    /// What an element must be called, have as a class, or as an identifier, for it to be worth a closer look.
    var key: String? {
        var key: String?
        for condition in conditions {
            switch condition {
            case .id(let id): return "#" + id
            case .class(let name): key = "." + name
            case .name(let name): key = key ?? name
            default: break
            }
        }
        return key
    }

    func matches(_ element: HTMLIdentity) -> Bool {
        conditions.allSatisfy { condition in
            switch condition {
            case .name(let name): element.name == name
            case .id(let id): element.id == id
            case .class(let name): element.classes.contains { $0 == name }
            case .attribute(let name, let comparison, let value):
                element.attributes[name].map {
                    $0.utf8.count <= CSSSelector.longest && Self.holds($0, comparison, value)
                } ?? false
            case .place(let step, let offset, let ofName):
                Self.isPlace(ofName ? element.placeOfName : element.place, step, offset)
            case .isRoot: element.isRoot
            case .isLink: element.name == "a" && element.attributes["href"] != nil
            case .any(let others): others.contains { $0.matches(element) }
            case .none(let others): !others.contains { $0.matches(element) }
            case .never: false
            }
        }
    }

    private static func isPlace(_ place: Int, _ step: Int, _ offset: Int) -> Bool {
        let rest = place - offset
        return step == 0 ? rest == 0 : rest % step == 0 && rest / step >= 0
    }

    private static func holds(_ own: String, _ comparison: Comparison, _ value: String) -> Bool {
        switch comparison {
        case .present: true
        case .equal: own == value
        case .word: own.split(whereSeparator: \.isWhitespace).contains { $0 == value }
        case .prefix: !value.isEmpty && own.hasPrefix(value)
        case .suffix: !value.isEmpty && own.hasSuffix(value)
        case .part: !value.isEmpty && own.utf8.firstRange(of: value.utf8) != nil
        case .language: own == value || own.hasPrefix(value + "-")
        }
    }

    private static func attribute(_ text: inout CSSText) -> Condition {
        text.skipSpace()
        let name = text.identifier().lowercased()
        var rest = CSSText(text.text(before: "]"))
        text.advance(1)
        rest.skipSpace()
        guard !rest.isAtEnd else { return .attribute(name, .present, "") }
        let comparisons: [(Character, Comparison)] = [
            ("~", .word), ("^", .prefix), ("$", .suffix), ("*", .part), ("|", .language),
        ]
        let comparison = comparisons.first { rest.take($0.0) }?.1 ?? .equal
        guard rest.take("=") else { return .never }
        rest.skipSpace()
        let isQuoted = rest.take("\"") || rest.take("'")
        var value = ""
        if isQuoted {
            value = String(decoding: rest.text(before: "\"'"), as: UTF8.self)
        } else {
            value = rest.identifier()
        }
        return .attribute(name, comparison, value)
    }

    private mutating func readPseudo(_ text: inout CSSText, depth: Int) {
        let isElement = text.take(":")
        let name = text.identifier().lowercased()
        var argument: ArraySlice<UInt8> = []
        if text.take("(") {
            argument = text.text(before: ")")
            text.advance(1)
        }
        weight.1 += 1
        if isElement || ["before", "after", "first-line", "first-letter"].contains(name) {
            isBeside = name == "before" || name == "after"
            if !isBeside { conditions.append(.never) }
            return
        }
        switch name {
        case "root": conditions.append(.isRoot)
        case "link", "any-link": conditions.append(.isLink)
        case "first-child": conditions.append(.place(step: 0, offset: 1, ofName: false))
        case "first-of-type": conditions.append(.place(step: 0, offset: 1, ofName: true))
        case "nth-child", "nth-of-type":
            let place = Self.place(String(decoding: argument, as: UTF8.self))
            conditions.append(
                place.map { .place(step: $0.step, offset: $0.offset, ofName: name == "nth-of-type") } ?? .never
            )
        case "not", "is", "where", "matches":
            let others = depth < Self.deepestNesting ? Self.list(argument, depth: depth + 1) : nil
            // What is not understood is not so.
            conditions.append(others.map { name == "not" ? .none($0) : .any($0) } ?? .never)
        default: conditions.append(.never)
        }
    }

    private static func list(_ argument: ArraySlice<UInt8>, depth: Int) -> [CSSCompound]? {
        var compounds: [CSSCompound] = []
        for piece in CSSText.list(argument) {
            var text = CSSText(piece)
            text.skipSpace()
            guard let compound = CSSCompound(&text, depth: depth) else { return nil }
            text.skipSpace()
            guard text.isAtEnd else { return nil }
            compounds.append(compound)
        }
        return compounds
    }

    /// Places as `odd`, `3` or `2n+1` say it.
    private static func place(_ text: String) -> (step: Int, offset: Int)? {
        let text = text.lowercased().filter { !$0.isWhitespace }
        if text == "odd" { return (2, 1) }
        if text == "even" { return (2, 0) }
        let parts = text.split(separator: "n", maxSplits: 1, omittingEmptySubsequences: false)
        func number(_ digits: Substring, empty: Int) -> Int? {
            if digits.isEmpty || digits == "+" { return empty }
            if digits == "-" { return -empty }
            return Int(digits).flatMap { (-999_999...999_999).contains($0) ? $0 : nil }
        }
        guard parts.count == 2 else { return number(parts[0], empty: 0).map { (0, $0) } }
        guard let step = number(parts[0], empty: 1), let offset = number(parts[1], empty: 0) else { return nil }
        return (step, offset)
    }
}
