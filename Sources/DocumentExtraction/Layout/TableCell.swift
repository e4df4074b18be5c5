import TextDocument

/// The text of one cell of a table.
struct TableCell {
    /// As they are seen.
    private let lines: [TextLine]
    /// How each line but the last ends, in order.
    private var breaks: [Break]
    /// Whether it says when, and little else.
    let isDated: Bool
    /// Whether there is more space between some of its lines than between lines of one cell.
    let isParted: Bool

    /// Words of a cell that is read as one line.
    private static let mostShortWords = 14
    /// Words of a line from which on it may be a sentence.
    private static let sentenceWords = 4
    /// Words of a line in a stack of names and places.
    private static let mostStackWords = 5
    /// Signs that stand in front of an item of a list.
    private static let listSigns: Set<String> = [WordCleaning.bullet, "-", "–", "—", "*", "·"]

    private enum Break {
        /// What follows is something else.
        case end
        /// What follows is an item of a list.
        case start
        /// What follows has no room.
        case full
        /// What is said is not whole.
        case open

        var isEnd: Bool { self == .end || self == .start }
    }

    /// - Parameters:
    ///   - segments: of the cell.
    ///   - column: where the cell is.
    ///   - gap: the most space between lines of one cell.
    ///   - isRuled: whether lines on the page say where it ends, so that a line is full for sure.
    init(_ segments: [Segment], in column: CellColumn, gap: Double, isRuled: Bool = false) {
        lines = Hyphenation.join(PageLayout.lines(of: segments).map { TextLine(words: $0, block: 0) })
        isDated = lines.count <= 3 && segments.contains(where: \.isDate)
        let boxes = lines.compactMap(\.box)
        isParted = zip(boxes, boxes.dropFirst()).contains { $1.top - $0.bottom > gap }
        breaks = zip(lines, lines.dropFirst()).map {
            Self.end(of: $0.words, before: $1.words, in: column, isRuled: isRuled)
        }
        for index in breaks.indices.dropFirst() where breaks[index] == .full {
            if isEndOfDate(index) { breaks[index] = .end }
        }
    }

    /// Whether a line says until when the one above it says from when, and the next one says something else.
    private func isEndOfDate(_ index: Int) -> Bool {
        let above = lines[index - 1].words
        return Segment.isDate(above) && above.last.map { ["-", "–", "—"].contains($0.text) } == true
            && lines[index].words.count <= 2 && !Segment.isDate(lines[index + 1].words)
    }

    var isEmpty: Bool { lines.isEmpty }
    var lineCount: Int { lines.count }

    var firstMiddle: Double? { lines.first?.box?.middleY }

    /// The box around its lines; nil for an empty cell.
    var box: Bounds? {
        let boxes = lines.compactMap(\.box)
        return boxes.first.map { first in boxes.dropFirst().reduce(first) { $0.union($1) } }
    }

    /// Where something else begins below a name or the like, as the middles of these lines.
    ///
    /// - Parameter withLists: whether the items of a list count: what they tell is no reason for a name to end beside
    ///   them, but may stand beside the second of two.
    /// - Returns: none for a cell that ends nowhere.
    func ends(withLists: Bool) -> [Double] {
        breaks.indices.compactMap { index in
            guard breaks[index] == .end || withLists && breaks[index] == .start,
                lines[index].words.count <= Self.mostStackWords
            else { return nil }
            return lines[index + 1].box?.middleY
        }
    }

    /// How many things stand below each other in it: names of which one may be too long for its line; nil where it is
    /// one thing, or something else.
    var pile: Int? {
        guard !isDated, isStack, breaks.contains(.end), !breaks.contains(.start) else { return nil }
        return 1 + breaks.count(where: \.isEnd)
    }

    /// Whether it holds as many things as the cells of its column do, so that a full line goes on.
    private(set) var isKnownPile = false

    /// Takes it for as many things as stand below each other in other cells of its column.
    mutating func confirmPile() { isKnownPile = true }

    /// Whether none of its lines is full.
    var isRagged: Bool { breaks.allSatisfy(\.isEnd) }

    /// Takes lines that are merely full for whole where something else begins beside the next: they are names of what
    /// stands there.
    mutating func end(levelWith middles: some Sequence<Double>) {
        for index in breaks.indices where breaks[index] == .full {
            guard let box = lines[index + 1].box else { continue }
            if middles.contains(where: { abs($0 - box.middleY) < 0.15 * box.height }) { breaks[index] = .end }
        }
    }

    /// Whether some line ends because the cell does.
    var isWrapped: Bool { breaks.contains { !$0.isEnd } }

    /// Whether all of it is one thing that is said, and a short one.
    var isShort: Bool {
        !breaks.contains(where: \.isEnd) && lines.reduce(0) { $0 + $1.words.count } <= Self.mostShortWords
    }

    /// Whether it is a few names or dates below each other.
    var isStack: Bool {
        lines.count <= 4 && lines.allSatisfy { $0.words.count <= Self.mostStackWords }
    }

    /// Lines of what it says first: all of a short cell, a name that goes on, else one.
    private var firstCount: Int {
        guard !isShort else { return lines.count }
        guard let end = breaks.firstIndex(where: \.isEnd), isKnownPile || breaks[end] == .start,
            lines[...end].reduce(0, { $0 + $1.words.count }) <= Self.mostShortWords
        else { return 1 }
        return end + 1
    }

    /// How many things it says.
    var paragraphCount: Int { lines.isEmpty ? 0 : 1 + breaks.count(where: \.isEnd) }

    /// What it says, line by line, a short thing with all of its lines.
    var readLines: [[TextWord]] {
        var paragraphs: [[[TextWord]]] = []
        for (index, line) in lines.enumerated() {
            if index > 0, !breaks[index - 1].isEnd {
                paragraphs[paragraphs.count - 1].append(line.words)
            } else {
                paragraphs.append([line.words])
            }
        }
        return paragraphs.flatMap { lines in
            let words = lines.flatMap { $0 }
            return words.count <= Self.mostShortWords ? [words] : lines
        }
    }

    /// A short cell as a whole, else what it says first.
    var firstLine: [TextWord] {
        lines.prefix(firstCount).flatMap(\.words)
    }

    /// What is left for lines of their own.
    var furtherLines: [[TextWord]] {
        lines.dropFirst(firstCount).map(\.words)
    }

    /// Whether two lines stand around one middle.
    private static func isCentred(_ line: [TextWord], below other: [TextWord]) -> Bool {
        guard let left = line.first?.box.left, let right = line.last?.box.right, let above = other.first?.box.left,
            let end = other.last?.box.right
        else { return false }
        return abs((left + right) - (above + end)) < 0.4 * other[0].fontSize
    }

    private static func end(
        of line: [TextWord],
        before next: [TextWord],
        in column: CellColumn,
        isRuled: Bool
    ) -> Break {
        guard let last = line.last, let first = next.first else { return .end }
        if listSigns.contains(first.text), next.count > 1, !Segment.isDate(next) { return .start }
        guard first.text != WordCleaning.bullet, first.isBold == last.isBold,
            abs(first.fontSize - last.fontSize) < 0.5, !last.text.hasSuffix(":"),
            line.first.map({ first.box.left - $0.box.left < 0.5 * first.fontSize }) == true || Segment.isDate(next)
                || isCentred(next, below: line)
        else { return .end }
        if ["-", "–", "—", ",", "&"].contains(where: { last.text.hasSuffix($0) }) { return .open }
        // A sentence goes on.
        if line.count >= sentenceWords, first.text.first?.isLowercase == true, !last.text.hasSuffix(".") {
            return .open
        }
        let right = last.box.right + 0.2 * first.fontSize + first.box.width
        let isFull = right > column.right(fontSize: first.fontSize)
        if isRuled { return isFull ? .full : .end }
        let isDate = Segment.isDate(line)
        // A date is whole before a place or a name, and does not end one.
        // A lone word in front of one may be its month.
        if isDate != Segment.isDate(next), isDate || next.count > 1 && line.count > 1 { return .end }
        return isFull ? .full : .end
    }
}
