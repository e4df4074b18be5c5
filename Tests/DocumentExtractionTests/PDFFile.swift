/// A PDF of one or more pages, written by hand: content streams with two fonts, `/F` and `/B`.
struct PDFFile {
    /// The content of each page.
    var pages: [String]
    /// Further entries of every page, such as `/Rotate 90`.
    var pageEntries = ""

    /// Lines of black text from the top of a Letter page.
    static func lines(_ lines: [String]) -> String {
        lines.enumerated().map { number, line in
            "BT /F 11 Tf 0 g 72 \(740 - 18 * number) Td (\(line)) Tj ET"
        }.joined(separator: "\n")
    }

    var bytes: [UInt8] {
        let kids = pages.indices.map { "\(10 + 2 * $0) 0 R" }.joined(separator: " ")
        var objects = """
            %PDF-1.4
            1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
            2 0 obj<</Type/Pages/Kids[\(kids)]/Count \(pages.count)>>endobj
            3 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>endobj
            4 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>endobj
            5 0 obj<</Type/XObject/Subtype/Image/Width 4/Height 1/ColorSpace/DeviceRGB/BitsPerComponent 8/Length 12>>
            stream
            @P`pA0h(xQ1H
            endstream endobj
            6 0 obj<</Type/ExtGState/ca 0/CA 0>>endobj

            """
        for (index, content) in pages.enumerated() {
            let resources = "<</Font<</F 3 0 R/B 4 0 R>>/XObject<</I 5 0 R>>/ExtGState<</Clear 6 0 R>>>>"
            objects += """
                \(10 + 2 * index) 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]\(pageEntries)\
                /Contents \(11 + 2 * index) 0 R/Resources\(resources)>>endobj
                \(11 + 2 * index) 0 obj<</Length \(content.utf8.count)>>
                stream
                \(content)
                endstream endobj

                """
        }
        return Array((objects + "trailer<</Root 1 0 R>>").utf8)
    }
}
