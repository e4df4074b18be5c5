import TextFolding

/// Words without their endings, so that what a résumé says in another form is not said to be missing.
///
/// Coarse on purpose: a skill that may be meant is left out of what is missing, and is not claimed either.
enum WordStems {
    private static let leastLetters = 4
    /// Endings by length, longest first; several may stand behind each other: "administrators".
    private static let endings = [
        "isations", "izations", "isation", "ization", "ations", "ating", "ation", "ities", "ments", "ators", "ytical",
        "yzing", "ysing", "ytics", "ances", "ences", "ment", "ator", "ated", "ance", "ence", "ings", "ions", "ists",
        "ical", "ives", "able", "ship", "ysis", "yses", "ysts", "yzed", "ysed", "ing", "ion", "ies", "ied", "ers",
        "ors", "ist", "ity", "ive", "ant", "ent", "als", "ate", "yst", "yze", "yse", "ed", "er", "es", "or", "al",
        "ic", "ly", "y", "e", "s",
    ].map { Array($0.utf8) }

    /// Words that so many names of skills share that alone they say nothing.
    private static let general = Set(
        [
            "ability", "analysis", "analytics", "analytical", "analyst", "application", "based", "best", "business",
            "complex", "concept", "data", "day", "design", "develop", "environment", "excellent", "experience",
            "general", "high", "industry", "internal", "knowledge", "lead", "level", "manage", "method", "model",
            "operation", "plan", "platform", "practice", "process", "product", "program", "project", "proficiency",
            "quality", "report", "service", "skill", "software", "solution", "standard", "strategy", "strong",
            "support",
            "system", "technical", "technique", "technology", "time", "tool", "understanding", "use", "work",
        ].map(stem)
    )
    /// Words that join others.
    private static let joining: Set<String> = [
        "a", "an", "and", "as", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to", "with",
    ]

    /// The stem of a folded word.
    static func stem(_ word: String) -> String {
        var letters = Array(word.utf8)
        for _ in 0..<2 {
            guard
                let ending = endings.first(where: { ending in
                    (ending.count > 1 || !letters.suffix(2).elementsEqual("ss".utf8))
                        && letters.count >= ending.count + leastLetters
                        && letters.suffix(ending.count).elementsEqual(ending)
                })
            else { break }
            letters.removeLast(ending.count)
        }
        // "planning" and "plan"
        if letters.count > leastLetters, letters.last == letters.dropLast().last { letters.removeLast() }
        return String(decoding: letters, as: UTF8.self)
    }

    /// The stems of the words of a text that join no others, in their order.
    static func of(_ text: String) -> [String] {
        text.foldedTokens.filter { !joining.contains($0) }.map(stem)
    }

    /// Those of a name's stems that tell what it is about; all of them where each is a general one.
    static func telling(of name: String) -> [String] {
        let stems = of(name)
        let telling = stems.filter { !general.contains($0) }
        return telling.isEmpty ? stems : telling
    }

    /// Whether a name has a word of its own, and not only such as many names share.
    static func isTelling(_ name: String) -> Bool { of(name).contains { !general.contains($0) } }

    /// The first letters of the words of a text, joining ones left out: "fpa" of "Financial Planning and Analysis".
    static func initials(of text: String) -> String {
        String(text.foldedTokens.filter { !joining.contains($0) }.compactMap(\.first))
    }
}
