import Resume
import Testing

@testable import ResumeParsing

@Suite("Positions with one date")
struct LoneDateTests {
    @Test("began then, where others have two, and nobody says when they ended")
    func amongStretches() throws {
        let work = try ParsedRows.work([
            "Sous Chef, Blue Grill Ltd     Jul 2014", "• Ran the pass", "Cook, Reef Hotels Ltd     Jan 2011 – Jun 2014",
            "• Cooked fish",
        ])
        #expect(work.map(\.startDate?.iso8601) == ["2014-07", "2011-01"])
        #expect(work.map(\.endDate?.iso8601) == [nil, "2014-06"])
    }

    @Test("lasted as long as the date says, where all have one or it is a year", arguments: ["Jul 2014", "2014"])
    func alone(date: String) throws {
        let second = date == "2014" ? "Jan 2011 – Jun 2013" : "Jun 2013"
        let work = try ParsedRows.work([
            "Sous Chef, Blue Grill Ltd     \(date)", "• Ran the pass", "Cook, Reef Hotels Ltd     \(second)",
            "• Cooked fish",
        ])
        #expect(work.first?.startDate == work.first?.endDate)
        #expect(work.first?.endDate?.year == 2014)
    }
}
