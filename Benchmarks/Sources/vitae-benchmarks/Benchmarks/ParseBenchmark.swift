/// What `vitae` itself spends on a page once it is extracted: reading the answer, parsing, inferring, scoring, printing.
///
/// The program does not tell its times apart. So its own processor time, without the extractors', is taken for a short
/// and for a long folder; what starting costs is in both, and falls out of the difference.
struct ParseBenchmark: Benchmark {
    private static let fewFiles = 100
    private static let manyFiles = 700

    func run(on bench: Bench) throws -> [Measurement] {
        let temporary = try TemporaryFolder()
        let source = bench.files ?? bench.sampleDocuments
        let few = try TextPDFCorpus(count: Self.fewFiles, in: try temporary.folder("few"), from: source)
        let many = try TextPDFCorpus(count: Self.manyFiles, in: try temporary.folder("many"), from: source)
        var short = Series()
        var long = Series()
        for _ in 0..<bench.rounds {
            short.add(try ScoreRun(few.folder, on: bench).use.own)
            long.add(try ScoreRun(many.folder, on: bench).use.own)
        }
        let pages = many.pageCount - few.pageCount
        return [
            Measurement(
                "parse: CPU a page of parsing, inferring, scoring",
                (long.minimum - short.minimum) / Double(pages),
                .milliseconds,
                budget: .atMost(1),
                detail: "\(long.minimum.formatted(digits: 0)) − \(short.minimum.formatted(digits: 0)) ms of vitae "
                    + "itself for \(pages) pages more, printing included"
            )
        ]
    }
}
