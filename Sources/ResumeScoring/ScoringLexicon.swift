package import TextFolding

/// Words that make the language of a résumé strong or weak, and how words are spelt; English.
package struct ScoringLexicon: Sendable {
    /// Folded forms with which a line of experience may begin: base, past, -ing and -s.
    let actionVerbs: Set<UInt64>
    /// Those of them that are in the past tense, and in no other.
    let pastVerbs: Set<UInt64>
    /// Phrases to avoid, in the order of the table.
    let weakPhrases: PhraseTable
    /// Those phrases.
    let weakWords: [String]
    /// What to write instead, by weak phrase.
    let advice: [String]
    /// In the order of the table.
    let cliches: PhraseTable
    /// What employers write in postings.
    let postingPhrases: PhraseTable
    /// Words that name schooling, and stems of such words.
    private let schoolingWords: Set<UInt64>
    private let schoolingStems: [[UInt8]]
    let spelling: WordList
    /// The words that a slip is taken for: frequent ones, no names.
    let commonWords: WordList
    /// What may stand before the verb that opens a statement.
    let openingPronouns = WordNumber.set(["i", "we"])

    /// - Parameters:
    ///   - actionVerbs: base form, past tense, -ing form.
    ///   - weakPhrases: phrase, advice.
    ///   - cliches: phrase.
    ///   - postingPhrases: phrase.
    ///   - schoolingWords: word or stem, kind.
    ///   - words: the bytes of a word list.
    ///   - commonWords: the bytes of the list of those that are frequent.
    package init(
        actionVerbs: TableFile,
        weakPhrases: TableFile,
        cliches: TableFile,
        postingPhrases: TableFile,
        schoolingWords: TableFile,
        words: [UInt8],
        commonWords: [UInt8]
    ) {
        let verbs = actionVerbs.rows.flatMap { $0 + [Self.thirdPerson($0[0])] }.flatMap { [$0, Self.british($0)] }
        self.actionVerbs = Set(verbs.flatMap { FoldedText($0).tokens.prefix(1).map(\.number) })
        let past = actionVerbs.rows.filter { $0[0] != $0[1] }.flatMap { [$0[1], Self.british($0[1])] }
        pastVerbs = Set(past.flatMap { FoldedText($0).tokens.prefix(1).map(\.number) })
        self.weakPhrases = PhraseTable(weakPhrases.rows.map { $0[0] })
        weakWords = weakPhrases.rows.map { $0[0] }
        advice = weakPhrases.rows.map { $0[1] }
        self.cliches = PhraseTable(cliches.rows.map { $0[0] })
        self.postingPhrases = PhraseTable(postingPhrases.rows.map { $0[0] })
        self.schoolingWords = WordNumber.set(schoolingWords.rows.filter { $0[1] == "word" }.map { $0[0] })
        schoolingStems = schoolingWords.rows.filter { $0[1] == "stem" }.map { Array($0[0].utf8) }
        spelling = WordList(words)
        self.commonWords = WordList(commonWords)
    }

    /// Words that end as verbs in the past tense do and open no deed: "Experienced in", "Detailed".
    private static let adjectives = WordNumber.set([
        "accomplished", "accredited", "advanced", "associated", "based", "bonded", "certified", "chartered",
        "committed", "complicated", "dedicated", "detailed", "distinguished", "diversified", "experienced", "gifted",
        "hundred", "insured", "involved", "licensed", "limited", "mixed", "motivated", "needed", "qualified",
        "registered", "related", "required", "retired", "rounded", "seasoned", "skilled", "sophisticated", "talented",
        "tasked", "trusted", "unlimited", "varied", "versed",
    ])
    private static let leastLettersOfPast = 5

    /// Whether a word that opens a statement is a verb: one of the table, or another in the regular past tense.
    func isVerb(_ token: TextToken, in text: FoldedText) -> Bool {
        if actionVerbs.contains(token.number) { return true }
        let letters = text.bytes(of: token)
        return token.form.contains(.isCapitalised) && !token.form.contains(.hasDigit)
            && letters.count >= Self.leastLettersOfPast && letters.suffix(2).elementsEqual("ed".utf8)
            && (!letters.suffix(3).elementsEqual("eed".utf8) || letters.suffix(4).elementsEqual("teed".utf8))
            && !Self.adjectives.contains(token.number)
    }

    /// Whether a folded word names schooling: a school, a degree, a course.
    func names(schooling letters: ArraySlice<UInt8>) -> Bool {
        schoolingWords.contains(WordNumber.of(letters)) || schoolingStems.contains { letters.starts(with: $0) }
    }

    private static let ing = Array("ing".utf8)

    /// Whether a word that is in no table may be a verb all the same: the list of words has its form in -ing.
    func mayBeVerb(_ token: TextToken, in text: FoldedText) -> Bool {
        let letters = text.bytes(of: token)
        guard letters.count >= Self.lettersOfVerb, !token.form.contains(.hasDigit) else { return false }
        if letters.suffix(Self.ing.count).elementsEqual(Self.ing) { return true }
        var stems = [letters]
        if letters.last == UInt8(ascii: "s") { stems += [letters.dropLast(), letters.dropLast(2)] }
        stems += stems.compactMap { $0.last == UInt8(ascii: "e") ? $0.dropLast() : nil }
        return stems.contains {
            spelling.contains(Self.ing.reduce(WordNumber.of($0)) { WordNumber.adding($1, to: $0) })
        }
    }

    /// Letters of a verb at least.
    private static let lettersOfVerb = 3

    /// "manages" for "manage".
    private static func thirdPerson(_ verb: String) -> String {
        guard let last = verb.last, verb.count > 1 else { return verb }
        let isBehindVowel = verb.dropLast().last.map("aeiou".contains) ?? false
        if last == "y", !isBehindVowel { return verb.dropLast() + "ies" }
        let isHissing = ["s", "x", "z", "ch", "sh", "o"].contains(where: verb.hasSuffix)
        return verb + (isHissing ? "es" : "s")
    }

    /// "organised" for "organized": the table has American forms.
    private static func british(_ verb: String) -> String {
        String(verb.map { $0 == "z" ? "s" : $0 })
    }
}
