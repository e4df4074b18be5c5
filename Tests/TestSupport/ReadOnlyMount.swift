import Foundation

/// Something that is read-only for one program and nobody else: permissions would not hold root.
package enum ReadOnlyMount {
    private static let program = "/usr/bin/unshare"
    private static let script = #"mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@""#

    /// Whether this user may mount in a name space of its own.
    package static let isAvailable: Bool = {
        do {
            let folder = try TemporaryFolder()
            let words = ["/bin/sh", "-c", "! touch '\(folder.url.path)/file'"]
            return try BuiltProgram.run(program, arguments(of: words, readOnly: folder.url.path)).status == 0
        } catch {
            return false
        }
    }()

    /// Runs a program to its end.
    ///
    /// - Parameters:
    ///   - name: of a built program.
    ///   - arguments: its arguments.
    ///   - path: the folder or file that it cannot write.
    /// - Returns: what it came to.
    /// - Throws: an error when it does not start.
    package static func run(_ name: String, _ arguments: [String], readOnly path: String) throws -> BuiltProgram.Outcome
    {
        try BuiltProgram.run(program, Self.arguments(of: [BuiltProgram.path(name)] + arguments, readOnly: path))
    }

    private static func arguments(of words: [String], readOnly path: String) -> [String] {
        ["--map-root-user", "--mount", "/bin/sh", "-c", script, path] + words
    }
}
