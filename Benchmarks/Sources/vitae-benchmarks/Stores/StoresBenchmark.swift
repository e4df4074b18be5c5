import Foundation

/// SQLite beside PostgreSQL on one machine, and what more workers on one database bring.
struct StoresBenchmark: Benchmark {
    private static let uploads = 200
    private static let warmUps = 20
    private static let polls = 2_000
    private static let searches = 40
    private static let best = 20
    /// Documents of a run of workers, and of the queue alone.
    private static let documents = 300
    private static let entries = 2_000

    /// A store, as programs are told of it.
    private struct Side {
        let name: String
        let data: String
        let store: String?

        var arguments: [String] { ["--data", data] + (store.map { ["--store", $0] } ?? []) }
    }

    /// Times of both sides.
    private struct Times {
        var sqlite = Series()
        var postgres = Series()

        mutating func add(_ time: Double, of side: Side) {
            if side.store == nil { sqlite.add(time) } else { postgres.add(time) }
        }

        func rows(_ what: String, budget: Measurement.Budget? = nil) -> [Measurement] {
            [50.0, 99].flatMap { percent in
                [("SQLite", sqlite), ("PostgreSQL", postgres)].map { name, series in
                    Measurement(
                        "stores: \(what), \(name), p\(percent.formatted(digits: 0))",
                        series.percentile(percent),
                        .milliseconds,
                        budget: percent == 50 && name == "PostgreSQL" ? budget : nil,
                        detail: "\(series.values.count) times; fastest \(series.minimum.formatted(digits: 1)), slowest "
                            + "\(series.percentile(100).formatted(digits: 1)) ms"
                    )
                }
            }
        }
    }

    func run(on bench: Bench) throws -> [Measurement] {
        guard FileManager.default.isExecutableFile(atPath: bench.evaluate) else {
            throw BenchmarkFailure("\(bench.evaluate) is not there. Build it: swift build -c release")
        }
        let temporary = try TemporaryFolder()
        let postings = try KnownPostings(count: bench.jobs, in: temporary.path, hasIndex: false, on: bench)
        let database = try PostgresServer(in: try temporary.folder("postgres"))
        let sides = [
            Side(name: "SQLite", data: try temporary.folder("sqlite"), store: nil),
            Side(name: "PostgreSQL", data: try temporary.folder("keys"), store: database.address),
        ]
        var results = try sides.map { try measureImport(of: postings, into: $0, on: bench) }
        // As it does by itself within a minute.
        try database.query("VACUUM ANALYZE")
        let size = Int(try database.query("SELECT pg_database_size(current_database()) / 1048576")) ?? 0
        results.append(Measurement("stores: size of the PostgreSQL database", Double(size), .mebibytes))
        results += try measureServers(sides, postings, on: bench)
        results += try measureWorkers(on: database, temporary, bench)
        results += try measureQueue(on: database, bench)
        try database.stop()
        _ = Orphans.wait()
        return results
    }

    private func measureImport(of postings: KnownPostings, into side: Side, on bench: Bench) throws -> Measurement {
        let begin = ContinuousClock.now
        let child = try ChildProcess(
            bench.vitae,
            ["jobs", "import", postings.feed, "--create", "--source", "generated"] + side.arguments,
            output: .pipe
        )
        let words = String(decoding: try child.readToEnd(), as: UTF8.self)
        let use = try child.wait()
        let seconds = (ContinuousClock.now - begin).milliseconds / 1000
        guard use.isSuccess, words.hasPrefix("\(postings.count) added") else {
            throw BenchmarkFailure("vitae jobs import: \(words)")
        }
        return Measurement(
            "stores: import of \(postings.count) postings, \(side.name)",
            Double(postings.count) / seconds,
            .perSecond,
            detail: "\(seconds.formatted(digits: 1)) s, CPU of vitae \((use.total / 1000).formatted(digits: 1)) s"
        )
    }

    /// Uploads, polls and matches over HTTP, by turns.
    private func measureServers(_ sides: [Side], _ postings: KnownPostings, on bench: Bench) throws -> [Measurement] {
        let documents = try TextPDFCorpus.textPDFs(in: bench.sampleDocuments, atMost: 100).filter { $0.pageCount == 1 }
        guard !documents.isEmpty else { throw BenchmarkFailure("There is no PDF of one page to upload") }
        let servers = try sides.map { try ServerProcess(bench, data: $0.data, store: $0.store) }
        let connections = try servers.map { try HTTPConnection(port: $0.port) }
        let both = Array(zip(sides, connections))
        var (uploads, polls, matches) = (Times(), Times(), Times())
        var tokens = ["", ""]
        for index in 0..<(Self.warmUps + Self.uploads) {
            let file = documents[index % documents.count].bytes + Data("\n% copy \(index)\n".utf8)
            let upload = MultipartUpload(file: Array(file), name: "document-\(index).pdf")
            for (place, (side, connection)) in both.enumerated() {
                let time = try Stopwatch.wall { tokens[place] = try CompletedUpload(upload, over: connection).token }
                if index >= Self.warmUps { uploads.add(time, of: side) }
            }
        }
        for _ in 0..<Self.polls {
            for (place, (side, connection)) in both.enumerated() {
                let path = "/api/public/session?token=\(tokens[place])"
                polls.add(try Stopwatch.wall { _ = try connection.send("GET", path) }, of: side)
            }
        }
        var found: [[[Int]]] = []
        for person in postings.people {
            let runs = try both.map { side, connection in
                let run = try MatchRun(person, searches: Self.searches, limit: Self.best, over: connection)
                for time in run.times { matches.add(time, of: side) }
                return run.postings
            }
            found.append(runs)
        }
        let differing = found.count { $0[0] != $0[1] }
        for server in servers { try server.stop(isAlone: false) }
        return uploads.rows("upload to completed") + polls.rows("poll")
            + matches.rows("match among \(postings.count)", budget: .atMost(40))
            + [
                Measurement(
                    "stores: people for whom the best \(Self.best) differ",
                    Double(differing) / Double(max(found.count, 1)) * 100,
                    .percent,
                    budget: .atMost(0),
                    detail: "\(found.count) people"
                )
            ]
    }

    private func measureWorkers(
        on database: PostgresServer,
        _ temporary: TemporaryFolder,
        _ bench: Bench
    ) throws -> [Measurement] {
        let folder = try temporary.folder("documents")
        _ = try TextPDFCorpus(count: 50, in: folder, from: bench.sampleDocuments)
        return try [1, 2, 4].map { workers in
            let run = try WorkerRun(workers: workers, count: Self.documents, from: folder, on: database, bench)
            return Measurement("stores: documents, \(workers) workers", run.perSecond, .perSecond, detail: run.detail)
        }
    }

    /// The queue with an analysis that costs nothing.
    private func measureQueue(on database: PostgresServer, _ bench: Bench) throws -> [Measurement] {
        let log = "SELECT wal_bytes::text || ' ' || wal_sync FROM pg_stat_wal"
        func wal() throws -> [Double] { try database.query(log).split(separator: " ").map { Double($0) ?? .nan } }
        let before = (try wal(), database.processorMilliseconds)
        let child = try ChildProcess(
            bench.evaluate,
            ["queue", database.address, "--documents", "\(Self.entries)"],
            output: .pipe
        )
        let lines = String(decoding: try child.readToEnd(), as: UTF8.self).split(separator: "\n")
        guard try child.wait().isSuccess, lines.count == 3 else {
            throw BenchmarkFailure("vitae-evaluate queue failed")
        }
        let after = (try wal(), database.processorMilliseconds)
        // In and out, and both once more.
        let count = Double(Self.entries * 2)
        let detail =
            "\(((after.1 - before.1) / count).formatted(digits: 2)) ms of PostgreSQL's CPU, "
            + "\(((after.0[0] - before.0[0]) / count / 1024).formatted(digits: 0)) KiB of log and "
            + "\(((after.0[1] - before.0[1]) / count).formatted(digits: 1)) flushes a document"
        return lines.map { line in
            let parts = line.split(separator: "\t")
            let number = parts.last?.split(separator: " ").first.flatMap { Double($0) } ?? .nan
            return Measurement("stores: queue alone, \(parts.first ?? "")", number, .perSecond, detail: detail)
        }
    }
}
