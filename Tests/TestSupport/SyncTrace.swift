package import Foundation

/// Counts how often a program has the system put files on disk.
package struct SyncTrace {
    private static let program = "/usr/bin/strace"
    // The tracer runs beside the program, whose parent stays who started it.
    private static let quietly = ["-D", "-f", "-qq"]

    private let file: URL

    /// - Parameter file: where calls are noted.
    package init(file: URL) {
        self.file = file
    }

    /// Whether there is a tracer and it may trace.
    package static let isAvailable: Bool = {
        guard FileManager.default.isExecutableFile(atPath: program) else { return false }
        do {
            return try BuiltProgram.run(program, quietly + ["-o", "/dev/null", "/bin/true"]).status == 0
        } catch {
            return false
        }
    }()

    /// Starts a program whose calls are noted.
    package var launcher: [String] {
        [Self.program] + Self.quietly + ["-e", "trace=fdatasync,fsync", "-e", "signal=none", "-o", file.path]
    }

    /// Calls so far.
    package func count() throws -> Int {
        // Where a call ends in a line of its own, that line is without the bracket.
        try String(contentsOf: file, encoding: .utf8).components(separatedBy: "sync(").count - 1
    }
}
