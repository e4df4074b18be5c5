import Foundation

/// How long it takes from nothing to the text of a document: the program, the template of its extractor, and a fork.
struct ChildStartBenchmark: Benchmark {
    private static let starts = 40
    private static let document = "Mara Quillfeather\nStaff Accountant at Oakmere Books since 2021\n"

    func run(on bench: Bench) throws -> [Measurement] {
        let file = FileManager.default.temporaryDirectory.appending(path: "child-start-\(UUID().uuidString).txt")
        try Data(Self.document.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var times = Series()
        var processor = Series()
        for _ in 0..<Self.starts {
            let child = try ChildProcess(bench.vitae, ["extract", file.path], hasInput: false, output: .pipe)
            var text: [UInt8] = []
            while let piece = try child.read(), !piece.isEmpty { text += piece }
            times.add((ContinuousClock().now - child.begin).milliseconds)
            processor.add(try child.wait().total)
            guard String(decoding: text, as: UTF8.self).contains("Quillfeather") else {
                throw BenchmarkFailure("vitae could not read a text file")
            }
        }
        return [
            Measurement(
                "child-start: vitae extract, spawn to text",
                times.median,
                .milliseconds,
                budget: .atMost(100),
                detail: "median of \(Self.starts); fastest \(times.minimum.formatted(digits: 1)), "
                    + "p95 \(times.percentile(95).formatted(digits: 1)) ms, "
                    + "CPU \(processor.minimum.formatted(digits: 1)) ms; a text file, no recognition"
            )
        ]
    }
}
