import Careers
import Places
import ResumeParsing

extension ResumeParser {
    /// A parser with the words and places that come with the program.
    ///
    /// - Parameter knowledge: of careers.
    /// - Returns: the parser.
    /// - Throws: when a table is not there or damaged.
    static func bundled(_ knowledge: CareerKnowledge) throws -> ResumeParser {
        ResumeParser(lexicon: try Lexicon.bundled(), knowledge: knowledge, gazetteer: try Gazetteer.bundled())
    }
}
