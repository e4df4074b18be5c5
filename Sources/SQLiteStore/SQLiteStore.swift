import GRDB
import Sessions

/// Sessions, queue and postings in one SQLite file.
///
/// The settings are those that the durability promise needs: write-ahead logging with a sync before each commit returns,
/// immediate write transactions, one writer at a time, and deleted content overwritten.
package final class SQLiteStore: Sendable {
    let database: DatabasePool

    /// Opens the database, creates it when it is missing, and brings its schema up to date.
    ///
    /// - Throws: `SQLiteStoreError.newer` for a database that a later version of the program wrote.
    package init(path: String) throws {
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        configuration.prepareDatabase { database in
            try database.execute(sql: "PRAGMA synchronous = FULL")
            try database.execute(sql: "PRAGMA secure_delete = ON")
        }
        database = try DatabasePool(path: path, configuration: configuration)
        let migrator = Self.migrator
        if try database.read(migrator.hasBeenSuperseded) { throw SQLiteStoreError.newer }
        try migrator.migrate(database)
    }

    /// Runs a write; a full disk and a read-only file are told apart from mistakes.
    func write<Value: Sendable>(_ body: @Sendable @escaping (Database) throws -> Value) async throws -> Value {
        do {
            return try await database.write(body)
        } catch let error as DatabaseError {
            switch error.resultCode {
            case .SQLITE_FULL, .SQLITE_READONLY, .SQLITE_IOERR, .SQLITE_CANTOPEN, .SQLITE_BUSY:
                throw SessionStoreError.unavailable
            default:
                throw error
            }
        }
    }
}

/// Why a database is not opened.
package enum SQLiteStoreError: Error, Hashable, CustomStringConvertible {
    /// A later version of the program wrote it.
    case newer

    package var description: String {
        "The database was written by a newer version of Vitae. Install that version; the database was not changed."
    }
}
