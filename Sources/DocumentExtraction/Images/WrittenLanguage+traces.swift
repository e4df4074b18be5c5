extension WrittenLanguage {
    /// What tells that names on a page may be in a language, whatever the rest is written in: how its countries are called
    /// in English, by telephone and on the internet.
    private static let traces: [(code: String, traces: Set<String>)] = [
        ("ces", ["+420", ".cz", "czech", "czechia"]),
        ("dan", ["+45", ".dk", "denmark", "danish"]),
        ("deu", ["+49", "+43", ".de", ".at", "germany", "german", "austria", "austrian"]),
        ("fra", ["+33", ".fr", "france", "french"]),
        ("ita", ["+39", ".it", "italy", "italian"]),
        ("nld", ["+31", ".nl", "netherlands", "dutch"]),
        ("nor", ["+47", ".no", "norway", "norwegian"]),
        ("pol", ["+48", ".pl", "poland", "polish"]),
        ("por", ["+351", "+55", ".pt", ".br", "portugal", "brazil", "portuguese"]),
        ("spa", ["+34", "+52", "+54", "+56", "+57", ".es", ".mx", ".ar", ".cl", ".co", "spain", "mexico", "spanish"]),
        ("swe", ["+46", ".se", "sweden", "swedish"]),
        ("tur", ["+90", ".tr", "turkey", "türkiye", "turkish"]),
    ]
    /// Traces that a page has of one language at least: anybody may have learnt it, or worked there.
    private static let leastTraces = 2

    /// The language that names on a page may be in, which is read in others; nil where nothing tells.
    ///
    /// - Parameters:
    ///   - texts: words as recognised.
    ///   - readAs: Tesseract's name of the language they were read in, several joined by `+`.
    /// - Returns: Tesseract's name.
    static func ofNames(in texts: [String], readAs: String) -> String? {
        let known = readAs.split(separator: "+")
        let words = texts.map { $0.lowercased() }
        let counts = traces.filter { !known.contains(Substring($0.code)) }.map { language in
            (code: language.code, count: language.traces.count { trace in words.contains { has($0, trace) } })
        }
        guard let best = counts.max(by: { $0.count < $1.count }), best.count >= leastTraces else { return nil }
        return best.code
    }

    private static func has(_ word: String, _ trace: String) -> Bool {
        if trace.hasPrefix("+") { return word.drop { $0 == "(" }.hasPrefix(trace) }
        let end = word.last.map { $0.isLetter ? word : String(word.dropLast()) } ?? word
        return trace.hasPrefix(".") ? end.count > trace.count + 3 && end.hasSuffix(trace) : end == trace
    }
}
