/// How long a new extractor takes from its start to the end of its first answer.
struct ChildStartBenchmark: Benchmark {
    private static let starts = 40
    private static let document = Array("Mara Quillfeather\nStaff Accountant at Oakmere Books since 2021\n".utf8)

    /// What an answer's pieces begin with.
    private enum Kind: UInt8 {
        case page = 1
        case finished = 2
        case failed = 3
    }

    func run(on bench: Bench) throws -> [Measurement] {
        var times = Series()
        var processor = Series()
        for _ in 0..<Self.starts {
            let child = try ChildProcess(bench.extractor, [], hasInput: true, output: .pipe)
            try awaitAnswer(of: child)
            times.add((ContinuousClock().now - child.begin).milliseconds)
            child.closeInput()
            processor.add(try child.wait().total)
        }
        return [
            Measurement(
                "child-start: vitae-extract, spawn to first answer",
                times.median,
                .milliseconds,
                budget: .atMost(50),
                detail: "median of \(Self.starts); fastest \(times.minimum.formatted(digits: 1)), "
                    + "p95 \(times.percentile(95).formatted(digits: 1)) ms, "
                    + "CPU \(processor.minimum.formatted(digits: 1)) ms; a text file, no recognition"
            )
        ]
    }

    private func awaitAnswer(of child: ChildProcess) throws {
        try child.write(Self.request)
        var answer: [UInt8] = []
        while true {
            guard let piece = try child.read(), !piece.isEmpty else {
                throw BenchmarkFailure("vitae-extract ended without an answer")
            }
            answer += piece
            guard let last = Self.lastKind(of: answer) else { continue }
            if last == .finished { return }
            throw BenchmarkFailure("vitae-extract could not read a text file")
        }
    }

    /// Length, limits, number of files, and each file behind its length; numbers are 32 bits, low byte first.
    private static let request: [UInt8] = {
        let mebibyte: UInt32 = 1024 * 1024
        let limits: [UInt32] = [10 * mebibyte, 30, 10, 40_000_000, 64 * mebibyte, mebibyte, 5, 5]
        let body = (limits + [1, UInt32(document.count)]).flatMap(bytes) + document
        return bytes(of: UInt32(body.count)) + body
    }()

    private static func bytes(of number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) }
    }

    /// The kind of the piece that ends an answer, once it is there.
    private static func lastKind(of answer: [UInt8]) -> Kind? {
        var position = 0
        while position + 5 <= answer.count {
            let length = answer[(position + 1)..<(position + 5)].reversed().reduce(0) { $0 << 8 | Int($1) }
            guard position + 5 + length <= answer.count else { return nil }
            guard let kind = Kind(rawValue: answer[position]), kind == .page else {
                return Kind(rawValue: answer[position]) ?? .failed
            }
            position += 5 + length
        }
        return nil
    }
}
