import Foundation
import TextFolding

extension ScoringLexicon {
    /// The lexicon that ships with the program.
    ///
    /// - Throws: an error that names the table when the resources are not beside the program.
    package static func bundled() throws -> ScoringLexicon {
        func table(_ name: String, columns: Int) throws -> TableFile {
            let url = Bundle.module.bundleURL.appending(path: "Resources/\(name).tsv")
            return TableFile([UInt8](try Data(contentsOf: url)), columns: columns)
        }
        func words(_ name: String) throws -> [UInt8] {
            [UInt8](try Data(contentsOf: Bundle.module.bundleURL.appending(path: "Resources/\(name).words")))
        }
        return ScoringLexicon(
            actionVerbs: try table("action_verbs", columns: 3),
            weakPhrases: try table("weak_phrases", columns: 2),
            cliches: try table("cliches", columns: 1),
            postingPhrases: try table("posting_phrases", columns: 1),
            words: try words("english"),
            commonWords: try words("common")
        )
    }
}
