import Foundation

/// Something of which commands print many: as a line of a table, a record of CSV, or a JSON object.
protocol OutputRow {
    /// The table's columns.
    static var table: TextTable { get }
    /// Names of the CSV columns.
    static var columns: [String] { get }
    /// A cell for each column of the table.
    var cells: [String] { get }
    /// A value for each CSV column.
    var values: [String] { get }

    /// Lines that stand under the row in a table.
    var details: [String] { get }

    /// The row as a JSON object on one line.
    func json() throws -> String
}

extension OutputRow {
    var details: [String] { [] }
}

extension OutputRow where Self: Encodable {
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}
