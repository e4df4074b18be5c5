import Careers
import Resume
import ResumeParsing
import ResumeScoring
import TestSupport
import TextDocument

/// Parses, profiles and scores a document as the program does.
enum ScoredDocument {
    private static let today = PartialDate(year: 2026, month: 11, day: 21)

    static func resume(of document: TextDocument) throws -> Resume {
        let parser = ResumeParser(
            lexicon: try Knowledge.lexicon(),
            knowledge: try Knowledge.careers(),
            gazetteer: try Knowledge.gazetteer()
        )
        return parser.parse(document)
    }

    static func score(of document: TextDocument) throws -> ResumeScore {
        let resume = try resume(of: document)
        let profile = CareerProfiler(try Knowledge.careers()).profile(of: resume, today: today)
        return ResumeScorer(try Knowledge.scoring()).score(resume, of: document, profile: profile)
    }

    static func score(of resume: GeneratedResume, as origin: TextPage.Origin = .flow) throws -> Int {
        try score(of: resume.document(origin)).score
    }
}
