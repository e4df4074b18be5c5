/// A PDF of one page with lines of text, one under the other.
struct TextPDF {
    struct Line {
        let text: String
        let size: Double
        let isBold: Bool

        init(_ text: String, size: Double = 10.5, isBold: Bool = false) {
            self.text = text
            self.size = size
            self.isBold = isBold
        }
    }

    let lines: [Line]

    /// The file.
    var bytes: [UInt8] {
        let content = content
        let objects = [
            "<</Type/Catalog/Pages 2 0 R>>",
            "<</Type/Pages/Kids[3 0 R]/Count 1>>",
            """
            <</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R\
            /Resources<</Font<</R 5 0 R/B 6 0 R>>>>>>
            """,
            "<</Length \(content.utf8.count)>>\nstream\n\(content)\nendstream",
            "<</Type/Font/Subtype/Type1/BaseFont/Times-Roman/Encoding/WinAnsiEncoding>>",
            "<</Type/Font/Subtype/Type1/BaseFont/Times-Bold/Encoding/WinAnsiEncoding>>",
        ]
        var file = "%PDF-1.4\n"
        var offsets: [Int] = []
        for (index, object) in objects.enumerated() {
            offsets.append(file.utf8.count)
            file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let table = file.utf8.count
        file += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
        for offset in offsets { file += String("0000000000\(offset)".suffix(10)) + " 00000 n \n" }
        file += "trailer\n<</Size \(objects.count + 1)/Root 1 0 R>>\nstartxref\n\(table)\n%%EOF\n"
        return Array(file.utf8)
    }

    private var content: String {
        var top = 740.0
        var drawn = "BT\n"
        for line in lines {
            drawn +=
                "/\(line.isBold ? "B" : "R") \(line.size) Tf 1 0 0 1 60 \(top) Tm (\(Self.escaped(line.text))) Tj\n"
            top -= line.size * 1.55
        }
        return drawn + "ET"
    }

    private static func escaped(_ text: String) -> String {
        text.map { "()\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}
