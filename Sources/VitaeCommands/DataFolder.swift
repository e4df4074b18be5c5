import Foundation
import Glibc
import SQLiteStore
import SystemPackage

/// The folder that holds the database and the secrets.
struct DataFolder {
    let url: URL
    /// Where the secrets are.
    let secrets: URL
    /// Whether the database is made where there is none.
    private let creates: Bool
    /// The database that is used instead of one in the folder.
    private let location: StoreLocation?

    private static let environmentKey = "VITAE_DATA"
    /// How often a server that waits looks whether it may start.
    private static let lockInterval = Duration.milliseconds(50)

    private var database: URL { url.appending(path: "vitae.sqlite") }

    /// Opens the folder.
    ///
    /// - Parameters:
    ///   - path: nil for `$VITAE_DATA`, else `./vitae-data`.
    ///   - creates: whether it is made, readable by its owner only, when it is missing, but no folder around it: a slip
    ///     of the pen shall not become a server without data.
    ///   - location: the database that is used instead of one in the folder, which holds secrets and notes alone then.
    ///   - secrets: the folder of the secrets, where they are kept apart from the rest.
    /// - Throws: a failure when there is no such folder, or it cannot be created.
    init(path: String?, creates: Bool = false, location: StoreLocation? = nil, secrets: String? = nil) throws {
        // An empty variable counts for nothing, as everywhere.
        let named = ProcessInfo.processInfo.environment[Self.environmentKey].flatMap { $0.isEmpty ? nil : $0 }
        let path = path ?? named ?? "vitae-data"
        url = URL(filePath: path, directoryHint: .isDirectory)
        self.secrets = secrets.map { URL(filePath: $0, directoryHint: .isDirectory) } ?? url
        if let secrets, !Self.isFolder(self.secrets) {
            // Made by whoever keeps it: new keys in a folder that is not mounted would sign everybody out.
            throw CommandFailure.cannotStart("secrets-dir: there is no folder \(secrets).")
        }
        self.creates = creates
        self.location = location
        // What SQLite creates here is for the owner only.
        umask(0o077)
        guard !Self.isFolder(url) else { return }
        guard creates else {
            // Who only reads another database leaves no folder behind.
            if location != nil { return }
            throw Self.missingDatabase(in: url)
        }
        guard Self.isFolder(url.absoluteURL.deletingLastPathComponent()) else {
            throw CommandFailure.cannotStart(
                "The folder \(path) cannot be made: the one around it does not exist. Is --data spelt right?"
            )
        }
        do {
            try FileManager.default.createDirectory(
                at: url,
                withIntermediateDirectories: false,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            // Another command may have been quicker.
            guard Self.isFolder(url) else { throw CommandFailure.cannotStart("The folder \(path) cannot be created.") }
        }
    }

    private static func missingDatabase(in url: URL) -> CommandFailure {
        .failed("There is no database in \(url.path). Name its folder with --data.")
    }

    private static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The room that is left on the disk; nil when it is not known.
    var freeBytes: Int64? {
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: url.path)
        return (attributes?[.systemFreeSize] as? NSNumber)?.int64Value
    }

    /// Opens the database.
    ///
    /// Beside a running server, or another command, the log is theirs to bring into the database.
    ///
    /// - Returns: the store.
    /// - Throws: a failure that says why it cannot be used.
    func openStore() throws -> any VitaeStore {
        if let location { return try location.open(isListening: false) }
        return try openFile()
    }

    /// Opens the database for a server, of which a file has one alone.
    ///
    /// - Parameter location: the database that is used instead of one in the folder.
    /// - Returns: the store.
    /// - Throws: a failure that says why it cannot be used.
    func serverStore(at location: StoreLocation?) async throws -> any VitaeStore {
        if let location { return try location.open(isListening: true) }
        try await lockForServer()
        return try openFile()
    }

    private func openFile() throws -> SQLiteStore {
        if !creates { _ = try existingDatabase() }
        let lock = FolderLock(folder: url)
        let isCheckpointing = try taking { try lock.take(as: .command) } == .taken
        return try opening { try SQLiteStore(path: database.path, isCheckpointing: isCheckpointing) }
    }

    private func opening(_ body: () throws -> SQLiteStore) throws -> SQLiteStore {
        do {
            return try body()
        } catch let failure as CommandFailure {
            throw failure
        } catch let error as SQLiteStoreError {
            throw CommandFailure.cannotStart("\(error)")
        } catch {
            throw CommandFailure.cannotStart("The database in \(url.path) cannot be opened: \(error)")
        }
    }

    /// Opens the database as one side of a copy; nobody else uses it until the process ends.
    ///
    /// - Parameter isTarget: whether it is the copy.
    /// - Returns: the store.
    /// - Throws: a failure that says why it cannot be used.
    func storeToCopy(isTarget: Bool) throws -> SQLiteStore {
        if !creates { _ = try existingDatabase() }
        let lock = FolderLock(folder: url)
        guard try taking({ try lock.take(as: .command) }) == .taken else {
            throw CommandFailure.failed("A server or a command uses \(url.path). Stop it, then copy.")
        }
        return try opening {
            guard try SQLiteStore.isUpToDate(path: database.path) else {
                throw CommandFailure.failed(
                    "The database in \(url.path) is of another version of Vitae. Start vitae serve on it once, and stop it."
                )
            }
            return try SQLiteStore(path: database.path, isCopyTarget: isTarget)
        }
    }

    /// Where the database is, whatever leads there.
    var databasePath: String { database.resolvingSymlinksInPath().path }

    /// Makes sure that a server was started on the folder before.
    ///
    /// - Returns: the path of the database.
    /// - Throws: a failure that names the folder when there is no database.
    func existingDatabase() throws -> String {
        guard FileManager.default.fileExists(atPath: database.path) else {
            throw Self.missingDatabase(in: url)
        }
        return database.path
    }

    /// Makes sure that no other server uses the folder, until the process ends; waits for a command that uses it.
    ///
    /// - Throws: a failure that names the folder.
    func lockForServer() async throws {
        let lock = FolderLock(folder: url)
        var hasSaidSo = false
        var looks = 0
        while true {
            looks += 1
            switch try taking({ try lock.take(as: .server) }) {
            case .taken: return
            case .held(by: .server) where looks == 1:
                // A command that has taken the lock this moment may not have written yet that it is one.
                try await Task.sleep(for: Self.lockInterval)
            case .held(by: .server):
                throw CommandFailure.cannotStart(
                    "Another server uses \(url.path) already. Stop it, or choose another --data folder."
                )
            case .held(by: .command):
                if !hasSaidSo { StandardError.write("vitae: waits for another command that uses \(url.path)") }
                hasSaidSo = true
                try await Task.sleep(for: Self.lockInterval)
            }
        }
    }

    private func taking(_ body: () throws -> FolderLock.Outcome) throws -> FolderLock.Outcome {
        do {
            return try body()
        } catch let error as Errno {
            throw CommandFailure.cannotStart("The folder \(url.path) cannot be written: \(error).")
        }
    }
}
