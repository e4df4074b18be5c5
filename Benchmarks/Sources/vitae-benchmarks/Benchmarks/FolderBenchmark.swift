/// `vitae score` on a folder of PDFs, beside Poppler in this process and beside a `pdftotext` a file.
struct FolderBenchmark: Benchmark {
    private static let fileCount = 600

    func run(on bench: Bench) throws -> [Measurement] {
        let temporary = try TemporaryFolder()
        let corpus = try TextPDFCorpus(
            count: Self.fileCount,
            in: try temporary.folder("all"),
            from: bench.files ?? bench.sampleDocuments
        )
        let single = try TextPDFCorpus(count: 1, in: try temporary.folder("one"), from: bench.sampleDocuments)
        var all = Series()
        var extractors = Series()
        var wall = Series()
        var start = Series()
        var poppler = Series()
        var processes = Series()
        for _ in 0..<bench.rounds {
            let scored = try ScoreRun(corpus.folder, on: bench)
            all.add(scored.use.total)
            extractors.add(scored.use.children)
            wall.add(scored.wallMilliseconds)
            poppler.add(try Stopwatch.processor { for path in corpus.paths { try PopplerText.extract(path) } })
            processes.add(try Stopwatch.wall { for path in corpus.paths { try runPDFToText(path) } })
            start.add(try ScoreRun(single.folder, on: bench).use.total)
        }
        let count = Double(Self.fileCount)
        let ours = "\((all.minimum / count).formatted(digits: 2)) ms"
        let extractorShare = "\((extractors.minimum / count).formatted(digits: 2)) ms"
        let theirs = "\((poppler.minimum / count).formatted(digits: 2)) ms a file"
        return [
            Measurement(
                "folder: CPU ÷ Poppler's own extraction",
                all.minimum / poppler.minimum,
                .times,
                budget: .atMost(1.5),
                detail: "\(ours) ÷ \(theirs); start and first file \(start.minimum.formatted(digits: 0)) ms once"
            ),
            Measurement(
                "folder: CPU of the extractors alone ÷ Poppler's",
                extractors.minimum / poppler.minimum,
                .times,
                detail: "\(extractorShare) ÷ \(theirs)"
            ),
            Measurement(
                "folder: speed against a pdftotext a file",
                processes.minimum / wall.minimum,
                .times,
                budget: .atLeast(1),
                detail: "\((processes.minimum / count).formatted(digits: 2)) ÷ "
                    + "\((wall.minimum / count).formatted(digits: 2)) ms a file"
            ),
        ]
    }

    private func runPDFToText(_ path: String) throws {
        let child = try ChildProcess("pdftotext", [path, "-"], output: .pipe)
        _ = try child.readToEnd()
        guard try child.wait().isSuccess else { throw BenchmarkFailure("pdftotext cannot read \(path)") }
    }
}
