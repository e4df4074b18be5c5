import Resume
import TextDocument
import TextFolding

/// A line of the document as the parser looks at it.
///
/// A class of constants: lines are handed on by every stage, and to copy one would cost more than to use it.
final class DocumentLine: Sendable {
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

        /// This cell without what it begins with.
        ///
        /// - Parameter count: characters to leave out.
        /// - Returns: the rest, in the styles that it has.
        func dropping(_ count: Int) -> Cell {
            Cell(
                text: String(text.dropFirst(count)),
                left: left,
                right: right,
                isBold: isBold,
                isItalic: isItalic,
                styleChanges: styleChanges.filter { $0.offset > count }
                    .map { StyleChange(offset: $0.offset - count, style: $0.style) },
                opening: styleChanges.last { $0.offset <= count }?.style ?? opening
            )
        }

        /// This cell behind a sign.
        func behind(_ sign: String) -> Cell {
            Cell(text: sign + text, left: left, right: right, isBold: isBold, isItalic: isItalic)
        }

        /// This cell with more text in the style it ends with.
        func followed(by more: String) -> Cell {
            Cell(
                text: text + more,
                left: left,
                right: right,
                isBold: isBold,
                isItalic: isItalic,
                styleChanges: styleChanges,
                opening: opening
            )
        }

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
    let isBullet: Bool
    /// Whether it is known to tell about an entry, whatever it looks like.
    let isTold: Bool
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
    /// Where the column ends that it stands in, so far as the page tells.
    let columnRight: Double

    let wordCount: Int

    init(
        reference: LineReference,
        text: String,
        cells: [Cell],
        isBullet: Bool,
        isTold: Bool = false,
        fontSize: Double,
        isBold: Bool,
        left: Double,
        right: Double,
        top: Double,
        bottom: Double,
        page: Int,
        isRecognised: Bool,
        block: Int,
        links: [String],
        columnRight: Double
    ) {
        self.reference = reference
        self.text = text
        self.cells = cells
        self.isBullet = isBullet
        self.isTold = isTold
        self.fontSize = fontSize
        self.isBold = isBold
        self.left = left
        self.right = right
        self.top = top
        self.bottom = bottom
        self.page = page
        self.isRecognised = isRecognised
        self.block = block
        self.links = links
        self.columnRight = columnRight
        wordCount = text.wordCount
    }

    /// Whether there are letters, and all are capitals.
    var isAllCapitals: Bool {
        guard text.isPlain else {
            return !text.utf8.contains { $0.isPlainSmall } && text.hasLetter && text == text.uppercased()
                && text != text.lowercased()
        }
        return text.utf8.contains { $0.isPlainCapital } && !text.utf8.contains { $0.isPlainSmall }
    }
}

extension DocumentLine {
    static let bullet = "•"
    private static let dashes: Set<String> = ["-", "–", "—", "*", "·", "o", "»", ">", "+", "~"]

    private static let dots: Set<String> = [bullet, "●", "○", "◦", "∙", "·", "◆", "■"]

    /// The cells without the dot of a line of time, between a date and what happened then; several dots are a rating.
    private static func withoutDots(_ cells: [Cell]) -> [Cell] {
        guard cells.count > 2, cells.count(where: { dots.contains($0.text) }) == 1 else { return cells }
        return cells.enumerated().filter { place, cell in
            place == 0 || place == cells.count - 1 || !dots.contains(cell.text)
        }.map(\.element)
    }

    private static func isBullet(_ word: String) -> Bool { word == bullet || dashes.contains(word) }

    convenience init?(
        _ line: TextLine,
        reference: LineReference,
        isRecognised: Bool,
        edges: CellEdges,
        columnRight: Double,
        bullets: BulletEdges,
        blockOffset: Int
    ) {
        var words = line.words
        var isBullet = false
        if let first = words.first, words.count > 1, Self.isBullet(first.text) || bullets.hides(first) {
            words.removeFirst()
            isBullet = true
        } else if let first = words.first, first.text.hasPrefix(Self.bullet), first.text.count > 1 {
            words[0].text.removeFirst()
            isBullet = true
        }
        guard let first = words.first else { return nil }
        let content = TextLine(words: words, block: line.block)
        let box = content.box ?? first.box
        let text = isBullet ? content.text : reference.text
        let styles = TypeStyle.of(words)
        var taken = 0
        let parts = edges.cells(of: content)
        let whole = parts.count == 1 ? text : nil
        let cells = parts.map { cell in
            let own = Array(styles[taken..<min(taken + cell.count, styles.count)])
            taken += cell.count
            let bold = cell.filter(\.isBold).count * 2 > cell.count
            return Cell(
                text: whole ?? cell.map(\.text).joined(separator: " "),
                left: cell.first?.box.left ?? 0,
                right: cell.last?.box.right ?? 0,
                isBold: bold,
                isItalic: cell.filter(\.isItalic).count * 2 > cell.count,
                styleChanges: Self.styleChanges(in: cell, styles: own),
                opening: own.first
            )
        }
        var seen: Set<String> = []
        self.init(
            reference: reference,
            text: text,
            cells: Self.withoutDots(cells),
            isBullet: isBullet,
            fontSize: content.fontSize,
            isBold: content.isBold,
            left: box.left,
            right: box.right,
            top: box.top,
            bottom: box.bottom,
            page: reference.page,
            isRecognised: isRecognised,
            block: blockOffset + line.block,
            links: words.compactMap(\.link).filter { seen.insert($0).inserted },
            columnRight: columnRight
        )
    }

    private static func styleChanges(in words: [TextWord], styles: [TypeStyle]) -> [StyleChange] {
        guard let first = styles.first, styles.contains(where: { $0 != first }) else { return [] }
        var changes: [StyleChange] = []
        var count = 0
        for (index, word) in words.enumerated() {
            if index > 0, styles[index] != styles[index - 1] {
                changes.append(StyleChange(offset: count, style: styles[index]))
            }
            count += word.text.count + 1
        }
        return changes
    }

    /// The line as if it had a bullet in front.
    var asBullet: DocumentLine { with(isBullet: true, isTold: isTold) }

    /// The line as one that is known to tell about an entry.
    var asTold: DocumentLine { with(isBullet: true, isTold: true) }

    /// Whether a dash stands in front, which may be a bullet or the middle of a stretch of time.
    var opensWithDash: Bool { isBullet && reference.text.first.map { "-–—".contains($0) } == true }

    /// The line as if it had no bullet in front.
    var withoutBullet: DocumentLine { with(isBullet: false, isTold: isTold) }

    private func with(isBullet: Bool, isTold: Bool) -> DocumentLine {
        guard isBullet != self.isBullet || isTold != self.isTold else { return self }
        return changed(text: text, cells: cells, isBullet: isBullet, isTold: isTold, left: left, right: right)
    }

    /// The line with only some of its cells; a bullet in front of what is left is one of the line.
    func with(cells: [Cell]) -> DocumentLine? {
        var cells = cells
        var isBullet = isBullet
        if let first = cells.first, let space = first.text.firstIndex(of: " "),
            Self.isBullet(String(first.text[..<space]))
        {
            cells[0] = first.dropping(first.text.distance(from: first.text.startIndex, to: space) + 1)
            isBullet = true
        }
        guard let first = cells.first, let last = cells.last else { return nil }
        return changed(
            text: cells.map(\.text).joined(separator: " "),
            cells: cells,
            isBullet: isBullet,
            isTold: isTold,
            isBold: cells.contains { $0.isBold },
            left: first.left,
            right: last.right
        )
    }

    /// This line with other content; nil for the weight that it has.
    private func changed(
        text: String,
        cells: [Cell],
        isBullet: Bool,
        isTold: Bool,
        isBold: Bool? = nil,
        left: Double,
        right: Double
    ) -> DocumentLine {
        DocumentLine(
            reference: reference,
            text: text,
            cells: cells,
            isBullet: isBullet,
            isTold: isTold,
            fontSize: fontSize,
            isBold: isBold ?? self.isBold,
            left: left,
            right: right,
            top: top,
            bottom: bottom,
            page: page,
            isRecognised: isRecognised,
            block: block,
            links: links,
            columnRight: columnRight
        )
    }
}
