import Resume
import Testing

@testable import ResumeParsing

@Suite("Dates in what is told")
struct ToldDatesTests {
    private static let names = ["Staff Nurse, Sample Care Ltd, 2018 – 2021", "Cashier, Example Foods Ltd, 2014 – 2018"]

    /// Two entries with a line told about the first.
    private func work(told: String) throws -> [WorkEntry] {
        let indent = String(told.prefix { " •".contains($0) })
        return try ParsedRows.work([
            Self.names[0], told, indent + "Cared for patients", Self.names[1], indent + "Handled cash",
        ])
    }

    @Test(
        "begin no entry behind bullets, or further in than the names of entries stand",
        arguments: [
            "• Chair of the reading group, 2019–2020", "• No accidents since 2016",
            "• 2019–2020: rollout of the system in towns",
            "   Chair of the reading group, 2019–2020", "   Grade A at every audit since 2016",
        ]
    )
    func told(line: String) throws {
        let work = try work(told: line)
        #expect(work.map(\.position) == ["Staff Nurse", "Cashier"])
        #expect(work.map(\.startDate) == [PartialDate(year: 2018), PartialDate(year: 2014)])
    }

    @Test("are those of entries where no others are, or as many")
    func listed() throws {
        let work = try ParsedRows.work([
            "• Staff Nurse, Sample Care Ltd, 2018 – 2021", "• Cashier, Example Foods Ltd, 2014 – 2018",
        ])
        #expect(work.map(\.position) == ["Staff Nurse", "Cashier"])
    }

    @Test("may stand alone on the second line of an item beside dates in a column of their own")
    func secondLine() throws {
        let work = try ParsedRows.work([
            "2018 – 2021    Staff Nurse, Sample Care Ltd", "               • Member of the group of readers",
            "               2019–2020", "2014 – 2018    Cashier, Example Foods Ltd", "               • Handled cash",
        ])
        #expect(work.map(\.position) == ["Staff Nurse", "Cashier"])
    }
}
