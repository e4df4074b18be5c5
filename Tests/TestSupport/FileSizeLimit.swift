import Foundation

/// A disk that is full for one process: it may not make files larger than they are allowed to be.
package enum FileSizeLimit {
    private static let program = "/usr/bin/prlimit"

    /// Whether the machine has what it takes.
    package static let isAvailable = FileManager.default.isExecutableFile(atPath: program)

    /// Starts a program that is told of the limit by an error, as of a full disk, and not ended by a signal.
    package static let launcher = ["/bin/sh", "-c", "trap '' XFSZ; exec \"$0\" \"$@\""]

    /// The limit could not be set.
    package struct NotSet: Error {
        package let reason: String
    }

    /// Sets the limit of a running process.
    ///
    /// - Parameters:
    ///   - bytes: nil for as much as there is room for.
    ///   - process: its number.
    /// - Throws: `NotSet`.
    package static func set(_ bytes: Int?, of process: Int32) throws {
        let limit = bytes.map(String.init) ?? "unlimited"
        let outcome = try BuiltProgram.run(program, ["--pid", "\(process)", "--fsize=\(limit):unlimited"])
        guard outcome.status == 0 else { throw NotSet(reason: outcome.errors) }
    }
}
