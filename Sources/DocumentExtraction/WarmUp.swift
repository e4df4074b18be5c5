import Glibc
import TextDocument

/// Does once, before the process is locked in, what libraries do with their first document: they read configuration,
/// find fonts, and load what they load late.
///
/// To be kept while documents are read: Poppler drops its tables with the last document that is open, and reads them
/// anew with the next, which takes longer than reading the text of a page.
struct WarmUp: ~Copyable {
    private let document: PDFDocument?

    /// A page with text in two fonts that it does not carry, set as résumés set theirs.
    private static let page: String = {
        let lines = [
            ("B", 20, 72, 740, "Robin Example"), ("F", 10, 72, 720, "Boston, MA | robin@example.com"),
            ("B", 12, 72, 690, "EXPERIENCE"), ("B", 10, 72, 672, "Senior Baker, Globex Bakery"),
            ("F", 10, 440, 672, "March 2019 - Present"), ("F", 10, 84, 656, "\\267 Led a team of 5 bakers"),
            ("F", 10, 84, 642, "\\267 Cut waste by 12 %"), ("B", 12, 72, 610, "SKILLS"),
            ("F", 10, 72, 592, "Baking"), ("F", 10, 320, 592, "Excel"),
        ]
        let text = lines.map { font, size, x, y, text in
            "BT /\(font) \(size) Tf \(x) \(y) Td (\(text)) Tj ET"
        }.joined(separator: "\n")
        let content = text + "\n0.5 w 72 686 m 540 686 l S\n"
        return """
            %PDF-1.4
            1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
            2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
            3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R/B 6 0 R>>>>>>endobj
            4 0 obj<</Length \(content.utf8.count)>>stream
            \(content)endstream endobj
            5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>endobj
            6 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>endobj
            trailer<</Root 1 0 R>>
            """
    }()

    init() {
        tzset()
        Self.failOnce()
        document = Self.opened()
        Self.readOnce()
    }

    /// Reads the page as any document: what is made when it is first asked for is then there for all of them.
    private static func readOnce() {
        do throws(ExtractionFailure) {
            let request = ExtractionRequest(files: [Array(page.utf8)])
            _ = try DocumentExtractor().extract(request) { _ = ExtractionFrame.page($0).bytes }
        } catch {
            // It will be said of the first document as well.
            return
        }
    }

    private static func opened() -> PDFDocument? {
        do throws(ExtractionFailure) {
            let document = try PDFDocument(Array(page.utf8))
            if let first = document.page(at: 0) {
                _ = first.words()
                _ = first.render(resolution: 36)
            }
            return document
        } catch {
            // A library that cannot read this page will say so with the first document.
            return nil
        }
    }

    /// The first error message is looked up among translations, which opens and loads more than any document does.
    private static func failOnce() {
        do throws(ExtractionFailure) {
            _ = try PDFDocument(Array("%PDF-1.4".utf8))
        } catch {
            return
        }
    }
}
