package import Foundation
import JobMatching
import Publications
package import StoreCopying
package import StoredRows

extension PostgresStore: CopiedStore {
    package var schema: String { "PostgreSQL tables \(PostgresMigrations.all.scripts.count)" }

    /// Whether a database has the tables of this version of the program.
    ///
    /// - Throws: `PostgresError`, `PostgresStoreError`.
    package static func isUpToDate(_ address: PostgresAddress, _ settings: PostgresSettings) throws -> Bool {
        try PostgresMigrations.all.areDone(address, settings)
    }

    /// Servers and workers hold a lock as long as they are connected.
    package func isUsedByOthers() async throws -> Bool {
        try await glimpse { connection in
            // Whoever has just made the tables may not have gone yet.
            try connection.value(
                """
                SELECT EXISTS (
                    SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
                    WHERE locktype = 'advisory' AND granted AND datname = current_database()
                        AND pid <> pg_backend_pid() AND (classid::int8 << 32 | objid::int8) <> $1
                )
                """,
                [AdvisoryLock.migration]
            ) ?? false
        }
    }

    // MARK: Reading

    package func rows(of table: CopiedTable, after key: [StoredCell]?, limit: Int) async throws -> [[StoredCell]] {
        try await read { connection in
            switch table {
            case .posting: try Self.postings(after: key, limit: limit, in: connection)
            case .publication: try Self.publications(after: key, limit: limit, in: connection)
            case .sessionFile: try Self.files(after: key, limit: limit, in: connection)
            default:
                try Self.rows(of: table, columns: table.columnList, after: key, limit: limit, in: connection)
                    .map { try $0.cells(of: table) }
            }
        }
    }

    private static func rows(
        of table: CopiedTable,
        columns: String,
        from: String? = nil,
        after key: [StoredCell]?,
        limit: Int,
        in connection: PostgresConnection
    ) throws -> [PostgresRow] {
        let places = table.key.indices.map { "$\($0 + 2)" }.joined(separator: ", ")
        let condition = key == nil ? "" : "WHERE (\(table.keyList)) > (\(places))"
        return try connection.rows(
            "SELECT \(columns) FROM \(from ?? table.name) \(condition) ORDER BY \(table.keyList) LIMIT $1",
            [limit] + zip(key ?? [], table.key).map { $0.value(of: $1.kind) }
        )
    }

    private static func postings(
        after key: [StoredCell]?,
        limit: Int,
        in connection: PostgresConnection
    ) throws -> [[StoredCell]] {
        try rows(
            of: .posting,
            columns: "\(PostingRow.columns), first_seen_at, description",
            from: "posting LEFT JOIN posting_text ON posting_text.posting = posting.number",
            after: key,
            limit: limit,
            in: connection
        ).map { row in
            let stored = try PostingRow.posting(in: row)
            var posting = stored.posting
            posting.description = try row["description"] ?? ""
            return CopiedPosting(number: stored.number, posting: posting, firstSeenAt: try row["first_seen_at"]).cells
        }
    }

    private static func publications(
        after key: [StoredCell]?,
        limit: Int,
        in connection: PostgresConnection
    ) throws -> [[StoredCell]] {
        try rows(
            of: .publication,
            columns: "\(PublicationRow.columns), list, key_base, key_number",
            after: key,
            limit: limit,
            in: connection
        ).map { row in
            let content = try PublicationRow.content(row)
            return try CopiedPublication(row, content: content, id: PublicationRow.id(row)).cells
        }
    }

    /// Files whose pieces lie in rows of their own.
    private static func files(
        after key: [StoredCell]?,
        limit: Int,
        in connection: PostgresConnection
    ) throws -> [[StoredCell]] {
        try rows(
            of: .sessionFile,
            columns: CopiedTable.sessionFile.columnList,
            from: """
                (
                    SELECT session_id, position, string_agg(bytes, '' ORDER BY piece) AS bytes FROM session_piece
                    GROUP BY session_id, position
                ) AS file
                """,
            after: key,
            limit: limit,
            in: connection
        ).map { try $0.cells(of: .sessionFile) }
    }

    package func counters() async throws -> [String: Int] {
        try await read { connection in
            var counters: [String: Int] = [:]
            for table in CopiedTable.all where table.counter != nil {
                let sequence = try Self.sequence(of: table, in: connection)
                counters[table.name] = try connection.value(
                    "SELECT CASE WHEN is_called THEN last_value ELSE last_value - 1 END FROM \(sequence)"
                )
            }
            return counters
        }
    }

    private static func sequence(of table: CopiedTable, in connection: PostgresConnection) throws -> String {
        guard table != .posting, let column = table.counter else { return "posting_number" }
        return try connection.value("SELECT pg_get_serial_sequence($1, $2)", [table.name, column]) ?? ""
    }

    // MARK: Writing

    package func copyMark() async throws -> CopyMark? {
        try await read { connection in
            guard try connection.value("SELECT to_regclass('\(Self.copyTable)') IS NOT NULL") == true,
                let row = try connection.row("SELECT source, tables, key FROM \(Self.copyTable)")
            else { return nil }
            return try CopyMark(source: try row["source"], tables: try row["tables"], keyText: try row["key"])
        }
    }

    package func isEmpty() async throws -> Bool {
        try await read { connection in
            for table in CopiedTable.all where !table.hasRowsFromTheStart {
                let name = table == .sessionFile ? "session_piece" : table.name
                let hasRows: Bool? = try connection.value("SELECT EXISTS (SELECT 1 FROM \(name))")
                if hasRows == true { return false }
            }
            return true
        }
    }

    package func beginCopy(_ mark: CopyMark) async throws {
        _ = try await write { connection in
            try connection.script(
                "CREATE TABLE \(Self.copyTable) (source text NOT NULL, tables int8 NOT NULL, key text)"
            )
            try connection.execute(
                "INSERT INTO \(Self.copyTable) VALUES ($1, $2, $3)",
                [mark.source, mark.tables, try mark.keyText()]
            )
        }
    }

    package func store(
        _ rows: [[StoredCell]],
        in table: CopiedTable,
        from mark: CopyMark,
        to next: CopyMark,
        now: Date
    ) async throws {
        try await write { connection in
            let changes = try connection.execute(
                """
                UPDATE \(Self.copyTable) SET tables = $1, key = $2 WHERE tables = $3 AND key IS NOT DISTINCT FROM $4
                """,
                [next.tables, try next.keyText(), mark.tables, try mark.keyText()]
            )
            guard changes == 1 else { throw CopyFailure.meddling }
            if table.hasRowsFromTheStart, mark.key == nil { try connection.execute("DELETE FROM \(table.name)") }
            switch table {
            case .posting:
                var shelf = try PostgresShelf(connection, now: now)
                for cells in rows {
                    let copied = try CopiedPosting(cells)
                    try shelf.insert(copied.posting, number: copied.number, firstSeenAt: copied.firstSeenAt)
                }
                try shelf.finish()
            case .publication:
                for cells in rows { try Self.insert(try CopiedPublication(cells), in: connection) }
            case .sessionFile:
                for cells in rows { try Self.insertFile(cells, in: connection) }
            default:
                try Self.insert(rows, into: table, in: connection)
            }
        }
    }

    private static func insert(
        _ rows: [[StoredCell]],
        into table: CopiedTable,
        in connection: PostgresConnection
    ) throws {
        let places = table.columns.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
        for cells in rows {
            try connection.execute(
                "INSERT INTO \(table.name) (\(table.columnList)) OVERRIDING SYSTEM VALUE VALUES (\(places))",
                zip(cells, table.columns).map { $0.value(of: $1.kind) }
            )
        }
    }

    private static func insertFile(_ cells: [StoredCell], in connection: PostgresConnection) throws {
        guard case .identifier(let session) = cells[0], case .whole(let position) = cells[1],
            case .bytes(let bytes) = cells[2]
        else { throw UnexpectedCell(column: "bytes") }
        for (piece, start) in stride(from: 0, to: max(bytes.count, 1), by: pieceLength).enumerated() {
            let part = bytes.dropFirst(start).prefix(pieceLength)
            try connection.execute(
                "INSERT INTO session_piece (session_id, position, piece, bytes) VALUES ($1, $2, $3, $4)",
                [session, position, piece, Data(part)]
            )
        }
    }

    private static func insert(_ copied: CopiedPublication, in connection: PostgresConnection) throws {
        let own: [(name: String, value: any PostgresValue)] = [
            ("key", copied.key), ("key_base", copied.keyBase), ("key_number", copied.keyNumber),
            ("number", copied.number), ("list", copied.list), ("id", copied.id.uuid),
            ("spelling", StoredPublication.spelling(of: copied.id)), ("revision", copied.revision),
            ("created_at", copied.createdAt), ("updated_at", copied.updatedAt),
        ]
        let cells = try PublicationRow.cells(of: copied.content) + own
        let places = cells.enumerated().map { PublicationRow.place($1.name, $0 + 1) }
        try connection.execute(
            """
            INSERT INTO publication (\(cells.map(\.name).joined(separator: ", ")))
            VALUES (\(places.joined(separator: ", ")))
            """,
            cells.map(\.value)
        )
    }

    package func raiseCounters(_ counters: [String: Int]) async throws {
        try await write { connection in
            for table in CopiedTable.all {
                guard let number = counters[table.name], number > 0 else { continue }
                let sequence = try Self.sequence(of: table, in: connection)
                try connection.execute(
                    "SELECT setval($1::regclass, greatest($2, last_value)) FROM \(sequence)",
                    [
                        sequence, number,
                    ]
                )
            }
        }
    }

    package func endCopy() async throws {
        try await write { try $0.script("DROP TABLE \(Self.copyTable)") }
    }

    /// There as long as a copy is not done.
    static let copyTable = "store_copy"
}

extension StoredCell {
    /// The cell as a value of a column.
    fileprivate func value(of kind: CopiedTable.Kind) -> any PostgresValue {
        switch self {
        case .flag(let flag): return flag
        case .whole(let number): return number
        case .fraction(let number): return number
        case .text(let text): return text
        case .bytes(let bytes): return bytes
        case .identifier(let identifier): return identifier
        case .null: break
        }
        switch kind {
        case .flag: return Bool?.none
        case .whole: return Int?.none
        case .fraction: return Double?.none
        case .text: return String?.none
        case .bytes: return Data?.none
        case .identifier: return UUID?.none
        }
    }
}
