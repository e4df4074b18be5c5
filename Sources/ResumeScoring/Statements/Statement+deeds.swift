import TextFolding

extension Statement {
    /// Words on each side of a seam.
    private static let leastWords = 4
    private static let leastLetters = 3
    /// Words from which on verbs in the present tense open statements too: in shorter ones they may be names of things.
    private static let longRow = 33

    /// Whether it is several statements that run together.
    func runsTogether(_ lexicon: ScoringLexicon) -> Bool {
        text.firstRange(of: " - ") == nil && Self.deeds(in: text, lexicon).count > 1
    }

    /// What stands in one row because the marks between statements were lost: "… and mentorship Managed and grew …".
    ///
    /// A word in the past tense that begins with a capital in the midst of small words opens a statement; behind a
    /// closed bracket, and in rows that are too long for one statement, any verb does.
    static func deeds(in text: String, _ lexicon: ScoringLexicon) -> [String] {
        let words = text.split(separator: " ")
        guard words.count >= 2 * leastWords else { return [text] }
        // One word in the present tense in a long row may be a part of a name: "the largest Direct to Consumer shop".
        let present = words.count >= longRow ? presentOpenings(words, lexicon) : []
        let opensInPresent = present.count >= leastPresent ? present : []
        var result: [String] = []
        var start = 0
        for index in leastWords..<(words.count - leastWords + 1)
        where index - start >= leastWords
            && (opensInPresent.contains(index) || opensDeed(words, at: index, lexicon.pastVerbs, lexicon))
        {
            result.append(words[start..<index].joined(separator: " "))
            start = index
        }
        guard start > 0 else { return [text] }
        return result + [words[start...].joined(separator: " ")]
    }

    /// Verbs in the present tense that a row needs for them to open statements.
    private static let leastPresent = 2

    private static func presentOpenings(_ words: [Substring], _ lexicon: ScoringLexicon) -> Set<Int> {
        Set(
            (leastWords..<(words.count - leastWords + 1)).filter {
                opensDeed(words, at: $0, lexicon.actionVerbs, lexicon)
            }
        )
    }

    private static func opensDeed(
        _ words: [Substring],
        at index: Int,
        _ verbs: Set<UInt64>,
        _ lexicon: ScoringLexicon
    ) -> Bool {
        let (word, previous, next) = (words[index], words[index - 1], words[index + 1])
        guard word.first?.isUppercase == true, word.dropFirst().allSatisfy(\.isLowercase),
            next.first?.isLowercase == true, let token = FoldedText(String(word)).tokens.first
        else { return false }
        if previous.last == ")" { return lexicon.actionVerbs.contains(token.number) }
        guard verbs.contains(token.number), previous.count >= leastLetters, previous.allSatisfy(\.isLowercase),
            let before = FoldedText(String(previous)).tokens.first
        else { return false }
        return !EnglishDetector.isFunctionWord(before.number) && !lexicon.pastVerbs.contains(before.number)
    }
}
