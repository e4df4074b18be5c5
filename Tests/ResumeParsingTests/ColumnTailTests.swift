import Resume
import TestSupport
import TextDocument
import Testing

@testable import ResumeParsing

@Suite("What stands below two short columns")
struct ColumnTailTests {
    /// A line at a place of its own, in a block of its own.
    private static func line(_ text: String, _ left: Double, _ top: Double, block: Int) -> TextLine {
        var words: [TextWord] = []
        var left = left
        for part in text.split(separator: " ") {
            let right = left + 5 * Double(part.count)
            let box = Bounds(left: left, top: top, right: right, bottom: top + 10)
            words.append(TextWord(text: String(part), box: box, fontSize: 10))
            left = right + 5
        }
        return TextLine(words: words, block: block)
    }

    @Test("is read behind the right one")
    func order() throws {
        let lines = [
            Self.line("Harbour Foreman", 30, 20, block: 0),
            Self.line("Skills", 30, 60, block: 1), Self.line("Rigging", 60, 74, block: 1),
            Self.line("Splicing", 60, 86, block: 1), Self.line("Work History", 30, 114, block: 1),
            Self.line("Harbour Foreman", 30, 126, block: 1),
            Self.line("Team player", 220, 74, block: 2), Self.line("Strong decision maker", 220, 86, block: 2),
            Self.line("October 2010 to Current Blue Harbour Ltd – Hull, England", 30, 138, block: 3),
            Self.line(
                "Ran the yard, planned the work of the crews and kept the books of the stores.",
                30,
                150,
                block: 3
            ),
            Self.line("Deckhand", 30, 162, block: 3),
            Self.line("April 2004 to October 2010 Kestrel Lines Ltd – Leith, Scotland", 30, 174, block: 3),
            Self.line("Kept the lines and the winches in good order, and stood the night watch.", 30, 186, block: 3),
        ]
        let page = TextPage(number: 1, width: 612, height: 792, origin: .textLayer, lines: lines)
        let document = TextDocument(format: .pdf, pages: [page])
        let read = DocumentLines.lines(of: document)
        #expect(read.firstIndex { $0.text == "Strong decision maker" } == 5)
        #expect(read.firstIndex { $0.text == "Work History" } == 6)
        #expect(read[6].block == read[8].block)
        let work = try ParsedRows.resume(of: document).work
        #expect(work.map(\.position) == ["Harbour Foreman", "Deckhand"])
        #expect(work.map(\.name) == ["Blue Harbour Ltd", "Kestrel Lines Ltd"])
    }

    @Test("stays where it is in a column that goes on")
    func sidebar() {
        let left = (0..<14).map { Self.line("Kept the stores", 30, 20 + 14 * Double($0), block: 0) }
        let right = (0..<3).map { Self.line("Rigging", 220, 20 + 14 * Double($0), block: 1) }
        let below = [Self.line("All of this can be proved by letters that I gladly hand over", 30, 240, block: 2)]
        let page = TextPage(number: 1, width: 612, height: 792, origin: .textLayer, lines: left + right + below)
        let read = DocumentLines.lines(of: TextDocument(format: .pdf, pages: [page]))
        #expect(read[13].text == "Kept the stores")
    }
}
