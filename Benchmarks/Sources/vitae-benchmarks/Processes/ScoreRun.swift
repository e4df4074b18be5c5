/// One run of `vitae score` over a folder.
struct ScoreRun {
    let use: ProcessorUse
    let wallMilliseconds: Double
    let lineCount: Int

    /// Scores a folder with two extractors.
    ///
    /// - Parameters:
    ///   - folder: with documents that can all be read.
    ///   - bench: tells where the program is.
    /// - Throws: when a document cannot be read, for then less was done than is measured.
    init(_ folder: String, on bench: Bench) throws {
        let clock = ContinuousClock()
        let begin = clock.now
        let child = try ChildProcess(
            bench.vitae,
            ["score", folder, "--format", "ndjson", "--workers", "2"],
            output: .pipe
        )
        lineCount = try child.readToEnd().count { $0 == UInt8(ascii: "\n") }
        var use = try child.wait()
        wallMilliseconds = (clock.now - begin).milliseconds
        use.total += Orphans.wait()
        self.use = use
        guard use.isSuccess else { throw BenchmarkFailure("vitae score could not read all of \(folder)") }
    }
}
