/// Scanned pages, beside the `tesseract` command: how fast, and how many characters wrong.
struct ScansBenchmark: Benchmark {
    private static let timedPages = 8
    private static let readPages = 8
    /// A round takes half a minute; minimums settle early because pages take most of a second each.
    private static let mostRounds = 3
    /// Both read a clean page almost without a fault: a letter in five thousand makes neither the worse one.
    private static let tolerance = 0.02
    private static let oneThread = ["OMP_THREAD_LIMIT": "1"]

    func run(on bench: Bench) throws -> [Measurement] {
        try speed(on: bench) + ScanCondition.allCases.map { try errors(of: $0, on: bench) }
    }

    private func speed(on bench: Bench) throws -> [Measurement] {
        let temporary = try TemporaryFolder()
        let scans = try ScannedPages(count: Self.timedPages, .clean, in: try temporary.folder("clean"))
        var ours = Series()
        var ourCPU = Series()
        var oneThread = Series()
        var oneThreadCPU = Series()
        var manyThreads = Series()
        for _ in 0..<min(bench.rounds, Self.mostRounds) {
            let scored = try ScoreRun(scans.folder, on: bench)
            ours.add(scored.wallMilliseconds)
            ourCPU.add(scored.use.total)
            var spent = 0.0
            oneThread.add(
                try Stopwatch.wall {
                    for page in scans.pages { spent += try tesseract(page.path, Self.oneThread).use.total }
                }
            )
            oneThreadCPU.add(spent)
            manyThreads.add(try Stopwatch.wall { for page in scans.pages { _ = try tesseract(page.path, [:]) } })
        }
        let count = Double(Self.timedPages)
        let each = "\((ours.minimum / count).formatted(digits: 0)) ms a page"
        return [
            Measurement(
                "scans: speed on two cores against tesseract, one thread",
                oneThread.minimum / ours.minimum,
                .times,
                budget: .atLeast(1.9),
                detail: "\((oneThread.minimum / count).formatted(digits: 0)) ÷ \(each)"
            ),
            Measurement(
                "scans: speed on two cores against tesseract as it comes",
                manyThreads.minimum / ours.minimum,
                .times,
                budget: .atLeast(4),
                detail: "\((manyThreads.minimum / count).formatted(digits: 0)) ÷ \(each)"
            ),
            Measurement(
                "scans: CPU ÷ tesseract's, one thread",
                ourCPU.minimum / oneThreadCPU.minimum,
                .times,
                detail: "\((ourCPU.minimum / count).formatted(digits: 0)) ÷ "
                    + "\((oneThreadCPU.minimum / count).formatted(digits: 0)) ms a page; a busy machine spoils it least"
            ),
        ]
    }

    private func errors(of condition: ScanCondition, on bench: Bench) throws -> Measurement {
        let temporary = try TemporaryFolder()
        let scans = try ScannedPages(count: Self.readPages, condition, in: try temporary.folder("scans"))
        var ours = CharacterErrors()
        var theirs = CharacterErrors()
        for page in scans.pages {
            ours.add(read: try run(bench.vitae, ["extract", page.path], [:]).text, true: page.text)
            theirs.add(read: try tesseract(page.path, Self.oneThread).text, true: page.text)
        }
        let figures = "\(ours.percent.formatted(digits: 3)) % and \(theirs.percent.formatted(digits: 3)) % "
        let detail = figures + "of \(ours.characters) characters"
        guard condition != .clean else {
            return Measurement(
                "scans: character errors more than tesseract's, \(condition.rawValue)",
                ours.percent - theirs.percent,
                .percent,
                budget: .atMost(Self.tolerance),
                detail: detail
            )
        }
        return Measurement(
            "scans: character errors ÷ tesseract's, \(condition.rawValue)",
            ours.edits == theirs.edits ? 1 : Double(ours.edits) / Double(theirs.edits),
            .times,
            budget: .atMost(0.7),
            detail: detail
        )
    }

    private func tesseract(_ path: String, _ settings: [String: String]) throws -> (text: String, use: ProcessorUse) {
        try run("tesseract", [path, "-"], settings)
    }

    private func run(
        _ program: String,
        _ arguments: [String],
        _ settings: [String: String]
    ) throws -> (text: String, use: ProcessorUse) {
        let child = try ChildProcess(program, arguments, settings: settings, output: .pipe)
        let text = String(decoding: try child.readToEnd(), as: UTF8.self)
        let use = try child.wait()
        guard use.isSuccess else { throw BenchmarkFailure("\(program) could not read a scan") }
        return (text, use)
    }
}
