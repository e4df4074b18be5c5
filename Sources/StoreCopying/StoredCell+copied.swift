package import Foundation
package import StoredRows

extension StoredCell {
    package init(_ text: String?) { self = text.map { .text($0) } ?? .null }
    package init(_ number: Double?) { self = number.map { .fraction($0) } ?? .null }
    package init(_ number: (some BinaryInteger)?) { self = number.map { .whole(Int($0)) } ?? .null }
    /// Stores keep seconds since 1970.
    package init(_ time: Date?) { self.init(time?.timeIntervalSince1970) }

    /// The cell as all stores can keep it.
    var copied: StoredCell {
        // SQLite has one zero.
        if case .fraction(0) = self { .fraction(0) } else { self }
    }
}

extension StoredRow {
    /// The cells of a table's row.
    ///
    /// - Throws: `UnexpectedCell`.
    package func cells(of table: CopiedTable) throws -> [StoredCell] {
        try table.columns.map { column in
            let name = column.name
            switch column.kind {
            case .flag: return try flag(ifAny: name).map { .flag($0) } ?? .null
            case .whole: return StoredCell(try whole(ifAny: name))
            case .fraction: return StoredCell(try fraction(ifAny: name))
            case .text: return StoredCell(try text(ifAny: name))
            case .bytes: return try bytes(ifAny: name).map { .bytes($0) } ?? .null
            case .identifier: return try identifier(ifAny: name).map { .identifier($0) } ?? .null
            }
        }
    }
}

/// Cells of a table that are read by the names of their columns.
struct CellRow: StoredRow {
    private let cells: [String: StoredCell]

    init(_ table: CopiedTable, _ cells: [StoredCell]) {
        self.cells = Dictionary(zip(table.columns.map(\.name), cells)) { first, _ in first }
    }

    func cell(_ column: String) throws -> StoredCell {
        guard let cell = cells[column] else { throw UnexpectedCell(column: column) }
        return cell
    }
}
