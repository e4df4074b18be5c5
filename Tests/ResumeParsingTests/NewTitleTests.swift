import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Where the next position begins")
struct NewTitleTests {
    @Test("a known title below the longest item of a list opens one")
    func belowItem() throws {
        let work = try ParsedRows.work([
            "Home Health Aide", "Northstar Example LLC, Minneapolis", "10/2020 - Present",
            "• Bathing and meals for five people", "• Interpreting between families and doctors at visits",
            "Dietary Aide", "Sample Manor, Minneapolis", "02/2018 - 09/2020", "Housekeeper",
            "Skyway Example Hotel, Bloomington", "05/2016 - 01/2018",
        ])
        #expect(work.map(\.position) == ["Home Health Aide", "Dietary Aide", "Housekeeper"])
        #expect(work.first?.highlights.count == 2)
    }

    @Test("positions below an unknown heading count although another section is one of work")
    func unknownHeading() throws {
        let resume = try ParsedRows.resume([
            "Jane Doe", "jane@example.org", "Kitchens", "The Crooked Example, Leeds",
            "Sous Chef, March 2022 – August 2025",
            "• Ran a line of five", "Example & Rye, Leeds", "Line Cook, October 2018 – February 2022",
            "• Ran the grill",
            "Stages", "• Two weeks at a smokehouse in Lockhart, 2021",
        ])
        #expect(resume.work.compactMap(\.position) == ["Sous Chef", "Line Cook"])
    }
}
