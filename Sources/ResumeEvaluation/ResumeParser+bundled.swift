import BundledTables
import Careers
import Places
import ResumeParsing

extension ResumeParser {
    /// A parser with the places that come with the program.
    ///
    /// - Parameters:
    ///   - knowledge: of careers.
    ///   - lexicon: the words that give a résumé its structure.
    /// - Returns: the parser.
    /// - Throws: when a table is not there or damaged.
    static func bundled(_ knowledge: CareerKnowledge, lexicon: Lexicon) throws -> ResumeParser {
        ResumeParser(lexicon: lexicon, knowledge: knowledge, gazetteer: try Gazetteer.bundled())
    }
}
