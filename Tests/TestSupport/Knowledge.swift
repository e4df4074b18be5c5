import BundledTables
package import Careers
package import Places
package import ResumeAnalysis
package import ResumeParsing
package import ResumeScoring
package import Sessions

/// The tables that ship with the program, loaded once for all tests of a process.
package enum Knowledge {
    private static let loadedCareers = Result { try CareerKnowledge.bundled() }
    private static let loadedGazetteer = Result { try Gazetteer.bundled() }
    private static let loadedLexicon = Result { try Lexicon.bundled() }
    private static let loadedScoring = Result { try ScoringLexicon.bundled() }

    package static func careers() throws -> CareerKnowledge { try loadedCareers.get() }
    package static func gazetteer() throws -> Gazetteer { try loadedGazetteer.get() }
    package static func lexicon() throws -> Lexicon { try loadedLexicon.get() }
    package static func scoring() throws -> ScoringLexicon { try loadedScoring.get() }

    package static func analyzer() throws -> Analyzer {
        Analyzer(knowledge: try careers(), gazetteer: try gazetteer())
    }

    package static func resumeAnalyzer() throws -> ResumeAnalyzer {
        ResumeAnalyzer(
            knowledge: try careers(),
            gazetteer: try gazetteer(),
            lexicon: try lexicon(),
            scoring: try scoring()
        )
    }
}

extension CareerKnowledge {
    /// The code of the occupation that a title most likely means.
    package func occupation(of title: String) -> String? {
        occupations(for: self.title(title)).first?.code
    }
}
