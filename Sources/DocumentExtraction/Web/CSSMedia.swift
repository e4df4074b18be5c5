/// Whether rules for some media are for a page on a screen (Media Queries 4): one of a usual width, in light colours.
enum CSSMedia {
    /// Points.
    private static let width = 960.0
    private static let height = 600.0

    private static let features: Set<String> = [
        "color", "hover", "hover:hover", "any-hover:hover", "pointer:fine", "any-pointer:fine", "orientation:landscape",
        "prefers-color-scheme:light", "prefers-reduced-motion:no-preference", "scripting:enabled", "grid:0",
        "update:fast", "min-color:1", "min-resolution:1dppx", "width", "height", "all", "screen", "monochrome:0",
    ]

    /// Whether one of the queries of a list is so.
    static func isOnScreen(_ list: some StringProtocol) -> Bool {
        let queries = list.lowercased().split(separator: ",").map { $0.filter { !$0.isWhitespace || $0 == " " } }
        return queries.isEmpty || queries.contains { isSo($0) }
    }

    private static let longestQuery = 1024

    private static func isSo(_ query: String) -> Bool {
        guard query.utf8.count <= longestQuery else { return false }
        var words = query.split(whereSeparator: { $0 == "(" || $0 == ")" || $0 == " " }).map(String.init)
        guard !words.isEmpty else { return true }
        let isNot = words[0] == "not"
        words.removeAll { ["not", "only", "and"].contains($0) }
        // A feature and its value are parted by a space at times.
        var parts: [String] = []
        for word in words {
            if let last = parts.last, last.hasSuffix(":") || word.hasPrefix(":") {
                parts[parts.count - 1] = last + word
            } else {
                parts.append(word)
            }
        }
        return parts.allSatisfy(isTrue) != isNot
    }

    private static func isTrue(_ feature: String) -> Bool {
        if features.contains(feature) { return true }
        let parts = feature.split(separator: ":")
        guard parts.count == 2, let length = HTMLLength(parts[1])?.points else { return false }
        return switch parts[0] {
        case "min-width", "min-device-width": length <= width
        case "max-width", "max-device-width": length >= width
        case "min-height", "min-device-height": length <= height
        case "max-height", "max-device-height": length >= height
        default: false
        }
    }
}
