import Glibc

/// How soon a new server answers, and how much memory it takes before anybody has asked it for anything.
struct StartBenchmark: Benchmark {
    private static let starts = 11
    private static let restMicroseconds: UInt32 = 1_000_000

    func run(on bench: Bench) throws -> [Measurement] {
        let temporary = try TemporaryFolder()
        var times = Series()
        var processor = Series()
        var resident = Series()
        var anonymous = Series()
        for index in 0..<Self.starts {
            let data = try temporary.folder("data-\(index)")
            let server = try ServerProcess(bench, data: data)
            _ = try HTTPConnection(port: server.port).send("GET", "/health")
            times.add((ContinuousClock().now - server.begin).milliseconds)
            processor.add(try server.status.ownProcessorMilliseconds())
            if index < bench.rounds {
                usleep(Self.restMicroseconds)
                resident.add(server.status.residentMebibytes() ?? .nan)
                anonymous.add(server.status.anonymousMebibytes() ?? .nan)
            }
            try server.stop()
        }
        return [
            Measurement(
                "start: spawn of vitae serve to its first answer",
                times.median,
                .milliseconds,
                budget: .atMost(300),
                detail: "median of \(Self.starts) with an empty folder; fastest \(times.minimum.formatted(digits: 0)), "
                    + "slowest \(times.percentile(100).formatted(digits: 0)) ms, "
                    + "CPU without extractors \(processor.minimum.formatted(digits: 0)) ms"
            ),
            Measurement(
                "start: memory of an idle server",
                resident.median,
                .mebibytes,
                budget: .atMost(90),
                detail: "\(anonymous.median.formatted(digits: 1)) MiB of it its own, the rest mapped files"
            ),
        ]
    }
}
