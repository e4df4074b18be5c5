import ArgumentParser

/// Something that can be measured.
protocol Benchmark {
    /// Measures; whatever it starts has ended when it returns.
    func run(on bench: Bench) throws -> [Measurement]
}

/// The benchmarks by name, in the order in which they are run.
enum BenchmarkName: String, CaseIterable, ExpressibleByArgument {
    case folder
    case parse
    case childStart = "child-start"
    case start
    case latency
    case memory
    case scans
    case jobsScale = "jobs-scale"
    case alerts
    case publications
    case stores

    static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

    var benchmark: any Benchmark {
        switch self {
        case .folder: FolderBenchmark()
        case .parse: ParseBenchmark()
        case .childStart: ChildStartBenchmark()
        case .start: StartBenchmark()
        case .latency: LatencyBenchmark()
        case .memory: MemoryBenchmark()
        case .scans: ScansBenchmark()
        case .jobsScale: JobsScaleBenchmark()
        case .alerts: AlertsBenchmark()
        case .publications: PublicationsBenchmark()
        case .stores: StoresBenchmark()
        }
    }
}
