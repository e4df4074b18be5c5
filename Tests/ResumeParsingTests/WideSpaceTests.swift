import TextDocument
import Testing

@testable import ResumeParsing

@Suite("Cells set apart by wide spaces")
struct WideSpaceTests {
    /// A row of words with the space in points in front of each; five points a character, in 10 points.
    struct Row {
        let words: [(space: Double, text: String)]

        /// Fields with a space between them, and words with another.
        init(_ fields: [String], space: Double, between words: Double = 2.5) {
            self.words = fields.enumerated().flatMap { field, text in
                text.split(separator: " ").enumerated().map { number, word in
                    (number > 0 ? words : field > 0 ? space : 0, String(word))
                }
            }
        }
    }

    private func page(_ rows: [Row], origin: TextPage.Origin = .textLayer) -> TextPage {
        let lines = rows.enumerated().map { number, row in
            var left = 50.0
            let words = row.words.map { space, text in
                let top = Double(number) * 14 + 200
                let right = left + space + 5 * Double(text.count)
                let box = Bounds(left: left + space, top: top, right: right, bottom: top + 10)
                left = right
                return TextWord(text: text, box: box, fontSize: 10)
            }
            return TextLine(words: words, block: 0)
        }
        return TextPage(number: 1, width: 612, height: 792, origin: origin, lines: lines)
    }

    private func cells(_ rows: [Row], origin: TextPage.Origin = .textLayer) -> [String] {
        let page = page(rows, origin: origin)
        return CellEdges(of: page).cells(of: page.lines[0]).map { $0.map(\.text).joined(separator: " ") }
    }

    private static let names = ["Blue Harbour Boat Works", "Senior Fitter", "Hull"]

    @Test("are the fields of a line whose words stand closer")
    func fields() {
        #expect(cells([Row(Self.names, space: 12)]) == Self.names)
    }

    @Test(
        "are one where no space is wide, or all spaces are",
        arguments: [
            Row(names, space: 9), Row(names, space: 12, between: 6), Row(["Blue Harbour", "Hull"], space: 12),
        ]
    )
    func whole(row: Row) {
        let text = row.words.map(\.text).joined(separator: " ")
        #expect(cells([row]) == [text])
    }

    @Test("are one on a page whose positions are made up")
    func madeUp() {
        let text = Self.names.joined(separator: " ")
        #expect(cells([Row(Self.names, space: 12)], origin: .flow) == [text])
    }

    private static let dated = ["2016 – 2019", "2014 – 2016", "2011 – 2014"].map { Row([$0, "Staff Nurse"], space: 7) }

    @Test("begin behind dates at an edge that several lines share, though the space is narrow")
    func dates() {
        #expect(cells(Self.dated) == ["2016 – 2019", "Staff Nurse"])
    }

    @Test(
        "do not begin behind two dates, behind words, or behind a longer text",
        arguments: [
            Array(dated.prefix(2)), Array(repeating: Row(["Wards and nights", "Staff Nurse"], space: 7), count: 3),
            Array(repeating: Row(["In 2016 on one of wards", "Staff Nurse"], space: 7), count: 3),
            Array(repeating: Row(["2016 – 2019", "Staff Nurse"], space: 4), count: 3),
        ]
    )
    func noDates(rows: [Row]) {
        #expect(cells(rows).count == 1)
    }
}
