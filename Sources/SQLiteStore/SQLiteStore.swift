import GRDB
import Sessions
import Synchronization

/// Sessions, queue and postings in one SQLite file.
///
/// The settings are those that the durability promise needs: write-ahead logging with a sync before each commit returns,
/// immediate write transactions, one writer at a time, and deleted content overwritten.
package final class SQLiteStore: Sendable {
    let database: DatabasePool
    /// A connection of its own for what is read on the thread that asks: nobody who has it waits for anybody else, whereas
    /// those who have a connection of the pool may wait for that very thread.
    let glimpses: DatabaseQueue
    /// What reading postings has found out of the texts that they share.
    let postingRows = Mutex(PostingRow())
    /// What open postings have, as long as nothing of it changes.
    let postingBlocks = Mutex(PostingBlocks.Memory(revision: -1))
    let alertNumbers = Mutex(AlertNumbers())
    /// How many imports are going on.
    let imports = Mutex(0)
    /// Whether this process brings the write-ahead log into the database.
    let isCheckpointing: Bool

    /// Opens the database, creates it when it is missing, and brings its schema up to date.
    ///
    /// SQLite before 3.51.3 can damage a log that two processes bring into the database at the same moment: only one
    /// process may, whoever else writes beside it.
    ///
    /// - Parameters:
    ///   - path: the database.
    ///   - isCheckpointing: whether this is the process that does; another overwrites nothing of what it deletes in the
    ///     log, which the one that does will do.
    ///   - isCopyTarget: whether it may be the beginning of a copy, which nobody else uses.
    /// - Throws: `SQLiteStoreError.newer` for a database that a later version of the program wrote, `readOnly` for one
    ///   that cannot be written, `unfinishedCopy`.
    package init(path: String, isCheckpointing: Bool = true, isCopyTarget: Bool = false) throws {
        self.isCheckpointing = isCheckpointing
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        configuration.prepareDatabase { database in
            try database.execute(sql: "PRAGMA secure_delete = ON")
            if database.configuration.readonly { try database.execute(sql: "PRAGMA cache_size = -8000") }
            if !isCheckpointing { try database.execute(sql: "PRAGMA wal_autocheckpoint = 0") }
            PublicationFunctions.add(to: database)
        }
        do {
            database = try DatabasePool(path: path, configuration: configuration)
            // Not with the other settings: opening a pool ends with the weaker NORMAL for the connection that writes.
            try database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
            let migrator = Self.migrator
            if try database.read(migrator.hasBeenSuperseded) { throw SQLiteStoreError.newer }
            let isCopy = try database.read { try $0.tableExists(Self.copyTable) }
            if isCopy, !isCopyTarget { throw SQLiteStoreError.unfinishedCopy }
            try migrator.migrate(database)
            var reading = Configuration()
            reading.readonly = true
            reading.busyMode = .timeout(5)
            glimpses = try DatabaseQueue(path: path, configuration: reading)
            // One that is up to date was only read so far.
            try database.writeWithoutTransaction { try $0.inTransaction(.immediate) { .rollback } }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_READONLY {
            throw SQLiteStoreError.readOnly
        }
    }

    /// Runs a write; a disk or a file that fails is told apart from mistakes.
    func write<Value: Sendable>(_ body: @Sendable @escaping (Database) throws -> Value) async throws -> Value {
        do {
            return try await database.write(body)
        } catch let error as DatabaseError where Self.isUnavailable(error) {
            throw SessionStoreError.unavailable
        }
    }

    /// Runs reads that see the same state; a disk or a file that fails is told apart from mistakes.
    func read<Value: Sendable>(_ body: @Sendable @escaping (Database) throws -> Value) async throws -> Value {
        do {
            return try await database.read(body)
        } catch let error as DatabaseError where Self.isUnavailable(error) {
            throw SessionStoreError.unavailable
        }
    }

    /// Looks through the whole file.
    ///
    /// - Throws: `unavailable` when a part of it is damaged.
    package func checkSoundness() async throws {
        let finding = try await read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
        guard finding == "ok" else { throw SessionStoreError.unavailable }
    }

    /// Whether an error says that the disk is full, read-only or broken, or the file is.
    static func isUnavailable(_ error: DatabaseError) -> Bool {
        switch error.resultCode {
        case .SQLITE_FULL, .SQLITE_READONLY, .SQLITE_IOERR, .SQLITE_CANTOPEN, .SQLITE_BUSY, .SQLITE_CORRUPT,
            .SQLITE_NOTADB:
            true
        default:
            false
        }
    }
}

/// Why a database is not opened.
package enum SQLiteStoreError: Error, Hashable, CustomStringConvertible {
    /// A later version of the program wrote it.
    case newer
    /// Nothing can be written to it.
    case readOnly
    /// It is the beginning of a copy.
    case unfinishedCopy

    package var description: String {
        switch self {
        case .newer:
            "The database was written by a newer version of Vitae. Install that version; the database was not changed."
        case .unfinishedCopy:
            "The database is an unfinished copy. Finish it with vitae store copy, or delete it."
        case .readOnly:
            "The database is read-only. Make its file and its folder writable for the user that runs Vitae."
        }
    }
}
