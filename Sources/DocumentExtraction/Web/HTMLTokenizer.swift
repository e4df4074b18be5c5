/// What a web page is made of, as far as a tolerant reader tells it apart.
enum HTMLToken: Equatable {
    /// Lower-case name, attributes by lower-case name, and whether the tag closes itself.
    case start(String, [String: String], isClosed: Bool)
    case end(String)
    /// Text with its character references resolved.
    case text(String)
}

/// Cuts a web page into tags and text. Takes any bytes, fails on none, and looks at each a bounded number of times.
struct HTMLTokenizer {
    private let bytes: [UInt8]
    private var position = 0
    /// The element that was opened last, when all up to its end tag is raw.
    private var raw: String?

    /// Elements whose content is neither tags nor text to read.
    private static let rawElements: Set<String> = [
        "script", "style", "title", "textarea", "iframe", "noembed", "noframes", "xmp",
    ]
    private static let maximumAttributes = 64

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    mutating func next() -> HTMLToken? {
        if let raw {
            self.raw = nil
            skipRaw(raw)
        }
        while position < bytes.count {
            if byte(at: position) != UInt8(ascii: "<") { return text() }
            switch byte(at: position + 1) {
            case UInt8(ascii: "!"), UInt8(ascii: "?"): skipDeclaration()
            case UInt8(ascii: "/"):
                if let name = endTag() { return .end(name) }
            case let letter? where Self.isLetter(letter): return startTag()
            default: return text()
            }
        }
        return nil
    }

    /// What the raw element that was just opened holds; nil behind another.
    mutating func rawText() -> String? {
        guard let raw else { return nil }
        self.raw = nil
        let start = position
        skipRaw(raw)
        return Self.string(bytes[start..<position])
    }

    private func byte(at index: Int) -> UInt8? {
        index < bytes.count ? bytes[index] : nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B
    }

    private static func string(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    /// Text up to the next `<`; the one it may start with is part of it.
    private mutating func text() -> HTMLToken {
        let start = position
        position += 1
        while let byte = byte(at: position), byte != UInt8(ascii: "<") { position += 1 }
        return .text(HTMLEntities.resolved(Self.string(bytes[start..<position])))
    }

    /// Comments, document types, processing instructions.
    private mutating func skipDeclaration() {
        let isComment =
            byte(at: position + 1) == UInt8(ascii: "!") && byte(at: position + 2) == UInt8(ascii: "-")
            && byte(at: position + 3) == UInt8(ascii: "-")
        // `<!-->` is a whole comment.
        position += 2
        while let byte = byte(at: position) {
            position += 1
            guard byte == UInt8(ascii: ">") else { continue }
            if !isComment { return }
            if bytes[position - 2] == UInt8(ascii: "-"), bytes[position - 3] == UInt8(ascii: "-") { return }
        }
    }

    /// The name of an end tag; nil for `</>` and what else is none.
    private mutating func endTag() -> String? {
        position += 2
        let isName = byte(at: position).map(Self.isLetter) ?? false
        let name = isName ? self.name() : nil
        while let byte = byte(at: position), byte != UInt8(ascii: ">") { position += 1 }
        position = min(position + 1, bytes.count)
        return name
    }

    private mutating func startTag() -> HTMLToken? {
        position += 1
        let name = self.name()
        var attributes: [String: String] = [:]
        var isClosed = false
        while let byte = byte(at: position) {
            if byte == UInt8(ascii: ">") {
                position += 1
                if Self.rawElements.contains(name), !isClosed { raw = name }
                return .start(name, attributes, isClosed: isClosed)
            }
            if byte == UInt8(ascii: "/") || Self.isSpace(byte) {
                isClosed = byte == UInt8(ascii: "/")
                position += 1
                continue
            }
            isClosed = false
            let (key, value) = attribute()
            if attributes[key] == nil, attributes.count < Self.maximumAttributes { attributes[key] = value }
        }
        // A tag that the page ends in is no tag.
        return nil
    }

    /// The name of a tag or of an attribute, in lower case; takes at least one byte.
    private mutating func name() -> String {
        let start = position
        position += 1
        while let byte = byte(at: position), !Self.isSpace(byte), byte != UInt8(ascii: "/"), byte != UInt8(ascii: ">"),
            byte != UInt8(ascii: "=")
        {
            position += 1
        }
        return Self.string(bytes[start..<position]).lowercased()
    }

    private mutating func skipSpaces() {
        while let byte = byte(at: position), Self.isSpace(byte) { position += 1 }
    }

    private mutating func attribute() -> (name: String, value: String) {
        let name = self.name()
        let end = position
        skipSpaces()
        guard byte(at: position) == UInt8(ascii: "=") else {
            position = end
            return (name, "")
        }
        position += 1
        skipSpaces()
        let quote = byte(at: position)
        let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        if isQuoted { position += 1 }
        let start = position
        while let byte = byte(at: position) {
            if isQuoted ? byte == quote : Self.isSpace(byte) || byte == UInt8(ascii: ">") { break }
            position += 1
        }
        let value = HTMLEntities.resolved(Self.string(bytes[start..<position]))
        if isQuoted { position = min(position + 1, bytes.count) }
        return (name, value)
    }

    /// Goes to the end tag of a raw element, or to the end of the page.
    private mutating func skipRaw(_ element: String) {
        let name = Array(element.utf8)
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "<"), byte(at: position + 1) == UInt8(ascii: "/"),
                position + 2 + name.count <= bytes.count,
                zip(bytes[(position + 2)...], name).allSatisfy({ $0 | 0x20 == $1 }),
                byte(at: position + 2 + name.count).map({ !Self.isLetter($0) }) ?? true
            {
                return
            }
            position += 1
        }
    }
}
