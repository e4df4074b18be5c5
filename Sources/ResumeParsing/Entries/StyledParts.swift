import TextFolding

/// Cuts a cell where its type changes: "**Clerk**, *Acme*, Leeds" says by style what is what.
enum StyledParts {
    /// Words that part a title from an employer.
    private static let connectives: Set<String> = [
        "at", "@", "in", "with", "for", "by", "bei", "chez", "presso", "en", "w", "bij", "na", "als", "as",
    ]
    /// Words after which a name goes on.
    private static let open: Set<String> = ["of", "and", "&", "the", "de", "del", "der", "und", "et", "y", "du", "van"]

    /// The texts of a cell by style, connectives between them dropped; one where its style never changes.
    static func of(_ cell: DocumentLine.Cell) -> [String] {
        let changes = cell.styleChanges.filter { 0 < $0.offset && $0.offset < cell.text.count }
        guard !changes.isEmpty else { return [cell.text] }
        let characters = Array(cell.text)
        let bounds = [0] + changes.map(\.offset) + [characters.count]
        let styles = [cell.firstStyle] + changes.map(\.style)
        var parts: [String] = []
        var style: TypeStyle?
        // Whether what comes next belongs to the part before, and whether that was in another style for a moment.
        var isOpen = true
        var isInterrupted = false
        for (number, (start, end)) in zip(bounds, bounds.dropFirst()).enumerated() {
            var words = String(characters[start..<end]).split(separator: " ").map(String.init)
            var isCut = false
            while let first = words.first, connectives.contains(first.folded) {
                words.removeFirst()
                isCut = true
            }
            let ending = words.last.map { connectives.contains($0.folded) && words.count > 1 } ?? false
            if ending { words.removeLast() }
            guard let first = words.first, let last = words.last else {
                isOpen = isOpen && parts.isEmpty
                continue
            }
            let text = words.joined(separator: " ")
            let isResumed = isInterrupted && styles[number] == style
            let isAside =
                first.first?.isLowercase == true || text.hasPrefix("(") || text.filter(\.isLetter).count < 2
            if !isCut, isOpen || isResumed || isAside, let previous = parts.popLast() {
                parts.append(previous + " " + text)
                isInterrupted = !isResumed
            } else {
                parts.append(text)
                style = styles[number]
                isInterrupted = false
            }
            isOpen = !ending && (open.contains(last.folded) || isOpenBracket(parts.last ?? ""))
        }
        return withoutEmphasis(parts, of: cell.text)
    }

    private static func isOpenBracket(_ text: String) -> Bool {
        text.contains("(") && text.filter { $0 == "(" }.count > text.filter { $0 == ")" }.count
    }

    /// "Senior **iOS** Developer": one word between two without any sign is set off, and names nothing of its own.
    private static func withoutEmphasis(_ parts: [String], of text: String) -> [String] {
        guard parts.count == 3, !parts[1].contains(" "),
            !parts.dropLast().contains(where: { ",;:|·•–—-".contains($0.last ?? " ") }),
            !parts.dropFirst().contains(where: { ",;:|·•–—-(".contains($0.first ?? " ") })
        else { return parts }
        return [text]
    }
}
