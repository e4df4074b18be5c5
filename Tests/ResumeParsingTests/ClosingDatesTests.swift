import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Dates that close entries")
struct ClosingDatesTests {
    private static let cards = [
        "*Blue* *Harbour* *Shipyard*", "Fitter", "Welded the hulls of trawlers", "Hull March 2019 – Present",
        "*Kestrel* *Foods*", "Packer", "Loaded lorries at night", "Leeds June 2015 – February 2019",
    ]

    private func moved(_ rows: [String]) throws -> [String] {
        let scanner = DateScanner(try Knowledge.lexicon())
        return ClosingDates(scanner: scanner, isPlace: { ["Hull", "Leeds"].contains($0) })
            .moved(StyledRows.lines(rows)).map(\.text)
    }

    @Test("stand behind the names that they belong to")
    func cards() throws {
        #expect(
            try moved(Self.cards) == [
                "Blue Harbour Shipyard", "Hull March 2019 – Present", "Fitter", "Welded the hulls of trawlers",
                "Kestrel Foods", "Leeds June 2015 – February 2019", "Packer", "Loaded lorries at night",
            ]
        )
    }

    @Test("stay where they are between names and what is told")
    func between() throws {
        let rows = [
            "*Blue* *Harbour* *Shipyard*", "Fitter", "Hull March 2019 – Present", "Welded the hulls of trawlers",
            "*Kestrel* *Foods*", "Packer", "Leeds June 2015 – February 2019", "Loaded lorries at night",
        ]
        #expect(try moved(rows) == StyledRows.lines(rows).map(\.text))
    }

    @Test("stay where no names are set apart from the rest")
    func plain() throws {
        let rows = Self.cards.map { row in row.filter { $0 != "*" } }
        #expect(try moved(rows) == StyledRows.lines(rows).map(\.text))
    }
}
