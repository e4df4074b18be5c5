import TextDocument

/// Reads a PDF page by page: its text layer where there is one, a recognised picture of the page where there is none.
struct PDFReader {
    let limits: ExtractionLimits
    let recogniser: PageRecogniser
    /// Asked before each page that is recognised: recognition costs more processor time than reading.
    let beforeRecognition: () -> Void

    /// Pages with fewer words than this are looked at: they may be scans.
    private static let fewWords = 12
    /// Share of a page's dots that must be ink outside its words before it is taken for a scan.
    private static let inkOfScan = 0.002
    /// Dots per inch; what Tesseract is trained for.
    private static let recognitionResolution = 300.0

    func read(_ bytes: [UInt8], emit: (TextPage) -> Void) throws(ExtractionFailure) {
        let document = try PDFDocument(bytes)
        guard document.pageCount > 0 else { throw .damaged }
        guard document.pageCount <= limits.maximumPages else { throw .tooLarge }
        var recognisedPages = 0
        var readPages = 0
        var wordCount = 0
        for index in 0..<document.pageCount {
            guard let page = document.page(at: index) else { continue }
            readPages += 1
            var words = page.words()
            var origin = TextPage.Origin.textLayer
            if words.count < Self.fewWords, recognisedPages < limits.maximumRecognisedPages,
                hasUnreadInk(page, words: words)
            {
                recognisedPages += 1
                beforeRecognition()
                if let bitmap = page.render(resolution: Self.recognitionResolution),
                    let recognised = recogniser.words(in: bitmap), recognised.count > words.count
                {
                    words = recognised
                    origin = .recognised
                }
            }
            wordCount += words.count
            let layout = PageLayout(words: words)
            emit(
                TextPage(
                    number: page.number,
                    width: page.width,
                    height: page.height,
                    origin: origin,
                    lines: layout.lines()
                )
            )
        }
        guard readPages > 0 else { throw .damaged }
        // Some protected files open and give no text instead of asking for a password.
        if wordCount == 0, bytes.firstRange(of: Array("/Encrypt".utf8)) != nil { throw .encrypted }
    }

    private func hasUnreadInk(_ page: borrowing PDFPage, words: [TextWord]) -> Bool {
        guard let sketch = page.render(resolution: 36) else { return false }
        return sketch.inkShare(outside: words.map(\.box)) > Self.inkOfScan
    }
}
