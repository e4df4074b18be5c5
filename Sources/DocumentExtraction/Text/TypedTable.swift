/// Sets tables that are drawn with bars on a grid, so that their cells stand below each other:
///
///     | Period      | Employer |
///     |-------------|----------|
///     | 2019 – 2023 | Acme     |
enum TypedTable {
    private static let leastRows = 2

    /// The rows with the cells of tables in columns, and without bars and lines.
    static func laid(_ rows: [TypedRow]) -> [TypedRow] {
        var result: [TypedRow] = []
        var table: [TypedRow] = []
        for row in rows {
            if isRow(row) || isLine(row) {
                table.append(row)
            } else {
                result += laid(table: table) + [row]
                table = []
            }
        }
        return result + laid(table: table)
    }

    private static func isRow(_ row: TypedRow) -> Bool {
        row.glyphs.contains { $0.character == "|" }
    }

    /// Whether a row is a line between others: bars and corners, and strokes from one to the next.
    private static func isLine(_ row: TypedRow) -> Bool {
        row.glyphs.count >= 3 && row.glyphs.contains { "|+".contains($0.character) }
            && row.glyphs.allSatisfy { "|+-=:".contains($0.character) }
    }

    private static func laid(table: [TypedRow]) -> [TypedRow] {
        let texts = table.filter { !isLine($0) }
        let areEnclosed = texts.allSatisfy { $0.glyphs.first?.character == "|" && $0.glyphs.last?.character == "|" }
        guard areEnclosed || table.count > texts.count, !texts.isEmpty, table.count >= leastRows else { return table }
        let cells = texts.map { Self.cells(of: $0) }
        var widths: [Int] = []
        for row in cells {
            for (index, cell) in row.enumerated() {
                let width = cell.last.map { $0.column - (cell.first?.column ?? 0) + 1 } ?? 0
                if index == widths.count { widths.append(0) }
                widths[index] = max(widths[index], width)
            }
        }
        return cells.map { row in
            var placed = TypedRow("")
            var left = 0
            for (cell, width) in zip(row, widths) {
                let shift = left - (cell.first?.column ?? 0)
                placed.glyphs += cell.map { glyph in
                    var glyph = glyph
                    glyph.column += shift
                    return glyph
                }
                left += width + TypedRow.leastGap
            }
            return placed
        }
    }

    /// The glyphs between bars.
    private static func cells(of row: TypedRow) -> [[TypedGlyph]] {
        var glyphs = row.glyphs[...]
        if glyphs.first?.character == "|" { glyphs.removeFirst() }
        if glyphs.last?.character == "|" { glyphs.removeLast() }
        return glyphs.split(omittingEmptySubsequences: false) { $0.character == "|" }.map(Array.init)
    }
}
