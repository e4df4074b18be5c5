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
