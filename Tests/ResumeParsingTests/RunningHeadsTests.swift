import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Lines that run along the edge of each page")
struct RunningHeadsTests {
    private func kept(_ rows: [String], under kind: SectionKind = .education) -> [String] {
        let lines = ParsedRows.lines(rows)
        let name = Sourced("Jane Doe", lines: [LineReference(page: 9, line: 1, text: "Jane Doe")])
        let section = Section(kind: kind, heading: nil, lines: lines)
        return RunningHeads(name: name).cut(from: section).lines.map(\.text)
    }

    @Test(
        "are left out",
        arguments: [
            "Jane Doe – 2", "Jane Doe, Curriculum Vitae 2", "Page 2 of 3 Jane Doe", "JANE DOE | Lebenslauf | Seite 2",
        ]
    )
    func left(row: String) {
        #expect(kept(["Example State University", row, "B.Sc., 2012"]) == ["Example State University", "B.Sc., 2012"])
    }

    @Test("are none where anything else is said", arguments: ["Jane Doe Prize 2012", "Jane Doe Bakery, Hull", "2012"])
    func kept(row: String) {
        #expect(kept([row]) == [row])
    }

    @Test("are not looked for in the head")
    func head() {
        #expect(kept(["Jane Doe"], under: .header) == ["Jane Doe"])
    }
}
