import TextFolding

/// Puts names together that were too long for the column that they stand in:
///
///     Blue Harbour   Warehouse    2019 – 2021
///                    Assistant
///
///     Night Manager, Blue Harbour   2019 – 2021
///     Hotels
struct WrappedCells {
    let scanner: DateScanner

    /// Points by which the left edges of a column differ.
    private static let tolerance = 3.0
    /// Columns of a row whose cells need not be full to go on.
    private static let leastColumns = 3
    /// Words that a line of a narrow column holds.
    private static let mostWords = 4
    /// The same for the rest of a cell that was full.
    private static let mostWordsOfRest = 8
    /// Lines that a cell takes at most.
    private static let mostLines = 4
    /// Heights of a line by which the next one of a cell is further down at most.
    private static let mostGap = 0.9

    func joined(_ lines: [DocumentLine]) -> [DocumentLine] {
        let rows = lines.indices.filter { isRow(lines[$0]) }
        guard !rows.isEmpty else { return lines }
        let edges = rows.map { limits(of: $0, rows: rows, in: lines) }
        let areUsual = areFollowed(rows: rows, edges: edges, in: lines)
        var result = lines.map(Optional.some)
        for (row, edges) in zip(rows, edges) {
            goOn(below: row, edges: edges, areUsual: areUsual, in: &result)
        }
        return result.compactMap(\.self)
    }

    /// Joins the lines below a row with its cells, as far as they go on.
    private func goOn(below row: Int, edges: [Double?], areUsual: [Bool], in lines: inout [DocumentLine?]) {
        guard var whole = lines[row] else { return }
        var isOpen = whole.cells.map { _ in true }
        var bottom = whole.bottom
        for index in (row + 1)..<min(row + Self.mostLines, lines.count) {
            guard let line = lines[index], !isRow(line), line.block == whole.block, line.page == whole.page,
                line.top - bottom < Self.mostGap * (line.bottom - line.top)
            else { break }
            bottom = line.bottom
            var rest: [DocumentLine.Cell] = []
            var isTaken = whole.cells.map { _ in false }
            for (number, cell) in line.cells.enumerated() {
                guard
                    let column = whole.cells.indices.first(where: {
                        isOpen[$0] && !isTaken[$0] && isBelow(cell, whole.cells[$0])
                    }),
                    !line.isBullet || number > 0,
                    goesOn(
                        column,
                        of: whole,
                        with: cell,
                        alone: line.cells.count == 1,
                        edge: edges[column],
                        areUsual: areUsual
                    )
                else {
                    rest.append(cell)
                    continue
                }
                var cells = whole.cells
                cells[column] = cells[column].joined(with: cell, endingAt: cell.right)
                whole = whole.with(cells: cells) ?? whole
                isTaken[column] = true
            }
            guard isTaken.contains(true) else { break }
            isOpen = isTaken
            lines[index] = rest.isEmpty ? nil : rest.count == line.cells.count ? line : line.with(cells: rest)
        }
        lines[row] = whole
    }

    /// Whether a cell of a row goes on with one below it.
    private func goesOn(
        _ column: Int,
        of row: DocumentLine,
        with rest: DocumentLine.Cell,
        alone: Bool,
        edge: Double?,
        areUsual: [Bool]
    ) -> Bool {
        let cell = row.cells[column]
        guard cell.lastStyle == rest.firstStyle, scanner.firstMatch(in: rest.text) == nil,
            scanner.firstMatch(in: cell.text)?.isRange != true, !rest.text.hasPrefix(DocumentLine.bullet)
        else { return false }
        let isBetween = column > 0 && column < row.cells.count - 1
        if isBetween, row.cells.count >= Self.leastColumns, alone, rest.text.wordCount <= Self.mostWords { return true }
        guard rest.text.wordCount <= Self.mostWordsOfRest, Self.isName(cell.text), Self.isName(rest.text), let edge,
            isFull(cell, before: rest, edge: edge)
        else {
            return false
        }
        return Self.isUnfinished(cell.text, before: rest.text) || !areUsual[min(column, areUsual.count - 1)]
    }

    /// Whether most words have a capital, as in names: what is told goes on in small letters.
    private static func isName(_ text: String) -> Bool {
        let words = text.split(separator: " ").filter { $0.count > 3 && $0.first?.isLetter == true }
        return words.count { $0.first?.isLowercase == true } * 2 <= words.count
    }

    /// Whether a text breaks off: within brackets, behind a sign or a small word, or in front of one in small letters.
    private static func isUnfinished(_ text: String, before rest: String) -> Bool {
        let open = text.lastIndex(of: "(").map { index in text.lastIndex(of: ")").map { $0 < index } ?? true } ?? false
        return open || text.last.map { ",&/–-".contains($0) } == true || WrappedHeader.endsOpen(text)
            || rest.first?.isLowercase == true
    }

    /// Whether the next word had no room behind a text.
    private func isFull(_ cell: DocumentLine.Cell, before rest: DocumentLine.Cell, edge: Double) -> Bool {
        let letter = (rest.right - rest.left) / Double(max(rest.text.count, 1))
        return cell.right + letter * Double(rest.text.prefix { $0 != " " }.count + 1) > edge - 1
    }

    /// Where each cell of a row must end: in front of what stands beside it in any row, else where the text of its column
    /// does; nil where nothing tells.
    private func limits(of row: Int, rows: [Int], in lines: [DocumentLine]) -> [Double?] {
        let line = lines[row]
        let others = rows.map { lines[$0] }.filter { $0.block == line.block && $0.cells.count == line.cells.count }
        return line.cells.indices.map { column in
            if column + 1 < line.cells.count {
                return others.map { $0.cells[column + 1].left }.filter { $0 > line.cells[column].right - 1 }.min()
            }
            guard column > 0 else { return nil }
            let longest = others.map(\.cells[column]).filter { isBelow($0, line.cells[column]) }.map(\.right).max()
            return longest.map { max($0, line.columnRight) }
        }
    }

    /// By column: whether lines stand below cells as a rule that would have had room there, so that these are names of their
    /// own; the same where no cell shows what the rule is.
    private func areFollowed(rows: [Int], edges: [[Double?]], in lines: [DocumentLine]) -> [Bool] {
        let columns = rows.map { lines[$0].cells.count }.max() ?? 0
        return (0..<columns).map { column in
            var (count, followed) = (0, 0)
            for (row, edges) in zip(rows, edges) where row + 1 < lines.count && column < lines[row].cells.count {
                let (line, next) = (lines[row], lines[row + 1])
                let cell = line.cells[column]
                guard let edge = edges[column] else { continue }
                let below = next.block == line.block && !next.isBullet ? next.cells.first { isBelow($0, cell) } : nil
                if let below, isFull(cell, before: below, edge: edge) { continue }
                count += 1
                if let below, below.firstStyle == cell.lastStyle, scanner.firstMatch(in: below.text) == nil {
                    followed += 1
                }
            }
            return followed * 2 >= count
        }
    }

    private func isBelow(_ cell: DocumentLine.Cell, _ other: DocumentLine.Cell) -> Bool {
        abs(cell.left - other.left) < Self.tolerance
    }

    private func isRow(_ line: DocumentLine) -> Bool {
        line.cells.count >= 2 && !line.isBullet
            && line.cells.contains { scanner.firstMatch(in: $0.text)?.isRange == true }
    }
}
