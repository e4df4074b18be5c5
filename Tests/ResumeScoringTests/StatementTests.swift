import BundledTables
import Resume
import Testing

@testable import ResumeScoring

@Suite("Statements")
struct StatementTests {
    private static func pieces(_ rows: [String]) throws -> [String] {
        let lines = rows.enumerated().map { LineReference(page: 1, line: $0 + 1, text: $1) }
        let highlight = Sourced(rows.joined(separator: " "), lines: lines)
        return Statement.pieces(highlight, lexicon: try ScoringLexicon.bundled()).map(\.value)
    }

    @Test("are told apart by the verbs that open lines where the marks were lost")
    func lostMarks() throws {
        let rows = ["Reduced the cost of two plants", "Planned the annual budget while the", "building was renovated"]
        #expect(try Self.pieces(rows) == [rows[0], rows[1] + " " + rows[2]])
        let duties = ["Built the stock lists of three shops", "Supported the yearly count"]
        #expect(try Self.pieces(duties) == duties)
    }

    @Test(
        "stay whole where a line goes on",
        arguments: [
            ["Reduced the cost of two plants in", "Bavaria and Austria by a new contract"],
            ["Built the reports that the board", "planned its budget with"], ["Led the move"],
        ]
    )
    func whole(_ rows: [String]) throws {
        #expect(try Self.pieces(rows) == [rows.joined(separator: " ")])
    }

    @Test("are read from the description of a project too, each with its line")
    func described() throws {
        var sample = ScoredSample()
        let rows = [
            "Greenhouse", "Programmed a board that reads eight sensors.", "Reduced power use by 60 % in sleep.",
        ]
        let lines = rows.map { sample.write($0) }
        var project = ProjectEntry(name: rows[0])
        project.description = rows.dropFirst().joined(separator: " ")
        project.lines = [lines[0]]
        sample.resume.projects = [project]
        let lexicon = try ScoringLexicon.bundled()
        let entries = StatedEntries(sample.resume, text: DocumentText(sample.document), lexicon: lexicon)
        #expect(entries.statements.map(\.text) == Array(rows.dropFirst()))
        #expect(entries.statements.map(\.line) == Array(lines.dropFirst()))
        #expect(entries.tellings == [0..<2])
    }

    @Test("are the sentences of a bullet, however short it is")
    func sentences() {
        let text = "Read drawings and laid out parts. Certified in 3G and 4G positions."
        let line = LineReference(page: 1, line: 4, text: text)
        let statements = Statement.statements(Sourced(text, lines: [line]))
        #expect(statements.map(\.text) == ["Read drawings and laid out parts.", "Certified in 3G and 4G positions."])
        #expect(statements.map(\.line?.line) == [4, 4])
    }

    @Test("keep the lines they were read from")
    func lines() throws {
        let lines = ["Led a team", "Cut the cost"].enumerated().map { LineReference(page: 2, line: $0 + 7, text: $1) }
        let highlight = Sourced("Led a team Cut the cost", lines: lines)
        let pieces = Statement.pieces(highlight, lexicon: try ScoringLexicon.bundled())
        #expect(pieces.map(\.lines) == [[lines[0]], [lines[1]]])
    }
}
