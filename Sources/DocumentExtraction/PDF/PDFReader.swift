import TextDocument

/// Reads a PDF: first the text of all pages, then, where that is in doubt, what the pages show.
///
/// Drawing a page is where hostile files do their harm, so the text is out before anything is drawn. A page that turns
/// out to show something else than its text layer says is handed over again.
struct PDFReader {
    let limits: ExtractionLimits
    let recogniser: PageRecogniser
    /// Asked before work that takes more processor time than reading.
    let allowProcessorTime: (_ seconds: Int) -> Void

    /// Hands over each page as soon as it is read; a page that is handed over again replaces its first version.
    func read(_ bytes: [UInt8], emit: (TextPage) -> Void) throws(ExtractionFailure) {
        let document = try PDFDocument(bytes)
        guard document.pageCount > 0 else { throw .damaged }
        guard document.pageCount <= limits.maximumPages else { throw .tooLarge }
        var layers: [PDFTextLayer] = []
        for index in 0..<document.pageCount {
            guard let page = document.page(at: index) else { continue }
            let layer = PDFTextLayer(page)
            layers.append(layer)
            emit(layer.page())
        }
        guard !layers.isEmpty else { throw .damaged }
        allowProcessorTime(limits.processorSeconds)
        // Taken up when it is needed: most pages have no text beyond their edges.
        var surroundings: PDFSurroundings?
        var hasWords = false
        var recognisedPages = 0
        for (index, layer) in layers.enumerated() {
            let page = layer.page
            let sight = PDFPageSight(page, layer: layer)
            var offPage: [String] = []
            if page.content.reachesBeyond {
                let around = surroundings.take() ?? PDFSurroundings(of: bytes, layers: layers)
                offPage = around.words(around: page)
                surroundings = consume around
            }
            let mayRecognise = recognisedPages < limits.maximumRecognisedPages
            if mayRecognise, sight.isUnread, let recognised = recognised(page, sight: sight, surroundings: offPage) {
                recognisedPages += 1
                emit(recognised)
                hasWords = hasWords || !recognised.lines.isEmpty
            } else {
                let repeated = PDFPageBreak.repeated(on: index, of: layers, hidden: sight.hidden)
                if !sight.hidden.isEmpty || !offPage.isEmpty || !repeated.isEmpty {
                    emit(layer.page(hidden: sight.hidden, repeated: repeated, surroundings: offPage))
                }
                hasWords = hasWords || sight.hidden.count < layer.words.count
            }
        }
        // Some protected files open and give no text instead of asking for a password.
        if !hasWords, document.isEnciphered { throw .encrypted }
    }

    /// The page as its picture reads, where that gives more than its text layer.
    private func recognised(
        _ page: PDFPage,
        sight: PDFPageSight,
        surroundings: [String]
    ) -> TextPage? {
        let drawing = { page.render(resolution: PageRecogniser.resolution)?.tones }
        guard let recognised = recogniser.page(drawnBy: drawing), sight.isImproved(by: recognised.words) else {
            return nil
        }
        return TextPage(
            number: page.number,
            width: recognised.width,
            height: recognised.height,
            origin: .recognised,
            lines: recognised.lines,
            hiddenWords: sight.hiddenText(beside: recognised.words) + surroundings
        )
    }
}
