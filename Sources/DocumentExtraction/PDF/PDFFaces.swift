import CPagePaint

/// The fonts that a page is set in, to see what they draw.
///
/// Font files are looked into when that is asked for: what is in them does harm to no text that was read before.
@safe final class PDFFaces {
    private let page: OpaquePointer
    /// Outlives its pages.
    private let document: PDFDocument

    init(consuming page: OpaquePointer, of document: PDFDocument) {
        unsafe self.page = page
        self.document = document
    }

    deinit {
        unsafe vitae_page_free(page)
    }

    /// Whether something of the size of a letter is drawn for a glyph.
    func draw(_ glyph: PDFGlyphPaint) -> Bool {
        unsafe vitae_page_draws(page, glyph.face, glyph.code)
    }
}
