import Foundation

/// What a turn costs that looks for the jobs that many devices want, and how that grows with jobs and subscriptions.
struct AlertsBenchmark: Benchmark {
    private static let postings = 10_000
    private static let subscriptions = 100_000
    /// Parts of both.
    private static let parts = [1, 2, 4]

    func run(on bench: Bench) throws -> [Measurement] {
        let child = try ChildProcess(bench.vitae, ["jobs", "generate", "\(Self.postings)"], output: .pipe)
        let feed = try child.readToEnd().split(separator: UInt8(ascii: "\n"))
        guard try child.wait().isSuccess, feed.count == Self.postings else {
            throw BenchmarkFailure("vitae jobs generate made \(feed.count) of \(Self.postings) postings")
        }
        var results: [Measurement] = []
        for part in Self.parts {
            results.append(try turn(Array(feed.prefix(Self.postings / part)), Self.subscriptions, on: bench))
        }
        for part in Self.parts.dropFirst() {
            results.append(try turn(feed, Self.subscriptions / part, on: bench))
        }
        return results
    }

    private func turn(_ feed: [ArraySlice<UInt8>], _ subscriptions: Int, on bench: Bench) throws -> Measurement {
        let temporary = try TemporaryFolder()
        let data = try temporary.folder("data")
        let file = "\(temporary.path)/feed.ndjson"
        try Data(feed.joined(separator: [UInt8(ascii: "\n")])).write(to: URL(filePath: file))
        let importing = try ChildProcess(bench.vitae, ["jobs", "import", file, "--create", "--data", data])
        guard try importing.wait().isSuccess else { throw BenchmarkFailure("vitae jobs import failed") }
        let postings = try feed.map { try JSONDecoder().decode(KnownPosting.self, from: Data($0)) }
        try SubscriptionWriter.write(subscriptions, like: postings, to: "\(data)/vitae.sqlite")
        let child = try ChildProcess(bench.vitae, ["alerts", "run", "--data", data], output: .pipe)
        let words = String(decoding: try child.readToEnd(), as: UTF8.self).trimmingCharacters(in: .newlines)
        let use = try child.wait()
        guard use.isSuccess else { throw BenchmarkFailure("vitae alerts run: \(words)") }
        let isWhole = feed.count == Self.postings && subscriptions == Self.subscriptions
        return Measurement(
            "alerts: CPU of \(feed.count) new postings × \(subscriptions) subscriptions",
            use.total,
            .milliseconds,
            budget: isWhole ? .atMost(10_000) : nil,
            detail: words
        )
    }
}
