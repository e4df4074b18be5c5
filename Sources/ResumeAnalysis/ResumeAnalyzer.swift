package import Careers
package import Places
package import Resume
package import ResumeParsing
package import ResumeScoring
package import TextDocument

/// Everything that is found out about a person from one document.
package struct ResumeFindings: Codable, Hashable, Sendable {
    package var resume: Resume
    package var profile: CareerProfile
    package var score: ResumeScore
}

/// The analysis from laid-out text on: one for processes of documents, measurements and tests.
package struct ResumeAnalyzer: Sendable {
    private let parser: ResumeParser
    private let profiler: CareerProfiler
    private let scorer: ResumeScorer

    package init(knowledge: CareerKnowledge, gazetteer: Gazetteer, lexicon: Lexicon, scoring: ScoringLexicon) {
        parser = ResumeParser(lexicon: lexicon, knowledge: knowledge, gazetteer: gazetteer)
        profiler = CareerProfiler(knowledge)
        scorer = ResumeScorer(scoring)
    }

    /// Everything the document says.
    ///
    /// - Parameters:
    ///   - document: its text.
    ///   - today: the day that open positions last until.
    /// - Returns: what was found.
    package func analyse(_ document: TextDocument, today: PartialDate) -> ResumeFindings {
        let document = document.bounded
        let resume = parser.parse(document)
        var profile = profiler.profile(of: resume, today: today)
        let score = scorer.score(resume, of: document, profile: profile)
        if score.unreadLanguage != nil { profile.omitOccupations() }
        return ResumeFindings(resume: resume, profile: profile, score: score)
    }
}
