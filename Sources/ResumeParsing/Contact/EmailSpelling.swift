import TextFolding

/// Undoes how e-mail addresses are written so that machines do not find them, or are set with gaps.
enum EmailSpelling {
    /// Words in brackets for "@" and for the full stop.
    private static let at: Set<String> = ["at", "arroba", "chiocciola", "arobase", "malpa", "apestaartje"]
    private static let dot: Set<String> = ["dot", "punkt", "point", "punto", "ponto", "punt", "kropka"]

    /// The text with such addresses in one piece: "jane.doe (at) example.com", "jane.doe @ example.com".
    static func plain(_ text: String) -> String {
        var words = split(text).map(sign)
        // "jane at example dot com": without brackets only where both words stand.
        if let at = words.firstIndex(of: "at"), let dot = words[at...].firstIndex(of: "dot"), dot == at + 2,
            dot + 1 < words.count
        {
            words[at] = "@"
            words[dot] = "."
        }
        var joined: [String] = []
        for word in words {
            guard let last = joined.last else {
                joined.append(word)
                continue
            }
            let isHost = last.contains("@") && (word == "." || last.hasSuffix("."))
            if word.hasPrefix("@") && isLocal(last) || last.hasSuffix("@") || last.hasSuffix(".") && word.contains("@")
                || isHost
            {
                joined[joined.count - 1] = last + word
            } else {
                joined.append(word)
            }
        }
        return joined.joined(separator: " ")
    }

    /// Whether a word stands before "@" in addresses; in "Engineer @ example.com" it does not.
    private static func isLocal(_ word: String) -> Bool {
        word.first?.isUppercase == false || word.contains { "._".contains($0) || $0.isNumber }
    }

    /// Words, brackets with what they hold among them even where they are glued to others.
    private static func split(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        for character in text {
            if " \u{A0}".contains(character) || "([{<".contains(character) {
                if !word.isEmpty { words.append(word) }
                word = character == " " || character == "\u{A0}" ? "" : String(character)
            } else {
                word.append(character)
                guard ")]}>".contains(character) else { continue }
                words.append(word)
                word = ""
            }
        }
        return word.isEmpty ? words : words + [word]
    }

    /// "(at)" as "@", "[dot]" as ".".
    private static func sign(_ word: String) -> String {
        guard let open = word.first, "([{<".contains(open) else { return word }
        let inside = word.folded.filter(\.isLetter)
        if at.contains(inside) { return "@" }
        return dot.contains(inside) ? "." : word
    }
}
