import Careers
import KnowledgePack
import Places
import Resume
import ResumeParsing
import ResumeScoring
package import TextDocument
import TextFolding

/// What a process of a document analyses it with.
package enum ExtractorAnalysis {
    /// Names the folder of tables on the command line of an extractor that analyses too.
    package static let tablesArgument = "--tables"
    /// Names the file of knowledge on the command line of an extractor that analyses too.
    package static let knowledgeArgument = "--knowledge"

    /// Reads the tables that the arguments name: small ones into memory, packs by mapping them.
    ///
    /// - Parameter arguments: of the command line.
    /// - Returns: the analysis, to findings in bytes; nil when the arguments name no tables.
    /// - Throws: an error that names the table that cannot be read.
    package static func load(_ arguments: [String]) throws -> ((TextDocument, CalendarDay) -> [UInt8])? {
        guard let folder = value(behind: tablesArgument, in: arguments) else { return nil }
        let tables = TableFolder(path: folder)
        let knowledge = value(behind: knowledgeArgument, in: arguments) ?? "\(folder)/Careers.knowledge"
        let analyzer = ResumeAnalyzer(
            knowledge: try CareerKnowledge(path: knowledge),
            gazetteer: try Gazetteer(KnowledgePack(path: "\(folder)/Places.knowledge")),
            lexicon: try Lexicon.read(in: tables),
            scoring: try ScoringLexicon.read(in: tables)
        )
        return { document, today in
            analyzer.analyse(document, today: PartialDate(year: today.year, month: today.month, day: today.day)).bytes
        }
    }

    private static func value(behind name: String, in arguments: [String]) -> String? {
        guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
        return arguments[index + 1]
    }
}
