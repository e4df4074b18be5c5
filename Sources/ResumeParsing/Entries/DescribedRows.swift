import TextFolding

/// Reads rows that tell in a column of their own what was done, beside when and what it was:
///
///     2021 – 2023   Blue Harbour   Welded hulls of trawlers up to
///     Hull          Fitter         forty metres.
struct DescribedRows {
    let scanner: DateScanner

    /// Points by which the cells of a column may differ.
    private static let tolerance = 5.0
    /// Rows that show that there are such columns.
    private static let leastRows = 2
    /// Words of a line that tells, on the average.
    private static let leastWords = 4

    /// The lines with what stands in the last column of a row put below the row, as one text.
    func joined(_ lines: [DocumentLine]) -> [DocumentLine] {
        guard let edge = lastColumn(of: lines) else { return lines }
        let hasNames = hasNames(lines, at: edge)
        var result: [DocumentLine] = []
        var told: DocumentLine?
        for line in lines {
            if isRow(line), let text = told {
                result.append(text.asBullet)
                told = nil
            }
            if hasNames, isRow(line) {
                result.append(line)
                continue
            }
            let names = line.cells.filter { $0.left < edge - Self.tolerance }
            let rest = line.cells.filter { $0.left >= edge - Self.tolerance }
            if let kept = line.with(cells: names) { result.append(kept) }
            guard let more = line.withoutBullet.with(cells: rest) else { continue }
            told = told.map { $0.with(text: HighlightJoiner.join($0.text, more.text)) } ?? more
        }
        return result + (told.map { [$0.asBullet] } ?? [])
    }

    /// Words of a name, and the share of its column that it takes at most: what tells goes on to the end of its line.
    private static let mostWordsOfName = 6
    private static let mostOfColumn = 0.7

    /// Whether the last column has a name beside the other two, set in bold or ending well before its line does, above what
    /// it tells.
    private func hasNames(_ lines: [DocumentLine], at edge: Double) -> Bool {
        let isEdge = { (cell: DocumentLine.Cell) in abs(cell.left - edge) < Self.tolerance }
        let rows = lines.filter { $0.cells.count == 3 && isRow($0) && isEdge($0.cells[2]) }
        let rest = lines.filter { !isRow($0) && $0.cells.last.map(isEdge) == true }
        guard !rows.isEmpty else { return false }
        if rows.allSatisfy({ $0.cells[2].isBold }),
            rest.count(where: { $0.cells.last?.isBold == true }) * 2 < rest.count
        {
            return true
        }
        let end = (rows + rest).compactMap(\.cells.last?.right).max() ?? edge
        return rows.allSatisfy { row in
            row.cells[2].right - edge < Self.mostOfColumn * (end - edge)
                && row.cells[2].text.wordCount <= Self.mostWordsOfName && !Sentences.ends(row.cells[2].text)
        }
    }

    private func isRow(_ line: DocumentLine) -> Bool {
        line.cells.count >= 2 && scanner.firstMatch(in: line.cells[0].text)?.isRange == true
    }

    /// Where the column begins that tells; nil where none does.
    private func lastColumn(of lines: [DocumentLine]) -> Double? {
        let rows = lines.filter { $0.cells.count == 3 && isRow($0) }
        guard rows.count >= Self.leastRows, let first = rows.first else { return nil }
        let edge = first.cells[2].left
        let isShared = rows.allSatisfy { row in
            abs(row.cells[2].left - edge) < Self.tolerance
                && abs(row.cells[1].left - first.cells[1].left) < Self.tolerance
        }
        guard isShared else { return nil }
        let isEdge = { (cell: DocumentLine.Cell) in abs(cell.left - edge) < Self.tolerance }
        let alone = lines.filter { $0.cells.count == 1 && isEdge($0.cells[0]) }
        if alone.count >= Self.leastRows { return edge }
        // Where the text goes on beside other cells, its words tell it from a third name.
        let goesOn = lines.filter { !isRow($0) && $0.cells.last.map(isEdge) == true }
        let words = rows.reduce(0) { $0 + $1.cells[2].text.wordCount }
        return goesOn.count >= Self.leastRows && words >= Self.leastWords * rows.count ? edge : nil
    }
}
