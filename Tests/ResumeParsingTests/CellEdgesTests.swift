import Resume
import TextDocument
import Testing

@testable import ResumeParsing

@Suite("Cells of table rows")
struct CellEdgesTests {
    /// Rows of cells, each with its left edge; words at five points a character and 2.5 between them.
    private func page(_ rows: [[(text: String, left: Double)]], origin: TextPage.Origin = .textLayer) -> TextPage {
        let lines = rows.enumerated().map { number, cells in
            let words = cells.flatMap { cell in
                var left = cell.left
                return cell.text.split(separator: " ").map { word in
                    let top = Double(number) * 14 + 200
                    let right = left + 5 * Double(word.count)
                    let box = Bounds(left: left, top: top, right: right, bottom: top + 10)
                    left = right + 2.5
                    return TextWord(text: String(word), box: box, fontSize: 10)
                }
            }
            return TextLine(words: words, block: 0)
        }
        return TextPage(number: 1, width: 612, height: 792, origin: origin, lines: lines)
    }

    private func cells(_ page: TextPage, row: Int) -> [String] {
        CellEdges(of: page).cells(of: page.lines[row]).map { $0.map(\.text).joined(separator: " ") }
    }

    /// The first cell ends 8 points before the edge at which other lines begin: no gap by itself.
    private static let beside = [(text: "Languages and grades", left: 53.0), (text: "Dutch, English", left: 156)]
    private static let edge = (1...4).map { _ in [(text: "Chess and rowing", left: 156.0)] }

    @Test("begin at the left edge that other lines have, however narrow the space is")
    func narrow() {
        #expect(cells(page([Self.beside] + Self.edge), row: 0) == ["Languages and grades", "Dutch, English"])
    }

    @Test("are one where too few lines share the edge")
    func fewLines() {
        let rows = [Self.beside] + Self.edge.prefix(3)
        #expect(cells(page(rows), row: 0) == ["Languages and grades Dutch, English"])
    }

    @Test("are one where the next word only happens to stand at the edge")
    func sentence() {
        // "patients" begins at 156, a space of 2.5 points behind the word before.
        let sentence = [(text: "Cared for many", left: 88.5), (text: "patients", left: 156)]
        #expect(cells(page([sentence] + Self.edge), row: 0) == ["Cared for many patients"])
    }

    @Test("are apart at any wide space")
    func wide() {
        let rows = [[(text: "Staff Nurse", left: 50.0), (text: "2016 – 2019", left: 400)]]
        #expect(cells(page(rows), row: 0) == ["Staff Nurse", "2016 – 2019"])
    }

    @Test("of a page whose positions are made up have no edges")
    func madeUp() {
        let page = page([Self.beside] + Self.edge, origin: .flow)
        #expect(cells(page, row: 0) == ["Languages and grades Dutch, English"])
    }

    @Test("begin at bullets that stand below one another behind dates")
    func bullets() {
        let rows = [
            [(text: "2021", left: 108.0), (text: "• Served 38 residents", left: 131.0)],
            [(text: "aujourd’hui", left: 73.0), (text: "• Led a ward", left: 131.0)],
        ]
        #expect(cells(page(rows), row: 0) == ["2021", "• Served 38 residents"])
        #expect(cells(page(rows), row: 1) == ["aujourd’hui", "• Led a ward"])
    }

    @Test(
        "do not begin at bullets that part the fields of a line, or two dates",
        arguments: [("Professor", "• Leeds, UK"), ("May 2004", "• June 2007 Clerk")]
    )
    func fields(before: String, after: String) {
        let row = [(text: before, left: 50.0), (text: after, left: 52.5 + 5 * Double(before.count))]
        #expect(cells(page([row, row]), row: 0) == [before + " " + after])
    }
}
