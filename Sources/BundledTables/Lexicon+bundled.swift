package import ResumeParsing
package import ResumeScoring
package import TextFolding

extension Lexicon {
    /// The lexicon that ships with the program.
    ///
    /// - Throws: an error that names the table when the resources are not beside the program.
    package static func bundled() throws(TableUnreadable) -> Lexicon {
        try read(in: TableFolder(path: BundledTables.folder))
    }
}

extension ScoringLexicon {
    /// The lexicon that ships with the program.
    ///
    /// - Throws: an error that names the table when the resources are not beside the program.
    package static func bundled() throws(TableUnreadable) -> ScoringLexicon {
        try read(in: TableFolder(path: BundledTables.folder))
    }
}
