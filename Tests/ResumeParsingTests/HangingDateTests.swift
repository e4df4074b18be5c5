import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Dates that go on below, indented")
struct HangingDateTests {
    private func joined(_ rows: [String]) throws -> [String] {
        let lexicon = try Knowledge.lexicon()
        return WrappedLines(scanner: DateScanner(lexicon)).join(ParsedRows.lines(rows)).map(\.text)
    }

    /// A line that shows how wide the column is.
    private static let wide = "• Met all teams of the yard and of both docks each week"

    @Test(
        "are whole",
        arguments: [
            ("Fitter, Blue Harbour Shipyard, Hull. Jan. 2016 – March", "2019."),
            ("Fitter, Blue Harbour Shipyard Ltd, Hull. Jan. 2016 –", "Mar. 2019."),
            ("Fitter, Blue Harbour Shipyard and Dock Ltd, Hull. Jan.", "2016 – present."),
        ]
    )
    func whole(first: String, second: String) throws {
        let texts = try joined([first, "       " + second, Self.wide])
        #expect(texts == [first + " " + second, String(Self.wide.dropFirst(2))])
    }

    @Test("are none of the line above where that had room for more")
    func room() throws {
        let rows = ["Fitter, Kestrel, Mayo", "2016 – present", Self.wide]
        #expect(try joined(rows).count == 3)
    }

    @Test("stand below an item of a list, in brackets")
    func bracketed() throws {
        let work = try ParsedRows.work([
            "• Senior Consolidations Accountant, University of Sampleton, Port Harcourt", "(01/2010 – 07/2012)",
            "– Prepared the statements of the companies", "• Ledger Accountant, Harkmund Analytics, Port Harcourt",
            "(05/2007 – 01/2010)", "– Completed the reconciliations",
        ])
        #expect(work.map(\.position) == ["Senior Consolidations Accountant", "Ledger Accountant"])
        #expect(work.map { $0.startDate?.iso8601 } == ["2010-01", "2007-05"])
    }
}
