/// Texts that strangers wrote, made fit to stand in a sentence.
enum QuotableText {
    /// More of a text is not looked at.
    private static let mostScalars = 2_000

    /// One line without tags, control characters and signs that turn the direction of writing.
    ///
    /// - Parameters:
    ///   - text: from a posting or a document.
    ///   - limit: characters at most; what is longer ends in an ellipsis.
    /// - Returns: the line; empty when nothing is left.
    static func line(_ text: String, upTo limit: Int) -> String {
        if let words = plainWords(of: text) { return cut(words, to: limit) }
        let visible = String(String.UnicodeScalarView(text.unicodeScalars.prefix(mostScalars).compactMap(shown)))
        let words = withoutTags(visible).split(whereSeparator: \.isWhitespace)
        return cut(words.joined(separator: " "), to: limit)
    }

    /// The beginning of a line, up to a word's end where there is one.
    static func cut(_ line: String, to limit: Int) -> String {
        guard line.count > limit else { return line }
        var head = line.prefix(max(limit - 1, 0))
        if let space = head.lastIndex(of: " "), head.distance(from: head.startIndex, to: space) > limit / 2 {
            head = head[..<space]
        }
        while let last = head.last, last.isWhitespace || last.isPunctuation { head.removeLast() }
        return head + "…"
    }

    /// The words of a short text of letters, digits and signs that everybody reads alike, with one space between them; nil
    /// for other texts. Most are such, and need no looking at character by character.
    private static func plainWords(of text: String) -> String? {
        let bytes = text.utf8
        guard bytes.count <= mostScalars else { return nil }
        var words: [UInt8] = []
        words.reserveCapacity(bytes.count)
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "<"): return nil
            case 0x21..<0x7F: words.append(byte)
            case 0x20, 0x09, 0x0A, 0x0D: if let last = words.last, last != 0x20 { words.append(0x20) }
            default: return nil
            }
        }
        if words.last == 0x20 { words.removeLast() }
        return String(decoding: words, as: UTF8.self)
    }

    private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        // Most letters need no looking up.
        if (0x20..<0x7F).contains(scalar.value) { return scalar }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return " "
        case .format, .privateUse, .surrogate, .unassigned: return nil
        default: return scalar
        }
    }

    private static func withoutTags(_ text: String) -> String {
        var text = text
        // What is left of one tag may form another with what stands around it, hence the space and the new beginning.
        while let tag = firstTag(in: text) { text.replaceSubrange(tag, with: " ") }
        return text
    }

    private static func firstTag(in text: String) -> Range<String.Index>? {
        var start = text.startIndex
        while let open = text[start...].firstIndex(of: "<") {
            let next = text.index(after: open)
            guard next < text.endIndex else { return nil }
            if text[next].isLetter || text[next] == "/" || text[next] == "!" {
                guard let close = text[next...].firstIndex(of: ">") else { return nil }
                return open..<text.index(after: close)
            }
            start = next
        }
        return nil
    }
}
