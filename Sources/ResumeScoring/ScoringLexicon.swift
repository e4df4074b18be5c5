package import TextFolding

/// Words that make the language of a résumé strong or weak, and how words are spelt; English.
package struct ScoringLexicon: Sendable {
    /// Folded forms with which a line of experience may begin: base, past and -ing.
    let actionVerbs: Set<UInt64>
    /// Phrases to avoid, in the order of the table.
    let weakPhrases: PhraseTable
    /// What to write instead, by weak phrase.
    let advice: [String]
    /// In the order of the table.
    let cliches: PhraseTable
    let spelling: WordList
    /// What may stand before the verb that opens a statement.
    let openingPronouns = WordNumber.set(["i", "we"])

    /// - Parameters:
    ///   - actionVerbs: base form, past tense, -ing form.
    ///   - weakPhrases: phrase, advice.
    ///   - cliches: phrase.
    ///   - words: the bytes of a word list.
    package init(actionVerbs: TableFile, weakPhrases: TableFile, cliches: TableFile, words: [UInt8]) {
        let verbs = actionVerbs.rows.flatMap { $0 }.flatMap { FoldedText($0).tokens.prefix(1).map(\.number) }
        self.actionVerbs = Set(verbs)
        self.weakPhrases = PhraseTable(weakPhrases.rows.map { $0[0] })
        advice = weakPhrases.rows.map { $0[1] }
        self.cliches = PhraseTable(cliches.rows.map { $0[0] })
        spelling = WordList(words)
    }
}
