import Foundation
import GRDB
import GRDBSQLite

/// A statement that runs once for each of very many rows, with its values bound where SQLite takes them.
///
/// GRDB collects arguments in arrays and converts them one by one. Where hundreds of thousands of rows are written, that
/// takes as long as writing them.
@safe struct RowStatement {
    private let statement: Statement

    init(_ database: Database, sql: String) throws {
        statement = try database.cachedStatement(sql: sql)
    }

    /// Binds a whole number.
    ///
    /// - Parameters:
    ///   - value: what is bound.
    ///   - place: of the parameter, from 1.
    /// - Throws: what SQLite says.
    func bind(_ value: Int64, at place: Int32) throws {
        try check(unsafe sqlite3_bind_int64(statement.sqliteStatement, place, value))
    }

    /// Binds a number.
    func bind(_ value: Double, at place: Int32) throws {
        try check(unsafe sqlite3_bind_double(statement.sqliteStatement, place, value))
    }

    /// Binds a text.
    func bind(_ value: String, at place: Int32) throws {
        var value = value
        try check(
            value.withUTF8 { bytes in unsafe bind(UnsafeRawBufferPointer(bytes), at: place) }
        )
    }

    /// Binds an identifier as the text that it has elsewhere: digits above nine are capital letters.
    func bind(_ value: UUID, at place: Int32) throws {
        let code = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.lengthOfIdentifier) { text in
            unsafe withUnsafeBytes(of: value.uuid) { bytes in
                var end = 0
                for index in bytes.indices {
                    if Self.hyphens.contains(index) {
                        unsafe text[end] = UInt8(ascii: "-")
                        end += 1
                    }
                    unsafe text[end] = Self.digit(bytes[index] >> 4)
                    unsafe text[end + 1] = Self.digit(bytes[index] & 0xF)
                    end += 2
                }
            }
            return unsafe bind(UnsafeRawBufferPointer(text), at: place)
        }
        try check(code)
    }

    /// Binds by name, as GRDB does.
    func bind(_ arguments: StatementArguments) throws {
        try statement.setArguments(arguments)
    }

    /// Runs the statement and reads each of its rows.
    ///
    /// - Parameter read: reads cells of a row.
    /// - Throws: what `read` throws, and what SQLite says.
    func rows(_ read: (RowCells) throws -> Void) throws {
        defer { unsafe sqlite3_reset(statement.sqliteStatement) }
        let cells = RowCells(statement)
        while true {
            switch unsafe sqlite3_step(statement.sqliteStatement) {
            case SQLITE_ROW: try read(cells)
            case SQLITE_DONE: return
            case let code: throw error(code)
            }
        }
    }

    /// Runs the statement.
    func run() throws {
        _ = try row { _ in }
    }

    /// Runs the statement and reads its first row.
    ///
    /// - Parameter read: reads cells of the row.
    /// - Returns: what was read; nil where there is no row.
    /// - Throws: what SQLite says.
    func row<Value>(_ read: (RowCells) -> Value) throws -> Value? {
        defer { unsafe sqlite3_reset(statement.sqliteStatement) }
        var value: Value?
        while true {
            switch unsafe sqlite3_step(statement.sqliteStatement) {
            case SQLITE_ROW: value = value ?? read(RowCells(statement))
            case SQLITE_DONE: return value
            case let code: throw error(code)
            }
        }
    }

    private static let lengthOfIdentifier = 36
    /// Bytes of an identifier with a hyphen before them.
    private static let hyphens: Set<Int> = [4, 6, 8, 10]

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }

    private func bind(_ text: UnsafeRawBufferPointer, at place: Int32) -> Int32 {
        // SQLite copies the bytes before it returns.
        let transient = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        let start = unsafe text.baseAddress?.assumingMemoryBound(to: CChar.self)
        return unsafe sqlite3_bind_text(statement.sqliteStatement, place, start, Int32(text.count), transient)
    }

    private func check(_ code: Int32) throws {
        guard code != SQLITE_OK else { return }
        throw error(code)
    }

    /// Without the values, which belong to somebody.
    private func error(_ code: Int32) -> DatabaseError {
        DatabaseError(resultCode: ResultCode(rawValue: code), sql: statement.sql)
    }
}
