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
