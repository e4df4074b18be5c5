/// Tells English from other languages by their most frequent words.
enum EnglishDetector {
    private static let english = WordNumber.set([
        "the", "and", "of", "to", "for", "with", "by", "from", "at", "as", "on", "in", "using", "through", "their",
        "that", "a", "an", "is", "was", "were", "into", "which", "all", "up", "per",
    ])
    private static let others = WordNumber.set([
        // German, Dutch
        "und", "der", "die", "das", "fur", "mit", "von", "im", "bei", "zur", "zum", "den", "het", "een", "van", "voor",
        "en", "met", "aan", "op",
        // French, Spanish, Portuguese, Italian, Romanian
        "de", "la", "le", "les", "des", "du", "et", "pour", "dans", "sur", "avec", "el", "los", "las", "y", "para",
        "con", "del", "por", "e", "da", "do", "em", "com", "dos", "na", "no", "il", "di", "per", "della", "dei", "si",
        "cu",
        // Nordic languages, Polish, Czech, Turkish, Indonesian
        "och", "att", "pa", "av", "med", "for", "som", "og", "til", "w", "z", "oraz", "sie", "ve", "bir", "ile",
        "icin", "dan", "untuk", "ja",
    ]).subtracting(english)

    /// Whether a word joins others in one of the languages above.
    static func isFunctionWord(_ number: UInt64) -> Bool {
        english.contains(number) || others.contains(number)
    }

    /// Whether a text is English, or too short to be anything else.
    ///
    /// - Parameter tokens: its folded words.
    /// - Returns: false when words of other languages outnumber the English ones.
    static func isEnglish(_ tokens: some Sequence<TextToken>) -> Bool {
        var known = 0
        var unknown = 0
        for token in tokens {
            if english.contains(token.number) { known += 1 } else if others.contains(token.number) { unknown += 1 }
        }
        return known >= unknown
    }

    /// Whether more than a third of the letters belong to other scripts than the Latin one.
    static func isForeignScript(_ texts: [FoldedText]) -> Bool {
        var foreign = 0
        var all = 0
        for text in texts {
            all += text.bytes.count
            for byte in text.bytes where byte >= 0x80 { foreign += 1 }
        }
        return foreign * 2 >= all && foreign > 0
    }
}
