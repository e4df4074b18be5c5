package import StoredRows

/// A table as all stores have it, with the same cells in it.
package struct CopiedTable: Hashable, Sendable {
    /// What the values of a column are.
    package enum Kind: Hashable, Sendable {
        case flag, whole, fraction, text, bytes, identifier
    }

    /// One of its columns.
    package struct Column: Hashable, Sendable {
        package let name: String
        package let kind: Kind
    }

    package let name: String
    /// Columns by which its rows are put in order, and told from each other.
    package let key: [Column]
    /// All columns, those of the key first.
    package let columns: [Column]
    /// How many rows are in memory at a time.
    package let rowsAtOnce: Int
    /// Whether a new database has rows in it, which those that are copied replace.
    package let hasRowsFromTheStart: Bool
    /// The column that counts the rows, where numbers are never given twice.
    package let counter: String?

    /// - Parameters:
    ///   - name: of the table.
    ///   - columns: names and kinds, with a space between them and commas between columns.
    ///   - key: how many of the columns are the key.
    ///   - rowsAtOnce: how many rows are in memory at a time.
    ///   - hasRowsFromTheStart: whether a new database has rows in it.
    ///   - counter: the column that counts the rows.
    init(
        _ name: String,
        _ columns: KeyValuePairs<String, Kind>,
        key: Int = 1,
        rowsAtOnce: Int = 1_000,
        hasRowsFromTheStart: Bool = false,
        counter: String? = nil
    ) {
        self.name = name
        self.columns = columns.map { Column(name: $0.key, kind: $0.value) }
        self.key = Array(self.columns.prefix(key))
        self.rowsAtOnce = rowsAtOnce
        self.hasRowsFromTheStart = hasRowsFromTheStart
        self.counter = counter
    }

    /// Names of the columns, as a statement has them.
    package var columnList: String { Self.list(columns) }
    /// Names of the columns of the key.
    package var keyList: String { Self.list(key) }

    /// In quotes, since some are words of SQL as well.
    private static func list(_ columns: [Column]) -> String {
        columns.map { "\"\($0.name)\"" }.joined(separator: ", ")
    }

    /// Whether nothing stands in a column of a row.
    package func isNull(_ column: String, in cells: [StoredCell]) -> Bool {
        columns.firstIndex { $0.name == column }.map { cells[$0] == .null } ?? true
    }
}
