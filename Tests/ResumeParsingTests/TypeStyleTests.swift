import TextDocument
import Testing

@testable import ResumeParsing

@Suite("Styles of type")
struct TypeStyleTests {
    private func words(_ sizes: [Double], text: String = "Word") -> [TextWord] {
        sizes.enumerated().map { number, size in
            let left = 50 + 25 * Double(number)
            let box = Bounds(left: left, top: 100, right: left + 22, bottom: 100 + size)
            return TextWord(text: text, box: box, fontSize: size)
        }
    }

    @Test(
        "have a size that counts where it changes once in a line",
        arguments: [
            ([12, 12, 10, 10], [24, 24, 20, 20]), ([10, 10], [20, 20]), ([10, 12.5], [20, 25]), ([], []),
            // Small capitals.
            ([12, 9, 12, 9], [24, 24, 24, 24]), ([9, 12, 9], [24, 24, 24]),
            // Sizes that are rounded to the same half point are the same.
            ([10, 10.2, 9.9, 10.1], [20, 20, 20, 20]),
            // No size that a file may state is too much.
            ([1e300, -5], [2000, 0]),
        ] as [([Double], [Int])]
    )
    func sizes(points: [Double], halves: [Int]) {
        #expect(TypeStyle.of(words(points)).map(\.size) == halves)
    }

    @Test("have weight and slope of each word")
    func weight() {
        var words = words([10, 10, 10])
        words[0].isBold = true
        words[2].isItalic = true
        #expect(
            TypeStyle.of(words) == [
                TypeStyle(isBold: true, isItalic: false, size: 20),
                TypeStyle(isBold: false, isItalic: false, size: 20),
                TypeStyle(isBold: false, isItalic: true, size: 20),
            ]
        )
    }

    @Test("change in a cell where another size begins")
    func changes() throws {
        func cell(_ sizes: [Double]) throws -> DocumentLine.Cell {
            let line = TextLine(words: words(sizes), block: 0)
            let page = TextPage(number: 1, width: 612, height: 792, origin: .textLayer, lines: [line])
            let lines = DocumentLines.lines(of: TextDocument(format: .pdf, pages: [page]))
            return try #require(lines.first?.cells.first)
        }
        let changing = try cell([12, 12, 10])
        #expect(changing.styleChanges.map(\.offset) == [10])
        #expect(changing.firstStyle.size == 24)
        #expect(changing.lastStyle.size == 20)
        #expect(try cell([12, 9, 12, 9]).styleChanges.isEmpty)
        #expect(try cell([12, 12, 12]).styleChanges.isEmpty)
    }
}
