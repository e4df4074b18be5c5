import Crypto
import Foundation

/// The secrets of one purpose in a data folder: `NAME.key`, made with the first start, and older ones beside it.
///
/// To change a secret, rename `NAME.key` to `NAME.ID.key`, ID being any word, and start the server again: it makes a new
/// one, and what was made with the old one stays valid until that file is removed.
struct SecretFiles {
    let folder: URL
    let name: String

    private static let bytes = 32

    /// The secrets: the one that is used for what is new, then the older ones by name.
    ///
    /// - Returns: at least one secret.
    /// - Throws: a failure that names a file that is no secret, or the folder.
    func all() throws -> [SymmetricKey] {
        let newest = try newest()
        let files: [String]
        do {
            files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        } catch {
            throw CommandFailure.cannotStart("The folder \(folder.path) cannot be read.")
        }
        let older = try files.filter(isOlder).sorted().map { try read(folder.appending(path: $0)) }
        // One that was copied instead of renamed counts once.
        return older.reduce(into: [newest]) { keys, key in
            if !keys.contains(key) { keys.append(key) }
        }
    }

    private func isOlder(_ file: String) -> Bool {
        file.hasPrefix("\(name).") && file.hasSuffix(".key") && file.utf8.count > "\(name)..key".utf8.count
    }

    private func newest() throws -> SymmetricKey {
        let file = folder.appending(path: "\(name).key")
        guard !FileManager.default.fileExists(atPath: file.path) else { return try read(file) }
        let key = SymmetricKey(size: .bits256)
        do {
            // The process lets nobody else read what it makes.
            try unsafe key.withUnsafeBytes { unsafe Data($0) }.write(to: file, options: .withoutOverwriting)
        } catch CocoaError.fileWriteFileExists {
            // Another command was faster.
            return try read(file)
        } catch {
            throw CommandFailure.cannotStart("\(file.path) cannot be written.")
        }
        return key
    }

    private func read(_ file: URL) throws -> SymmetricKey {
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            throw CommandFailure.cannotStart("\(file.path) cannot be read.")
        }
        guard data.count == Self.bytes else {
            throw CommandFailure.cannotStart("\(file.path) is not a key of \(Self.bytes) bytes.")
        }
        return SymmetricKey(data: data)
    }
}
