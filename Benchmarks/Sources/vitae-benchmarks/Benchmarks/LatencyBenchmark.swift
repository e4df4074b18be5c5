import Foundation

/// From the first byte of an upload to the answer that says `completed`, one after the other, on an idle server.
struct LatencyBenchmark: Benchmark {
    private static let postingCount = 10_000
    private static let uploadCount = 200
    private static let warmUpCount = 20

    func run(on bench: Bench) throws -> [Measurement] {
        let temporary = try TemporaryFolder()
        let jobs = "\(temporary.path)/jobs.ndjson"
        try GeneratedPostings.write(Self.postingCount, to: jobs, from: bench.samplePostings)
        let documents = try TextPDFCorpus.textPDFs(in: bench.sampleDocuments, atMost: 100).filter { $0.pageCount == 1 }
        guard !documents.isEmpty else { throw BenchmarkFailure("There is no PDF of one page to upload") }
        let server = try ServerProcess(bench, data: try temporary.folder("data"), jobs: jobs)
        let connection = try HTTPConnection(port: server.port)
        let stored = try HealthAnswer(json: try connection.send("GET", "/health")).jobs
        var times = Series()
        for index in 0..<(Self.warmUpCount + Self.uploadCount) {
            // A comment behind the end: no upload is the copy of another.
            let file = documents[index % documents.count].bytes + Data("\n% copy \(index)\n".utf8)
            let upload = MultipartUpload(file: Array(file), name: "document-\(index).pdf")
            let time = try Stopwatch.wall { _ = try CompletedUpload(upload, over: connection) }
            if index >= Self.warmUpCount { times.add(time) }
        }
        let resident = server.status.residentMebibytes() ?? .nan
        try server.stop()
        let detail =
            "\(Self.uploadCount) uploads, \(stored) postings; fastest \(times.minimum.formatted(digits: 1)), "
            + "slowest \(times.percentile(100).formatted(digits: 1)) ms"
        return [
            Measurement(
                "latency: upload to completed, p50",
                times.median,
                .milliseconds,
                budget: .atMost(50),
                detail: detail
            ),
            Measurement("latency: upload to completed, p99", times.percentile(99), .milliseconds, budget: .atMost(150)),
            Measurement("latency: memory of the server afterwards", resident, .mebibytes, detail: "extractors apart"),
        ]
    }
}
