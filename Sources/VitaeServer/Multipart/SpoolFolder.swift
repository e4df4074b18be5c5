import Foundation
import Glibc

/// Where uploads are received: a folder whose files have no names.
struct SpoolFolder: Hashable, Sendable {
    let path: String

    /// What `O_TMPFILE` is on Linux: a macro that is not imported, of a bit of its own and the one for folders.
    private static let unnamed = CInt(0o20_000_000) | O_DIRECTORY
    /// Begins the names that files have for the moment between being made and losing the name. Nobody else names files so
    /// in a folder that is not the server's alone.
    private static let prefix = "vitae-upload-"

    /// - Parameter path: nil for the system's folder of temporary files.
    init(path: String?) {
        self.path = path ?? FileManager.default.temporaryDirectory.path
    }

    /// Makes a file. The folder is made when it is missing, for its owner only.
    ///
    /// - Returns: an empty file.
    /// - Throws: why there is none.
    func makeFile() throws(SpoolFailure) -> SpoolFile {
        do {
            return try openUnnamed()
        } catch .broken(errno: ENOENT) {
            guard unsafe mkdir(path, 0o700) == 0 || errno == EEXIST else { throw SpoolFailure(errno: errno) }
            return try openUnnamed()
        }
    }

    /// Deletes what a server left that died in the moment when a file had a name.
    func sweep() {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: path)
        } catch {
            // A folder that is not there holds nothing; one that cannot be read is complained of by the first upload.
            return
        }
        for name in names where name.hasPrefix(Self.prefix) { unsafe unlink("\(path)/\(name)") }
    }

    private func openUnnamed() throws(SpoolFailure) -> SpoolFile {
        let descriptor = unsafe open(path, Self.unnamed | O_RDWR | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor >= 0 { return SpoolFile(owning: descriptor) }
        // Not every file system has files without names; an old kernel takes the folder for what is to be opened.
        guard [EOPNOTSUPP, EISDIR].contains(errno) else { throw SpoolFailure(errno: errno) }
        return try openAndUnname()
    }

    func openAndUnname() throws(SpoolFailure) -> SpoolFile {
        let name = "\(path)/\(Self.prefix)\(UUID().uuidString)"
        let descriptor = unsafe open(name, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw SpoolFailure(errno: errno) }
        let file = SpoolFile(owning: descriptor)
        guard unsafe unlink(name) == 0 else { throw SpoolFailure(errno: errno) }
        return file
    }
}
