import TestSupport
import TextDocument
import Testing

@testable import ResumeParsing

@Suite("Headers too long for a line")
struct WrappedHeaderTests {
    /// Two lines as one, where the first ends so many points before the edge of its column.
    private func joined(_ lines: [DocumentLine], room: Double = 5, isRare: Bool = false) throws -> DocumentLine? {
        let scanner = DateScanner(try Knowledge.lexicon())
        try #require(lines.count == 2)
        let edge = lines[0].right + room
        return WrappedHeader(scanner: scanner, isPlace: { ["Hull", "Leeds"].contains($0) }).joined(
            HeaderLine(lines[0], scanner: scanner),
            lines[1],
            rightEdge: edge,
            longest: edge,
            isRare: isRare
        )
    }

    @Test(
        "are one where they break off, or a list goes on as it began",
        arguments: [
            ["Senior Fitter, Blue Harbour Boat", "Yard, Hull"],
            ["Director of the Operations and", "Logistics Department"],
            ["Senior Fitter, Blue Harbour Ltd –", "Hull"], ["Senior Fitter | Blue Harbour Ltd", "Boatyard | Hull"],
            ["*Senior* *Fitter,* /Blue/ /Harbour/", "/Boatyard/"],
        ]
    )
    func whole(rows: [String]) throws {
        let lines = StyledRows.lines(rows)
        let line = try #require(try joined(lines))
        #expect(line.text == lines.map(\.text).joined(separator: " "))
        #expect(line.cells.count == 1)
    }

    @Test(
        "are two where another style begins, or nothing goes on",
        arguments: [
            ["Senior Fitter, Blue Harbour Boat", "*Yard,* *Hull*"],
            ["Senior Fitter, Blue Harbour Boat", "YARD OF HULL"],
            ["Senior Fitter of the Blue Harbour", "Yard in Hull"], ["Senior Fitter, Hull", "Yard"],
        ]
    )
    func apart(rows: [String]) throws {
        #expect(try joined(StyledRows.lines(rows))?.text == nil)
    }

    @Test("are two where the next word would have fitted, or is set in another size")
    func room() throws {
        let rows = ["Senior Fitter, Blue Harbour Boat", "Yard, Hull"]
        #expect(try joined(StyledRows.lines(rows), room: 60)?.text == nil)
        #expect(try joined(StyledRows.lines(rows, sizes: [12, 10]))?.text == nil)
    }

    @Test(
        "do not go on over dates",
        arguments: [
            ["Senior Fitter, Blue Harbour Ltd –", "2019 – 2021"],
            ["Senior Fitter, Blue Harbour Boat and", "March 2019 – July 2021."],
            ["Senior Fitter, Blue Harbour, 2016 – 2018 |", "Packer, 2014 – 2016"],
            ["Senior Fitter, Blue Harbour Boat", "Packer, 2014"],
        ]
    )
    func dates(rows: [String]) throws {
        #expect(try joined(StyledRows.lines(rows))?.text == nil)
    }

    @Test("do not go on with a place and dates of their own", arguments: ["Hull / 2019 – 2021", "Leeds | since 2019"])
    func placeAndDates(row: String) throws {
        #expect(try joined(StyledRows.lines(["Blue Harbour Ltd / Senior Fitter (boats)", row]))?.text == nil)
    }

    @Test("go on beside a date where a word or a sign says so")
    func besideDate() throws {
        let whole = try joined(ParsedRows.lines(["Director of Operations and          2019 – 2021", "Logistics"]))
        #expect(whole?.cells.map(\.text) == ["Director of Operations and Logistics", "2019 – 2021"])
        let fields = try joined(ParsedRows.lines(["Fitter · Blue Harbour          2019 – 2021", "Boatyard · Hull"]))
        #expect(fields?.cells.map(\.text) == ["Fitter · Blue Harbour Boatyard · Hull", "2019 – 2021"])
        #expect(try joined(ParsedRows.lines(["Fitter          2019 – 2021", "Blue Harbour"]))?.text == nil)
    }

    @Test(
        "end open with a word behind which a name goes on",
        arguments: [
            ("Bank of", true), ("Fish and", true), ("Hart &", true), ("Universidad de", true), ("Stiftung für", false),
            ("Bank", false), ("Ireland", false), ("", false),
        ]
    )
    func open(text: String, isOpen: Bool) {
        #expect(WrappedHeader.endsOpen(text) == isOpen)
    }

    /// Lines in bold or not, each with a date in a cell of its own or without.
    private func lines(_ rows: [(text: String, isBold: Bool, date: String?)]) -> [DocumentLine] {
        PlacedWords.lines(
            rows.enumerated().flatMap { index, row -> [TextWord] in
                let top = 100 + 14 * Double(index)
                let date = row.date.map { PlacedWords.row($0, left: 400, top: top) } ?? []
                return PlacedWords.row(row.text, left: 50, top: top, isBold: row.isBold) + date
            }
        )
    }

    @Test("go on in bold beside a date where most have no such line below")
    func besideDates() throws {
        let wrapped = WrappedHeader(scanner: DateScanner(try Knowledge.lexicon()), isPlace: { _ in false })
        let told = (text: "Welded the hulls of trawlers", isBold: false, date: String?.none)
        let header = (text: "Fitter @ Acme", isBold: true, date: "2015 – 2019" as String?)
        let below = (text: "Ridge Boatyard", isBold: true, date: String?.none)
        #expect(wrapped.areRare(in: lines([header, told, header, told, header, below, told])))
        #expect(!wrapped.areRare(in: lines([header, below, told, header, below, told, header, below, told])))
        let pair = lines([header, below])
        #expect(try joined(pair, isRare: true)?.cells.first?.text == "Fitter @ Acme Ridge Boatyard")
        #expect(try joined(pair)?.text == nil)
    }
}
