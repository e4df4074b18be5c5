extension String {
    /// Whether a text that ends where its line ends is finished by what the next line says.
    ///
    /// Told by its end alone: a comma, a word that nothing ends with ("of", "e.g."), a bracket that the next line closes.
    ///
    /// - Parameter next: the text of the next line.
    /// - Returns: false where the text may end there, or the next line may begin anew.
    package func isUnfinished(before next: String) -> Bool {
        guard let last = utf8.last else { return false }
        if UnfinishedText.marks.contains(last) { return true }
        let word = split(separator: " ").last.map { $0.drop { "([{".contains($0) } } ?? ""
        if UnfinishedText.words.contains(String(word)) { return true }
        // "turned over" may end, "over" in front of an amount does not.
        if UnfinishedText.prepositions.contains(String(word)), let first = next.first,
            first.isNumber || first.isCurrencySymbol || first.isLowercase
        {
            return true
        }
        return UnfinishedText.opensBracket(self) && UnfinishedText.closesBracket(next)
    }
}

private enum UnfinishedText {
    static let marks = Set([",", "&", "/", "("].flatMap(\.utf8))

    static let words: Set<String> = [
        "Dr.", "Mr.", "Mrs.", "Ms.", "a", "am", "among", "an", "and", "are", "as", "at", "be", "because", "been",
        "between", "both", "by", "each", "e.g", "e.g.", "every", "for", "from", "had", "has", "have", "his", "i.e",
        "i.e.", "including", "into", "is", "its", "my", "of", "or", "our", "per", "such", "than", "the", "their",
        "these", "this", "those", "to", "toward", "towards", "using", "via", "vs.", "was", "were", "when", "where",
        "which", "while", "whose", "with", "within", "without", "your",
    ]

    static let prepositions: Set<String> = ["about", "in", "on", "over", "through", "under", "up", "upon"]

    static func opensBracket(_ text: String) -> Bool {
        text.utf8.last { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") } == UInt8(ascii: "(")
    }

    static func closesBracket(_ text: String) -> Bool {
        text.utf8.first { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") } == UInt8(ascii: ")")
    }
}
