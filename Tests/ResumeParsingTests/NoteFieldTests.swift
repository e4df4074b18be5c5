import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Notes on a position")
struct NoteFieldTests {
    @Test(
        "stay whole, and tell",
        arguments: [
            "Hours per week: 40", "Salary: 41,000 a year", "Supervisor: Pat Example", "Pay grade: 7",
            "May we contact: yes", "Gehalt: 41.000",
        ]
    )
    func notes(row: String) throws {
        let labels = try Knowledge.lexicon().columnLabels
        let line = labels.withoutLabel(try #require(ParsedRows.lines([row]).first))
        #expect(line.text == row)
        #expect(line.isBullet)
        #expect(labels.field(line)?.kind == .note)
        #expect(!labels.isLabel(Lexicon.key(String(row.prefix { $0 != ":" }))))
    }

    @Test("name neither who was worked for nor as what")
    func entry() throws {
        let work = try ParsedRows.work([
            "Brightwater, Ambergate Ltd          2016 – 2019", "Hours per week: 40", "Supervisor: Pat Example",
            "• Joined pipes", "Longshore, Kestrel Ltd              2013 – 2016", "• Bent pipes",
        ])
        #expect(work.map(\.position) == ["Brightwater", "Longshore"])
        #expect(work.map(\.name) == ["Ambergate Ltd", "Kestrel Ltd"])
        #expect(
            work.map { $0.highlights.map(\.value) } == [
                ["Hours per week: 40", "Supervisor: Pat Example", "Joined pipes"], ["Bent pipes"],
            ]
        )
    }

    @Test("say what they are of alone as well as in front of a value")
    func kinds() throws {
        let labels = try Knowledge.lexicon().columnLabels
        #expect(labels.kind("Hours per week") == .note)
        #expect(labels.kind("Responsibilities:") == .told)
        #expect(labels.kind("No.") == .number)
        #expect(labels.kind("Remarkable") == nil)
    }
}
