import Foundation
import GRDB

extension SQLiteStore {
    /// Copies a database as it is at one moment, also while a server writes to it.
    ///
    /// The database is opened for reading only: its schema stays as it is and its log is not touched.
    ///
    /// - Parameters:
    ///   - path: the database.
    ///   - copy: the file that is made; there must be none. It is for its owner only and needs no other file beside it.
    /// - Throws: a `SQLiteBackupError`; no file is left then.
    package static func backUp(_ path: String, to copy: String) throws(SQLiteBackupError) {
        do {
            try Data().write(to: URL(filePath: copy), options: .withoutOverwriting)
        } catch CocoaError.fileWriteFileExists {
            throw .exists
        } catch {
            throw .notWritable
        }
        do {
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: copy)
            try fill(copy, from: path)
        } catch {
            do {
                try FileManager.default.removeItem(atPath: copy)
            } catch {
                throw .unfinished
            }
            throw .failed("\((error as? DatabaseError)?.resultCode.description ?? "the disk cannot be used")")
        }
    }

    private static func fill(_ copy: String, from path: String) throws {
        var reading = Configuration()
        reading.readonly = true
        reading.busyMode = .timeout(5)
        let source = try DatabaseQueue(path: path, configuration: reading)
        let target = try DatabaseQueue(path: copy)
        try source.backup(to: target)
        // A copy of a database with a write-ahead log wants one too; without, it is one file.
        try target.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA journal_mode = DELETE")
        }
        let finding = try target.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
        guard finding == "ok" else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
        try target.close()
        try source.close()
    }
}

/// Why there is no copy of a database.
package enum SQLiteBackupError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is a file of the name already.
    case exists
    /// The file cannot be made.
    case notWritable
    /// The copy failed; the reason in SQLite's words.
    case failed(String)
    /// The copy failed, and what there is of it cannot be removed.
    case unfinished

    package var description: String {
        switch self {
        case .exists: "there is a file of this name already, which is not overwritten"
        case .notWritable: "the file cannot be made; its folder must exist and be one that you may write to"
        case .failed(let reason): "the database was not copied: \(reason)"
        case .unfinished: "the database was not copied, and what there is of the file cannot be removed; remove it"
        }
    }
}
