import Foundation

/// Text out of the markup that feeds carry.
enum PlainText {
    /// The text without tags, entities resolved, also where the markup was escaped as a whole.
    static func fromHTML(_ html: String) -> String {
        var html = html
        return html.withUTF8 { bytes in unsafe !bytes.contains { $0 == Sign.open || $0 == Sign.ampersand } }
            ? html : text(of: Array(html.utf8))
    }

    /// The text of a name or a title, which is one line: markup and entities are resolved, also where a feed escaped them
    /// twice ("AT&amp;amp;T").
    static func name(_ text: String) -> String {
        let once = fromHTML(text)
        return once.utf8.contains(Sign.ampersand) ? fromHTML(once) : once
    }

    /// The first letters of a text.
    static func cut(_ text: String, to length: Int) -> String {
        text.utf8.count <= length ? text : String(text.prefix(length))
    }

    private static func text(of html: [UInt8]) -> String {
        var bytes = html
        // Markup that was escaped as a whole, once or twice, shows as tags only after as many rounds.
        for _ in 0..<2 where isEscaped(bytes) { bytes = HTMLEntities.resolved(bytes) }
        let text = HTMLEntities.resolved(withoutTags(bytes))
        return String(decoding: text, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Whether all tags are written as entities.
    private static func isEscaped(_ bytes: [UInt8]) -> Bool {
        guard !bytes.contains(Sign.open) else { return false }
        for index in bytes.indices where bytes[index] == Sign.ampersand {
            for prefix in escapes where stands(prefix, in: bytes, at: index) {
                if names.contains(where: { stands($0, in: bytes, at: index + prefix.count) }) { return true }
            }
        }
        return false
    }

    private static let escapes = ["&lt;", "&amp;lt;", "&#60;", "&#x3c;"].map { Array($0.utf8) }
    private static let names = [
        "p", "/", "br", "div", "ul", "li", "h", "b>", "script", "style", "strong", "em", "span",
    ]
    .map { Array($0.utf8) }

    private static func withoutTags(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        // Where no tag ends any more, none need be looked for again.
        var hasEnds = true
        while position < bytes.count {
            let byte = bytes[position]
            guard byte == Sign.open, isTag(bytes, position) else {
                // Behind a tag there is a space already.
                if byte != 0x20 || result.last != 0x20 { result.append(byte) }
                position += 1
                continue
            }
            if let end = endOfElement(bytes, position) {
                part(&result)
                position = end
                continue
            }
            guard hasEnds, let end = bytes[position...].firstIndex(of: Sign.close) else {
                hasEnds = false
                result.append(byte)
                position += 1
                continue
            }
            part(&result)
            position = end + 1
        }
        return result
    }

    /// What a tag parted, stays parted.
    private static func part(_ result: inout [UInt8]) {
        if let last = result.last, last > 0x20 { result.append(0x20) }
    }

    /// A sign of comparison is no tag.
    private static func isTag(_ bytes: [UInt8], _ position: Int) -> Bool {
        guard position + 1 < bytes.count else { return false }
        let next = bytes[position + 1]
        return (0x61...0x7A).contains(next | 0x20) || next == UInt8(ascii: "/") || next == UInt8(ascii: "!")
            || next == UInt8(ascii: "?")
    }

    /// The end of a script, a style or a comment that begins here, what is in it included; nil where none begins.
    private static func endOfElement(_ bytes: [UInt8], _ position: Int) -> Int? {
        for (start, end) in elements where stands(start, in: bytes, at: position) {
            var index = position + start.count
            while index < bytes.count {
                if bytes[index] == end[0], stands(end, in: bytes, at: index) { return index + end.count }
                index += 1
            }
            return bytes.count
        }
        return nil
    }

    private static let elements = [("<script", "</script>"), ("<style", "</style>"), ("<!--", "-->")]
        .map { (Array($0.0.utf8), Array($0.1.utf8)) }

    /// Whether a name in small letters stands at a place, however it is written.
    private static func stands(_ name: [UInt8], in bytes: [UInt8], at position: Int) -> Bool {
        guard position + name.count <= bytes.count else { return false }
        for (offset, byte) in name.enumerated() {
            let other = bytes[position + offset]
            let lower = (0x41...0x5A).contains(other) ? other | 0x20 : other
            guard lower == byte else { return false }
        }
        return true
    }

    private enum Sign {
        static let open = UInt8(ascii: "<")
        static let close = UInt8(ascii: ">")
        static let ampersand = UInt8(ascii: "&")
    }
}
