import TextDocument
import Testing

@testable import ResumeParsing

@Suite("Lines on every page")
struct RepeatedLinesTests {
    /// A line and the height at which it stands, on a page of 800 points.
    private typealias Row = (text: String, top: Double)

    /// The lines that are read of a document.
    private func read(_ pages: [[Row]], format: DocumentFormat = .pdf) -> [String] {
        let pages = pages.enumerated().map { number, rows in
            TextPage(number: number + 1, width: 600, height: 800, origin: .textLayer, lines: rows.map(line))
        }
        return DocumentLines.lines(of: TextDocument(format: format, pages: pages)).map(\.text)
    }

    private func line(_ row: Row) -> TextLine {
        var left = 50.0
        let words = row.text.split(separator: " ").map { (word: Substring) -> TextWord in
            let right = left + 5 * Double(word.count)
            let box = Bounds(left: left, top: row.top, right: right, bottom: row.top + 10)
            left = right + 2.5
            return TextWord(text: String(word), box: box, fontSize: 10)
        }
        return TextLine(words: words, block: 0)
    }

    @Test("are read once when they stand in the margin")
    func header() {
        let contact = "Jane Example | jane@example.com"
        let pages = ["Engineer", "Driver", "Cook"].enumerated().map { number, text -> [Row] in
            [(contact, 30 + Double(number)), (text, 300), ("CV of Jane, page \(number + 1) of 3", 760)]
        }
        #expect(read(pages) == [contact, "Engineer", "CV of Jane, page 1 of 3", "Driver", "Cook"])
    }

    @Test("are all read when they stand in the text")
    func content() {
        let pages = [[("Engineer", 300.0), ("Driver", 650)], [("Engineer", 300), ("Driver", 650)]]
        #expect(read(pages) == ["Engineer", "Driver", "Engineer", "Driver"])
    }

    @Test("are all read when they stand at other heights of the margin, or say something else")
    func otherLines() {
        #expect(read([[("Engineer", 40)], [("Engineer", 60)]]) == ["Engineer", "Engineer"])
        #expect(read([[("Engineer", 40)], [("Engineers", 40)]]) == ["Engineer", "Engineers"])
        #expect(read([[("Engineer", 40)], [("Engineer", 300)]]) == ["Engineer", "Engineer"])
    }

    @Test(
        "are page numbers, left out of the first page, too",
        arguments: ["1", "Page 1", "1/2", "- 1 -", "Seite 1 von 2"]
    )
    func pageNumber(text: String) {
        #expect(read([[("Engineer", 300), (text, 770)]]) == ["Engineer"])
        #expect(read([[("Engineer", 300), (text, 400)]]).count == 2)
    }

    @Test("are no page numbers when they hold a year or a word", arguments: ["2016", "2016 – 2019", "12 nurses"])
    func noPageNumber(text: String) {
        #expect(read([[("Engineer", 300), (text, 770)]]) == ["Engineer", text])
    }

    @Test("are all read where pages are made up")
    func flow() {
        #expect(read([[("Engineer", 30)], [("Engineer", 30)]], format: .docx) == ["Engineer", "Engineer"])
    }
}
