import Foundation

/// How much memory `vitae score` takes for a large folder, extractors apart: it must not grow with the folder.
struct MemoryBenchmark: Benchmark {
    private static let fileCount = 10_000
    private static let settledAfter = 500
    private static let people = 40

    func run(on bench: Bench) throws -> [Measurement] {
        let temporary = try TemporaryFolder()
        let folder = try temporary.folder("many")
        for index in 0..<Self.fileCount {
            // A comment behind the end: the same person, and yet no duplicate.
            let bytes = GeneratedResume(number: index % Self.people).pdf + Array("% copy \(index)\n".utf8)
            try Data(bytes).write(to: URL(filePath: "\(folder)/\(100_000 + index).pdf"))
        }
        let child = try ChildProcess(bench.vitae, ["score", folder, "--format", "ndjson"], output: .pipe)
        let status = ProcessStatus(of: child.identifier)
        var early = 0.0
        var peak = 0.0
        var lines = 0
        while true {
            if let piece = try child.read(waitingMilliseconds: 20) {
                if piece.isEmpty { break }
                lines += piece.count { $0 == UInt8(ascii: "\n") }
            }
            guard let resident = status.residentMebibytes() else { continue }
            peak = max(peak, resident)
            if lines <= Self.settledAfter { early = peak }
        }
        let use = try child.wait()
        _ = Orphans.wait()
        guard use.isSuccess, lines == Self.fileCount else {
            throw BenchmarkFailure("vitae score read \(lines) of \(Self.fileCount) files")
        }
        return [
            Measurement(
                "memory: growth over \(Self.fileCount) files",
                (peak / early - 1) * 100,
                .percent,
                budget: .atMost(10),
                detail: "peak \(peak.formatted(digits: 1)) MiB, \(early.formatted(digits: 1)) MiB "
                    + "within the first \(Self.settledAfter)"
            )
        ]
    }
}
