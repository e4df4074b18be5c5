import Resume
import TestSupport
import TextDocument
import Testing

@testable import ResumeParsing

@Suite("Stretches of time over two lines")
struct BrokenDatesTests {
    private func joined(_ lines: [DocumentLine]) throws -> [String] {
        BrokenDates(scanner: DateScanner(try Knowledge.lexicon())).joined(lines).map(\.text)
    }

    @Test(
        "are one where a bracket is open or a dash goes on",
        arguments: [
            (
                ["Claims Adjuster, Example Mutual (October 2021", "— August 2026)"],
                "Claims Adjuster, Example Mutual (October 2021 – August 2026)"
            ),
            (["Clerk, Acme Ltd (October", "2021 – August 2026)"], "Clerk, Acme Ltd (October 2021 – August 2026)"),
            (
                ["Clerk, Acme Ltd (October 2021 –", "August 2026), Leeds"],
                "Clerk, Acme Ltd (October 2021 – August 2026), Leeds"
            ),
            (["Clerk, Acme Ltd, March 2019", "– July 2021"], "Clerk, Acme Ltd, March 2019 – July 2021"),
            (["Clerk, Acme Ltd, Leeds. Jul. 2013 – Jun.", "2019."], "Clerk, Acme Ltd, Leeds. Jul. 2013 – Jun. 2019."),
            (["Clerk          March 2019", "- present"], "Clerk March 2019 – present"),
        ]
    )
    func whole(rows: [String], text: String) throws {
        #expect(try joined(ParsedRows.lines(rows)) == [text])
    }

    @Test("are one in a column beside labelled fields")
    func columns() throws {
        let work = try ParsedRows.work([
            "From July 2020 to          Employer: Example Consultancy Ltd",
            "present                    Position held: Senior Civil Engineer",
            "From March 2015 to June 2020          Employer: Sample Builders Ltd",
            "                           Position held: Road Engineer",
        ])
        #expect(work.map(\.position) == ["Senior Civil Engineer", "Road Engineer"])
        #expect(work.map(\.name) == ["Example Consultancy Ltd", "Sample Builders Ltd"])
        #expect(work.map(\.isCurrent) == [true, false])
        #expect(work.map(\.startDate?.year) == [2020, 2015])
    }

    @Test("stay in the cell in which they begin")
    func cells() throws {
        let lines = ParsedRows.lines(["Clerk          March 2019", "– July 2021"])
        let whole = BrokenDates(scanner: DateScanner(try Knowledge.lexicon())).joined(lines)
        #expect(whole.map { $0.cells.map(\.text) } == [["Clerk", "March 2019 – July 2021"]])
    }

    @Test(
        "are none where the first line has a whole one, or the second tells something",
        arguments: [
            ["Clerk, Acme Ltd, 2019 – 2021", "– Sorted the mail"],
            ["Clerk, Acme Ltd, March 2019", "– July 2021 brought new tasks"],
            ["Clerk, Acme Ltd, March 2019", "July 2021"], ["Clerk (nights)", "2019 – 2021"],
            ["Clerk (nights", "and Sundays)"], ["Clerk, Acme Ltd", "– March 2019 – July 2021"],
            ["Clerk, Acme Ltd (October 2021", "– August 2026)          Leeds"],
            ["Clerk, Acme Ltd (October 2021", "– August 2026) with leave to care for two small children"],
        ]
    )
    func apart(rows: [String]) throws {
        let lines = ParsedRows.lines(rows)
        #expect(try joined(lines) == lines.map(\.text))
    }

    @Test("do not go on in another page or column")
    func blocks() throws {
        let rows = ["Clerk, Acme Ltd, March 2019", "– July 2021"]
        let lines = Pages.document(rows).pages.flatMap(\.lines)
        #expect(lines.count == 2)
        func page(_ number: Int, _ lines: [TextLine]) -> TextPage {
            TextPage(number: number, width: 612, height: 792, origin: .flow, lines: lines)
        }
        let pages = TextDocument(format: .text, pages: [page(1, [lines[0]]), page(2, [lines[1]])])
        #expect(try joined(DocumentLines.lines(of: pages)).count == 2)
        let columns = [lines[0], TextLine(words: lines[1].words, block: 1)]
        let document = TextDocument(format: .text, pages: [page(1, columns)])
        #expect(try joined(DocumentLines.lines(of: document)).count == 2)
    }

    @Test("are one behind the word that leads to the end")
    func untilWord() throws {
        let lines = ParsedRows.lines(["Clerk, Acme Ltd, Leeds, from July 2013 to", "June 2016"])
        #expect(try joined(lines) == ["Clerk, Acme Ltd, Leeds, from July 2013 to June 2016"])
    }

    @Test(
        "are one where a beginning and an end have cells of their own",
        arguments: [
            "06/2019          02/2021          Fitter at Acme Ltd",
            "06-2019          to          02-2021          Fitter at Acme Ltd",
            "1          Fitter          Acme Ltd          June 2019          February 2021",
        ]
    )
    func ownCells(row: String) throws {
        let work = try ParsedRows.work([row, row.replacing("2021", with: "2019").replacing("2019  ", with: "2017  ")])
        #expect(work.first?.position == "Fitter")
        #expect(work.first?.startDate?.iso8601 == "2019-06")
        #expect(work.first?.endDate?.iso8601 == "2021-02")
    }

    @Test("are one where a sentence stands behind them")
    func sentences() throws {
        let work = try ParsedRows.work([
            "General Manager, Kestrel Hotel, Galway, March 2018 to",
            "date. I run a hotel of forty rooms with a staff of one hundred and ten.",
            "Front Office Manager, Maple Inn, Limerick, May 2013 to February",
            "2018. Led a team of fourteen at the reception of this house in the town.",
        ])
        #expect(work.map(\.position) == ["General Manager", "Front Office Manager"])
        #expect(work.map(\.isCurrent) == [true, false])
        #expect(work.map(\.endDate?.iso8601) == [nil, "2018-02"])
    }
}
