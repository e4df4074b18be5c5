package import Foundation

/// A PostgreSQL server for tests, with its data in a temporary folder, which is reached by a socket there.
///
/// It ends with whoever has started it, however that ends: its shell waits for the end of a pipe.
package final class PostgresCluster: Sendable {
    /// The folder of the socket, and of all that the server writes.
    package let folder: String
    /// The port of addresses of this machine, where the settings have the server listen there, and of the socket.
    package let port: Int

    /// Why there is none.
    package struct NotStarted: Error, CustomStringConvertible {
        package let description: String
    }

    /// The one that tests share.
    package static var shared: PostgresCluster { get throws { try started.get() } }

    private static let started = Result { try PostgresCluster() }

    private let lifeline: Pipe
    private let shell: Process
    private let programs: String

    /// The role that owns everything; the server believes everybody on its socket, and wants the password elsewhere.
    package static let user = "vitae"
    package static let password = "open sesame 42"

    private static let script = #"""
        folder=$1; bin=$2; primary=$3; port=$4; shift 4
        end() {
            touch "$folder/stop"
            # It may be starting just now.
            while [ -e "$folder/started" ] && [ ! -e "$folder/ended" ]; do
                kill -QUIT "$(head -1 "$folder/data/postmaster.pid" 2>/dev/null)" 2>/dev/null
                sleep 0.05
            done
            rm -rf "$folder"
        }
        trap end EXIT
        if [ -n "$primary" ]; then
            "$bin/pg_basebackup" --no-sync -R -c fast -X stream -D "$folder/data" -h "$primary" -p "$port" -U vitae \
                >"$folder/log" 2>&1 || exit 1
        else
            "$bin/initdb" --no-sync -D "$folder/data" -U vitae --auth-local=trust --auth-host=scram-sha-256 \
                --pwfile="$folder/password" -E UTF8 --locale-provider=icu --icu-locale=en --locale=C.UTF-8 \
                >"$folder/log" 2>&1 || exit 1
        fi
        touch "$folder/started"
        # Whoever kills it wants to see it come back.
        (
            while [ ! -e "$folder/stop" ]; do
                "$bin/postgres" -D "$folder/data" -k "$folder" "$@" </dev/null >>"$folder/log" 2>&1
                sleep 0.1
            done
            touch "$folder/ended"
        ) &
        cat
        """#

    // What crashes is the server, and never its machine: nothing need reach the disk.
    private static let options = [
        "listen_addresses=", "shared_buffers=32MB", "max_connections=800", "fsync=off", "log_min_messages=warning",
        "max_wal_size=256MB",
    ]

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - port: of the socket, and of the addresses where the server listens.
    ///   - settings: of the server, beside those of all tests: `name=value`; `FOLDER` stands for its folder.
    ///   - files: what is put into its folder, beside that of its data, by their names.
    ///   - primary: another server, which this one is to follow as a standby.
    ///   - launcher: a program with arguments that starts the server, given its words as further ones; `FOLDER` stands for
    ///     its folder. It runs as the user of the tests.
    ///   - prepare: what is done for the process of the launcher before the server is waited for.
    /// - Throws: `NotStarted`, which a test is to fail with: without PostgreSQL nothing is known about the store.
    package init(
        port: Int = 5432,
        _ settings: [String] = [],
        files: [String: Data] = [:],
        standbyOf primary: PostgresCluster? = nil,
        launcher: [String] = [],
        prepare: (Int32) throws -> Void = { _ in }
    ) throws {
        self.port = port
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitae-pg-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        self.folder = folder
        guard let programs = Self.installed else {
            throw NotStarted(description: "PostgreSQL is not installed: apt-get install postgresql")
        }
        let secret = ["password": Data(Self.password.utf8)]
        for (name, content) in files.merging(secret, uniquingKeysWith: { $1 }) {
            let attributes = [FileAttributeKey.posixPermissions: 0o600]
            guard FileManager.default.createFile(atPath: folder + "/" + name, contents: content, attributes: attributes)
            else { throw NotStarted(description: "\(name) could not be written") }
        }
        lifeline = Pipe()
        shell = Process()
        self.programs = programs
        var words = ["/bin/sh", "-c", Self.script, "postgres", folder, programs]
        words += [primary?.folder ?? "", "\(primary?.port ?? port)"]
        let options = Self.options + ["port=\(port)"] + settings.map { $0.replacing("FOLDER", with: folder) }
        words += options.flatMap { ["-c", $0] }
        if getuid() == 0 {
            // The server does not run as root.
            let owner = try BuiltProgram.run("/bin/chown", ["-R", "postgres", folder])
            guard owner.status == 0 else { throw NotStarted(description: owner.errors) }
            words = ["/usr/sbin/runuser", "-u", "postgres", "--"] + words
        }
        words = launcher.map { $0.replacing("FOLDER", with: folder) } + words
        shell.executableURL = URL(filePath: words[0])
        shell.arguments = Array(words.dropFirst())
        shell.currentDirectoryURL = URL(filePath: "/")
        shell.standardInput = lifeline
        // Nobody else is to hold the pipe.
        _ = fcntl(lifeline.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        try shell.run()
        try prepare(shell.processIdentifier)
        try awaitStart()
    }

    /// The number of the process that started the server, in the same name spaces.
    package var processIdentifier: Int32 { shell.processIdentifier }

    private func awaitStart() throws {
        let end = ContinuousClock.now + .seconds(60)
        while ContinuousClock.now < end, shell.isRunning {
            let answer = try BuiltProgram.run(programs + "/pg_isready", ["-q", "-h", folder, "-p", "\(port)"])
            if answer.status == 0 { return }
            Thread.sleep(forTimeInterval: 0.1)
        }
        let log = FileManager.default.contents(atPath: folder + "/log") ?? Data()
        throw NotStarted(description: "PostgreSQL did not start: \(String(decoding: log.suffix(2_000), as: UTF8.self))")
    }

    deinit { stop() }

    /// Lets the server crash, all its connections with it, and start again.
    ///
    /// - Throws: `NotStarted` when it does not.
    package func crash() throws {
        let process = folder + "/data/postmaster.pid"
        func number() -> Int32? {
            let text = FileManager.default.contents(atPath: process).map { String(decoding: $0, as: UTF8.self) }
            return text?.split(separator: "\n").first.flatMap { Int32($0) }
        }
        guard let running = number() else { throw NotStarted(description: "there is no server to end") }
        kill(running, SIGQUIT)
        while number() == running { Thread.sleep(forTimeInterval: 0.02) }
        try awaitStart()
    }

    /// Stops the server at once, as if its machine had lost its power, and deletes its data.
    package func stop() {
        try? lifeline.fileHandleForWriting.close()
        shell.waitUntilExit()
        // A folder that was a disk of its own is still there.
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// The folder of the newest version's programs.
    private static var installed: String? {
        let versions = "/usr/lib/postgresql"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: versions)) ?? []
        let newest = names.compactMap { Int($0) }.max()
        return newest.map { "\(versions)/\($0)/bin" }
    }

    /// What a query gives that is run by PostgreSQL's own client.
    ///
    /// - Throws: `NotStarted` when it fails.
    package func query(_ sql: String, in database: String = "postgres") throws -> String {
        let words = ["-h", folder, "-p", "\(port)", "-U", Self.user, "-d", database, "-Atc", sql]
        let outcome = try BuiltProgram.run(programs + "/psql", words)
        guard outcome.status == 0 else { throw NotStarted(description: outcome.errors) }
        return outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The address of a database.
    package func address(of database: String) -> String { Self.address(of: database, on: [self]) }

    /// The address of a database that may be on any of some servers.
    ///
    /// - Parameters:
    ///   - database: its name.
    ///   - clusters: in the order in which they are asked.
    ///   - options: what else libpq is told, after an ampersand.
    /// - Returns: the address.
    package static func address(of database: String, on clusters: [PostgresCluster], options: String = "") -> String {
        let hosts = clusters.map(\.folder).joined(separator: ",")
        let ports = clusters.map { "\($0.port)" }.joined(separator: ",")
        return "postgres://\(user)@/\(database)?host=\(hosts)&port=\(ports)\(options)"
    }
}
