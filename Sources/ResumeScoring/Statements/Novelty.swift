/// Which statements say something that no earlier one has said.
///
/// Rows of three words are compared, digits apart: also a copy within a longer statement is seen.
struct Novelty {
    private static let row = 3
    /// Part of a statement that must be new; two short ones may end alike ("and saved ten hours a week").
    private static let leastShare = 0.6

    private var seen: Set<UInt64> = []

    /// Takes the next statement.
    ///
    /// - Parameter text: its words.
    /// - Returns: whether it is mostly new.
    mutating func isNew(_ text: FoldedText) -> Bool {
        let words = text.tokens.filter { token in
            token.form.contains(.hasLetter) && !PronounsRule.pronouns.contains(token.number)
        }.map(\.lettersNumber)
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
}
