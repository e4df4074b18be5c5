import Resume
import TextFolding

/// One entry of a section: the lines that name it, and the lines that tell about it.
struct EntryBlock: Sendable {
    var header: [HeaderLine] = []
    var body: [DocumentLine] = []
}

/// A header line without its date.
struct HeaderLine: Sendable {
    let line: DocumentLine
    /// The cells with dates cut out, empty ones dropped.
    let cells: [DocumentLine.Cell]
    let dates: DateRange?
    /// Whether the date names two ends, or one and that it is an end.
    let isStretch: Bool
    /// Whether it is no stretch but has a length of its own: a season, a quarter.
    let isSpan: Bool
    /// Whether the date stands in front of all else in its cell, the first.
    let beginsWithDate: Bool

    /// A line that names something and has no date, whatever figures are in it.
    init(named line: DocumentLine) {
        self.line = line
        cells = line.cells
        dates = nil
        isStretch = false
        isSpan = false
        beginsWithDate = false
    }

    init(_ line: DocumentLine, scanner: DateScanner) {
        self.line = line
        var dates: DateRange?
        var isStretch = false
        var isSpan = false
        var beginsWithDate = false
        let column = Self.column(ofDates: line, scanner: scanner)
        cells = line.cells.enumerated().compactMap { index, cell in
            guard dates == nil, column == nil || column == index, let match = scanner.firstMatch(in: cell.text) else {
                return cell
            }
            dates = match.range
            isStretch = match.isRange
            isSpan = match.isSpan
            beginsWithDate = index == 0 && match.characters.lowerBound <= 1
            let rest = Self.cut(match.characters, from: cell)
            return rest.text.hasLetter ? rest : nil
        }
        self.dates = dates
        self.isStretch = isStretch
        self.isSpan = isSpan
        self.beginsWithDate = beginsWithDate
    }

    /// The cell that is a stretch of time and nothing else, whatever dates stand beside it: "Clerk (cover 2016–17)".
    private static func column(ofDates line: DocumentLine, scanner: DateScanner) -> Int? {
        guard line.cells.count > 1 else { return nil }
        return line.cells.firstIndex { cell in
            scanner.firstMatch(in: cell.text).map { $0.isRange && $0.characters.count >= cell.text.count - 2 } == true
        }
    }

    /// The cell without the date, the brackets around it, and notes on how long it was.
    private static func cut(_ range: Range<Int>, from cell: DocumentLine.Cell) -> DocumentLine.Cell {
        let characters = Array(cell.text)
        var before = characters[..<range.lowerBound]
        var after = characters[range.upperBound...]
        while let last = before.last, " (|,·•–—-:[".contains(last) { before.removeLast() }
        after = after.dropFirst(Durations.opening(of: String(after)))
        while let first = after.first, " )|,·•–—-:].".contains(first) { after.removeFirst() }
        // A sentence behind the date tells about the entry, and does not name it.
        if Sentences.ends(String(after)), after.split(separator: " ").count >= 3 { after = [] }
        let sign = before.isEmpty || after.isEmpty ? "" : " | "
        let shift = before.count + sign.count - after.startIndex
        let tail = cell.styleChanges.filter { $0.offset >= after.startIndex && $0.offset < after.endIndex }
        let changes =
            cell.styleChanges.filter { $0.offset < before.endIndex }
            + tail.map { StyleChange(offset: $0.offset + shift, style: $0.style) }
        return DocumentLine.Cell(
            text: String(before) + sign + String(after),
            left: cell.left,
            right: cell.right,
            isBold: cell.isBold,
            isItalic: cell.isItalic,
            styleChanges: changes
        )
    }
}
