import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Text cut where its type changes")
struct StyledPartsTests {
    private func parts(_ row: String) throws -> [String] {
        try StyledParts.of(#require(StyledRows.lines([row]).first?.cells.first))
    }

    @Test(
        "says by style what is what",
        arguments: [
            ("*Hide* *Buyer,* /Example/ /Foods,/ Leeds", ["Hide Buyer,", "Example Foods,", "Leeds"]),
            ("Sample Widgets Ltd *Hide* *Buyer*", ["Sample Widgets Ltd", "Hide Buyer"]),
            ("*Clerk* at /Example/ /Foods/", ["Clerk", "Example Foods"]),
            ("*Clerk* /at/ /Example/ /Foods/", ["Clerk", "Example Foods"]),
        ]
    )
    func styles(row: String, expected: [String]) throws {
        #expect(try parts(row) == expected)
    }

    @Test(
        "is one where a style only stresses something, or a name goes on in another",
        arguments: [
            "Clerk, Example Foods, Leeds", "Senior *iOS* Developer", "*University* *of* Leeds", "*Acme* and Partners",
            "*Clerk* (day *shift)*", "Clerk *–* Leeds",
        ]
    )
    func whole(row: String) throws {
        #expect(try parts(row).count == 1)
    }

    @Test("goes with its dates cut out, and over two lines")
    func dates() throws {
        let scanner = DateScanner(try Knowledge.lexicon())
        let line = try #require(StyledRows.lines(["*Clerk,* March 2019 - July 2021 /Example/ /Foods/"]).first)
        let cell = try #require(HeaderLine(line, scanner: scanner).cells.first)
        #expect(StyledParts.of(cell).map(HeaderFragmenter.trimmed) == ["Clerk", "Example Foods"])

        let halves = StyledRows.lines(["*Clerk* /Example/", "/Foods/ Leeds"]).compactMap(\.cells.first)
        let whole = halves[0].joined(with: halves[1])
        #expect(StyledParts.of(whole) == ["Clerk", "Example Foods", "Leeds"])
    }
}
