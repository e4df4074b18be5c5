import TextDocument

/// A table whose cells are parted by lines on the page, read row by row.
struct RuledTable {
    /// The words of its lines in reading order, those that begin a cell behind another marked.
    let lines: [[TextWord]]
    /// Around its text.
    let box: Bounds

    /// Things that stand below each other in all cells of a row but one.
    private static let mostParagraphs = 2
    /// Space between lines of one cell, in multiples of the font size.
    private static let lineGap = 0.9
    /// Space between columns that no line parts, in multiples of the font size.
    private static let columnGap = 0.7
    /// The least rows, that of the columns' names among them.
    private static let leastRows = 2

    /// The tables among words, and the words that stand in none.
    static func all(in words: [TextWord], rules: [Bounds]) -> (tables: [RuledTable], rest: [TextWord]) {
        var rest = words
        var tables: [RuledTable] = []
        for grid in RuledGrid.all(in: rules) {
            var inside: [TextWord] = []
            var outside: [TextWord] = []
            for word in rest {
                if grid.box.contains(x: word.box.middleX, y: word.box.middleY) {
                    inside.append(word)
                } else {
                    outside.append(word)
                }
            }
            let found = grid.hasColumns ? ruled(grid, inside) : stacked(grid, inside)
            guard !found.tables.isEmpty else { continue }
            tables += found.tables
            rest = outside + found.rest
        }
        return (tables, tables.isEmpty ? words : rest)
    }

    private init?(_ rows: [[TableCell]]) {
        let lines = rows.flatMap(Self.lines)
        let boxes = lines.joined().map(\.box)
        guard let first = boxes.first else { return nil }
        self.lines = lines
        box = boxes.dropFirst().reduce(first) { $0.union($1) }
    }

    // MARK: Cells

    /// The table of a grid whose columns are parted by lines.
    private static func ruled(_ grid: RuledGrid, _ words: [TextWord]) -> (tables: [RuledTable], rest: [TextWord]) {
        var contents: [[Int: [TextWord]]] = Array(repeating: [:], count: grid.rowCount)
        for word in words {
            guard let cell = grid.cell(x: word.box.middleX, y: word.box.middleY) else { return ([], []) }
            // Text that goes on behind a line is parted by none.
            let isInside =
                word.box.left >= grid.left(of: cell.column) - word.box.width / 2
                && word.box.right <= grid.right(ofCellAt: cell.column, in: cell.row) + word.box.width / 2
            guard isInside else { return ([], []) }
            contents[cell.row][cell.column, default: []].append(word)
        }
        let rows = contents.indices.compactMap { row -> [TableCell]? in
            let cells = contents[row].sorted { $0.key < $1.key }.map { column, words in
                let left = grid.left(of: column)
                let padding = max((words.map(\.box.left).min() ?? left) - left, 0)
                return cell(words, left: left, right: grid.right(ofCellAt: column, in: row) - min(padding, 12))
            }
            return cells.isEmpty ? nil : cells
        }
        guard isTable(rows) else { return ([], []) }
        return (RuledTable(rows).map { [$0] } ?? [], [])
    }

    /// The tables among rows that lines part, whose columns space alone does.
    private static func stacked(_ grid: RuledGrid, _ words: [TextWord]) -> (tables: [RuledTable], rest: [TextWord]) {
        var bands: [[TextWord]] = Array(repeating: [], count: grid.rowCount)
        for word in words {
            guard let row = grid.cell(x: word.box.middleX, y: word.box.middleY)?.row else { return ([], []) }
            bands[row].append(word)
        }
        var tables: [RuledTable] = []
        var rest: [TextWord] = []
        var run: [[TextWord]] = []
        for band in bands + [[]] {
            if !band.isEmpty, run.isEmpty || columns(of: run + [band]) != nil {
                run.append(band)
                continue
            }
            if let table = stack(run) { tables.append(table) } else { rest += run.joined() }
            run = band.isEmpty ? [] : [band]
        }
        if let table = stack(run) { tables.append(table) } else { rest += run.joined() }
        return (tables, rest)
    }

    private static func stack(_ bands: [[TextWord]]) -> RuledTable? {
        guard bands.count >= leastRows, let columns = columns(of: bands) else { return nil }
        let rows = bands.map { band in
            columns.indices.compactMap { index -> TableCell? in
                let column = columns[index]
                let next = index + 1 < columns.count ? columns[index + 1].lowerBound : .infinity
                let words = band.filter { $0.box.middleX >= column.lowerBound && $0.box.middleX < next }
                return words.isEmpty ? nil : cell(words, left: column.lowerBound, right: column.upperBound)
            }
        }
        return isTable(rows) ? RuledTable(rows) : nil
    }

    /// Strips that hold the text of all rows, each of which begins several of them on one line; nil for none but one.
    private static func columns(of bands: [[TextWord]]) -> [ClosedRange<Double>]? {
        let words = bands.joined().sorted { $0.box.left < $1.box.left }
        guard let first = words.first else { return nil }
        let size = words.map(\.fontSize).sorted()[words.count / 2]
        var columns = [first.box.left...max(first.box.left, first.box.right)]
        for word in words.dropFirst() {
            let last = columns[columns.count - 1]
            if word.box.left - last.upperBound > columnGap * size {
                columns.append(word.box.left...max(word.box.left, word.box.right))
            } else {
                columns[columns.count - 1] = last.lowerBound...max(last.upperBound, word.box.right)
            }
        }
        guard columns.count > 1 else { return nil }
        let areRows = bands.allSatisfy { band in
            guard let top = band.min(by: { $0.box.middleY < $1.box.middleY }) else { return false }
            let level = band.filter { $0.box.sharesLine(with: top.box) }
            let filled = columns.count { column in level.contains { column.contains($0.box.middleX) } }
            return filled > 1
        }
        return areRows ? columns : nil
    }

    private static func cell(_ words: [TextWord], left: Double, right: Double) -> TableCell {
        let column = CellColumn(left: left, textRight: right, next: nil)
        let size = words.map(\.fontSize).max() ?? 0
        return TableCell(Segment.join(words), in: column, gap: lineGap * size, isRuled: true)
    }

    /// Whether what lines part are rows of a table. Where several things stand below each other in two cells, or far apart in
    /// one, these are columns of a page, or a table whose rows no line parts.
    private static func isTable(_ rows: [[TableCell]]) -> Bool {
        rows.count >= leastRows && rows.contains { $0.count > 1 }
            && rows.allSatisfy { row in
                row.sorted { $0.paragraphCount < $1.paragraphCount }.dropLast().allSatisfy {
                    $0.paragraphCount <= mostParagraphs && !$0.isParted
                }
            }
    }

    // MARK: Lines

    /// The lines of a row, each with what its cells say next.
    private static func lines(of row: [TableCell]) -> [[TextWord]] {
        let cells = row.map(\.readLines)
        return (0..<(cells.map(\.count).max() ?? 0)).map { number in
            var line: [TextWord] = []
            for cell in cells where number < cell.count {
                var words = cell[number]
                words[0].startsCell = !line.isEmpty
                line += words
            }
            return line
        }
    }
}
