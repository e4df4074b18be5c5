import Resume
import Testing

@testable import ResumeParsing

@Suite("Positions that last until now")
struct PresentWordTests {
    @Test(
        "say so in many languages",
        arguments: [
            "2019 – Present", "2019 – heute", "2019 – aujourd’hui", "2019 – actualidad", "2019 – atual",
            "2019 – oggi", "2019 – heden", "2019 – obecnie", "2019 – nu",
        ]
    )
    func languages(dates: String) throws {
        let work = try ParsedRows.positions([
            "Staff Nurse, Sample Care Ltd          \(dates)", "• Cared",
            "Cashier, Example Foods Ltd          2015 – 2019",
            "• Handled cash",
        ])
        #expect(work.map(\.position) == ["Staff Nurse", "Cashier"])
        #expect(work.map(\.name) == ["Sample Care Ltd", "Example Foods Ltd"])
        #expect(work.map(\.startDate?.year) == [2019, 2015])
        #expect(work.map(\.endDate?.year) == [nil, 2019])
        #expect(work.map(\.isCurrent) == [true, false])
    }

    @Test(
        "may have no space on either side of the dash",
        arguments: ["2019 onwards", "2019 –heute", "2019–heute", "2019-Present", "2019— present", "2019 -aujourd'hui"]
    )
    func glued(dates: String) throws {
        let entry = try #require(try ParsedRows.positions(["Staff Nurse, Sample Care Ltd          \(dates)"]).first)
        #expect(entry.position == "Staff Nurse")
        #expect(entry.name == "Sample Care Ltd")
        #expect(entry.startDate == PartialDate(year: 2019))
        #expect(entry.isCurrent)
    }

    @Test("are told from those that only name such a word", arguments: ["Present Ltd", "Heute Journal"])
    func names(employer: String) throws {
        let entry = try #require(
            try ParsedRows.positions(["Clerk          2015 – 2019", employer, "• Sorted the mail"]).first
        )
        #expect(entry.name == employer)
        #expect(!entry.isCurrent)
        #expect(entry.endDate == PartialDate(year: 2019))
    }
}
