import CPagePaint
import Glibc
import TextDocument

/// A PDF opened from memory. One thread; pages keep it.
@safe final class PDFDocument {
    private let pointer: OpaquePointer
    private let memory: UnsafeMutableRawPointer
    private let length: Int
    /// For cairo, taken up when a page is drawn: most pages never are.
    private lazy var drawings = unsafe CairoDocument(memory, length: length)

    /// Opens the document, with an empty user password where one is asked for.
    ///
    /// - Throws: `encrypted` when a password is needed, `damaged` for anything else that cannot be opened.
    init(_ bytes: [UInt8]) throws(ExtractionFailure) {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: max(bytes.count, 1), alignment: 16)
        unsafe bytes.withUnsafeBytes { source in
            if let base = source.baseAddress { unsafe memory.copyMemory(from: base, byteCount: source.count) }
        }
        var status = VITAE_PDF_DAMAGED
        guard let opened = unsafe vitae_pdf_open(memory, bytes.count, &status) else {
            unsafe memory.deallocate()
            throw status == VITAE_PDF_ENCRYPTED ? .encrypted : .damaged
        }
        unsafe pointer = opened
        unsafe self.memory = memory
        length = bytes.count
    }

    deinit {
        drawings = nil
        unsafe vitae_pdf_close(pointer)
        unsafe memory.deallocate()
    }

    var pageCount: Int {
        Int(unsafe vitae_pdf_page_count(pointer))
    }

    /// Whether parts of it are enciphered, with or without a password.
    var isEnciphered: Bool {
        contains("/Encrypt")
    }

    /// Opens a page.
    ///
    /// - Parameter index: number of the page, from 0.
    /// - Returns: nil when the page cannot be read.
    func page(at index: Int) -> PDFPage? {
        var width = 0.0
        var height = 0.0
        guard unsafe vitae_pdf_page_size(pointer, Int32(index + 1), &width, &height) else { return nil }
        return PDFPage(of: self, number: index + 1, width: width, height: height)
    }

    /// Interprets a page.
    ///
    /// - Parameter number: of the page, from 1.
    /// - Returns: all that is asked about it; nothing for one that cannot be read.
    func content(ofPage number: Int) -> PDFPageContent {
        guard let page = unsafe vitae_page_read(pointer, Int32(number)) else { return PDFPageContent() }
        return unsafe PDFPageContent(vitae_page_content(page), faces: PDFFaces(consuming: page, of: self))
    }

    /// Draws a page with one of the two renderers, which take different ways through a file.
    ///
    /// - Returns: whether the dots, white before, show the page now.
    func draw(
        page number: Int,
        with renderer: PDFPage.Renderer,
        on dots: UnsafeMutableBufferPointer<UInt32>,
        columns: Int,
        rows: Int,
        resolution: Double
    ) -> Bool {
        switch renderer {
        case .cairo:
            unsafe drawings?.draw(page: number, on: dots, columns: columns, rows: rows, scale: resolution / 72) ?? false
        case .splash:
            unsafe vitae_pdf_draw(pointer, Int32(number), resolution, dots.baseAddress, Int32(columns), Int32(rows))
        }
    }

    /// Whether the bytes hold a name; a search of the standard library takes longer than reading the text.
    private func contains(_ name: String) -> Bool {
        let name = Array(name.utf8)
        guard let first = name.first else { return true }
        var start = unsafe UnsafeRawPointer(memory)
        let end = unsafe start + length
        while unsafe end - start >= name.count,
            let found = unsafe memchr(start, Int32(first), end - start - name.count + 1)
        {
            let next = unsafe found + name.count
            let goesOn = unsafe next < end && isalnum(Int32(next.load(as: UInt8.self))) != 0
            if unsafe memcmp(found, name, name.count) == 0, !goesOn { return true }
            unsafe start = UnsafeRawPointer(found) + 1
        }
        return false
    }
}
