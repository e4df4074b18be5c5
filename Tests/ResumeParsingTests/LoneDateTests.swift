import Resume
import Testing

@testable import ResumeParsing

@Suite("Positions with one date")
struct LoneDateTests {
    private static func work(_ dates: [String]) throws -> [WorkEntry] {
        let names = ["Sous Chef, Blue Grill Ltd", "Cook, Reef Hotels Ltd", "Baker, Kestrel Foods Ltd"]
        return try ParsedRows.work(zip(names, dates).flatMap { ["\($0)     \($1)", "• Cooked for the guests"] })
    }

    @Test("began then, where the newest has one, and the one below has two and has ended")
    func newest() throws {
        let work = try Self.work(["Jul 2014", "Jan 2011 – Jun 2014", "2009 – 2010"])
        #expect(work.map(\.startDate?.iso8601) == ["2014-07", "2011-01", "2009"])
        #expect(work.map(\.endDate?.iso8601) == [nil, "2014-06", "2010"])
    }

    @Test("goes on where a dash stands behind the date, whatever the next line tells")
    func open() throws {
        let work = try ParsedRows.positions([
            "Senior Interior Designer", "Kestrel Interiors, Hull / 2020 –",
            "Lead on projects a year, budgets from one hundred thousand to", "two million. Mentor two juniors.",
            "Intermediate Designer", "Kestrel Interiors, Hull / 2016 – 2020", "Drawings, specs and site work.",
        ])
        #expect(work.map(\.isCurrent) == [true, false])
        #expect(work.map(\.startDate?.year) == [2020, 2016])
    }

    @Test(
        "lasted as long as the date says else",
        arguments: [
            ["2014", "Jan 2011 – Jun 2013"], ["Jul 2014", "Jun 2013"], ["Summer 2014", "Jan 2011 – Jun 2013"],
            ["Jul 2014", "Jan 2011 – Jun 2016"],
        ]
    )
    func others(dates: [String]) throws {
        let first = try #require(try Self.work(dates).first)
        #expect(first.startDate == first.endDate)
        #expect(first.endDate?.year == 2014)
    }

    @Test("lasted as long as the date says, where it is not the newest")
    func between() throws {
        let work = try Self.work(["Jan 2015 – Present", "Jul 2014", "2009 – 2010"])
        #expect(work.map(\.startDate?.iso8601) == ["2015-01", "2014-07", "2009"])
        #expect(work.map(\.endDate?.iso8601) == [nil, "2014-07", "2010"])
    }
}
