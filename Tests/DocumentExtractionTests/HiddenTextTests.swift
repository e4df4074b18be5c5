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
    private func pages(of content: String, pageEntries: String = "") throws -> [Int: TextPage] {
        var pages: [Int: TextPage] = [:]
        let file = PDFFile(pages: [Self.resume + "\n" + content], pageEntries: pageEntries)
        try LoneExtractor.extract(ExtractionRequest(files: [file.bytes])) { pages[$0.number] = $0 }
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
            (
                "pale on a pale colour",
                "1 1 0.6 rg 60 480 300 40 re f BT /F 11 Tf 1 1 0.7 rg 72 500 Td (kubernetes blockchain) Tj ET"
            ),
            (
                "said to be a dot",
                "/Span<</ActualText(kubernetes blockchain)>> BDC BT /F 11 Tf 0 g 72 500 Td (.) Tj ET EMC"
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

    @Test(
        "off the page is reported and is no content, however the page is turned or cut",
        arguments: ["", "/Rotate 90", "/Rotate 180", "/Rotate 270", "/CropBox[50 50 562 760]"]
    )
    func offPage(pageEntries: String) throws {
        let content = "BT /F 11 Tf 0 g 72 -50 Td (kubernetes) Tj 700 500 Td (blockchain) Tj ET"
        let page = try #require(try pages(of: content, pageEntries: pageEntries)[1])
        #expect(Set(page.hiddenWords) == ["kubernetes", "blockchain"])
        #expect(page.hiddenWords.count == 2)
        #expect(page.lines.first?.text == "Jane Example")
        #expect(page.lines.count == 6)
    }

    @Test("off the page is not what the page cuts through, nor what a page shows")
    func cutPage() throws {
        let content = "BT /F 11 Tf 0 g 72 -50 Td (Widgets) Tj 510 200 Td (responsibilities) Tj ET"
        let page = try #require(try pages(of: content)[1])
        #expect(page.hiddenWords.isEmpty)
        // What lies off the page of a word is not known to belong to it.
        #expect(page.lines.contains { $0.text.hasPrefix("resp") })
    }

    @Test(
        "is not what the edge of the page cuts",
        arguments: ["72 786", "72 782", "72 778", "-6 500"]
    )
    func cutLetters(place: String) throws {
        let page = try #require(try pages(of: "BT /B 20 Tf 0 g \(place) Td (Languages) Tj ET")[1])
        #expect(page.hiddenWords.isEmpty)
        #expect(page.lines.contains { $0.text == "Languages" })
    }

    @Test("off the page is reported as far as it takes to judge it")
    func muchOffPage() throws {
        // Twice what is reported, in print large enough that Poppler does not leave it out.
        let lines = (0..<75).map { line in
            let words = (0..<120).map { "word\(line * 120 + $0)abcdef" }.joined(separator: " ")
            return "BT /F 4 Tf 0 g -5000 \(-50 - 10 * line) Td (\(words)) Tj ET"
        }
        let page = try #require(try pages(of: lines.joined(separator: "\n"))[1])
        #expect((3000..<4500).contains(page.hiddenWords.count))
        #expect(page.lines.count == 6)
    }

    @Test("does not hold back the pages that are read: each is out before anything is drawn")
    func order() throws {
        let hidden = Self.resume + "\nBT /F 11 Tf 1 g 72 500 Td (kubernetes) Tj ET"
        var numbers: [Int] = []
        try LoneExtractor.extract(ExtractionRequest(files: [PDFFile(pages: [hidden, hidden]).bytes])) {
            numbers.append($0.number)
        }
        #expect(numbers == [1, 2, 1, 2])
    }

    @Test("is not a row that is printed on two pages because a page was cut through it")
    func pageBreak() throws {
        let row = "(Kept the books of nine branches in the north)"
        let first = Self.resume + "\nBT /F 11 Tf 0 g 72 20 Td \(row) Tj ET"
        let second =
            "q 0 0 612 770 re W n BT /F 11 Tf 0 g 72 772 Td \(row) Tj ET Q\n"
            + "BT /F 11 Tf 0 g 72 740 Td (and the files of the south) Tj ET"
        var pages: [Int: TextPage] = [:]
        try LoneExtractor.extract(ExtractionRequest(files: [PDFFile(pages: [first, second]).bytes])) {
            pages[$0.number] = $0
        }
        #expect(pages[2]?.hiddenWords == [])
        #expect(pages[2]?.lines.map(\.text) == ["and the files of the south"])
        #expect(pages[1]?.lines.last?.text == "Kept the books of nine branches in the north")
    }

    @Test("is not what is printed over itself")
    func printedTwice() throws {
        let content = "BT /F 11 Tf 3 Tr 72 500 Td (kubernetes) Tj ET BT /F 11 Tf 0 Tr 0 g 72 500 Td (kubernetes) Tj ET"
        #expect(try pages(of: content)[1]?.hiddenWords == [])
    }
}
