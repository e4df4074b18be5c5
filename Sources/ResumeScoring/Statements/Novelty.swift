/// Which statements say something that no earlier one has said.
///
/// Rows of four words are compared, digits apart: also a copy within a longer statement is seen.
struct Novelty {
    private static let row = 4
    /// Part of a statement that must be new; two may end alike ("and saved ten hours a week"), or differ in what they name.
    private static let leastShare = 0.4

    /// Longer words are compared by how they begin and end.
    private static let leastLetters = 4

    private var seen: Set<UInt64> = []

    /// Takes the next statement.
    ///
    /// - Parameters:
    ///   - text: its words.
    ///   - opening: how many of them stand for a duty in front, which makes nothing new of what was told.
    /// - Returns: whether it is mostly new.
    mutating func isNew(_ text: FoldedText, without opening: Int = 0) -> Bool {
        let words = text.tokens.dropFirst(opening).filter { token in
            token.form.contains(.hasLetter) && !PronounsRule.pronouns.contains(token.number)
        }.map { Self.shape(of: $0, in: text) }
        guard !words.isEmpty else { return false }
        guard words.count > Self.row else {
            return seen.insert(words.reduce(WordNumber.seed) { WordNumber.joining($1, to: $0) }).inserted
        }
        var known = 0
        for start in 0...(words.count - Self.row) {
            var key = WordNumber.seed
            for word in words[start..<(start + Self.row)] { key = WordNumber.joining(word, to: key) }
            if !seen.insert(key).inserted { known += 1 }
        }
        return Double(words.count - Self.row + 1 - known) >= Self.leastShare * Double(words.count - Self.row + 1)
    }

    /// A number for a word that a slip within it leaves as it is: how it begins and ends. Four such in a row are hardly
    /// ever others.
    private static func shape(of token: TextToken, in text: FoldedText) -> UInt64 {
        guard token.count > leastLetters, !token.form.contains(.hasDigit) else { return token.lettersNumber }
        let letters = text.bytes(of: token)
        return WordNumber.of(letters.prefix(1) + letters.suffix(1))
    }
}
