import Glibc
import TextDocument

/// Does once, before the process is locked in, what libraries do with their first document: they read configuration,
/// find fonts, and load what they load late.
///
/// To be kept while documents are read: Poppler drops its tables with the last document that is open, and reads them
/// anew with the next, which takes longer than reading the text of a page.
struct WarmUp: ~Copyable {
    private let document: PDFDocument?

    /// A page with a line of text in a font that it does not carry.
    private static let page = """
        %PDF-1.4
        1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
        2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
        3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 50]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
        4 0 obj<</Length 37>>stream
        BT /F 12 Tf 10 20 Td (Vitae) Tj ET
        endstream endobj
        5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
        trailer<</Root 1 0 R>>
        """

    init() {
        tzset()
        Self.failOnce()
        document = Self.opened()
    }

    /// What stands on a page that is read and analysed like any other, a line each: nobody's résumé.
    private static let rows = [
        "Robin Example", "robin@example.com | +1 617 555 0100 | Boston, MA", "Summary",
        "Baker with eight years of experience in busy kitchens.", "Experience",
        "Senior Baker, Globex Bakery, Boston, MA", "March 2019 - Present",
        "- Led a team of 5 bakers and cut waste by 12%.",
        "Baker, Initech Foods, Chicago, IL", "06/2015 - 02/2019", "- Baked 300 loaves a day.", "Education",
        "BSc Food Science, Example University, 2011 - 2015", "Skills", "Baking, Excel, Python, Team leadership",
        "Languages",
        "English (native), Spanish (fluent)",
    ]

    /// Reads and analyses a page as documents are.
    ///
    /// - Parameter analysis: what documents are analysed with; nil where they are only read.
    static func rehearse(_ analysis: DocumentAnalysis?) {
        let texts = rows.enumerated().map { index, row in
            let text = row.replacing("(", with: "\\(").replacing(")", with: "\\)")
            return "BT /\(index % 3 == 0 ? "B" : "F") 11 Tf 60 \(740 - 16 * index) Td (\(text)) Tj ET"
        }
        let content = texts.joined(separator: "\n")
        let page = """
            %PDF-1.4
            1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
            2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
            3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R
            /Resources<</Font<</F 5 0 R/B 6 0 R>>>>>>endobj
            4 0 obj<</Length \(content.utf8.count)>>stream
            \(content)
            endstream endobj
            5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
            6 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold>>endobj
            trailer<</Root 1 0 R>>
            """
        var pages: [TextPage] = []
        do throws(ExtractionFailure) {
            let request = ExtractionRequest(files: [Array(page.utf8)])
            let format = try DocumentExtractor().extract(request) { page in
                pages.append(page)
                _ = ExtractionFrame.page(page).bytes
            }
            _ = analysis?(TextDocument(format: format, pages: pages), CalendarDay(year: 2026, month: 1, day: 1))
        } catch {
            // A library that cannot read this page will say so with the first document.
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
