/// A language that a text is written in, as its commonest words tell.
struct WrittenLanguage {
    /// Tesseract's name.
    let code: String
    /// Common words as they come out whatever language they were read in: in small letters, without the marks on them.
    private let words: Set<Substring>

    /// Common words that a text has of its language at least: names and single terms come in any.
    private static let leastWords = 8
    /// How many different ones.
    private static let leastDifferent = 5

    init(code: String, words: String) {
        self.code = code
        self.words = Set(words.split(separator: " "))
    }

    /// The language that a text is plainly written in when it is another one than it was read in; nil where the evidence
    /// does not suffice.
    ///
    /// - Parameters:
    ///   - texts: words as recognised.
    ///   - readAs: Tesseract's name of the language they were read in, several joined by `+`.
    init?(of texts: [String], readAs: String) {
        var counts: [Substring: Int] = [:]
        for text in texts {
            let folded = LetterMarks.drop(from: text.lowercased())
            for word in folded.split(whereSeparator: { !$0.isLetter }) { counts[word, default: 0] += 1 }
        }
        let known = readAs.split(separator: "+")
        // A language whose words are not here looks like its neighbours.
        guard known.allSatisfy({ name in Self.all.contains { $0.code == name } }) else { return nil }
        var expected = 0
        var best: (language: WrittenLanguage, count: Int)?
        for language in Self.all {
            let shared = counts.filter { language.words.contains($0.key) }
            let count = shared.values.reduce(0, +)
            if known.contains(Substring(language.code)) {
                expected = max(expected, count)
            } else if count >= Self.leastWords, shared.count >= Self.leastDifferent, count > best?.count ?? 0 {
                best = (language, count)
            }
        }
        guard let best, best.count > 2 * expected else { return nil }
        self = best.language
    }
}
