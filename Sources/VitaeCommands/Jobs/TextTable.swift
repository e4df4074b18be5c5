import SafeText

/// Lines of cells under a header, for a person at a terminal.
struct TextTable {
    /// A column.
    struct Column {
        let name: String
        /// Characters; the last column takes what is left.
        let width: Int
        /// Whether numbers stand at the right.
        var isNumber = false
    }

    let columns: [Column]

    var header: String { row(columns.map(\.name)) }

    /// A line of cells, one for each column.
    func row(_ cells: [String]) -> String {
        let fitted = zip(columns, cells).enumerated().map { index, pair in
            let text = TerminalText.line(pair.1)
            return index == columns.count - 1 && !pair.0.isNumber ? text : Self.fitted(text, to: pair.0)
        }
        return fitted.joined(separator: "  ")
    }

    private static func fitted(_ text: String, to column: Column) -> String {
        let missing = column.width - text.count
        guard missing >= 0 else { return text.prefix(column.width - 1) + "…" }
        let space = String(repeating: " ", count: missing)
        return column.isNumber ? space + text : text + space
    }
}
