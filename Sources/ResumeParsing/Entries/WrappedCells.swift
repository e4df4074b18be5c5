import TextFolding

/// Puts names together that were too long for a column between others:
///
///     Blue Harbour   Warehouse    2019 – 2021
///                    Assistant
struct WrappedCells {
    let scanner: DateScanner

    /// Points by which the left edges of a column differ.
    private static let tolerance = 3.0
    private static let leastColumns = 3
    /// Words that a line of a narrow column holds.
    private static let mostWords = 4

    func joined(_ lines: [DocumentLine]) -> [DocumentLine] {
        var result: [DocumentLine] = []
        // The row at hand may take several lines.
        var row: Int?
        for line in lines {
            if let index = row, let whole = joined(result[index], line) {
                result[index] = whole
                continue
            }
            row = isRow(line) ? result.count : nil
            result.append(line)
        }
        return result
    }

    private func isRow(_ line: DocumentLine) -> Bool {
        guard line.cells.count >= Self.leastColumns, !line.isBullet, let first = line.cells.first,
            let last = line.cells.last
        else { return false }
        return [first, last].contains { scanner.firstMatch(in: $0.text)?.isRange == true }
    }

    /// A row with a line that goes on with a cell between its first and its last; nil where it does not.
    private func joined(_ row: DocumentLine, _ line: DocumentLine) -> DocumentLine? {
        guard line.cells.count == 1, let rest = line.cells.first, !line.isBullet, line.block == row.block,
            line.page == row.page, rest.text.wordCount <= Self.mostWords, scanner.firstMatch(in: rest.text) == nil,
            let index = row.cells.indices.dropFirst().dropLast().first(where: {
                abs(row.cells[$0].left - rest.left) < Self.tolerance
            }), row.cells[index].lastStyle == rest.firstStyle
        else { return nil }
        var cells = row.cells
        cells[index] = cells[index].joined(with: rest)
        return row.with(cells: cells)
    }
}
