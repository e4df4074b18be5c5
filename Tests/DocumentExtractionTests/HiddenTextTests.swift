import Testing
import TextDocument

@testable import DocumentExtraction

@Suite("Hidden text")
struct HiddenTextTests {
    private static let resume = PDFFile.lines([
        "Jane Example", "Senior Engineer", "jane@example.com", "Experience",
        "Engineer, Acme Widgets, 2019 - Present", "Built the thing that counts things",
    ])

    /// The pages as they stand in the end, a later version in the place of an earlier one.
    private func pages(of content: String) throws -> [Int: TextPage] {
        var pages: [Int: TextPage] = [:]
        let request = ExtractionRequest(files: [PDFFile(pages: [Self.resume + "\n" + content]).bytes])
        _ = try DocumentExtractor().extract(request) { pages[$0.number] = $0 }
        return pages
    }

    @Test(
        "is reported with its words and is not content",
        arguments: [
            ("white on white", "BT /F 11 Tf 1 g 72 500 Td (kubernetes blockchain) Tj ET"),
            ("almost white", "BT /F 11 Tf 0.97 g 72 500 Td (kubernetes blockchain) Tj ET"),
            ("of no size", "BT /F 0.01 Tf 0 g 72 500 Td (kubernetes blockchain) Tj ET"),
            ("of one point", "BT /F 1 Tf 0 g 72 500 Td (kubernetes blockchain) Tj ET"),
            ("drawn without ink", "BT /F 11 Tf 0 g 3 Tr 72 500 Td (kubernetes blockchain) Tj ET"),
            ("transparent", "q /Clear gs BT /F 11 Tf 0 g 72 500 Td (kubernetes blockchain) Tj ET Q"),
            ("clipped", "q 0 0 1 1 re W n BT /F 11 Tf 0 g 72 500 Td (kubernetes blockchain) Tj ET Q"),
            ("covered by a shape", "BT /F 11 Tf 0 g 72 500 Td (kubernetes blockchain) Tj ET 1 g 60 480 300 40 re f"),
            (
                "covered by a picture",
                "BT /F 11 Tf 0 g 72 500 Td (kubernetes blockchain) Tj ET q 300 0 0 40 60 480 cm /I Do Q"
            ),
            ("dark on dark", "0.1 0.1 0.2 rg 60 480 300 40 re f BT /F 11 Tf 72 500 Td (kubernetes blockchain) Tj ET"),
        ]
    )
    func hidden(name: String, content: String) throws {
        let page = try #require(try pages(of: content)[1])
        #expect(page.hiddenWords == ["kubernetes", "blockchain"])
        #expect(!page.lines.contains { $0.text.contains("kubernetes") })
        #expect(page.lines.count == 6)
    }

    @Test(
        "is told from text that is only unusual",
        arguments: [
            (
                "white on dark",
                "0.1 0.1 0.3 rg 60 480 300 40 re f BT /F 9 Tf 1 g 72 500 Td (kubernetes blockchain) Tj ET"
            ),
            ("light grey", "BT /F 8 Tf 0.75 g 72 500 Td (kubernetes blockchain) Tj ET"),
            ("small print", "BT /F 5 Tf 0.2 g 72 500 Td (kubernetes blockchain) Tj ET"),
            ("outlined", "BT /B 18 Tf 2 Tr 1 g 0 G 72 500 Td (kubernetes blockchain) Tj ET"),
            (
                "over a picture",
                "q 300 0 0 40 60 480 cm /I Do Q BT /B 12 Tf 0 g 72 500 Td (kubernetes blockchain) Tj ET"
            ),
        ]
    )
    func visible(name: String, content: String) throws {
        let page = try #require(try pages(of: content)[1])
        #expect(page.hiddenWords.isEmpty)
        #expect(page.lines.last?.text == "kubernetes blockchain")
    }

    @Test("off the page is no content")
    func offPage() throws {
        let page = try #require(
            try pages(of: "BT /F 11 Tf 0 g 72 -50 Td (kubernetes) Tj 700 500 Td (blockchain) Tj ET")[1]
        )
        #expect(!page.lines.contains { $0.text.contains("kubernetes") || $0.text.contains("blockchain") })
    }

    @Test("does not hold back the pages that are read: each is out before anything is drawn")
    func order() throws {
        let hidden = Self.resume + "\nBT /F 11 Tf 1 g 72 500 Td (kubernetes) Tj ET"
        var numbers: [Int] = []
        _ = try DocumentExtractor().extract(ExtractionRequest(files: [PDFFile(pages: [hidden, hidden]).bytes])) {
            numbers.append($0.number)
        }
        #expect(numbers == [1, 2, 1, 2])
    }
}
