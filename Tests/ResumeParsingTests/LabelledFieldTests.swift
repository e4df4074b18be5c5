import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Fields with labels")
struct LabelledFieldTests {
    /// The same position with its labels in several orders and forms; the names alone say nothing.
    static let forms = [
        ["Period: 2016 – 2019", "Employer: Ambergate", "Position: Brightwater", "• Joined pipes"],
        ["Employer: Ambergate", "Position: Brightwater", "Dates: 2016 – 2019", "Responsibilities: Joined pipes"],
        ["Position: Brightwater", "Employer: Ambergate", "Period: 2016 – 2019", "Duties: Joined pipes"],
        ["Employer: Ambergate | Position: Brightwater | 2016 – 2019", "• Joined pipes"],
        ["Position: Brightwater | Employer: Ambergate | 2016 – 2019", "• Joined pipes"],
        ["Zeitraum: 2016 – 2019", "Arbeitgeber: Ambergate", "Funktion: Brightwater", "Aufgaben: Joined pipes"],
        [
            "Period          2016 – 2019", "Employer        Ambergate", "Position        Brightwater",
            "Main activities     Joined pipes",
        ],
    ]

    @Test("say what is what, in whatever order they stand", arguments: forms)
    func order(rows: [String]) throws {
        let work = try ParsedRows.positions(rows)
        let entry = try #require(work.first)
        #expect(work.count == 1)
        #expect(entry.position == "Brightwater")
        #expect(entry.name == "Ambergate")
        #expect(entry.startDate == PartialDate(year: 2016))
        #expect(entry.endDate == PartialDate(year: 2019))
        #expect(entry.highlights.map(\.value) == ["Joined pipes"])
    }

    @Test("have values that begin with the word of another label")
    func values() throws {
        let work = try ParsedRows.positions([
            "Position:     Owner - Graphic Designer", "Employer:     Ambergate", "Period:     2016 – 2019",
        ])
        #expect(work.map(\.name) == ["Ambergate"])
        #expect(work.flatMap(\.highlights).isEmpty)
    }

    @Test("of one position end where those of the next begin")
    func sequence() throws {
        let work = try ParsedRows.positions([
            "Period: 2016 – 2019", "Employer: Ambergate", "Location: Leeds", "Position: Welder", "• Joined pipes",
            "Period: 2014 – 2016", "Employer: Kestrel", "Location: York", "Position: Fitter", "• Bent pipes",
        ])
        #expect(work.map(\.position) == ["Welder", "Fitter"])
        #expect(work.map(\.name) == ["Ambergate", "Kestrel"])
        #expect(work.map(\.location) == ["Leeds", "York"])
        #expect(work.map { $0.highlights.map(\.value) } == [["Joined pipes"], ["Bent pipes"]])
    }

    @Test(
        "have labels that are known",
        arguments: [
            ("Duties: Joined pipes", "Joined pipes", true), ("Period: 2016 – 2019", "2016 – 2019", false),
            ("Position: Welder", "Position: Welder", false), ("Duties:", "Duties:", false),
            ("Remarkable: Joined pipes", "Remarkable: Joined pipes", false),
        ]
    )
    func labels(row: String, text: String, isBullet: Bool) throws {
        let labels = try Knowledge.lexicon().columnLabels
        let line = labels.withoutLabel(try #require(ParsedRows.lines([row]).first))
        #expect(line.text == text)
        #expect(line.isBullet == isBullet)
    }
}
