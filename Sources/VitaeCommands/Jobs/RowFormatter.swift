import SafeText

/// Turns rows into the text of one of the output formats, one row after the other.
struct RowFormatter<Row: OutputRow> {
    private let format: ScoreFormat
    private var count = 0

    private static var indent: String { "       " }

    init(format: ScoreFormat) {
        self.format = format
    }

    /// What is printed for the next row, line ends included.
    mutating func text(of row: Row) throws -> String {
        let isFirst = count == 0
        count += 1
        switch format {
        case .table:
            let lines = [Row.table.row(row.cells)] + row.details.map { Self.indent + TerminalText.line($0) }
            return (isFirst ? Row.table.header + "\n" : "") + lines.map { $0 + "\n" }.joined()
        case .csv: return (isFirst ? header : "") + CSV.row(row.values) + "\r\n"
        case .ndjson: return try row.json() + "\n"
        case .json: return (isFirst ? "[\n" : ",\n") + (try row.json())
        }
    }

    /// What is printed at the end.
    var end: String {
        switch format {
        // A reader of CSV wants the header also of nothing.
        case .csv: count == 0 ? header : ""
        case .json: count == 0 ? "[]\n" : "\n]\n"
        case .table, .ndjson: ""
        }
    }

    private var header: String { CSV.row(Row.columns) + "\r\n" }
}

extension StandardOutput {
    /// Prints rows.
    static func write<Row: OutputRow>(_ rows: [Row], format: ScoreFormat) throws {
        var formatter = RowFormatter<Row>(format: format)
        for row in rows { write(try formatter.text(of: row), terminator: "") }
        write(formatter.end, terminator: "")
    }
}
