import Resume
import Testing

@testable import ResumeParsing

@Suite("Title and employer in one fragment")
struct NamesWithinTests {
    @Test("are cut apart although a line of text stands below")
    func beside() throws {
        let work = try ParsedRows.work([
            "Barista, Example Cafe Ltd, Leeds          2018 – 2020", "Acting supervisor during leave cover",
            "Cashier, Sample Foods Ltd, York           2015 – 2018",
        ])
        #expect(work.map(\.position) == ["Barista", "Cashier"])
        #expect(work.map(\.name) == ["Example Cafe Ltd", "Sample Foods Ltd"])
    }

    @Test("are cut like those of the other entries where the words tell nothing")
    func unknown() throws {
        let work = try ParsedRows.work([
            "Cashier, Sample Foods Ltd (2018 – 2020)", "• Handled cash", "Staff Nurse, Sample Care Ltd (2016 – 2018)",
            "• Cared for patients", "Zwirnerin, Haus Ambergate (2014 – 2016)", "• Ran two machines",
        ])
        #expect(work.map(\.position) == ["Cashier", "Staff Nurse", "Zwirnerin"])
        #expect(work.map(\.name) == ["Sample Foods Ltd", "Sample Care Ltd", "Haus Ambergate"])
    }

    @Test("are told apart by capitals before what else stands behind them")
    func capitals() throws {
        let work = try ParsedRows.work([
            "Deckhand, BRIGHTWATER LINE, Oban (2018 – 2020)", "• Ropes", "Barista, ORANGE HOUSE, Oban (2016 – 2018)",
            "• Coffee",
        ])
        #expect(work.map(\.position) == ["Deckhand", "Barista"])
        #expect(work.map(\.name) == ["BRIGHTWATER LINE", "ORANGE HOUSE"])
    }
}
