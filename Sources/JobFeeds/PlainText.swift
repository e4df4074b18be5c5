import Foundation

/// Text out of the markup that feeds carry.
enum PlainText {
    private static let entities = [
        "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&apos;": "'", "&nbsp;": " ", "&amp;": "&",
    ]

    /// The text without tags, entities resolved, also where they were escaped twice.
    static func fromHTML(_ html: String) -> String {
        guard html.contains("<") || html.contains("&") else { return html }
        var text = resolve(html)
        if text.contains("&lt;") || text.contains("&amp;") { text = resolve(text) }
        text = withoutElements(["script", "style"], in: text)
        var result = ""
        var isTag = false
        for character in text {
            if character == "<" {
                isTag = true
                // What a tag parted, stays parted.
                if result.last?.isWhitespace == false { result.append(" ") }
            } else if character == ">", isTag {
                isTag = false
            } else if !isTag {
                result.append(character)
            }
        }
        return result.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static func resolve(_ text: String) -> String {
        // The ampersand last: what it unveils is resolved in a second round only.
        var text = text
        for entity in entities.keys.sorted().reversed() where entity != "&amp;" {
            text = text.replacingOccurrences(of: entity, with: entities[entity] ?? "")
        }
        return text.replacingOccurrences(of: "&amp;", with: "&")
    }

    private static func withoutElements(_ names: [String], in text: String) -> String {
        var text = text
        for name in names {
            while let start = text.range(of: "<\(name)", options: .caseInsensitive) {
                let end = text.range(of: "</\(name)>", options: .caseInsensitive, range: start.upperBound..<text.endIndex)
                text.removeSubrange(start.lowerBound..<(end?.upperBound ?? text.endIndex))
            }
        }
        return text
    }
}
