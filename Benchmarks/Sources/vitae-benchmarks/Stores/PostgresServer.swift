import Foundation
import Glibc

/// A PostgreSQL server with its data in a folder, reached by a socket there. It is ended when nobody holds it any more.
final class PostgresServer {
    /// Of its one database.
    let address: String
    private let child: ChildProcess
    private let folder: String
    private let programs: String

    /// What differs from Debian's settings: memory for pages, less than the quarter of all that PostgreSQL's manual advises for
    /// 24 GB. What is stored is on the disk before anybody is told so.
    static let settings = ["shared_buffers=4GB", "max_wal_size=4GB"]

    private static let startTime = Duration.seconds(60)

    /// Starts a server.
    ///
    /// - Parameter folder: empty; for its data and its socket.
    /// - Throws: when there is no PostgreSQL, or it does not start.
    init(in folder: String) throws {
        let versions = "/usr/lib/postgresql"
        let names = FileManager.default.enumerator(atPath: versions).map { entries in
            entries.compactMap { entry in
                entries.skipDescendants()
                return (entry as? String).flatMap { Int($0) }
            }
        }
        guard let newest = names?.max() else {
            throw BenchmarkFailure("PostgreSQL is not installed: apt-get install postgresql")
        }
        programs = "\(versions)/\(newest)/bin"
        self.folder = folder
        address = "postgres://vitae@/postgres?host=\(folder)"
        var user: [String] = []
        if getuid() == 0 {
            // It does not run as root.
            try Self.run(["chown", "postgres", folder])
            user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]
        }
        try Self.run(
            user + ["\(programs)/initdb", "-D", "\(folder)/data", "-U", "vitae", "--auth=trust", "-E", "UTF8"]
                + ["--locale=C.UTF-8"]
        )
        let words =
            user + ["\(programs)/postgres", "-D", "\(folder)/data", "-k", folder, "-c", "listen_addresses="]
            + Self.settings.flatMap { ["-c", $0] }
        child = try ChildProcess(words[0], Array(words.dropFirst()), log: "/dev/null")
        let end = ContinuousClock.now + Self.startTime
        while true {
            let asking = try ChildProcess("\(programs)/pg_isready", ["-q", "-h", folder])
            if try asking.wait().isSuccess { return }
            guard ContinuousClock.now < end else { throw BenchmarkFailure("PostgreSQL did not start") }
            usleep(50_000)
        }
    }

    deinit { kill(child.identifier, SIGQUIT) }

    /// Ends the server in order.
    func stop() throws {
        kill(child.identifier, SIGINT)
        _ = try child.wait()
    }

    /// What a statement gives, by PostgreSQL's own client.
    @discardableResult
    func query(_ sql: String) throws -> String {
        let asking = try ChildProcess(
            "\(programs)/psql",
            ["-h", folder, "-U", "vitae", "-d", "postgres", "-XAtc", sql],
            output: .pipe
        )
        let words = String(decoding: try asking.readToEnd(), as: UTF8.self)
        guard try asking.wait().isSuccess else { throw BenchmarkFailure("psql failed: \(sql)") }
        return words.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Milliseconds of processor time of the server and all its processes so far.
    var processorMilliseconds: Double {
        let ticks = Double(sysconf(Int32(_SC_CLK_TCK)))
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        let all = processes.compactMap { Int32($0) }.reduce(0.0) { sum, process in
            guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return sum }
            // The name in parentheses may hold spaces; the fields behind it are counted from the third.
            let fields = text.split(separator: ")").last?.split(separator: " ").map { Double($0) ?? 0 } ?? []
            guard fields.count > 14 else { return sum }
            if process == child.identifier { return sum + fields[11...14].reduce(0, +) }
            return fields[1] == Double(child.identifier) ? sum + fields[11] + fields[12] : sum
        }
        return all * 1000 / ticks
    }

    private static func run(_ words: [String]) throws {
        let child = try ChildProcess(words[0], Array(words.dropFirst()))
        guard try child.wait().isSuccess else { throw BenchmarkFailure("\(words.joined(separator: " ")) failed") }
    }
}
