import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Plain text")
struct PlainTextReaderTests {
    private func pages(_ text: String, limits: ExtractionLimits = ExtractionLimits()) throws -> [TextPage] {
        var pages: [TextPage] = []
        try PlainTextReader(limits: limits).read(Array(text.utf8)) { pages.append($0) }
        return pages
    }

    @Test("keeps lines, and the gaps that tabs and many spaces leave")
    func lines() throws {
        let lines = try pages("Staff Nurse\t2019\r\n\r\nLeeds      UK\n").flatMap(\.lines)
        #expect(lines.map(\.text) == ["Staff Nurse 2019", "Leeds UK"])
        #expect(lines.allSatisfy { $0.cells().count == 2 })
    }

    @Test("begins a page after sixty lines, and at a form feed")
    func newPages() throws {
        let rows = (1...70).map { "Row \($0)" }.joined(separator: "\n")
        #expect(try pages(rows).map(\.lines.count) == [60, 10])
        #expect(try pages("First\n\u{0C}Second").map { $0.lines.map(\.text) } == [["First"], ["Second"]])
    }

    @Test("is read column by column where spaces part two")
    func columns() throws {
        let left = [
            "CONTACT", "", "07700 900123", "jane@example.org", "Leeds", "", "SKILLS", "", "Welding", "Rigging",
            "Reading",
            "Cutting",
        ]
        let right = [
            "EXPERIENCE", "", "Welder", "Blue Harbour Shipyard", "Jan 2019 - Present", "- Welded hulls of trawlers",
            "- Taught apprentices", "", "Fitter", "Acme Ltd, Leeds", "Mar 2016 - Dec 2018", "- Fitted pumps",
        ]
        let rows = zip(left, right).map { $0 + String(repeating: " ", count: 30 - $0.count) + $1 }
        let lines = try pages(rows.joined(separator: "\n")).flatMap(\.lines)
        #expect(lines.prefix { $0.text != "EXPERIENCE" }.map(\.text) == left.filter { !$0.isEmpty })
        #expect(Set(lines.map(\.block)).count == 2)
    }

    @Test("stays on one line where dates are set to the right")
    func datesAtTheRight() throws {
        let rows = ["Welder                    2019 - 2021", "Blue Harbour                     Hull", "- Welded hulls"]
        let lines = try pages((rows + rows + rows + rows).joined(separator: "\n")).flatMap(\.lines)
        #expect(lines.map(\.text).prefix(3) == ["Welder 2019 - 2021", "Blue Harbour Hull", "- Welded hulls"])
    }

    @Test("keeps the order of words that run to the left")
    func leftwards() throws {
        #expect(try pages("דנה כהן 2019 - 2021").flatMap(\.lines).map(\.text) == ["דנה כהן 2019 - 2021"])
    }

    @Test("is refused when it is too long")
    func limits() {
        var limits = ExtractionLimits()
        limits.maximumTextBytes = 10
        #expect(throws: ExtractionFailure.tooLarge) { try pages("eleven char", limits: limits) }
        limits = ExtractionLimits()
        limits.maximumPages = 1
        #expect(throws: ExtractionFailure.tooLarge) {
            try pages(String(repeating: "Row\n", count: 100), limits: limits)
        }
    }
}
