import Resume
import Testing

@testable import ResumeParsing

@Suite("Centred entries")
struct CentredEntryTests {
    /// A row in the middle of 80 columns.
    private func centred(_ text: String) -> String {
        String(repeating: " ", count: (80 - text.count) / 2) + text
    }

    private func check(_ work: [WorkEntry]) {
        #expect(work.map(\.position) == ["Staff Nurse", "Nursing Assistant"])
        #expect(work.map(\.name) == ["Example General Hospital", "Sample Care Ltd"])
        #expect(work.map(\.location) == ["Leeds", "York"])
        #expect(work.map(\.startDate) == [PartialDate(year: 2016, month: 3), PartialDate(year: 2014, month: 1)])
    }

    @Test("begin anew wherever their lines begin")
    func sentences() throws {
        let work = try ParsedRows.positions(
            [
                "Staff Nurse", "Example General Hospital, Leeds", "Mar 2016 – Jun 2019",
                "Cared for patients of the ward and wrote their plans.", "Nursing Assistant", "Sample Care Ltd, York",
                "Jan 2014 – Feb 2016", "Helped the nurses of two wards in the morning.",
            ].map(centred)
        )
        check(work)
        #expect(
            work.map { $0.highlights.map(\.value) } == [
                ["Cared for patients of the ward and wrote their plans."],
                ["Helped the nurses of two wards in the morning."],
            ]
        )
    }

    @Test("may have bullets at the left edge")
    func bullets() throws {
        let first = ["Staff Nurse", "Example General Hospital, Leeds", "Mar 2016 – Jun 2019"].map(centred)
        let second = ["Nursing Assistant", "Sample Care Ltd, York", "Jan 2014 – Feb 2016"].map(centred)
        let work = try ParsedRows.positions(
            first + ["• Cared for patients", "• Wrote their plans"] + second + [
                "• Helped the nurses", "• Washed linen",
            ]
        )
        check(work)
        #expect(
            work.map { $0.highlights.map(\.value) } == [
                ["Cared for patients", "Wrote their plans"], ["Helped the nurses", "Washed linen"],
            ]
        )
    }

    @Test("are told by their middles and not by a common left edge")
    func layout() {
        let rows = [
            "Staff Nurse", "Example General Hospital, Leeds", "Mar 2016 – Jun 2019", "Cared for patients every day.",
        ]
        #expect(EntryLayout.isCentred(ParsedRows.lines(rows.map(centred))))
        #expect(!EntryLayout.isCentred(ParsedRows.lines(rows)))
        #expect(!EntryLayout.isCentred(ParsedRows.lines(Array(rows.map(centred).prefix(3)))))
    }
}
