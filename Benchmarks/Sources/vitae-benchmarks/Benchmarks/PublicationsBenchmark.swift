import Foundation

/// A long list of publications: importing it, finding something in it, and taking it along.
struct PublicationsBenchmark: Benchmark {
    private static let searches = 500
    private static let shortSearches = 100
    private static let password = "correct horse battery"
    private static let formats = ["bibtex", "ris", "csl-json"]

    func run(on bench: Bench) throws -> [Measurement] {
        let temporary = try TemporaryFolder()
        let data = try temporary.folder("data")
        let list = GeneratedPublications(count: bench.publications, searches: Self.searches)
        let file = "\(temporary.path)/list.bib"
        try list.write(to: file)
        let jobs = try ChildProcess(bench.vitae, ["jobs", "import", bench.samplePostings, "--create", "--data", data])
        guard try jobs.wait().isSuccess else { throw BenchmarkFailure("vitae jobs import failed") }
        for format in Self.formats { try addAccount(format, data: data, on: bench) }
        var results = try importing(file, into: "bibtex", of: list, data: data, on: bench)
        let server = try ServerProcess(bench, data: data)
        let connection = try HTTPConnection(port: server.port)
        let token = try signIn("bibtex", over: connection)
        results += try searching(list, token, over: connection)
        for format in Self.formats {
            let name = "\(temporary.path)/list.\(format)"
            results += try exporting(format, to: name, token, server, connection)
        }
        try server.stop()
        for format in Self.formats.dropFirst() {
            results += try importing("\(temporary.path)/list.\(format)", into: format, of: list, data: data, on: bench)
        }
        return results
    }

    private func address(_ format: String) -> String { "\(format)@example.com" }

    private func addAccount(_ format: String, data: String, on bench: Bench) throws {
        let child = try ChildProcess(bench.vitae, ["user", "add", address(format), "--data", data], hasInput: true)
        try child.write(Array("\(Self.password)\n".utf8))
        child.closeInput()
        guard try child.wait().isSuccess else { throw BenchmarkFailure("vitae user add failed") }
    }

    private func signIn(_ format: String, over connection: HTTPConnection) throws -> String {
        struct Answer: Decodable {
            let accessToken: String
        }
        let body = #"{"email":"\#(address(format))","password":"\#(Self.password)"}"#
        let answer = try connection.send(
            "POST",
            "/api/auth/login",
            contentType: "application/json",
            body: Array(body.utf8)
        )
        return try Answer(json: answer).accessToken
    }

    /// Imports a file twice: the second time everything is there already.
    private func importing(
        _ file: String,
        into format: String,
        of list: GeneratedPublications,
        data: String,
        on bench: Bench
    ) throws -> [Measurement] {
        let size = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int ?? 0
        var results: [Measurement] = []
        for (name, words) in [
            ("import", "\(list.count) imported, 0 skipped, 0 rejected"),
            ("the same import again", "0 imported, \(list.count) skipped, 0 rejected"),
        ] {
            let child = try ChildProcess(
                bench.vitae,
                ["publications", "import", file, "--account", address(format), "--data", data],
                output: .pipe
            )
            let status = ProcessStatus(of: child.identifier)
            var own = 0.0
            var printed: [UInt8] = []
            let milliseconds = try Stopwatch.wall {
                while true {
                    guard let piece = try child.read(waitingMilliseconds: 50) else {
                        own = max(own, status.anonymousMebibytes() ?? 0)
                        continue
                    }
                    if piece.isEmpty { break }
                    printed += piece
                }
            }
            let use = try child.wait()
            let said = String(decoding: printed, as: UTF8.self).trimmingCharacters(in: .newlines)
            guard use.isSuccess, said == words else { throw BenchmarkFailure("vitae publications import: \(said)") }
            results.append(
                Measurement(
                    "publications: \(name), \(list.count) of \(format)",
                    milliseconds,
                    .milliseconds,
                    budget: .atMost(60_000),
                    detail: "\(size / 1_048_576) MiB; CPU \((use.total / 1_000).formatted(digits: 1)) s"
                )
            )
            results.append(
                Measurement(
                    "publications: memory of it",
                    own,
                    .mebibytes,
                    budget: .atMost(150),
                    detail: "its own, at most"
                )
            )
        }
        return results
    }

    private func searching(
        _ list: GeneratedPublications,
        _ token: String,
        over connection: HTTPConnection
    ) throws -> [Measurement] {
        struct Answer: Decodable {
            let total: Int
        }
        func times(_ parts: some Sequence<String>) throws -> (series: Series, found: Int) {
            var series = Series()
            var found = 0
            for part in parts {
                let encoded = part.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
                var answer: [UInt8] = []
                series.add(
                    try Stopwatch.wall {
                        answer = try connection.send("GET", "/api/bibliography?q=\(encoded)", bearer: token)
                    }
                )
                found += try Answer(json: answer).total
            }
            return (series, found)
        }
        // What was imported is brought into memory by the first searches.
        _ = try times(list.parts.prefix(20))
        return try [
            ("three letters and more", times(list.parts), 20.0),
            ("one or two letters", times(list.shortParts.prefix(Self.shortSearches)), 200.0),
        ].map { name, found, budget in
            Measurement(
                "publications: search for \(name), p99",
                found.series.percentile(99),
                .milliseconds,
                budget: .atMost(budget),
                detail: "\(found.series.values.count) searches, \(found.found / found.series.values.count) found on "
                    + "average; median \(found.series.median.formatted(digits: 1)), slowest "
                    + "\(found.series.percentile(100).formatted(digits: 1)) ms"
            )
        }
    }

    private func exporting(
        _ format: String,
        to file: String,
        _ token: String,
        _ server: ServerProcess,
        _ connection: HTTPConnection
    ) throws -> [Measurement] {
        let before = server.status.anonymousMebibytes() ?? .nan
        var most = before
        var body: [UInt8] = []
        let milliseconds = try Stopwatch.wall {
            body = try connection.send(
                "POST",
                "/api/export",
                bearer: token,
                contentType: "application/json",
                body: Array(#"{"format":"\#(format)"}"#.utf8)
            ) { most = max(most, server.status.anonymousMebibytes() ?? 0) }
        }
        try Data(body).write(to: URL(filePath: file))
        return [
            Measurement(
                "publications: export as \(format)",
                milliseconds,
                .milliseconds,
                detail: "\(body.count / 1_048_576) MiB"
            ),
            Measurement(
                "publications: memory that it takes",
                most - before,
                .mebibytes,
                budget: .atMost(32),
                detail: "\(most.formatted(digits: 1)) MiB of the server's own at most"
            ),
        ]
    }
}
