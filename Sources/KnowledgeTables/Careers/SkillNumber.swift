/// The other number of a skill's name: "sales process" and "sales processes", "budget analysis" and "budget analyses".
enum SkillNumber {
    /// Kinds whose names have two numbers; those of products, certificates and languages have one.
    private static let kinds: Set<String> = ["practice", "knowledge", "method"]
    /// Letters of the shortest word that has another number.
    private static let shortest = 4

    /// The name in the other number.
    ///
    /// A single word has none: "reports" and "history" mean more than skills do.
    ///
    /// - Parameters:
    ///   - words: folded words of a name.
    ///   - kind: what kind of skill it is.
    /// - Returns: the folded name; nil where it has one number only.
    static func other(of words: [String], kind: String) -> String? {
        guard words.count > 1, kinds.contains(kind), let last = words.last, let other = other(of: last) else {
            return nil
        }
        // "movie" and "movies", but not "movies" and "movy".
        guard Self.other(of: other) == last else { return nil }
        return (words.dropLast() + [other]).joined(separator: " ")
    }

    private static func other(of word: String) -> String? {
        guard word.count >= shortest, word.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
        if word.hasSuffix("analysis") { return word.dropLast(2) + "es" }
        if word.hasSuffix("analyses") { return word.dropLast(2) + "is" }
        if ["is", "us", "ics", "ing"].contains(where: word.hasSuffix) { return nil }
        if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
        if ["ches", "shes", "sses", "xes"].contains(where: word.hasSuffix) { return String(word.dropLast(2)) }
        if word.hasSuffix("s"), !word.hasSuffix("ss") { return String(word.dropLast()) }
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + "ies"
        }
        return word + (["ch", "sh", "ss", "x"].contains(where: word.hasSuffix) ? "es" : "s")
    }
}
