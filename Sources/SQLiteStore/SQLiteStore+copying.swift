package import Foundation
import GRDB
import JobMatching
import Publications
package import StoreCopying
package import StoredRows

extension SQLiteStore: CopiedStore {
    package var schema: String { "SQLite tables \(Self.migrator.migrations.last ?? "")" }

    /// Whoever opens the file has a lock on its folder.
    package func isUsedByOthers() async throws -> Bool { false }

    // MARK: Reading

    package func rows(of table: CopiedTable, after key: [StoredCell]?, limit: Int) async throws -> [[StoredCell]] {
        try await read { database in
            switch table {
            case .posting: try Self.postings(after: key, limit: limit, in: database)
            case .publication: try Self.publications(after: key, limit: limit, in: database)
            default:
                try Self.rows(of: table, columns: table.columnList, after: key, limit: limit, in: database)
                    .map { try $0.cells(of: table) }
            }
        }
    }

    /// The number of a list that was erased stays with another name.
    private static let conditions = [CopiedTable.publicationList.name: "account NOT LIKE 'erased %'"]

    private static func rows(
        of table: CopiedTable,
        columns: String,
        after key: [StoredCell]?,
        limit: Int,
        in database: Database
    ) throws -> [Row] {
        var conditions = [conditions[table.name]].compactMap { $0 }
        if let key {
            conditions.append("(\(table.keyList)) > (\(key.map { _ in "?" }.joined(separator: ", ")))")
        }
        let condition = conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")
        return try Row.fetchAll(
            database.cachedStatement(
                sql: "SELECT \(columns) FROM \(table.name) \(condition) ORDER BY \(table.keyList) LIMIT ?"
            ),
            arguments: StatementArguments((key ?? []).map(\.databaseValue) + [limit.databaseValue])
        )
    }

    private static func postings(
        after key: [StoredCell]?,
        limit: Int,
        in database: Database
    ) throws -> [[StoredCell]] {
        var reader = PostingRow()
        let stored = try reader.postings(
            from: "posting WHERE number > ? ORDER BY number LIMIT ?",
            arguments: [key?.first?.databaseValue ?? 0.databaseValue, limit],
            in: database
        )
        let sight = try database.cachedStatement(sql: "SELECT first_seen_at FROM posting WHERE number = ?")
        return try stored.map { stored in
            CopiedPosting(
                number: stored.number,
                posting: try reader.whole(stored, in: database),
                firstSeenAt: try Double.fetchOne(sight, arguments: [stored.number]) ?? 0
            ).cells
        }
    }

    private static func publications(
        after key: [StoredCell]?,
        limit: Int,
        in database: Database
    ) throws -> [[StoredCell]] {
        try rows(of: .publication, columns: "*", after: key, limit: limit, in: database).map { row in
            try CopiedPublication(row, content: PublicationRow.content(row), id: PublicationRow.id(row)).cells
        }
    }

    package func counters() async throws -> [String: Int] {
        try await read { database in
            var counters: [String: Int] = [:]
            for table in CopiedTable.all {
                guard let column = table.counter else { continue }
                let sql =
                    switch table.name {
                    case CopiedTable.posting.name: "SELECT highest FROM posting_number"
                    case let name where Self.isCounted(name):
                        "SELECT seq FROM sqlite_sequence WHERE name = '\(name)'"
                    default: "SELECT max(\(column)) FROM \(table.name)"
                    }
                counters[table.name] = try Int.fetchOne(database, sql: sql) ?? 0
            }
            return counters
        }
    }

    /// Whether SQLite gives the numbers of a table once.
    private static func isCounted(_ table: String) -> Bool { ["countdown", "reminder"].contains(table) }

    // MARK: Writing

    package func copyMark() async throws -> CopyMark? {
        try await read { database in
            guard try database.tableExists(Self.copyTable),
                let row = try Row.fetchOne(database, sql: "SELECT source, tables, key FROM \(Self.copyTable)")
            else { return nil }
            return try CopyMark(
                source: try row.text("source"),
                tables: try row.whole("tables"),
                keyText: try row.text(ifAny: "key")
            )
        }
    }

    package func isEmpty() async throws -> Bool {
        try await read { database in
            for table in CopiedTable.all where !table.hasRowsFromTheStart {
                let hasRows = try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 FROM \(table.name))")
                if hasRows == true { return false }
            }
            return true
        }
    }

    package func beginCopy(_ mark: CopyMark) async throws {
        try await write { database in
            try database.execute(
                sql: "CREATE TABLE \(Self.copyTable) (source TEXT NOT NULL, tables INTEGER NOT NULL, key TEXT)"
            )
            try database.execute(
                sql: "INSERT INTO \(Self.copyTable) VALUES (?, ?, ?)",
                arguments: [mark.source, mark.tables, try mark.keyText()]
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
        try await write { database in
            try database.execute(
                sql: "UPDATE \(Self.copyTable) SET tables = ?, key = ? WHERE tables = ? AND key IS ?",
                arguments: [
                    next.tables, try next.keyText(), mark.tables, try mark.keyText(),
                ]
            )
            guard database.changesCount == 1 else { throw CopyFailure.meddling }
            if table.hasRowsFromTheStart, mark.key == nil {
                try database.execute(sql: "DELETE FROM \(table.name)")
            }
            switch table {
            case .posting:
                var shelf = SQLiteShelf(database: database, now: now)
                for cells in rows {
                    let copied = try CopiedPosting(cells)
                    try shelf.insert(copied.posting, number: copied.number, firstSeenAt: copied.firstSeenAt)
                }
                try shelf.finish()
            case .publication:
                for cells in rows { try Self.insert(try CopiedPublication(cells), in: database) }
            default:
                try Self.insert(rows, into: table, in: database)
            }
        }
    }

    private static func insert(_ rows: [[StoredCell]], into table: CopiedTable, in database: Database) throws {
        let isQueue = table == .queue
        let places = table.columns.map { _ in "?" }.joined(separator: ", ")
        let insert = try database.cachedStatement(
            sql: """
                INSERT INTO \(table.name) (\(table.columnList)\(isQueue ? ", state" : ""))
                VALUES (\(places)\(isQueue ? ", ?" : ""))
                """
        )
        for cells in rows {
            var values = cells.map(\.databaseValue)
            if isQueue { values.append((table.isNull("lease_token", in: cells) ? "queued" : "leased").databaseValue) }
            try insert.execute(arguments: StatementArguments(values))
        }
    }

    private static func insert(_ copied: CopiedPublication, in database: Database) throws {
        let cells: [(name: String, value: (any DatabaseValueConvertible)?)] =
            PublicationRow.cells(of: copied.content) + [
                ("key", copied.key), ("key_base", copied.keyBase), ("key_number", copied.keyNumber),
                ("number", copied.number), ("list", copied.list), ("id", copied.id.uuid.uuidString),
                ("spelling", StoredPublication.spelling(of: copied.id)), ("revision", copied.revision),
                ("created_at", copied.createdAt), ("updated_at", copied.updatedAt),
            ]
        try database.cachedStatement(
            sql: """
                INSERT INTO publication (\(cells.map(\.name).joined(separator: ", ")))
                VALUES (\(cells.map { _ in "?" }.joined(separator: ", ")))
                """
        ).execute(arguments: StatementArguments(cells.map(\.value)))
        try addToIndex(StoredPublication.searchedText(of: copied.content), Int64(copied.number), in: database)
    }

    package func raiseCounters(_ counters: [String: Int]) async throws {
        try await write { database in
            try database.execute(
                sql: "UPDATE posting_number SET highest = max(highest, ?)",
                arguments: [counters[CopiedTable.posting.name]]
            )
            for (table, number) in counters where Self.isCounted(table) && number > 0 {
                try database.execute(
                    sql: "UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?",
                    arguments: [number, table]
                )
                guard database.changesCount == 0 else { continue }
                try database.execute(
                    sql: "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)",
                    arguments: [table, number]
                )
            }
        }
    }

    package func endCopy() async throws {
        try await write { try $0.execute(sql: "DROP TABLE \(Self.copyTable)") }
    }

    /// Whether a database has the tables of this version of the program; one that is missing has them as soon as it is made.
    package static func isUpToDate(path: String) throws -> Bool {
        guard FileManager.default.fileExists(atPath: path) else { return true }
        var configuration = Configuration()
        configuration.readonly = true
        configuration.busyMode = .timeout(5)
        return try DatabaseQueue(path: path, configuration: configuration).read(migrator.hasCompletedMigrations)
    }

    /// There as long as a copy is not done.
    static let copyTable = "store_copy"
}

extension StoredCell {
    fileprivate var databaseValue: DatabaseValue {
        switch self {
        case .null: .null
        case .flag(let flag): flag.databaseValue
        case .whole(let number): number.databaseValue
        case .fraction(let number): number.databaseValue
        case .text(let text): text.databaseValue
        case .bytes(let bytes): bytes.databaseValue
        case .identifier(let identifier): identifier.uuidString.databaseValue
        }
    }
}
