import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Points between dates")
struct PointBetweenDatesTests {
    private func match(_ text: String) throws -> DateMatch? {
        DateScanner(try Knowledge.lexicon()).firstMatch(in: text)
    }

    @Test(
        "part the ends of a stretch of time",
        arguments: [
            ("April 2021 • June 2026", "2021-04", "2026-06"), ("April 2021 · June 2026", "2021-04", "2026-06"),
            ("2019 • 2021", "2019", "2021"), ("04/2021 ⋅ 06/2026", "2021-04", "2026-06"),
            ("April 2021 • present", "2021-04", nil),
        ]
    )
    func stretch(text: String, start: String, end: String?) throws {
        let match = try #require(try match(text))
        #expect(match.isRange)
        #expect(match.range.start?.iso8601 == start)
        #expect(match.range.end?.iso8601 == end)
        #expect(match.range.isCurrent == (end == nil))
        #expect(match.characters == 0..<text.count)
    }

    @Test(
        "are no more than signs where no date follows, or an earlier one",
        arguments: ["2019 • Leeds", "2021 · 2019"]
    )
    func single(text: String) throws {
        #expect(try #require(try match(text)).isRange == false)
    }

    @Test("do not join the fields of a line")
    func fields() throws {
        let work = try ParsedRows.work([
            "Staff Nurse • Sample Care Ltd • April 2021 • June 2026", "• Cared for patients",
            "Cashier • Example Foods Ltd • May 2018 • March 2021", "• Handled cash",
        ])
        #expect(work.map(\.position) == ["Staff Nurse", "Cashier"])
        #expect(work.map(\.name) == ["Sample Care Ltd", "Example Foods Ltd"])
        #expect(work.map(\.startDate?.iso8601) == ["2021-04", "2018-05"])
        #expect(work.map(\.endDate?.iso8601) == ["2026-06", "2021-03"])
    }
}
