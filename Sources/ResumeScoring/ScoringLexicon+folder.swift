package import TextFolding

extension ScoringLexicon {
    /// Reads the lexicon's tables and lists of words.
    ///
    /// - Parameter folder: where they lie.
    /// - Returns: the lexicon.
    /// - Throws: an error that names the file that cannot be read.
    package static func read(in folder: TableFolder) throws(TableUnreadable) -> ScoringLexicon {
        func table(_ name: String, columns: Int) throws(TableUnreadable) -> TableFile {
            try folder.table(name, columns: columns)
        }
        func words(_ name: String) throws(TableUnreadable) -> [UInt8] { try folder.bytes("\(name).words") }
        return ScoringLexicon(
            actionVerbs: try table("action_verbs", columns: 3),
            weakPhrases: try table("weak_phrases", columns: 2),
            cliches: try table("cliches", columns: 1),
            postingPhrases: try table("posting_phrases", columns: 1),
            schoolingWords: try table("schooling_words", columns: 2),
            words: try words("english"),
            commonWords: try words("common")
        )
    }
}
