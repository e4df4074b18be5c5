import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("What stands beside dates")
struct HeaderDatesTests {
    @Test("another date in brackets is part of the name")
    func bracketedDate() throws {
        let work = try ParsedRows.work([
            "Communications Officer (cover 2016–17)          June 2014 – March 2018", "Kestrel Foods Ltd, Leeds",
            "• Wrote the annual report",
        ])
        #expect(work.first?.startDate?.iso8601 == "2014-06")
        #expect(work.first?.endDate?.iso8601 == "2018-03")
    }

    @Test("a series and grades are no date")
    func grades() throws {
        let work = try ParsedRows.work([
            "Program Analyst (GS-0343-12/13)          September 2016 – January 2021", "Kestrel Foods Ltd, Leeds",
            "• Flagged variances",
        ])
        #expect(work.first?.position == "Program Analyst (GS-0343-12/13)")
        #expect(work.first?.terms == "GS-0343-12/13")
        #expect(work.first?.startDate?.iso8601 == "2016-09")
    }

    @Test("an employer apart from its title loses the word in front of it", arguments: ["@ ", "at ", "bei "])
    func opening(word: String) throws {
        let work = try ParsedRows.work([
            "Fitter          \(word)Kestrel Foods Ltd          June 2014 – March 2018", "• Fitted pumps",
        ])
        #expect(work.first?.position == "Fitter")
        #expect(work.first?.name == "Kestrel Foods Ltd")
    }

    @Test("a subheading among the duties opens no section")
    func subheading() throws {
        let work = try ParsedRows.resume(
            [
                "Jane Doe", "jane@example.com", "CAREER HISTORY", "2021 – 2023     Senior Associate",
                "Kestrel Penn LLP, London", "Duties:", "• Led a refinancing", "Achievements:",
                "• Supervised two trainees",
                "2017 – 2021     Associate", "Blue Harbour LLP, Manchester", "• Acted for a coffee chain",
            ],
            fontSizes: [20, 10, 12, 10, 10, 10, 10, 10, 10, 10, 10, 10]
        ).work
        #expect(work.map(\.position) == ["Senior Associate", "Associate"])
        #expect(work.first?.highlights.map(\.value) == ["Led a refinancing", "Supervised two trainees"])
    }
}
