import Resume
import Testing

@testable import ResumeParsing

@Suite("Dates within an entry")
struct DatedAsideTests {
    private static let aside = "Chair of the reading group since 2021"

    @Test("tell about it where the entries have their dates apart")
    func above() throws {
        let work = try ParsedRows.work([
            "2018 – present", "Staff Nurse, Sample Care Ltd, Leeds", Self.aside, "2014 – 2018",
            "Cashier, Example Foods Ltd, York", "• Handled cash",
        ])
        #expect(work.map(\.position) == ["Staff Nurse", "Cashier"])
        #expect(work.map(\.name) == ["Sample Care Ltd", "Example Foods Ltd"])
        #expect(work.map(\.startDate) == [PartialDate(year: 2018), PartialDate(year: 2014)])
        #expect(work.map { $0.highlights.map(\.value) } == [[Self.aside], ["Handled cash"]])
    }

    @Test("tell about it where the dates of entries stand beside their names")
    func beside() throws {
        let work = try ParsedRows.work([
            "Staff Nurse, Sample Care Ltd          2018 – present", Self.aside,
            "Cashier, Example Foods Ltd            2014 – 2018", "• Handled cash",
        ])
        #expect(work.map(\.position) == ["Staff Nurse", "Cashier"])
        #expect(work.map { $0.highlights.map(\.value) } == [[Self.aside], ["Handled cash"]])
    }

    @Test("in items open no entry below one that names a position and was held then")
    func items() throws {
        let work = try ParsedRows.work([
            "Staff Nurse, Sample Care Ltd          2018 – present", "• Chair of the ethics board, 2020 – 2023",
            "Cashier, Example Foods Ltd            2014 – 2018", "• Handled cash",
        ])
        #expect(work.map(\.position) == ["Staff Nurse", "Cashier"])
        #expect(work.first?.highlights.map(\.value) == ["Chair of the ethics board, 2020 – 2023"])
    }

    @Test("in front of a colon divide an entry that says when behind its names")
    func labels() throws {
        let work = try ParsedRows.work([
            "Consultant, Sample Care Ltd, seit 2009", "2012 – 2014: rollout at a bank", "2009 – 2012: training",
            "• Kept the books",
            "Cashier, Example Foods Ltd, 2005 – 2009", "• Handled cash", "Clerk, Example Foods Ltd, 2001 – 2005",
        ])
        #expect(work.map(\.position) == ["Consultant", "Cashier", "Clerk"])
    }

    @Test("are those of entries where these have none apart")
    func names() throws {
        let work = try ParsedRows.work([
            "Staff Nurse, Sample Care Ltd since 2021", "• Cared for patients", "Cashier, Example Foods Ltd since 2018",
            "• Handled cash",
        ])
        #expect(work.map(\.position) == ["Staff Nurse", "Cashier"])
        #expect(work.map(\.startDate) == [PartialDate(year: 2021), PartialDate(year: 2018)])
    }
}
