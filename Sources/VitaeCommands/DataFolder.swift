import Foundation
import Glibc
import SQLiteStore

/// The folder that holds the database and the secrets.
struct DataFolder {
    let url: URL

    private static let environmentKey = "VITAE_DATA"

    private var database: URL { url.appending(path: "vitae.sqlite") }

    /// Opens the folder; creates it, readable by its owner only, when it is missing.
    ///
    /// - Parameter path: nil for `$VITAE_DATA`, else `./vitae-data`.
    /// - Throws: a failure when the folder cannot be created.
    init(path: String?) throws {
        // An empty variable counts for nothing, as everywhere.
        let named = ProcessInfo.processInfo.environment[Self.environmentKey].flatMap { $0.isEmpty ? nil : $0 }
        let path = path ?? named ?? "vitae-data"
        url = URL(filePath: path, directoryHint: .isDirectory)
        // What SQLite creates here is for the owner only.
        umask(0o077)
        do {
            try FileManager.default.createDirectory(
                at: url,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            throw CommandFailure.cannotStart("The folder \(path) cannot be created.")
        }
    }

    func openStore() throws -> SQLiteStore {
        do {
            return try SQLiteStore(path: database.path)
        } catch let error as SQLiteStoreError {
            throw CommandFailure.cannotStart("\(error)")
        } catch {
            throw CommandFailure.cannotStart("The database in \(url.path) cannot be opened: \(error)")
        }
    }

    /// Makes sure that a server was started on the folder before.
    ///
    /// - Returns: the path of the database.
    /// - Throws: a failure that names the folder when there is no database.
    func existingDatabase() throws -> String {
        guard FileManager.default.fileExists(atPath: database.path) else {
            throw CommandFailure.failed("There is no database in \(url.path). Name its folder with --data.")
        }
        return database.path
    }

    /// Makes sure that no other server uses the folder, until the process ends.
    func lockForServer() throws {
        let path = url.appending(path: "server.lock").path
        let descriptor = unsafe open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw CommandFailure.cannotStart("\(path) cannot be written.") }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            throw CommandFailure.cannotStart(
                "Another server uses \(url.path) already. Stop it, or choose another --data folder."
            )
        }
        // The descriptor stays open: the lock ends with the process.
    }
}
