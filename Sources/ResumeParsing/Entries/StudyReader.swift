import TextFolding

/// Parts a degree from its field: "Bachelor of Science in Mathematics", "BSc (Hons) Nursing", "Computer Science, M.Sc.".
struct StudyReader {
    let lexicon: Lexicon

    /// Words between a degree and its field.
    private static let connectors: Set<String> = ["in", "en", "im", "em", "w", "wzakresie", "fach", "mention"]
    /// Words with which a degree goes on.
    private static let genitives: Set<String> = [
        "of", "de", "di", "d'", "del", "della", "des", "du", "da", "do", "dos", "in", "zum", "zur", "als", "fur", "van",
        "dei", "degli", "delle", "der", "des",
    ]

    private static let programs: Set<String> = [
        "program", "programme", "course", "training", "endorsement", "degree", "studies", "certificate", "diploma",
    ]
    private static let modifiers: Set<String> = [
        "hons", "hon", "honours", "honors", "fh", "ihk", "hwk", "dh", "tu", "univ", "uni", "ects", "ordinary", "pass",
        "equivalent", "level", "oxon", "cantab", "res", "taught", "hbo", "wo", "mbo",
    ]

    func study(_ text: String) -> (degree: String, area: String?) {
        guard let range = EducationPiece.degree(in: text, lexicon: lexicon) else { return (text, nil) }
        let words = text.split(separator: " ").map(String.init)
        // The words that the tokens of the degree stand in.
        var token = 0
        var last = 0
        var first: Int?
        for (index, word) in words.enumerated() {
            let count = word.foldedTokens.count
            if count > 0, token < range.upperBound, token + count > range.lowerBound {
                first = first ?? index
                last = index
            }
            token += count
        }
        guard let first else { return (text, nil) }
        var end = last + 1
        // Brackets behind it: "(Hons)", "(IHK)".
        while end < words.count, words[end].hasPrefix("(") {
            var close = end
            while close < words.count, !words[close].contains(")") { close += 1 }
            guard close < words.count, isModifier(words[end...close].joined(separator: " ")) else { break }
            end = close + 1
        }
        // "Ausbildung zum Steuerfachangestellten" is one.
        if ["zum", "zur", "als"].contains(words[end - 1].folded) { return (text, nil) }
        if end > first + 1, Self.connectors.contains(words[end - 1].folded) { end -= 1 }
        let head = HeaderFragmenter.trimmed(words[..<end].joined(separator: " "))
        let rest = Array(words[end...])
        guard let next = rest.first else {
            let before = HeaderFragmenter.trimmed(words[..<first].joined(separator: " "))
            // "Computer Science BSc": an abbreviation behind its field.
            let degree = words[first..<end].joined(separator: " ")
            let isAbbreviation = degree.filter(\.isLetter).count <= 5 && degree.filter(\.isUppercase).count >= 2
            return isAbbreviation && before.wordCount >= 2 && first > 0
                ? (degree, before) : (text, nil)
        }
        if words[end - 1].hasSuffix(",") || words[end - 1].hasSuffix(":") || ["–", "-", "—", ":"].contains(next) {
            return (head, field(rest))
        }
        let connector = next.folded
        if Self.connectors.contains(connector) { return (head, field(Array(rest.dropFirst()))) }
        if Self.genitives.contains(connector) || connector.hasPrefix("d'") || connector.hasPrefix("dell'") {
            // "Master of Public Administration in …"
            if let cut = rest.firstIndex(where: { ["in", "en", "im"].contains($0.folded) }), cut > 1 {
                let degree = (words[..<end] + rest[..<cut]).joined(separator: " ")
                return (HeaderFragmenter.trimmed(degree), field(Array(rest[(cut + 1)...])))
            }
            return (text, nil)
        }
        if rest.count == 1, Self.programs.contains(next.folded) { return (text, nil) }
        // "BSc Eng (Civil Engineering)", "B.Sc. (Physics)"
        if let open = rest.firstIndex(where: { $0.hasPrefix("(") }), rest.last?.hasSuffix(")") == true, open <= 1,
            open == 0 || next.count <= 4
        {
            let inside = rest[open...].joined(separator: " ").dropFirst().dropLast()
            return ((words[..<end] + rest[..<open]).joined(separator: " "), String(inside))
        }
        // "Business Administration Diploma Program": the words behind belong to it.
        if first > 0, rest.count == 1, next.first?.isUppercase == true, rest[0].count > 4,
            !["bsc", "msc", "ba", "ma"].contains(words[first].folded)
        {
            return lexicon.degrees[Lexicon.key(words[first])] == nil ? (text, nil) : (head, field(rest))
        }
        return (head, field(rest))
    }

    /// What stands in brackets behind a degree and belongs to it.
    private func isModifier(_ text: String) -> Bool {
        let inside = String(text.filter { !"()".contains($0) })
        let tokens = inside.foldedTokens
        return tokens.contains { Self.modifiers.contains($0) } || EducationPiece.isScore(inside, lexicon: lexicon)
    }

    private func field(_ words: [String]) -> String? {
        let text = HeaderFragmenter.trimmed(words.joined(separator: " "))
        guard text.hasLetter else { return nil }
        return text
    }
}
