import Foundation

/// Importing many postings and finding the right ones among them, beside a full-text query of the résumé's words.
struct JobsScaleBenchmark: Benchmark {
    private static let searches = 40
    private static let best = 20
    private static let uploads = 20
    private static let source = "generated"

    func run(on bench: Bench) throws -> [Measurement] {
        let temporary = try TemporaryFolder()
        let postings = try KnownPostings(count: bench.jobs, in: temporary.path, on: bench)
        let data = try temporary.folder("data")
        var results = try measureImport(of: postings, data: data, on: bench)
        results += try measureSearch(in: postings, data: data, on: bench)
        results += try measurePages(in: postings, data: data, on: bench)
        results.append(try measureServer(data: data, on: bench))
        return results
    }

    private func measureImport(of postings: KnownPostings, data: String, on bench: Bench) throws -> [Measurement] {
        let clock = ContinuousClock()
        let begin = clock.now
        let child = try ChildProcess(
            bench.vitae,
            ["jobs", "import", postings.feed, "--create", "--source", Self.source, "--data", data],
            output: .pipe
        )
        let words = String(decoding: try child.readToEnd(), as: UTF8.self)
        let use = try child.wait()
        let seconds = (clock.now - begin).milliseconds / 1000
        guard use.isSuccess, words.hasPrefix("\(postings.count) added") else {
            throw BenchmarkFailure("vitae jobs import: \(words)")
        }
        let count = Double(postings.count)
        let size = try FileManager.default.attributesOfItem(atPath: "\(data)/vitae.sqlite")[.size] as? Int ?? 0
        let text = Double(postings.textBytes)
        return [
            Measurement(
                "jobs-scale: import of \(postings.count) postings",
                count / seconds,
                .perSecond,
                budget: .atLeast(8_000),
                detail: "\(seconds.formatted(digits: 1)) s, CPU \((use.total / 1000).formatted(digits: 1)) s; "
                    + "texts of \((text / count).formatted(digits: 0)) bytes"
            ),
            Measurement(
                "jobs-scale: database beside the texts, a posting",
                (Double(size) - text) / count,
                .bytes,
                budget: .atMost(700),
                detail: "\(size / 1_048_576) MiB in all"
            ),
        ]
    }

    private func measureSearch(
        in postings: KnownPostings,
        data: String,
        on bench: Bench
    ) throws -> [Measurement] {
        let server = try ServerProcess(bench, data: data)
        var ours = Series()
        var theirs = Series()
        var ourRight = 0
        var theirRight = 0
        for person in postings.people {
            let connection = try HTTPConnection(port: server.port)
            let run = try MatchRun(person, searches: Self.searches, limit: Self.best, over: connection)
            for time in run.times { ours.add(time) }
            ourRight += run.postings.count { postings.isRight($0, for: person) }
            let words = person.words
            var found: [Int] = []
            // The first query brings the index into memory.
            for round in 0...min(bench.rounds, 3) {
                let time = try Stopwatch.wall { found = try postings.index?.best(of: words, limit: Self.best) ?? [] }
                if round > 0 { theirs.add(time) }
            }
            theirRight += found.count { postings.isRight($0, for: person) }
        }
        try server.stop()
        let shown = Double(postings.people.count * Self.best)
        let precision = Double(ourRight) / shown
        let other = Double(theirRight) / shown
        return [
            Measurement(
                "jobs-scale: match one résumé, p50",
                ours.median,
                .milliseconds,
                budget: .atMost(25),
                detail: "\(postings.people.count) people, \(Self.searches) searches each; fastest "
                    + "\(ours.minimum.formatted(digits: 1)) ms"
            ),
            Measurement(
                "jobs-scale: match one résumé, p99",
                ours.percentile(99),
                .milliseconds,
                budget: .atMost(80),
                detail: "slowest \(ours.percentile(100).formatted(digits: 1)) ms"
            ),
            Measurement(
                "jobs-scale: speed against an FTS5 query of its words",
                theirs.median / ours.median,
                .times,
                budget: .atLeast(10),
                detail: "\(theirs.median.formatted(digits: 1)) ÷ \(ours.median.formatted(digits: 1)) ms"
            ),
            Measurement(
                "jobs-scale: right ones among the best 20, more than FTS5's",
                (precision - other) * 100,
                .percent,
                budget: .atLeast(0),
                detail: "\((precision * 100).formatted(digits: 1)) % and \((other * 100).formatted(digits: 1)) % "
                    + "are for the person's occupation and in their country"
            ),
        ]
    }

    /// Pages of open jobs and figures of the market, each asked for with words of other people's résumés.
    private func measurePages(in postings: KnownPostings, data: String, on bench: Bench) throws -> [Measurement] {
        let server = try ServerProcess(bench, data: data)
        let connection = try HTTPConnection(port: server.port)
        var pages = Series()
        var figures = Series()
        for person in postings.people {
            let words = person.words.filter { $0.count >= 4 && $0.utf8.allSatisfy { (97...122).contains($0) } }
            for word in words.prefix(Self.searches) {
                for target in [
                    "search=\(word)", "search=\(word.prefix(4))&sort_by=company&offset=40", "search=\(word)&days=30",
                ] {
                    pages.add(try Stopwatch.wall { _ = try connection.send("GET", "/api/v1/jobs/?\(target)") })
                }
                for target in [
                    "overview", "by-source", "by-company?limit=20", "current-cycle", "keywords?limit=50",
                    "search?keyword=\(word)",
                ] {
                    let path = "/api/v1/analytics/jobs/\(target)"
                    figures.add(try Stopwatch.wall { _ = try connection.send("GET", path) })
                }
            }
        }
        try server.stop()
        return [
            Measurement(
                "jobs-scale: page of a search, p99",
                pages.percentile(99),
                .milliseconds,
                budget: .atMost(50),
                detail: "median \(pages.median.formatted(digits: 1)), slowest "
                    + "\(pages.percentile(100).formatted(digits: 1)) ms"
            ),
            Measurement(
                "jobs-scale: analytics, p99",
                figures.percentile(99),
                .milliseconds,
                budget: .atMost(20),
                detail: "median \(figures.median.formatted(digits: 1)), slowest "
                    + "\(figures.percentile(100).formatted(digits: 1)) ms"
            ),
        ]
    }

    private func measureServer(data: String, on bench: Bench) throws -> Measurement {
        let server = try ServerProcess(bench, data: data)
        let connection = try HTTPConnection(port: server.port)
        for index in 0..<Self.uploads {
            let upload = MultipartUpload(file: GeneratedResume(number: index).pdf, name: "person-\(index).pdf")
            _ = try CompletedUpload(upload, over: connection)
        }
        let resident = server.status.residentMebibytes() ?? .nan
        let own = server.status.anonymousMebibytes() ?? .nan
        try server.stop()
        return Measurement(
            "jobs-scale: memory of the server after \(Self.uploads) uploads",
            resident,
            .mebibytes,
            budget: .atMost(200),
            detail: "\(own.formatted(digits: 1)) MiB of it its own; extractors apart"
        )
    }
}
