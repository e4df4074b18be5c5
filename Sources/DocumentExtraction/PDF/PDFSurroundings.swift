import TextDocument

/// What a PDF says off its pages, where nobody sees it.
struct PDFSurroundings: ~Copyable {
    /// The document with pages that reach beyond their edges; nil where it has none, or they cannot be told.
    private let wider: PDFDocument?
    /// Words that some page shows: where a page was cut out of a larger one, the rest of that is no secret.
    private let shown: Set<String>

    /// Points by which sides may be rounded.
    private static let tolerance = 1.5

    init(of bytes: [UInt8], layers: [PDFTextLayer]) {
        wider = Self.widened(bytes)
        shown = Set(layers.lazy.flatMap(\.words).map { Self.plain($0.text.text) })
    }

    /// The word without marks and capitals.
    private static func plain(_ word: String) -> String {
        word.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    private static func widened(_ bytes: [UInt8]) -> PDFDocument? {
        guard let widened = PDFWidening(bytes).widened() else { return nil }
        do {
            return try PDFDocument(widened)
        } catch {
            // The document itself is read all the same; what is off its pages is not told.
            return nil
        }
    }

    /// The words that stand wholly off a page, as many as are reported.
    func words(around page: PDFPage) -> [String] {
        guard let wide = wider?.page(at: page.number - 1) else { return [] }
        let margin = (x: (wide.width - page.width) / 2, y: (wide.height - page.height) / 2)
        guard margin.x > Self.tolerance, margin.y > Self.tolerance else { return [] }
        var hidden = HiddenWords()
        let width = page.width
        let height = page.height
        hidden.append(
            contentsOf: wide.words().words.filter { word in
                word.drawn.right < margin.x - Self.tolerance || word.drawn.left > margin.x + width + Self.tolerance
                    || word.drawn.bottom < margin.y - Self.tolerance
                    || word.drawn.top > margin.y + height + Self.tolerance
            }.map(\.text.text).filter { !shown.contains(Self.plain($0)) }
        )
        return hidden.words
    }
}
