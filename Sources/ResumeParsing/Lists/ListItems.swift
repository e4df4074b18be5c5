import Resume
import TextFolding

/// The items of a section that lists things: one a bullet or line, or several a line with signs between them.
enum ListItems {
    /// One item for each bullet, or for each line that does not go on from the one before.
    static func lines(_ lines: [DocumentLine]) -> [Sourced<String>] {
        HighlightJoiner().highlights(from: lines).map { item in
            Sourced(Signs.trimmed(item.value), lines: item.lines)
        }.filter { !$0.value.isEmpty }
    }

    private static let separators = ",;•|·●▪"

    /// Cuts at commas, semicolons and bullets outside brackets; " | ", " / " and " · " part items too.
    static func split(_ text: String) -> [String] {
        parts(of: text).flatMap { $0.split(separator: " / ").map(String.init) }.map(cleaned).filter { !$0.isEmpty }
    }

    private static func parts(of text: String) -> [String] {
        guard separators.contains(where: text.contains) else { return [text] }
        var parts: [String] = []
        var part = ""
        var depth = 0
        for character in text {
            guard !character.isLetter else {
                part.append(character)
                continue
            }
            if "([".contains(character) { depth += 1 }
            if ")]".contains(character) { depth = max(0, depth - 1) }
            if depth == 0, separators.contains(character) {
                parts.append(part)
                part = ""
            } else {
                part.append(character)
            }
        }
        return parts + [part]
    }

    /// Cuts at signs outside brackets and quotation marks; what is left is trimmed, and empty pieces are dropped.
    static func pieces(_ text: String, at separators: [String]) -> [String] {
        guard separators.contains(where: text.contains) else {
            let piece = Signs.trimmed(text)
            return piece.isEmpty ? [] : [piece]
        }
        let characters = Array(text)
        let signs = separators.map(Array.init)
        var pieces: [String] = []
        var piece = ""
        var depth = 0
        var index = 0
        while index < characters.count {
            let character = characters[index]
            // No sign begins with a letter.
            guard !character.isLetter else {
                piece.append(character)
                index += 1
                continue
            }
            if "([“„«".contains(character) { depth += 1 }
            if ")]”»".contains(character) { depth = max(0, depth - 1) }
            if depth == 0, let sign = signs.first(where: { characters[index...].starts(with: $0) }) {
                pieces.append(piece)
                piece = ""
                index += sign.count
            } else {
                piece.append(character)
                index += 1
            }
        }
        pieces.append(piece)
        return pieces.map(Signs.trimmed).filter { !$0.isEmpty }
    }

    private static func cleaned(_ text: String) -> String {
        var start = text.drop { " -–—*:".contains($0) }
        // A full stop begins the name of ".NET".
        while start.first == ".", start.dropFirst().first?.isLetter != true { start = start.dropFirst() }
        return String(start.drop { $0 == " " }.trimmingSuffix { " .;:".contains($0) })
    }
}
