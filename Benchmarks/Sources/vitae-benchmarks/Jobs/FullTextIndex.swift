import CSQLite

/// Whole postings in SQLite's full-text index: what somebody would search jobs with who has nothing else.
@safe final class FullTextIndex {
    private let database: OpaquePointer

    /// Creates an index in a file.
    init(path: String) throws {
        var opened: OpaquePointer?
        guard unsafe sqlite3_open(path, &opened) == SQLITE_OK, let database = unsafe opened else {
            throw BenchmarkFailure("\(path) cannot be made a database")
        }
        unsafe self.database = unsafe database
        try run("PRAGMA journal_mode = OFF")
        try run("PRAGMA synchronous = OFF")
        try run("CREATE VIRTUAL TABLE posting USING fts5(text, content='')")
        try run("BEGIN")
    }

    deinit {
        unsafe sqlite3_close(database)
    }

    /// Adds a posting under a number.
    func add(_ text: String, number: Int) throws {
        try unsafe withStatement("INSERT INTO posting (rowid, text) VALUES (\(number), ?)", binding: text) {
            statement in
            guard unsafe sqlite3_step(statement) == SQLITE_DONE else { throw failure }
        }
    }

    /// Ends adding.
    func finish() throws {
        try run("COMMIT")
    }

    /// The numbers of the postings that say most of some words, best first.
    ///
    /// - Parameters:
    ///   - words: letters and digits only.
    ///   - limit: how many at most.
    /// - Returns: the numbers.
    /// - Throws: what SQLite says.
    func best(of words: [String], limit: Int) throws -> [Int] {
        let query = words.map { "\"\($0)\"" }.joined(separator: " OR ")
        var numbers: [Int] = []
        let sql = "SELECT rowid FROM posting WHERE posting MATCH ? ORDER BY rank LIMIT \(limit)"
        try unsafe withStatement(sql, binding: query) { statement in
            var result = unsafe sqlite3_step(statement)
            while result == SQLITE_ROW {
                numbers.append(Int(unsafe sqlite3_column_int64(statement, 0)))
                result = unsafe sqlite3_step(statement)
            }
            guard result == SQLITE_DONE else { throw failure }
        }
        return numbers
    }

    private func run(_ sql: String) throws {
        guard unsafe sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK else { throw failure }
    }

    private func withStatement(
        _ sql: String,
        binding text: String,
        _ body: (OpaquePointer) throws -> Void
    ) throws {
        var prepared: OpaquePointer?
        guard unsafe sqlite3_prepare_v2(database, sql, -1, &prepared, nil) == SQLITE_OK,
            let statement = unsafe prepared
        else { throw failure }
        defer { unsafe sqlite3_finalize(statement) }
        // The text outlives the statement's use, and so needs no copy.
        try unsafe text.withCString { pointer in
            guard unsafe sqlite3_bind_text(statement, 1, pointer, -1, nil) == SQLITE_OK else { throw failure }
            try unsafe body(statement)
        }
    }

    private var failure: BenchmarkFailure {
        BenchmarkFailure("SQLite: \(unsafe String(cString: sqlite3_errmsg(database)))")
    }
}
