import Testing
import TextDocument

@testable import DocumentExtraction

@Suite("White space that a PDF paints")
struct PaintedSpaceTests {
    private func texts(_ content: String) throws -> [String] {
        var lines: [TextLine] = []
        let file = PDFFile(pages: [content])
        try LoneExtractor.extract(ExtractionRequest(files: [file.bytes])) { lines = $0.lines }
        return lines.map(\.text)
    }

    @Test("ends a word, however narrow it is", arguments: [-1.2, -1.5, -1.9, -2.6])
    func narrow(spacing: Double) throws {
        let content = "BT /B 11 Tf 0 g \(spacing) Tw 72 700 Td (EXECUTIVE CHEF) Tj 0 -20 Td (CHIEF OF STAFF) Tj ET"
        #expect(try texts(content) == ["EXECUTIVE CHEF", "CHIEF OF STAFF"])
    }

    @Test("ends a word wherever it is written: behind the first, before the second, or by itself")
    func operands() throws {
        let content = """
            BT /F 11 Tf 0 g -1.5 Tw 72 700 Td (SOUS ) Tj (CHEF) Tj ET
            BT /F 11 Tf -1.5 Tw 72 680 Td (SOUS) Tj ( CHEF) Tj ET
            BT /F 11 Tf -1.5 Tw 72 660 Td (SOUS) Tj ( ) Tj (CHEF) Tj ET
            """
        #expect(try texts(content) == ["SOUS CHEF", "SOUS CHEF", "SOUS CHEF"])
    }

    @Test("is missed between letters that are merely set apart, or change their font")
    func unpainted() throws {
        let content = """
            BT /B 12 Tf 0 g 1.3 Tc 72 700 Td (EDUCATION) Tj ET
            BT /F 11 Tf 0 Tc 72 680 Td (Inter) Tj /B 11 Tf (national) Tj ET
            """
        #expect(try texts(content) == ["EDUCATION", "International"])
    }
}
