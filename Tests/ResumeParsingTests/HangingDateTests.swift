import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Dates that go on below, indented")
struct HangingDateTests {
    private func joined(_ rows: [String]) throws -> [String] {
        let lexicon = try Knowledge.lexicon()
        return WrappedLines(scanner: DateScanner(lexicon), labels: lexicon.columnLabels)
            .join(ParsedRows.lines(rows)).map(\.text)
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
        let work = try ParsedRows.resume([
            "Marguerite Frumpet", "marguerite@example.org", "Experience",
            "• Senior Accountant, Kestrel Analytics, Leeds (Jan 2010 – May 2012)",
            "– Prepared the statements of the companies", "– Answered the letters",
            "• Ledger Accountant, Harkmund Analytics, Leeds", "(Jan 2007 – Dec 2009)",
            "– Completed the reconciliations", "– Checked the books",
            "• Clerk, Mutinia Analytics, Leeds (Jan 2005 – Dec 2006)", "– Completed the reconciliations",
        ]).work
        #expect(work.map(\.position) == ["Senior Accountant", "Ledger Accountant", "Clerk"])
        #expect(work.map { $0.startDate?.iso8601 } == ["2010-01", "2007-01", "2005-01"])
    }

    @Test("do not begin in the head of a table")
    func head() throws {
        let rows = [
            "From          To          Company          Designation",
            "2017 July     2019 May    Acme Ltd         Fitter",
        ]
        #expect(try joined(rows).first?.hasPrefix("From To") == true)
    }
}
