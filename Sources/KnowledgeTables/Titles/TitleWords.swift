/// The words of a title in the form that titles are compared in.
enum TitleWords {
    /// Words that say nothing about the work.
    private static let empty: Set<String> = [
        "a", "and", "at", "de", "for", "in", "of", "on", "or", "the", "to", "und", "with",
    ]
    /// Steps within one position.
    static let grades: Set<String> = ["i", "ii", "iii", "iv", "v", "1", "2", "3", "4", "5"]

    /// The words that name the work: short forms written out, rank and grade left out where something else remains, and in
    /// the singular.
    ///
    /// - Parameters:
    ///   - tokens: folded words.
    ///   - vocabulary: what states rank, and short forms.
    /// - Returns: at least one word, unless there was none.
    static func essence(of tokens: [String], _ vocabulary: TitleVocabulary) -> [String] {
        var words = vocabulary.expanded(tokens)
        while words.count > 1, let last = words.last, grades.contains(last) { words.removeLast() }
        let end = words.count - 1
        let unranked = words.enumerated().filter { !vocabulary.isRank($0.element, isLast: $0.offset == end) }
        if !unranked.isEmpty { words = unranked.map(\.element) }
        let full = words.filter { !empty.contains($0) }
        return (full.isEmpty ? words : full).map(singular)
    }

    private static let feminine = [
        ("stewardess", "steward"), ("manageress", "manager"), ("waitress", "waiter"), ("actress", "actor"),
        ("hostess", "host"), ("seamstress", "tailor"), ("woman", "man"), ("women", "man"), ("men", "man"),
        ("person", "man"),
    ]

    /// The singular, without what tells women from men: "waitresses" and "waiters" are both "waiter".
    static func singular(_ word: String) -> String {
        var word = word
        if word.utf8.count > 4, word.hasSuffix("ies") {
            word = word.dropLast(3) + "y"
        } else if word.utf8.count > 5, word.hasSuffix("sses") {
            word = String(word.dropLast(2))
        } else if word.utf8.count > 3, word.hasSuffix("s"), !["ss", "us", "is"].contains(where: word.hasSuffix) {
            word = String(word.dropLast())
        }
        guard word.hasSuffix("s") || word.hasSuffix("n") else { return word }
        for (ending, plain) in feminine where word.hasSuffix(ending) && (ending != "person" || word != ending) {
            // "men" is an ending of "specimen" as well, and harmless there: all titles lose it alike.
            return word.dropLast(ending.count) + plain
        }
        return word
    }

    private static let endings = [
        "isation", "ization", "ations", "ation", "ings", "ing", "ers", "ors", "er", "or", "ment", "ist", "ician", "ic",
        "al", "ed", "ive", "ion", "e", "y",
    ]
    /// Those by the byte that they end with.
    private static let endingsByLast = Dictionary(grouping: endings) { $0.utf8.last ?? 0 }
    private static let shortestStem = 4

    /// What "programmer", "programming" and "programmed" have in common. One ending is cut off: more would make one of
    /// "manager" and "management".
    static func stem(_ word: String) -> String {
        // "engineering" has two: the word for who does it ends like the work.
        let word = word.hasSuffix("eering") ? String(word.dropLast(3)) : word
        guard let last = word.utf8.last, let endings = endingsByLast[last] else { return word }
        for ending in endings where word.hasSuffix(ending) && word.utf8.count - ending.utf8.count >= shortestStem {
            var stem = word.dropLast(ending.count)
            if stem.utf8.count > shortestStem, stem.last == stem.dropLast().last { stem = stem.dropLast() }
            return String(stem)
        }
        return word
    }
}
