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
}
