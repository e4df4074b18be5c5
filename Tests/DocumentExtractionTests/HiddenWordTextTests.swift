import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Hidden text of Word documents")
struct HiddenWordTextTests {
    private static let namespace = "xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\""
    private static let styles = """
        <w:styles \(namespace)><w:style w:type="table" w:styleId="Dark"><w:tcPr><w:shd w:val="clear" w:fill="1F3864"/>\
        </w:tcPr></w:style><w:style w:type="table" w:styleId="Grid"/><w:style w:type="character" w:styleId="Ghost">\
        <w:rPr><w:color w:val="FFFFFF"/></w:rPr></w:style><w:style w:type="character" w:styleId="Phantom">\
        <w:basedOn w:val="Ghost"/></w:style><w:style w:type="paragraph" w:styleId="Banner"><w:pPr>\
        <w:shd w:val="clear" w:fill="1F3864"/></w:pPr></w:style></w:styles>
        """
    private static let white = "<w:color w:val=\"FFFFFF\"/>"

    private func run(_ text: String, _ properties: String = "") -> String {
        "<w:r><w:rPr>\(properties)</w:rPr><w:t>\(text)</w:t></w:r>"
    }

    private func blocks(_ body: String, drawings: WordDrawings = WordDrawings()) throws -> [FlowBlock] {
        let xml = "<w:document \(Self.namespace)><w:body>\(body)</w:body></w:document>"
        return try WordBodyParser.blocks(
            of: Array(xml.utf8),
            styles: try WordStyles(Array(Self.styles.utf8)),
            links: [:],
            drawings: drawings
        )
    }

    private func paragraph(_ runs: [(properties: String, text: String)], properties: String = "") throws
        -> FlowParagraph
    {
        let body = runs.map { run($0.text, $0.properties) }.joined()
        let blocks = try blocks("<w:p><w:pPr>\(properties)</w:pPr>\(body)</w:p>")
        guard case .paragraph(let paragraph) = blocks.first else { throw ExtractionFailure.damaged }
        return paragraph
    }

    private func hiddenWords(_ blocks: [FlowBlock]) -> [String] {
        FlowLayout.pages(of: blocks).flatMap(\.hiddenWords)
    }

    @Test(
        "is what is marked as hidden, white on white, or a speck",
        arguments: [
            "<w:vanish/>", "<w:color w:val=\"FFFFFF\"/>", "<w:color w:val=\"FDFDFD\"/>", "<w:sz w:val=\"2\"/>",
            "<w:rStyle w:val=\"Ghost\"/>", "<w:rStyle w:val=\"Phantom\"/>",
            "<w:color w:val=\"222222\"/><w:shd w:val=\"clear\" w:fill=\"222222\"/>",
            "<w:color w:val=\"FFFFFF\"/><w:highlight w:val=\"white\"/>", "<w:w w:val=\"1\"/>", "<w:webHidden/>",
            "<w:color w:val=\"auto\" w:themeColor=\"background1\"/>", "<w:textFill><w:noFill/></w:textFill>",
            "<w:textFill><w:solidFill><w:srgbClr w:val=\"FFFFFF\"/></w:solidFill></w:textFill>",
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
        #expect(try paragraph([(Self.white, "Jane")], properties: "<w:shd w:fill=\"1F3864\"/>").hiddenWords.isEmpty)
        #expect(try paragraph([(Self.white + "<w:shd w:fill=\"1F3864\"/>", "Jane")]).hiddenWords.isEmpty)
        #expect(try paragraph([("<w:vanish w:val=\"0\"/><w:color w:val=\"444444\"/>", "Jane")]).hiddenWords.isEmpty)
    }

    @Test(
        "is not white text on a dark style, cell, highlight or drawing",
        arguments: [
            ("<w:pPr><w:pStyle w:val=\"Banner\"/></w:pPr>", ""), ("", "<w:highlight w:val=\"darkBlue\"/>"),
            ("", "<w:shd w:val=\"solid\" w:color=\"1F3864\" w:fill=\"auto\"/>"),
            ("", "<w:rStyle w:val=\"Ghost\"/><w:color w:val=\"auto\"/>"),
        ]
    )
    func dark(paragraph: String, properties: String) throws {
        let color = properties.contains("auto\"/>") && properties.contains("Ghost") ? "" : Self.white
        #expect(try hiddenWords(blocks("<w:p>\(paragraph)\(run("Jane", color + properties))</w:p>")).isEmpty)
        var drawings = WordDrawings()
        try drawings.add(Array("<w:x \(Self.namespace)><w:background/></w:x>".utf8), isBody: true)
        #expect(try hiddenWords(blocks("<w:p>\(run("Jane", Self.white))</w:p>", drawings: drawings)).isEmpty)
    }

    @Test(
        "is that of a paragraph without room",
        arguments: ["<w:spacing w:line=\"1\" w:lineRule=\"exact\"/>", "<w:ind w:left=\"-30000\"/>"]
    )
    func room(properties: String) throws {
        #expect(try paragraph([("", "kubernetes")], properties: properties).hiddenWords == ["kubernetes"])
    }

    @Test("is that of a row without height, and of the code of a field")
    func elements() throws {
        let cell = "<w:tc><w:p>\(run("kubernetes"))</w:p></w:tc>"
        for properties in ["<w:hidden/>", "<w:trHeight w:val=\"10\" w:hRule=\"exact\"/>"] {
            let table = "<w:tbl><w:tr><w:trPr>\(properties)</w:trPr>\(cell)</w:tr><w:tr>\(cell)</w:tr></w:tbl>"
            #expect(try hiddenWords(blocks(table)) == ["kubernetes"])
        }
        func mark(_ kind: String) -> String { "<w:r><w:fldChar w:fldCharType=\"\(kind)\"/></w:r>" }
        let field = mark("begin") + run("kubernetes") + mark("separate") + run("Nurse") + mark("end") + run("yes")
        #expect(try hiddenWords(blocks("<w:p>\(field)</w:p><w:p>\(run("yes"))</w:p>")) == ["kubernetes"])
        #expect(try hiddenWords(blocks("<w:p>\(mark("begin"))</w:p><w:p>\(run("yes"))</w:p>")).isEmpty)
    }

    @Test(
        "in a table is white text in a cell that is not filled",
        arguments: [
            ("", "", true), ("<w:tblStyle w:val=\"Grid\"/>", "", true), ("<w:tblStyle w:val=\"Dark\"/>", "", false),
            ("", "<w:shd w:val=\"clear\" w:fill=\"1F3864\"/>", false),
            ("<w:tblStyle w:val=\"Dark\"/>", "<w:shd w:val=\"clear\" w:fill=\"FFFFFF\"/>", true),
        ]
    )
    func cells(table: String, cell: String, isHidden: Bool) throws {
        let first = "<w:tc><w:tcPr>\(cell)</w:tcPr><w:p>\(run("kubernetes", Self.white))</w:p></w:tc>"
        let second = "<w:tc><w:p>\(run("Nurse"))</w:p></w:tc>"
        let blocks = try blocks("<w:tbl><w:tblPr>\(table)</w:tblPr><w:tr>\(first)\(second)</w:tr></w:tbl>")
        #expect(hiddenWords(blocks) == (isHidden ? ["kubernetes"] : []))
        let texts = FlowLayout.pages(of: blocks).flatMap(\.lines).map(\.text)
        #expect(texts == [isHidden ? "Nurse" : "kubernetes Nurse"])
    }
}
