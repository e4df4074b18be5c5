/// Tells English from other languages by their most frequent words.
enum EnglishDetector {
    private static let english: Set<String> = [
        "the", "and", "of", "to", "for", "with", "by", "from", "at", "as", "on", "in", "using", "through", "their",
        "that",
    ]
    private static let others: Set<String> = [
        // German, Dutch
        "und", "der", "die", "das", "fur", "mit", "von", "im", "bei", "zur", "zum", "den", "het", "een", "van", "voor",
        "en", "met", "aan", "op",
        // French, Spanish, Portuguese, Italian, Romanian
        "de", "la", "le", "les", "des", "du", "et", "pour", "dans", "sur", "avec", "el", "los", "las", "y", "para",
        "con",
        "del", "por", "e", "da", "do", "em", "com", "dos", "na", "no", "il", "di", "per", "della", "dei", "si", "cu",
        // Nordic languages, Polish, Czech, Turkish, Indonesian
        "och", "att", "pa", "av", "med", "for", "som", "og", "til", "i", "w", "z", "oraz", "sie", "ve", "bir", "ile",
        "icin", "dan", "untuk", "ja",
    ]

    /// Whether a text is English, or too short to be anything else.
    ///
    /// - Parameter tokens: folded words.
    /// - Returns: false when words of other languages outnumber the English ones.
    static func isEnglish(_ tokens: [String]) -> Bool {
        let letters = tokens.joined().unicodeScalars
        let foreign = letters.count { $0.value > 0x24F }
        guard foreign * 3 < letters.count else { return false }
        let known = tokens.count { english.contains($0) }
        let unknown = tokens.count { others.contains($0) && !english.contains($0) }
        return known >= unknown
    }
}
