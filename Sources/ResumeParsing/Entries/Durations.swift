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

    /// Whether a text says how long something was, and nothing else.
    static func isOne(_ text: String) -> Bool { isOne(text.foldedTokens) }

    /// The same of folded words.
    static func isOne(_ tokens: [String]) -> Bool {
        tokens.contains { $0.first?.isNumber == true }
            && tokens.allSatisfy { units.contains($0) || $0.allSatisfy(\.isNumber) }
    }
}
