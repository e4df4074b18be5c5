/// The field `If-None-Match`: which versions of an answer a client has already (RFC 9110, 13.1.2).
struct IfNoneMatch: Hashable, Sendable {
    private enum Versions: Hashable {
        case any
        /// The quoted parts of entity tags: whether one is weak plays no part in this comparison (RFC 9110, 8.8.3.2).
        case tags(Set<Substring>)
    }

    private let versions: Versions

    /// Reads the field; nil for what is neither `*` nor a list of tags, which counts as not sent.
    ///
    /// - Parameter field: as it was sent; the lines of one that was sent in several are joined by commas.
    init?(_ field: String) {
        let field = field[...].drop(while: Self.isSpace)
        if field.first == "*", field.dropFirst().allSatisfy(Self.isSpace) {
            versions = .any
            return
        }
        var tags: Set<Substring> = []
        var rest = field
        while true {
            // Empty items of a list mean nothing (RFC 9110, 5.6.1.2).
            rest = rest.drop { Self.isSpace($0) || $0 == "," }
            guard !rest.isEmpty else { break }
            guard let (tag, end) = Self.tag(in: rest) else { return nil }
            tags.insert(tag)
            rest = rest[end...].drop(while: Self.isSpace)
            guard rest.isEmpty || rest.first == "," else { return nil }
        }
        guard !tags.isEmpty else { return nil }
        versions = .tags(tags)
    }

    /// Whether the client has the version of an answer that a tag names.
    ///
    /// - Parameter tag: with its quotes, and `W/` where it is weak.
    /// - Returns: whether there is nothing new to send.
    func includes(_ tag: String) -> Bool {
        switch versions {
        case .any: true
        case .tags(let tags): Self.tag(in: tag[...]).map { tags.contains($0.quoted) } ?? false
        }
    }

    /// The entity tag at the start of a text, without a mark of weakness, and where it ends.
    private static func tag(in text: Substring) -> (quoted: Substring, end: Substring.Index)? {
        let opaque = text.hasPrefix("W/") ? text.dropFirst(2) : text
        guard opaque.first == "\"", let close = opaque.dropFirst().firstIndex(of: "\"") else { return nil }
        let end = opaque.index(after: close)
        let quoted = opaque[..<end]
        // Printable characters without spaces: 0x21, 0x23 to 0x7E, and what is not ASCII.
        guard quoted.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return nil }
        return (quoted, end)
    }

    private static func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }
}
