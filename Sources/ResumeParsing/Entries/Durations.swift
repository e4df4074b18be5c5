import TextFolding

/// Tells how long something was: "3 years 5 months".
enum Durations {
    private static let units: Set<String> = [
        "year", "years", "yr", "yrs", "y", "month", "months", "mo", "mos", "m", "jahr", "jahre", "monat", "monate",
        "an",
        "ans", "mois", "ano", "anos", "mes", "meses", "anno", "anni", "mese", "mesi", "jaar", "maand", "maanden", "rok",
        "lata", "lat", "miesiac", "miesiace", "miesiecy", "and", "und", "et", "y", "e", "en", "i", "full", "time",
        "part",
    ]

    /// The characters at the beginning of a text that say how long something was: "(2 years 3 months) | Acme", "· 4yrs".
    ///
    /// "3M Company" says nothing of the kind.
    ///
    /// - Returns: 0 where it begins with something else.
    static func opening(of text: String) -> Int {
        var (end, isCounted, hasUnit) = (0, false, false)
        var index = text.startIndex
        while index < text.endIndex {
            let word = text[index...].prefix { !" ()|,·".contains($0) }
            let tokens = String(word).foldedTokens
            if !tokens.isEmpty {
                let digits = tokens.count == 1 ? tokens[0].prefix(while: \.isNumber) : ""
                let isJoined =
                    !digits.isEmpty && digits.count + 1 < tokens[0].count
                    && units.contains(String(tokens[0].dropFirst(digits.count)))
                guard isJoined || tokens.allSatisfy({ units.contains($0) || $0.allSatisfy(\.isNumber) }) else { break }
                isCounted = isCounted || tokens.contains { $0.first?.isNumber == true }
                guard isCounted else { break }
                hasUnit = hasUnit || isJoined || tokens.contains(where: units.contains)
                if hasUnit { end = text.distance(from: text.startIndex, to: word.endIndex) }
            }
            index = word.endIndex
            if index < text.endIndex { index = text.index(after: index) }
        }
        return end
    }

    /// Whether a text says how long something was, and nothing else.
    static func isOne(_ text: String) -> Bool { isOne(text.foldedTokens) }

    /// The same of folded words.
    static func isOne(_ tokens: [String]) -> Bool {
        tokens.contains { $0.first?.isNumber == true }
            && tokens.allSatisfy { units.contains($0) || $0.allSatisfy(\.isNumber) }
    }
}
