import CheckedNumbers
import TextDocument

/// One page of a PDF, with its text and two ways to draw it. It is interpreted once, unless it is drawn.
final class PDFPage {
    private let document: PDFDocument
    let number: Int
    /// Size in points.
    let width: Double
    let height: Double
    /// What is on it.
    private(set) lazy var content = document.content(ofPage: number)

    /// Two programs that draw the same page by different ways: what neither shows, nobody sees.
    enum Renderer {
        /// Through poppler-glib.
        case cairo
        /// Poppler's own.
        case splash
    }

    /// The longest side of a page in points (PDF 2.0, annex C); a file may say anything.
    private static let longestSide = 14_400.0
    /// Dots of the largest drawing: a page of A3 at 300 dots per inch has 17 million.
    private static let mostDots = 40_000_000
    /// A dot of paper.
    private static let white: UInt32 = 0xFFFF_FFFF

    init(of document: PDFDocument, number: Int, width: Double, height: Double) {
        self.document = document
        self.number = number
        self.width = Self.plausible(width)
        self.height = Self.plausible(height)
    }

    /// The words of the text layer in the order Poppler reads them, with links attached, and which way they run.
    func words() -> (words: [PDFWord], direction: TextDirection) {
        let direction = TextDirection(of: content.characters)
        let words = content.characters.words(direction: direction, width: width, height: height)
        return (attachLinks(to: words), direction)
    }

    private static func plausible(_ side: Double) -> Double {
        side.isFinite ? min(max(side, 0), longestSide) : 0
    }

    /// Draws the page in colour on white.
    ///
    /// - Parameters:
    ///   - resolution: dots per inch.
    ///   - renderer: what draws it.
    /// - Returns: nil for a page that is empty or too large to draw.
    func render(resolution: Double, with renderer: Renderer = .cairo) -> ColourBitmap? {
        let scale = resolution / 72
        let columns = Int(saturating: (width * scale).rounded())
        let rows = Int(saturating: (height * scale).rounded())
        guard columns > 0, rows > 0, columns < 32_767, rows < 32_767, columns * rows <= Self.mostDots else {
            return nil
        }
        let dots = unsafe [UInt32](unsafeUninitializedCapacity: columns * rows) { buffer, count in
            unsafe buffer.initialize(repeating: Self.white)
            let isDrawn = unsafe document.draw(
                page: number,
                with: renderer,
                on: buffer,
                columns: columns,
                rows: rows,
                resolution: resolution
            )
            count = isDrawn ? buffer.count : 0
        }
        guard !dots.isEmpty else { return nil }
        return ColourBitmap(width: columns, height: rows, resolution: resolution, dots: dots)
    }

    private func attachLinks(to words: [PDFWord]) -> [PDFWord] {
        let links = content.links
        guard !links.isEmpty else { return words }
        return words.map { word in
            var word = word
            let box = word.drawn
            word.text.link = links.first { $0.area.contains(x: box.middleX, y: box.middleY) }?.address
            return word
        }
    }
}
