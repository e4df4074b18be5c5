import Resume
import TextDocument
import TextFolding

/// A line of the document as the parser looks at it.
struct DocumentLine: Sendable {
    /// A part of a line that stands apart from the next.
    struct Cell: Sendable {
        let text: String
        let left: Double
        let right: Double
        let isBold: Bool
        let isItalic: Bool
        /// Characters with which another style of type begins, behind the first, with that style.
        var styleChanges: [StyleChange] = []
        /// The style that the text begins with, where it is not that of most words.
        var opening: TypeStyle?

        var firstStyle: TypeStyle { opening ?? TypeStyle(isBold: isBold, isItalic: isItalic) }
        var lastStyle: TypeStyle { styleChanges.last?.style ?? firstStyle }

        /// This cell with another one's text behind its own.
        ///
        /// - Parameters:
        ///   - next: the text that goes on.
        ///   - right: where the whole ends; nil for where this cell does.
        /// - Returns: one cell with both texts.
        func joined(with next: Cell, endingAt right: Double? = nil) -> Cell {
            let seam = StyleChange(offset: text.count + 1, style: next.firstStyle)
            return Cell(
                text: text + " " + next.text,
                left: left,
                right: right ?? self.right,
                isBold: isBold,
                isItalic: isItalic,
                styleChanges: styleChanges + (lastStyle == next.firstStyle ? [] : [seam])
                    + next.styleChanges.map { StyleChange(offset: $0.offset + text.count + 1, style: $0.style) },
                opening: opening
            )
        }
    }

    let reference: LineReference
    /// The text without the bullet in front.
    let text: String
    let cells: [Cell]
    var isBullet: Bool
    let fontSize: Double
    let isBold: Bool
    let left: Double
    let right: Double
    let top: Double
    let bottom: Double
    let page: Int
    /// Whether it was recognised from a picture: its size is an estimate then.
    let isRecognised: Bool
    /// Number of the block among all of the document.
    let block: Int
    /// Links behind words, in order, each once.
    let links: [String]

    var wordCount: Int { text.split(separator: " ").count }

    /// Whether there are letters, and all are capitals.
    var isAllCapitals: Bool {
        text.contains { $0.isLetter } && text == text.uppercased() && text != text.lowercased()
    }
}

/// The lines of a document in reading order, without what is repeated on its pages.
enum DocumentLines {
    static func lines(of document: TextDocument) -> [DocumentLine] {
        var result: [DocumentLine] = []
        var blockOffset = 0
        for page in document.markingRepetition.pages {
            let edges = CellEdges(of: page)
            let bullets = BulletEdges(page)
            for (index, line) in page.lines.enumerated() {
                guard !line.isRepeated, !isDocumentTitle(line, on: page) else { continue }
                let reference = LineReference(page: page.number, line: index + 1, text: line.text)
                let isRecognised = page.origin == .recognised
                if let line = DocumentLine(
                    line,
                    reference: reference,
                    isRecognised: isRecognised,
                    edges: edges,
                    bullets: bullets,
                    blockOffset: blockOffset
                ) {
                    result.append(bullets.isLost(at: index) ? line.asBullet : line)
                }
            }
            blockOffset += (page.lines.map(\.block).max() ?? 0) + 1
        }
        return result
    }

    private static func isDocumentTitle(_ line: TextLine, on page: TextPage) -> Bool {
        page.number == 1 && line.words.count <= 3 && DocumentTitles.phrases.contains(Lexicon.key(line.text))
    }
}

extension DocumentLine {
    static let bullet = "•"
    private static let dashes: Set<String> = ["-", "–", "—", "*", "·", "o", "»", ">", "+", "~"]

    init?(
        _ line: TextLine,
        reference: LineReference,
        isRecognised: Bool,
        edges: CellEdges,
        bullets: BulletEdges,
        blockOffset: Int
    ) {
        var words = line.words
        var isBullet = false
        if let first = words.first, words.count > 1,
            first.text == Self.bullet || Self.dashes.contains(first.text) || bullets.hides(first)
        {
            words.removeFirst()
            isBullet = true
        } else if let first = words.first, first.text.hasPrefix(Self.bullet), first.text.count > 1 {
            words[0].text.removeFirst()
            isBullet = true
        }
        guard let first = words.first else { return nil }
        let content = TextLine(words: words, block: line.block)
        let box = content.box ?? first.box
        self.reference = reference
        text = content.text
        cells = edges.cells(of: content).map { cell in
            let bold = cell.filter(\.isBold).count * 2 > cell.count
            return Cell(
                text: cell.map(\.text).joined(separator: " "),
                left: cell.first?.box.left ?? 0,
                right: cell.last?.box.right ?? 0,
                isBold: bold,
                isItalic: cell.filter(\.isItalic).count * 2 > cell.count,
                styleChanges: Self.styleChanges(in: cell),
                opening: cell.first.map(TypeStyle.init)
            )
        }
        self.isBullet = isBullet
        fontSize = content.fontSize
        isBold = content.isBold
        left = box.left
        right = box.right
        top = box.top
        bottom = box.bottom
        page = reference.page
        self.isRecognised = isRecognised
        block = blockOffset + line.block
        var seen: Set<String> = []
        links = words.compactMap(\.link).filter { seen.insert($0).inserted }
    }

    private static func styleChanges(in words: [TextWord]) -> [StyleChange] {
        var changes: [StyleChange] = []
        var count = 0
        for (index, word) in words.enumerated() {
            if index > 0, TypeStyle(word) != TypeStyle(words[index - 1]) {
                changes.append(StyleChange(offset: count, style: TypeStyle(word)))
            }
            count += word.text.count + 1
        }
        return changes
    }

    /// The line as if it had a bullet in front.
    var asBullet: DocumentLine {
        var line = self
        line.isBullet = true
        return line
    }

    /// The line with only some of its cells.
    func with(cells: [Cell]) -> DocumentLine? {
        guard let first = cells.first, let last = cells.last else { return nil }
        return DocumentLine(
            reference: reference,
            text: cells.map(\.text).joined(separator: " "),
            cells: cells,
            isBullet: isBullet,
            fontSize: fontSize,
            isBold: cells.contains { $0.isBold },
            left: first.left,
            right: last.right,
            top: top,
            bottom: bottom,
            page: page,
            isRecognised: isRecognised,
            block: block,
            links: links
        )
    }
}
