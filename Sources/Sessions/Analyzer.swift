import BundledTables
package import Careers
package import Foundation
package import JobMatching
package import Places
package import Resume
package import ResumeParsing
package import ResumeScoring
package import TextDocument

/// The analysis from laid-out text on: one for the server, the command line and the tests.
package struct Analyzer: Sendable {
    package let knowledge: CareerKnowledge
    package let gazetteer: Gazetteer
    private let parser: ResumeParser
    private let profiler: CareerProfiler
    private let scorer: ResumeScorer

    package init(knowledge: CareerKnowledge, gazetteer: Gazetteer, lexicon: Lexicon, scoring: ScoringLexicon) {
        self.knowledge = knowledge
        self.gazetteer = gazetteer
        parser = ResumeParser(lexicon: lexicon, knowledge: knowledge, gazetteer: gazetteer)
        profiler = CareerProfiler(knowledge)
        scorer = ResumeScorer(scoring)
    }

    /// The analyzer with the tables that ship with the program.
    ///
    /// - Parameter knowledge: of occupations and titles; nil for what ships with the program.
    /// - Returns: the analyzer.
    /// - Throws: an error that names the table when the resources are not beside the program.
    package static func bundled(knowledge: CareerKnowledge? = nil) throws -> Analyzer {
        Analyzer(
            knowledge: try knowledge ?? .bundled(),
            gazetteer: try .bundled(),
            lexicon: try .bundled(),
            scoring: try .bundled()
        )
    }

    /// Everything the document says.
    ///
    /// - Parameters:
    ///   - document: its text.
    ///   - today: the day that open positions last until.
    /// - Returns: what was found.
    package func analyse(_ document: TextDocument, today: PartialDate) -> Analysis {
        FaultPoint.analysis.reach()
        let document = document.bounded
        let resume = parser.parse(document)
        let profile = profiler.profile(of: resume, today: today)
        let score = scorer.score(resume, of: document, profile: profile)
        return Analysis(
            resume: resume,
            profile: profile,
            score: score,
            pages: document.pages.count,
            incompleteBecause: document.incompleteBecause
        )
    }

    /// What to look for among the postings.
    ///
    /// - Parameters:
    ///   - analysis: of the person's résumé.
    ///   - chosen: where to look from; nil for where the résumé says that the person is.
    ///   - defaultCountry: ISO 3166-1 code to assume where the résumé names neither a place nor an international number.
    /// - Returns: the query for candidates and ranking.
    package func query(for analysis: Analysis, from chosen: Place? = nil, defaultCountry: String?) -> MatchQuery {
        let basics = analysis.resume.basics
        let country = basics.phone.flatMap { gazetteer.country(ofPhone: $0.value) }
        let place = chosen ?? basics.location.flatMap { gazetteer.resolve($0.value.text, near: country) }
        return MatchQuery(
            profile: analysis.profile,
            place: place,
            country: country ?? defaultCountry,
            knowledge: knowledge
        )
    }
}

extension PartialDate {
    /// The day it is now, in UTC.
    package static func today(_ now: Date) -> PartialDate {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents([.year, .month, .day], from: now)
        return PartialDate(year: parts.year ?? 1970, month: parts.month, day: parts.day)
    }
}
