import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Signs in typed text")
struct TypedMarksTests {
    private func lines(_ text: String) throws -> [TextLine] {
        var pages: [TextPage] = []
        try PlainTextReader(limits: ExtractionLimits()).read(Array(text.utf8)) { pages.append($0) }
        return pages.flatMap(\.lines)
    }

    @Test(
        "make headings, and are gone",
        arguments: [
            ("# Skills", "Skills"), ("### Welder, Acme", "Welder, Acme"), ("## Skills ##", "Skills"),
            ("== Skills", "Skills"), ("=== Skills ==========", "Skills"), ("*** SKILLS ***", "SKILLS"),
            ("--Skills--", "Skills"), ("SKILLS ________", "SKILLS"), ("Skills\n======", "Skills"),
            ("Skills\n------------------------", "Skills"), ("~~~~\nSkills\n~~~~", "Skills"),
        ]
    )
    func headings(typed: String, heading: String) throws {
        let line = try #require(try lines(typed + "\n\nText below.").first)
        #expect(line.text == heading)
        #expect(line.isBold)
        #expect(line.fontSize > TypedRow.textSize)
        #expect(line.box?.left == 0)
    }

    @Test(
        "make no headings of what merely stands above a line, or has signs of its own",
        arguments: [
            "Text that ends a paragraph, as it were.\n-----", "jane@example.org\n------------------------",
            "C# and C++",
            "#welding #rigging", "- Led a team", "…and so on...",
        ]
    )
    func noHeadings(typed: String) throws {
        let line = try #require(try lines("Text above.\n" + typed).dropFirst().first)
        #expect(line.fontSize == TypedRow.textSize)
        #expect(!line.isBold)
    }

    @Test("are levels of an outline where some lines have several stars")
    func outline() throws {
        let lines = try lines("#+TITLE: Jane Doe\n* Experience\n** Welder, Acme\n   - Welds")
        #expect(lines.map(\.text) == ["Jane Doe", "Experience", "Welder, Acme", "- Welds"])
        #expect(lines.map(\.fontSize) == [16, 16, 14, 10])
        #expect(try self.lines("* Welds\n* Rivets").allSatisfy { $0.fontSize == TypedRow.textSize })
    }

    @Test("set words in bold and italic type")
    func emphasis() throws {
        let line = try #require(try lines("**Acme Ltd**, *Fitter* and `x_y` in __Hull__ 2*3*4 a_b_c").first)
        #expect(line.text == "Acme Ltd, Fitter and x_y in Hull 2*3*4 a_b_c")
        #expect(line.words.filter(\.isBold).map(\.text) == ["Acme", "Ltd,", "Hull"])
        #expect(line.words.filter(\.isItalic).map(\.text) == ["Fitter"])
    }

    @Test("put addresses behind words, and take strokes and pictures away")
    func links() throws {
        let line = try #require(
            try lines(#"![me](a.png) [Mail](mailto:jane@example.org) C\+\+ <jo@example.org>"#).first
        )
        #expect(line.text == "Mail C++ jo@example.org")
        #expect(line.words.first?.link == "mailto:jane@example.org")
    }

    @Test("draw tables, whose cells then stand below each other")
    func table() throws {
        let lines = try lines("| Period | Employer |\n|---|---|\n| 2019 - 2021 | Acme |\n| 2021 | Blue Harbour |")
        #expect(lines.map(\.text) == ["Period Employer", "2019 - 2021 Acme", "2021 Blue Harbour"])
        let cells = lines.map { $0.cells() }
        #expect(cells.allSatisfy { $0.count == 2 })
        #expect(Set(cells.compactMap { $0.last?.first?.box.left }).count == 1)
        #expect(try self.lines("Jane Doe | Hull\nWelder | Acme").map(\.text) == ["Jane Doe | Hull", "Welder | Acme"])
    }

    @Test("lead over gaps")
    func leaders() throws {
        let line = try #require(try lines("Acme Ltd ........ 2019").first)
        #expect(line.cells().map { $0.map(\.text).joined(separator: " ") } == ["Acme Ltd", "2019"])
    }

    @Test("may be many without an end", arguments: ["*a ", "**a", "[a", "<a", "`a ", "_", "|a", "\\", "# "])
    func unended(mark: String) {
        let text = String(repeating: mark, count: 20_000)
        #expect(throws: Never.self) { _ = try lines(text) }
    }
}
