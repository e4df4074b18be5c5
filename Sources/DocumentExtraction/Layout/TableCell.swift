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
    /// Words of a line in a stack of names and places.
    private static let mostStackWords = 5

    private enum Break {
        /// What follows is something else.
        case end
        /// What follows has no room.
        case full
        /// What is said is not whole.
        case open
    }

    /// - Parameters:
    ///   - segments: of the cell.
    ///   - column: where the cell is.
    ///   - gap: the most space between lines of one cell.
    init(_ segments: [Segment], in column: CellColumn, gap: Double) {
        lines = Hyphenation.join(PageLayout.lines(of: segments).map { TextLine(words: $0, block: 0) })
        isDated = lines.count <= 3 && segments.contains(where: \.isDate)
        let boxes = lines.compactMap(\.box)
        isParted = zip(boxes, boxes.dropFirst()).contains { $1.top - $0.bottom > gap }
        breaks = zip(lines, lines.dropFirst()).map { Self.end(of: $0.words, before: $1.words, in: column) }
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
    var ends: [Double] {
        breaks.indices.compactMap { index in
            guard breaks[index] == .end, lines[index].words.count <= Self.mostStackWords else { return nil }
            return lines[index + 1].box?.middleY
        }
    }

    /// Takes lines that are merely full for whole where something else begins beside the next: they are names of what
    /// stands there.
    mutating func end(levelWith middles: some Sequence<Double>) {
        for index in breaks.indices where breaks[index] == .full {
            guard let box = lines[index + 1].box else { continue }
            if middles.contains(where: { abs($0 - box.middleY) < 0.15 * box.height }) { breaks[index] = .end }
        }
    }

    /// Whether some line ends because the cell does.
    var isWrapped: Bool { breaks.contains { $0 != .end } }

    /// Whether all of it is one thing that is said, and a short one.
    var isShort: Bool {
        !breaks.contains(.end) && lines.reduce(0) { $0 + $1.words.count } <= Self.mostShortWords
    }

    /// Whether it is a few names or dates below each other.
    var isStack: Bool {
        lines.count <= 4 && lines.allSatisfy { $0.words.count <= Self.mostStackWords }
    }

    /// A short cell as a whole, else what it says first.
    var firstLine: [TextWord] {
        isShort ? lines.flatMap(\.words) : lines.first?.words ?? []
    }

    /// What is left for lines of their own.
    var furtherLines: [[TextWord]] {
        isShort ? [] : lines.dropFirst().map(\.words)
    }

    private static func end(of line: [TextWord], before next: [TextWord], in column: CellColumn) -> Break {
        guard let last = line.last, let first = next.first, first.text != WordCleaning.bullet,
            first.isBold == last.isBold, abs(first.fontSize - last.fontSize) < 0.5, !last.text.hasSuffix(":")
        else { return .end }
        if ["-", "–", "—", ",", "&"].contains(where: { last.text.hasSuffix($0) }) { return .open }
        let isDate = Segment.isDate(line)
        // A date is whole before a place or a name, and does not end one.
        if isDate != Segment.isDate(next), isDate || next.count > 1 { return .end }
        let right = last.box.right + 0.2 * first.fontSize + first.box.width
        return right > column.right(fontSize: first.fontSize) ? .full : .end
    }
}
