import Foundation

/// Text out of the markup that feeds carry.
enum PlainText {
    private static let entities: [(String, String)] = [
        ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"), ("&nbsp;", " "),
        ("&amp;", "&"),
    ]

    /// The text without tags, entities resolved, also where the markup was escaped as a whole.
    static func fromHTML(_ html: String) -> String {
        guard html.contains("<") || html.contains("&") else { return html }
        var text = html
        // Markup that was escaped as a whole, once or twice, shows as tags only after as many rounds.
        for _ in 0..<2 where isEscaped(text) { text = resolve(text) }
        return resolve(withoutTags(text)).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Whether all tags are written as entities.
    private static func isEscaped(_ text: String) -> Bool {
        guard !text.contains("<") else { return false }
        let lower = text.lowercased()
        return ["p", "/", "br", "div", "ul", "li", "h", "b>", "script", "style", "strong", "em"].contains { name in
            lower.contains("&lt;\(name)") || lower.contains("&amp;lt;\(name)")
        }
    }

    /// Resolves entities, the ampersand last: what it unveils is text.
    private static func resolve(_ text: String) -> String {
        entities.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }

    private static func withoutTags(_ html: String) -> String {
        let text = withoutElements(["script", "style"], in: html)
        var result = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "<") {
            result += rest[..<open]
            let after = rest.index(after: open)
            // A sign of comparison is no tag.
            let isTag = after < rest.endIndex && (rest[after].isLetter || rest[after] == "/" || rest[after] == "!")
            guard isTag, let close = rest[after...].firstIndex(of: ">") else {
                result.append("<")
                rest = rest[after...]
                continue
            }
            // What a tag parted, stays parted.
            if result.last?.isWhitespace == false { result.append(" ") }
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    private static func withoutElements(_ names: [String], in text: String) -> String {
        var text = text
        for name in names {
            while let start = text.range(of: "<\(name)", options: .caseInsensitive) {
                let end = text.range(
                    of: "</\(name)>",
                    options: .caseInsensitive,
                    range: start.upperBound..<text.endIndex
                )
                text.removeSubrange(start.lowerBound..<(end?.upperBound ?? text.endIndex))
            }
        }
        return text
    }
}
