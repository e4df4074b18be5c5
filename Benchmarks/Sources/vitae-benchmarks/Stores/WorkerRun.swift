import Foundation
import Glibc

/// So many workers with one place each, on a queue of real documents.
struct WorkerRun {
    let perSecond: Double
    /// What the time was spent on.
    let detail: String

    /// Lets workers read documents.
    ///
    /// - Parameters:
    ///   - workers: processes of `vitae work`.
    ///   - count: documents.
    ///   - folder: with the documents that are put in by turns.
    ///   - server: of the database.
    ///   - bench: tells where the programs are.
    /// - Throws: when a program fails.
    init(workers: Int, count: Int, from folder: String, on server: PostgresServer, _ bench: Bench) throws {
        let processes = try (0..<workers).map { _ in
            try ChildProcess(bench.vitae, ["work", "--store", server.address, "--workers", "1"], output: .pipe)
        }
        for process in processes {
            guard let line = try process.read(), !line.isEmpty else {
                throw BenchmarkFailure("vitae work did not start")
            }
        }
        let before = (server.processorMilliseconds, Self.busyMilliseconds)
        let begin = ContinuousClock.now
        let filling = try ChildProcess(
            bench.evaluate,
            ["queue", server.address, "--documents", "\(count)", "--fill", folder]
        )
        guard try filling.wait().isSuccess else { throw BenchmarkFailure("vitae-evaluate queue failed") }
        while try server.query("SELECT count(*) FROM queue") != "0" { usleep(100_000) }
        let wall = (ContinuousClock.now - begin).milliseconds
        let (database, busy) = (server.processorMilliseconds - before.0, Self.busyMilliseconds - before.1)
        for process in processes {
            process.terminate()
            _ = try process.wait()
        }
        let failed = try server.query("SELECT count(*) FROM session WHERE status <> 'completed'")
        guard failed == "0" else { throw BenchmarkFailure("\(failed) documents were not read") }
        let cores = Double(ProcessInfo.processInfo.activeProcessorCount)
        perSecond = Double(count) / wall * 1000
        detail =
            "\((wall / 1000).formatted(digits: 1)) s; processors \((busy / wall / cores * 100).formatted(digits: 0)) % busy"
            + " with all that runs, PostgreSQL \((database / Double(count)).formatted(digits: 1)) ms of it a document"
    }

    /// Milliseconds that all processors together have been busy.
    private static var busyMilliseconds: Double {
        guard let text = try? String(contentsOfFile: "/proc/stat", encoding: .utf8) else { return .nan }
        let fields = text.prefix { $0 != "\n" }.split(separator: " ").dropFirst().prefix(8).map { Double($0) ?? 0 }
        guard fields.count == 8 else { return .nan }
        // Idle time and waiting for the disk are the fourth and the fifth.
        let busy = fields.reduce(0, +) - fields[3] - fields[4]
        return busy * 1000 / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
}
