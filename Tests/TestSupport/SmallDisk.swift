package import Foundation
import Glibc

/// A disk with little room, for one program and those that it starts.
package enum SmallDisk {
    private static let program = "/usr/bin/unshare"
    private static let script = #"mount -t tmpfs -o "size=$1m" tmpfs "$0" && shift && exec "$@""#

    /// Whether this user may mount in a name space of its own.
    package static let isAvailable: Bool = {
        do {
            let folder = try TemporaryFolder()
            return try BuiltProgram.run(program, Array(launcher(on: folder.url, mebibytes: 1).dropFirst()) + ["true"])
                .status == 0
        } catch {
            return false
        }
    }()

    /// Starts a program for which a folder is a disk of its own.
    ///
    /// - Parameters:
    ///   - folder: is there, and empty for the program.
    ///   - mebibytes: the room on it.
    /// - Returns: the words before those of the program.
    package static func launcher(on folder: URL, mebibytes: Int) -> [String] {
        [program, "--map-root-user", "--mount", "/bin/sh", "-c", script, folder.path, "\(mebibytes)"]
    }

    /// Whether this user may mount a disk for another one, as root may outside of containers that forbid it.
    package static let isAvailableToOthers: Bool = {
        guard getuid() == 0 else { return false }
        let script = "mount -t tmpfs -o size=1m tmpfs /mnt"
        return (try? BuiltProgram.run(program, ["--mount", "/bin/sh", "-c", script]).status) == 0
    }()

    /// Starts a PostgreSQL server whose data are on a disk of their own; only root may.
    ///
    /// - Parameter mebibytes: the room on it.
    /// - Returns: the words before those of the server.
    package static func databaseLauncher(mebibytes: Int) -> [String] {
        let script = #"""
            mkdir "$0" && mount -t tmpfs -o "size=$1m,mode=700" tmpfs "$0" && chown postgres "$0" && shift && exec "$@"
            """#
        return [program, "--mount", "/bin/sh", "-c", script, "FOLDER/data", "\(mebibytes)"]
    }

    /// The folder as the program has it.
    package static func folder(_ folder: URL, of process: Int32) -> URL {
        URL(filePath: "/proc/\(process)/root\(folder.path)", directoryHint: .isDirectory)
    }

    /// Takes all the room that is left.
    ///
    /// - Parameter folder: on the disk.
    /// - Returns: the file that has it.
    /// - Throws: an error when there is no such folder.
    package static func fill(_ folder: URL) throws -> URL {
        let filler = folder.appending(path: "filler")
        try Data().write(to: filler)
        let file = try FileHandle(forWritingTo: filler)
        defer { try? file.close() }
        let page = Data(repeating: 0x58, count: 4096)
        // Ends with the room.
        while (try? file.write(contentsOf: page)) != nil {}
        return filler
    }
}
