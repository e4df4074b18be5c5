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

    /// Reads the tables that the arguments name: all of them into memory, which forks share.
    ///
    /// - Parameter arguments: of the command line.
    /// - Returns: the analysis, to findings in bytes; nil when the arguments name no tables.
    /// - Throws: an error that names the table that cannot be read.
    package static func load(_ arguments: [String]) throws -> ((TextDocument, CalendarDay) -> [UInt8])? {
        guard let folder = value(behind: tablesArgument, in: arguments) else { return nil }
        let tables = TableFolder(path: folder)
        let knowledge = value(behind: knowledgeArgument, in: arguments) ?? "\(folder)/Careers.knowledge"
        let analyzer = ResumeAnalyzer(
            knowledge: try CareerKnowledge(KnowledgePack(MappedFile(loading: knowledge))),
            gazetteer: try Gazetteer(KnowledgePack(MappedFile(loading: "\(folder)/Places.knowledge"))),
            lexicon: try Lexicon.read(in: tables),
            scoring: try ScoringLexicon.read(in: tables)
        )
        warmUp(analyzer)
        return { document, today in
            analyzer.analyse(document, today: PartialDate(year: today.year, month: today.month, day: today.day)).bytes
        }
    }

    private static func value(behind name: String, in arguments: [String]) -> String? {
        guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
        return arguments[index + 1]
    }

    /// Analyses a résumé of nobody: what is made when it is first asked for is then there for all documents.
    private static func warmUp(_ analyzer: ResumeAnalyzer) {
        let rows = [
            "Robin Example", "Senior Baker", "robin@example.com | +1 555 0100 | linkedin.com/in/robin-example",
            "12 Example Street, Boston, MA 02101", "Summary",
            "Baker with eight years at work in Bäckereien and hotels.",
            "Experience", "Senior Baker, Globex Bakery, Boston, MA", "March 2019 - Present",
            "• Led a team of 5 bakers and cut waste by 12%.", "• Wrote the rota for 3 shops, I kept it for 2 years",
            "Initech Catering GmbH – Berlin, Germany", "Assistant Pastry Chef (part-time)", "06/2015 – 02/2019",
            "Responsible for breads; worked as a trainer at Hooli Foods from May 2014 to June 2015.",
            "Designation: Trainee", "Company: Umbrella Mills Pvt. Ltd.", "Duration: 2012-13",
            "Volunteer Experience", "Cook, Example Shelter, 2016 to 2018", "Projects",
            "Bread Almanac: a page on loaves",
            "Education", "BSc Food Science, Example University, 2015",
            "Example High School, Diploma, GPA: 3.8/4.0, 2011",
            "Certificates", "Food Safety Certificate, Example Institute, 2020", "Awards", "Best Loaf, 2018",
            "Publications", "Example, R. (2017). On Crusts. Journal of Bread, 3(2), 1-9.",
            "Skills", "Baking, Excel, Python, Team leadership", "Tools: Word, SAP", "Languages",
            "English (native), German - B2", "Interests", "Chess, running", "References", "Available on request",
        ]
        let lines = rows.enumerated().map { row, text -> TextLine in
            var left = 72.0
            let words = text.split(separator: " ").map { word -> TextWord in
                let width = 5 * Double(word.count)
                defer { left += width + 3 }
                let top = 72 + 14 * Double(row)
                return TextWord(
                    text: String(word),
                    box: Bounds(left: left, top: top, right: left + width, bottom: top + 10),
                    fontSize: 10
                )
            }
            return TextLine(words: words, block: 0)
        }
        let page = TextPage(number: 1, width: 612, height: 792, origin: .textLayer, lines: lines)
        let document = TextDocument(format: .pdf, pages: [page])
        _ = analyzer.analyse(document, today: PartialDate(year: 2026, month: 1, day: 1)).bytes
    }
}
