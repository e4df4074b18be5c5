import Foundation

/// A PostgreSQL server for tests, with its data in a temporary folder, which is reached by a socket there.
///
/// It ends with whoever has started it, however that ends: its shell waits for the end of a pipe.
package final class PostgresCluster: Sendable {
    /// The folder of the socket, and of all that the server writes.
    package let folder: String

    /// Why there is none.
    package struct NotStarted: Error, CustomStringConvertible {
        package let description: String
    }

    /// The one that tests share.
    package static var shared: PostgresCluster { get throws { try started.get() } }

    private static let started = Result { try PostgresCluster() }

    private let lifeline: Pipe
    private let shell: Process

    /// The role that owns everything; the server believes everybody on its socket.
    package static let user = "vitae"

    private static let script = #"""
        folder=$1; bin=$2; shift 2
        end() {
            kill -QUIT "$(head -1 "$folder/data/postmaster.pid")" 2>/dev/null
            rm -rf "$folder"
        }
        trap end EXIT
        "$bin/initdb" -D "$folder/data" -U vitae -A trust -E UTF8 --locale-provider=icu --icu-locale=en --locale=C.UTF-8 \
            >"$folder/log" 2>&1 || exit 1
        "$bin/postgres" -D "$folder/data" -k "$folder" "$@" </dev/null >>"$folder/log" 2>&1 &
        cat
        """#

    private static let options = [
        "listen_addresses=", "shared_buffers=32MB", "max_connections=300", "fsync=on", "log_min_messages=warning",
        "max_wal_size=256MB",
    ]

    /// Starts a server.
    ///
    /// - Parameter settings: of the server, beside those of all tests: `name=value`.
    /// - Throws: `NotStarted`, which a test is to fail with: without PostgreSQL nothing is known about the store.
    package init(_ settings: [String] = []) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitae-pg-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        self.folder = folder
        guard let programs = Self.programs else {
            throw NotStarted(description: "PostgreSQL is not installed: apt-get install postgresql")
        }
        lifeline = Pipe()
        shell = Process()
        var words = ["/bin/sh", "-c", Self.script, "postgres", folder, programs]
        words += (Self.options + settings).flatMap { ["-c", $0] }
        if getuid() == 0 {
            // The server does not run as root.
            let owner = try BuiltProgram.run("/bin/chown", ["postgres", folder])
            guard owner.status == 0 else { throw NotStarted(description: owner.errors) }
            words = ["/usr/sbin/runuser", "-u", "postgres", "--"] + words
        }
        shell.executableURL = URL(filePath: words[0])
        shell.arguments = Array(words.dropFirst())
        shell.currentDirectoryURL = URL(filePath: "/")
        shell.standardInput = lifeline
        // Nobody else is to hold the pipe.
        _ = fcntl(lifeline.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        try shell.run()
        try awaitStart(programs)
    }

    private func awaitStart(_ programs: String) throws {
        let end = ContinuousClock.now + .seconds(60)
        while ContinuousClock.now < end, shell.isRunning {
            let answer = try BuiltProgram.run(programs + "/pg_isready", ["-q", "-h", folder])
            if answer.status == 0 { return }
            Thread.sleep(forTimeInterval: 0.1)
        }
        let log = FileManager.default.contents(atPath: folder + "/log") ?? Data()
        throw NotStarted(description: "PostgreSQL did not start: \(String(decoding: log.suffix(2_000), as: UTF8.self))")
    }

    deinit { stop() }

    /// Stops the server at once, as if its machine had lost its power, and deletes its data.
    package func stop() {
        try? lifeline.fileHandleForWriting.close()
        shell.waitUntilExit()
    }

    /// The folder of the newest version's programs.
    private static var programs: String? {
        let versions = "/usr/lib/postgresql"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: versions)) ?? []
        let newest = names.compactMap { Int($0) }.max()
        return newest.map { "\(versions)/\($0)/bin" }
    }

    /// The address of a database.
    package func address(of database: String) -> String {
        "postgres://\(Self.user)@/\(database)?host=\(folder)"
    }
}
