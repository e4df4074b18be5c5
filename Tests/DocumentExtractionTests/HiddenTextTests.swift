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

@Suite("Hidden text of Word documents")
struct HiddenWordTextTests {
    private func paragraph(_ runs: [(properties: String, text: String)], properties: String = "") throws
        -> FlowParagraph
    {
        let body = runs.map { "<w:r><w:rPr>\($0.properties)</w:rPr><w:t>\($0.text)</w:t></w:r>" }.joined()
        let xml = """
            <w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>\
            <w:p><w:pPr>\(properties)</w:pPr>\(body)</w:p></w:body></w:document>
            """
        let blocks = try WordBodyParser.blocks(
            of: Array(xml.utf8),
            styles: WordStyles(),
            links: [:],
            isPaperWhite: true
        )
        guard case .paragraph(let paragraph) = blocks.first else { throw ExtractionFailure.damaged }
        return paragraph
    }

    @Test(
        "is what is marked as hidden, white on white, or a speck",
        arguments: [
            "<w:vanish/>", "<w:color w:val=\"FFFFFF\"/>", "<w:color w:val=\"FDFDFD\"/>", "<w:sz w:val=\"2\"/>",
        ]
    )
    func hidden(properties: String) throws {
        let paragraph = try paragraph([("", "seen "), (properties, "kubernetes blockchain")])
        #expect(paragraph.hiddenWords == ["kubernetes", "blockchain"])
        let pages = FlowLayout.pages(of: [.paragraph(paragraph)])
        #expect(pages.first?.hiddenWords == ["kubernetes", "blockchain"])
        #expect(pages.first?.lines.map(\.text) == ["seen"])
    }

    @Test("is not white text on a fill, nor what is switched off")
    func visible() throws {
        let white = "<w:color w:val=\"FFFFFF\"/>"
        #expect(try paragraph([(white, "Jane")], properties: "<w:shd w:fill=\"1F3864\"/>").hiddenWords.isEmpty)
        #expect(try paragraph([(white + "<w:shd w:fill=\"1F3864\"/>", "Jane")]).hiddenWords.isEmpty)
        #expect(try paragraph([("<w:vanish w:val=\"0\"/><w:color w:val=\"444444\"/>", "Jane")]).hiddenWords.isEmpty)
    }
}
