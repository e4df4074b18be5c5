package import TextFolding

/// Words that make the language of a résumé strong or weak; English.
package struct ScoringLexicon: Sendable {
    /// A phrase to avoid, and what to write instead.
    struct WeakPhrase: Sendable {
        /// Folded words between single spaces, a space at both ends.
        let key: String
        let advice: String
    }

    /// Folded forms with which a line of experience may begin: base, past and -ing.
    let actionVerbs: Set<String>
    /// In the order of the table.
    let weakPhrases: [WeakPhrase]
    /// Keys as in `WeakPhrase`, in the order of the table.
    let cliches: [String]

    /// - Parameters:
    ///   - actionVerbs: base form, past tense, -ing form.
    ///   - weakPhrases: phrase, advice.
    ///   - cliches: phrase.
    package init(actionVerbs: TableFile, weakPhrases: TableFile, cliches: TableFile) {
        self.actionVerbs = Set(actionVerbs.rows.flatMap { $0 }.map(\.folded).filter { !$0.isEmpty })
        self.weakPhrases = weakPhrases.rows.map { WeakPhrase(key: Self.key($0[0]), advice: $0[1]) }
        self.cliches = cliches.rows.map { Self.key($0[0]) }
    }

    /// Folded words with a space before, between and behind them: "in" is then found as a word, not inside "inside".
    static func key(_ text: String) -> String {
        key(text.foldedTokens)
    }

    static func key(_ tokens: [String]) -> String {
        " " + tokens.joined(separator: " ") + " "
    }
}
