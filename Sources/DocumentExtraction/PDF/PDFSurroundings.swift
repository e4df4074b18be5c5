import CheckedNumbers
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
        let isASCII = word.utf8.allSatisfy { $0 < 0x80 }
        guard !isASCII else {
            return String(decoding: word.lowercased().utf8.filter(isLetterOrDigit), as: UTF8.self)
        }
        return word.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    private static func isLetterOrDigit(_ small: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(small) || PDFSyntax.isDigit(small)
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
        let words = wide.words().words
        let sides = (left: margin.x - Self.tolerance, right: margin.x + page.width + Self.tolerance)
        let isOff = words.map { word in
            word.drawn.right < sides.left || word.drawn.left > sides.right
                || word.drawn.bottom < margin.y - Self.tolerance
                || word.drawn.top > margin.y + page.height + Self.tolerance
        }
        let cut = Self.cutLines(words.map(\.drawn), isOff: isOff)
        var hidden = HiddenWords()
        hidden.append(
            contentsOf: words.indices.filter { isOff[$0] && !cut[$0] }.map { words[$0].text.text }
                .filter { !shown.contains(Self.plain($0)) }
        )
        return hidden.words
    }

    /// Points between the middles of words in one line.
    private static let rowHeight = 4.0

    /// Which words go on with a line that the page shows the beginning or the end of: an edge cuts through it, and who looks
    /// at the page sees that it does.
    private static func cutLines(_ boxes: [Bounds], isOff: [Bool]) -> [Bool] {
        var isCut = [Bool](repeating: false, count: boxes.count)
        let byLeft = boxes.indices.sorted { boxes[$0].left < boxes[$1].left }
        for isForward in [true, false] {
            // How far the words of each row reach that are shown, or go on with some that are.
            var reach: [Int: Double] = [:]
            for index in isForward ? byLeft : byLeft.reversed() {
                let box = boxes[index]
                let row = Int(saturating: (box.middleY / rowHeight).rounded())
                if isOff[index] {
                    let near = [row - 1, row, row + 1].compactMap { reach[$0] }
                    let space = box.bottom - box.top
                    isCut[index] =
                        isCut[index]
                        || near.contains { abs(isForward ? box.left - $0 : $0 - box.right) < space }
                    guard isCut[index] else { continue }
                }
                let end = isForward ? box.right : box.left
                reach[row] = reach[row].map { isForward ? max($0, end) : min($0, end) } ?? end
            }
        }
        return isCut
    }
}
