import Resume
import TextFolding

/// One entry of a section: the lines that name it, and the lines that tell about it.
struct EntryBlock: Sendable {
    var header: [HeaderLine] = []
    var body: [DocumentLine] = []

    /// The stretch of time that the header names.
    var dates: DateRange? { header.compactMap(\.dates).first }
}

/// A header line without its date.
struct HeaderLine: Sendable {
    let line: DocumentLine
    /// The cells with dates cut out, empty ones dropped.
    let cells: [DocumentLine.Cell]
    let dates: DateRange?

    /// A line that names something and has no date, whatever figures are in it.
    init(named line: DocumentLine) {
        self.line = line
        cells = line.cells
        dates = nil
    }

    init(_ line: DocumentLine, scanner: DateScanner) {
        self.line = line
        var dates: DateRange?
        cells = line.cells.compactMap { cell in
            guard dates == nil, let match = scanner.firstMatch(in: cell.text) else { return cell }
            dates = match.range
            let rest = Self.cut(match.characters, from: cell)
            return rest.text.hasLetter ? rest : nil
        }
        self.dates = dates
    }

    /// The cell without the date, the brackets around it, and notes on how long it was.
    private static func cut(_ range: Range<Int>, from cell: DocumentLine.Cell) -> DocumentLine.Cell {
        let characters = Array(cell.text)
        var before = characters[..<range.lowerBound]
        var after = characters[range.upperBound...]
        while let last = before.last, " (|,·•–—-:[".contains(last) { before.removeLast() }
        // "(2 years 3 months)", "· 4 yrs"
        if after.drop(while: { " ·()|,".contains($0) }).first?.isNumber == true { after = [] }
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
