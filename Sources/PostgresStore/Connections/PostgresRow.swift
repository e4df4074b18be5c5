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

    /// What stands in a place, for as long as it is looked at: the bytes are the result's own.
    func read<Value>(
        _ row: Int32,
        _ column: Int32,
        named name: String,
        _ body: (PostgresCell) throws(PostgresError) -> Value
    ) throws(PostgresError) -> Value {
        let type = unsafe PQftype(handle, column)
        guard unsafe PQgetisnull(handle, row, column) == 0, let start = unsafe PQgetvalue(handle, row, column) else {
            return try body(unsafe PostgresCell(column: name, type: type, bytes: nil))
        }
        let bytes = unsafe UnsafeRawBufferPointer(start: start, count: Int(PQgetlength(handle, row, column)))
        // Until the bytes were read.
        defer { extendLifetime(self) }
        return try body(unsafe PostgresCell(column: name, type: type, bytes: bytes))
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
            return try result.read(number, place, named: column, Value.init)
        }
    }

    /// The value of the first column.
    func first<Value: PostgresValue>() throws(PostgresError) -> Value {
        try result.read(number, 0, named: "1", Value.init)
    }
}
