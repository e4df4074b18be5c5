import CPostgres

/// What came back of a statement; freed when nobody needs it any more.
@safe final class PostgresResult {
    private let handle: OpaquePointer
    /// Places of columns.
    let columns: [String: Int32]
    let count: Int

    /// - Parameter handle: is freed with the value.
    init(owning handle: OpaquePointer) {
        unsafe self.handle = unsafe handle
        count = Int(unsafe PQntuples(handle))
        var columns: [String: Int32] = [:]
        let width = unsafe PQnfields(handle)
        for column in 0..<width {
            guard let name = unsafe PQfname(handle, column) else { continue }
            columns[unsafe String(cString: name)] = column
        }
        self.columns = columns
    }

    deinit {
        unsafe PQclear(handle)
    }

    /// How many rows a statement changed, or gave.
    var changes: Int {
        guard let text = unsafe PQcmdTuples(handle) else { return 0 }
        return Int(unsafe String(cString: text)) ?? 0
    }

    /// The name of what was done.
    var tag: String {
        unsafe PQcmdStatus(handle).map { unsafe String(cString: $0) } ?? ""
    }

    func cell(_ row: Int32, _ column: Int32, named name: String) -> PostgresCell {
        let type = unsafe PQftype(handle, column)
        guard unsafe PQgetisnull(handle, row, column) == 0, let start = unsafe PQgetvalue(handle, row, column) else {
            return PostgresCell(column: name, type: type, bytes: nil)
        }
        let length = Int(unsafe PQgetlength(handle, row, column))
        let bytes = unsafe UnsafeRawBufferPointer(start: start, count: length)
        return PostgresCell(column: name, type: type, bytes: unsafe [UInt8](bytes))
    }
}

/// A row of a result.
struct PostgresRow {
    let result: PostgresResult
    let number: Int32

    /// The value of a column.
    subscript<Value: PostgresValue>(column: String) -> Value {
        get throws(PostgresError) {
            guard let place = result.columns[column] else { throw .unexpectedCell(column: column) }
            return try Value(result.cell(number, place, named: column))
        }
    }

    /// The value of the first column.
    func first<Value: PostgresValue>() throws(PostgresError) -> Value {
        try Value(result.cell(number, 0, named: "1"))
    }
}
