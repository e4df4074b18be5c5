import GRDB
import GRDBSQLite

/// The cells of the row that a statement stands at, read where SQLite has them.
///
/// The rows of GRDB are copied and converted cell by cell. Where there are thousands of rows, that takes longer than to
/// find them.
@safe struct RowCells {
    private let statement: Statement

    /// - Parameter statement: of which a cursor gave a row; the cells are always those of its present row.
    init(_ statement: Statement) {
        self.statement = statement
    }

    /// Whether a cell has nothing in it.
    func isNull(_ column: Int) -> Bool {
        unsafe sqlite3_column_type(statement.sqliteStatement, Int32(column)) == SQLITE_NULL
    }

    /// A whole number; 0 for a cell with nothing in it.
    func integer(_ column: Int) -> Int64 {
        unsafe sqlite3_column_int64(statement.sqliteStatement, Int32(column))
    }

    /// A number.
    func number(_ column: Int) -> Double? {
        isNull(column) ? nil : unsafe sqlite3_column_double(statement.sqliteStatement, Int32(column))
    }

    /// A text.
    func text(_ column: Int) -> String? {
        let row = unsafe statement.sqliteStatement
        guard let start = unsafe sqlite3_column_text(row, Int32(column)) else { return nil }
        let length = Int(unsafe sqlite3_column_bytes(row, Int32(column)))
        return unsafe String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
    }

    /// Words of eight bytes, the low one first.
    func words(_ column: Int) -> [UInt64] {
        let row = unsafe statement.sqliteStatement
        guard let start = unsafe sqlite3_column_blob(row, Int32(column)) else { return [] }
        let size = MemoryLayout<UInt64>.size
        let count = Int(unsafe sqlite3_column_bytes(row, Int32(column))) / size
        return unsafe [UInt64](unsafeUninitializedCapacity: count) { words, initialized in
            for index in 0..<count {
                let word = unsafe start.loadUnaligned(fromByteOffset: index * size, as: UInt64.self)
                unsafe words.initializeElement(at: index, to: UInt64(littleEndian: word))
            }
            initialized = count
        }
    }

    /// The numbers that a cell of `StoredWords` holds.
    func numbers(_ column: Int) -> [UInt32] {
        let row = unsafe statement.sqliteStatement
        guard let start = unsafe sqlite3_column_blob(row, Int32(column)) else { return [] }
        let size = MemoryLayout<UInt32>.size
        let count = Int(unsafe sqlite3_column_bytes(row, Int32(column))) / size
        return (0..<count).map { index in
            unsafe UInt32(littleEndian: start.loadUnaligned(fromByteOffset: index * size, as: UInt32.self))
        }
    }

    /// The numbers that a cell of `PostingValues` holds.
    func values(_ column: Int) -> [Int64] {
        let row = unsafe statement.sqliteStatement
        // An empty cell, text or not, has no bytes to point to.
        guard let start = unsafe sqlite3_column_blob(row, Int32(column)) else { return [] }
        let length = Int(unsafe sqlite3_column_bytes(row, Int32(column)))
        return unsafe PostingValues.numbers(in: UnsafeRawBufferPointer(start: start, count: length))
    }
}
