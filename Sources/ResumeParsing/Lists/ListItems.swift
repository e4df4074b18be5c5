import Resume

/// The items of a section that lists things: one a bullet or line, or several a line with signs between them.
enum ListItems {
    /// One item for each bullet, or for each line that does not go on from the one before.
    static func lines(_ lines: [DocumentLine]) -> [Sourced<String>] {
        HighlightJoiner().highlights(from: lines).map { item in
            Sourced(HeaderFragmenter.trimmed(item.value), lines: item.lines)
        }.filter { !$0.value.isEmpty }
    }

    /// Cuts at commas, semicolons and bullets outside brackets; " | ", " / " and " · " part items too.
    static func split(_ text: String) -> [String] {
        var items: [String] = []
        var item = ""
        var depth = 0
        for character in text {
            if "([".contains(character) { depth += 1 }
            if ")]".contains(character) { depth = max(0, depth - 1) }
            if depth == 0, ",;•|·●▪".contains(character) {
                items.append(item)
                item = ""
            } else {
                item.append(character)
            }
        }
        items.append(item)
        return items.flatMap { $0.split(separator: " / ").map(String.init) }.map(cleaned).filter { !$0.isEmpty }
    }

    private static func cleaned(_ text: String) -> String {
        String(text.drop { " -–—*:.".contains($0) }.trimmingSuffix { " .;:".contains($0) })
    }
}
