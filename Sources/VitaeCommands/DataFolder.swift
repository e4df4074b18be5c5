import Crypto
import Foundation
import Glibc
import SQLiteStore

/// The folder that holds the database and the secret.
struct DataFolder {
    let url: URL

    private static let environmentKey = "VITAE_DATA"
    private static let secretBytes = 32

    /// Opens the folder; creates it, readable by its owner only, when it is missing.
    ///
    /// - Parameter path: nil for `$VITAE_DATA`, else `./vitae-data`.
    /// - Throws: a failure when the folder cannot be created.
    init(path: String?) throws {
        let path = path ?? ProcessInfo.processInfo.environment[Self.environmentKey] ?? "vitae-data"
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
            return try SQLiteStore(path: url.appending(path: "vitae.sqlite").path)
        } catch let error as SQLiteStoreError {
            throw CommandFailure.cannotStart("\(error)")
        } catch {
            throw CommandFailure.cannotStart("The database in \(url.path) cannot be opened: \(error)")
        }
    }

    /// The secret that view tokens are derived from; made with the first start.
    func viewTokenSecret() throws -> SymmetricKey { try secret(named: "view-token.key") }

    /// The secret that access tokens are signed with; made with the first start.
    func accessTokenSecret() throws -> SymmetricKey { try secret(named: "access-token.key") }

    private func secret(named name: String) throws -> SymmetricKey {
        let file = url.appending(path: name)
        if let data = FileManager.default.contents(atPath: file.path) {
            guard data.count == Self.secretBytes else {
                throw CommandFailure.cannotStart("\(file.path) is not a key of \(Self.secretBytes) bytes.")
            }
            return SymmetricKey(data: data)
        }
        let key = SymmetricKey(size: .bits256)
        let data = unsafe key.withUnsafeBytes { unsafe Data($0) }
        let isWritten = FileManager.default.createFile(
            atPath: file.path,
            contents: data,
            attributes: [.posixPermissions: 0o600]
        )
        guard isWritten else { throw CommandFailure.cannotStart("\(file.path) cannot be written.") }
        return key
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
