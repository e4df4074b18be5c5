import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Text across a page")
struct SidewaysTextTests {
    private static let text = [
        "Jane Example", "Senior Engineer", "jane@example.com", "Experience", "Engineer, Acme Widgets, 2019 - Present",
        "Built the thing that counts things",
    ]

    private func lines(_ label: String, size: String = "/F 12", pageEntries: String = "") throws -> [TextLine] {
        let content = PDFFile.lines(Self.text) + "\nBT \(size) Tf 0 g \(label) Tj ET"
        let file = PDFFile(pages: [content], pageEntries: pageEntries)
        var pages: [Int: TextPage] = [:]
        try LoneExtractor.extract(ExtractionRequest(files: [file.bytes])) { pages[$0.number] = $0 }
        #expect(pages.values.flatMap(\.hiddenWords).isEmpty)
        return pages.values.flatMap(\.lines)
    }

    @Test(
        "is read in its own direction, behind the lines that it stands beside",
        arguments: [
            "0 1 -1 0 40 650 Tm (Curriculum Vitae 2024)", "0 1 -1 0 66 640 Tm (Curriculum Vitae 2024)",
            "0 1 -1 0 400 600 Tm (Curriculum Vitae 2024)",
        ],
        ["", "/Rotate 90", "/Rotate 180"]
    )
    func label(text: String, pageEntries: String) throws {
        try expectLabel(text, pageEntries: pageEntries)
    }

    @Test("may be read downwards", arguments: ["", "/Rotate 180"])
    func downwards(pageEntries: String) throws {
        try expectLabel("0 -1 1 0 580 745 Tm (Curriculum Vitae 2024)", pageEntries: pageEntries)
    }

    private func expectLabel(_ text: String, pageEntries: String) throws {
        let lines = try lines(text, pageEntries: pageEntries)
        #expect(lines.map(\.text) == Self.text + ["Curriculum Vitae 2024"])
        // A block of its own, where it stands on the page.
        let label = try #require(lines.last)
        #expect(!lines.dropLast().map(\.block).contains(label.block))
        let box = try #require(label.box)
        #expect(box.height > 5 * box.width)
        #expect(box.top > 10 && box.bottom < 210)
    }

    @Test("keeps its short words")
    func shortWords() throws {
        #expect(try lines("0 1 -1 0 40 600 Tm (Portfolio of J. Example)").last?.text == "Portfolio of J. Example")
    }

    @Test("goes back where it stood", arguments: TextDirection.allCases)
    func lying(direction: TextDirection) {
        let box = Bounds(left: 10, top: 20, right: 40, bottom: 90)
        let upright = direction.upright(box, width: 612, height: 792)
        #expect(direction.lying(upright, width: 612, height: 792) == box)
    }

    @Test("is told by letters that stand close above each other, and by three of them at least")
    func word() {
        func column(_ count: Int, step: Double) -> ArraySlice<Bounds> {
            (0..<count).map { index in
                let top = 100 + Double(index) * step
                return Bounds(left: 50, top: top, right: 61, bottom: top + 6)
            }[...]
        }
        #expect(TextDirection(ofWord: column(3, step: 6), on: .rightwards) == .downwards)
        #expect(TextDirection(ofWord: column(3, step: -6), on: .rightwards) == .upwards)
        #expect(TextDirection(ofWord: column(3, step: 6), on: .downwards) == nil)
        #expect(TextDirection(ofWord: column(2, step: 6), on: .rightwards) == nil)
        // Lines of one letter each.
        #expect(TextDirection(ofWord: column(3, step: 14), on: .rightwards) == nil)
    }
}
