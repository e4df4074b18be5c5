import TextFolding

/// The words in front of (or behind) the dates of an entry that names can be made of, within a running text.
struct NameRun {
    let words: [Substring]
    /// Whether what stands before it is the end of a sentence, a word of one, or nothing.
    let isCutClearly: Bool

    /// Longer runs are lists.
    static let mostWords = 16

    /// Words in lower case that names go on with.
    private static let connectives: Set<String> = [
        "of", "and", "the", "for", "de", "du", "des", "del", "la", "le", "der", "die", "und", "et", "y", "e", "da",
        "do", "dos", "di", "van", "den", "für", "cum", "at", "in", "en", "&", "-", "–", "—", "|", "/", "@",
    ]

    /// The run that a text ends with.
    init(endOf text: Substring) {
        let all = text.split(separator: " ").trimmingSuffix { !$0.contains { $0.isLetter || $0.isNumber } }
        var start = all.endIndex
        while start > 0, all.endIndex - start < Self.mostWords, Self.mayBePart(all[start - 1]) {
            if start < all.endIndex, Self.endsSentence(all[start - 1]) { break }
            start -= 1
        }
        while start < all.endIndex, !Self.opens(all[start]) { start += 1 }
        words = Array(all[start...])
        isCutClearly = start == 0 || Self.endsSentence(all[start - 1]) || !Self.mayBePart(all[start - 1])
    }

    /// The run that a text begins with; the first word of the sentence behind it is none of it.
    init(startOf text: Substring) {
        let all = text.split(separator: " ", maxSplits: Self.mostWords + 1)
        var end = 0
        while end < all.endIndex, end < Self.mostWords, Self.mayBePart(all[end]) {
            end += 1
            if Self.endsSentence(all[end - 1]) { break }
        }
        let isSentence = end < all.endIndex && end > 2 && !Self.endsSentence(all[end - 1]) && all[end] != "•"
        if isSentence {
            // "Store Clerk, Kestrel Foods, Leeds Sorted the mail": the capital belongs to what is told.
            while end > 0, !Self.opens(all[end - 1]) { end -= 1 }
            end -= 1
        }
        words = Array(all[..<end])
        isCutClearly = end > 0
    }

    private static func opens(_ word: Substring) -> Bool {
        guard let first = word.first(where: { $0.isLetter || $0.isNumber }) else { return false }
        return first.isUppercase || first.isNumber
    }

    private static func mayBePart(_ word: Substring) -> Bool {
        if connectives.contains(String(word)) { return true }
        guard word != "•", let first = word.first(where: { $0.isLetter || $0.isNumber }) else { return false }
        // "d'Oro", "iNova"
        return first.isNumber || !first.isLowercase || word.dropFirst().contains(where: \.isUppercase)
    }

    /// Whether a word ends a sentence or a label, and is no abbreviation ("Ltd.", "St.").
    private static func endsSentence(_ word: Substring) -> Bool {
        if word.hasSuffix(":") || word.hasSuffix(";") { return true }
        guard word.hasSuffix(".") else { return false }
        let letters = word.filter(\.isLetter)
        let isShort = letters.count == 1 || letters.count <= 4 && letters != letters.uppercased()
        return !(isShort && word.first?.isUppercase == true)
            && word.dropLast().contains(".") == false
    }
}
