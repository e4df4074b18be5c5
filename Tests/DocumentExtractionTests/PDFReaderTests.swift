import Testing
import TextDocument

@testable import DocumentExtraction

@Suite("PDF pages")
struct PDFReaderTests {
    private func lines(of file: PDFFile) throws -> [String] {
        var pages: [Int: TextPage] = [:]
        try LoneExtractor.extract(ExtractionRequest(files: [file.bytes])) { pages[$0.number] = $0 }
        return pages.sorted { $0.key < $1.key }.flatMap(\.value.lines).map(\.text)
    }

    private static let text = [
        "Jane Example", "Senior Engineer", "Experience at Acme Widgets", "Built the thing that counts things",
    ]

    @Test("read the same whichever way they are turned", arguments: [0, 90, 180, 270])
    func rotation(degrees: Int) throws {
        let file = PDFFile(pages: [PDFFile.lines(Self.text)], pageEntries: "/Rotate \(degrees)")
        #expect(try lines(of: file) == Self.text)
    }

    @Test("read the same when their text lies on its side")
    func sideways() throws {
        let content = "q 0 1 -1 0 800 0 cm\n" + PDFFile.lines(Self.text) + "\nQ"
        #expect(try lines(of: PDFFile(pages: [content])) == Self.text)
    }

    @Test("keep words in one piece that are divided at the end of a line")
    func hyphens() throws {
        let content = PDFFile.lines(["responsible for the develop-", "ment of cross-", "functional teams"])
        #expect(
            try lines(of: PDFFile(pages: [content])) == [
                "responsible for the development", "of cross-functional", "teams",
            ]
        )
    }

    @Test("have the address that stands behind a word")
    func links() throws {
        let annotation =
            "/Annots[<</Type/Annot/Subtype/Link/Rect[70 735 120 752]/A<</S/URI/URI(https://example.com/jane)>>>>]"
        let file = PDFFile(pages: [PDFFile.lines(["Jane Example of some town"])], pageEntries: annotation)
        var words: [TextWord] = []
        try LoneExtractor.extract(ExtractionRequest(files: [file.bytes])) { page in
            words = page.lines.flatMap(\.words)
        }
        #expect(words.first?.link == "https://example.com/jane")
        #expect(words.last?.link == nil)
    }
}
