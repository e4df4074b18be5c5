import ArgumentParser

/// `vitae-benchmarks`
@main
struct VitaeBenchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vitae-benchmarks",
        abstract: "Measures what Vitae costs beside what its tools cost, and compares that with its budgets.",
        discussion: """
            Both sides of a comparison are measured in one run, by turns. Build Vitae for release first. Exit code 1 when \
            --check is given and a budget is missed or something could not be measured.
            """
    )

    @Argument(help: "What to measure: \(BenchmarkName.list) (default: everything).")
    var names: [BenchmarkName] = []

    @Option(help: "Folder of Vitae's release programs.")
    var binaries = "../.build/release"

    @Option(help: "Folder of Vitae's sample documents.")
    var samples = "../Samples"

    @Option(help: "Folder of text PDFs for folder and parse (default: copies of the samples).")
    var files: String?

    @Option(help: "How often each side is measured.")
    var rounds = 5

    @Option(help: "Postings of jobs-scale and stores; a million takes 7 GB of disk and some twenty minutes.")
    var jobs = 100_000

    @Option(help: "Publications of the list of publications.")
    var publications = 100_000

    @Flag(help: "Exit with 1 when a budget is missed.")
    var check = false

    func validate() throws {
        guard (1...100).contains(rounds) else { throw ValidationError("--rounds is from 1 to 100.") }
        guard (1_000...10_000_000).contains(jobs) else { throw ValidationError("--jobs is from 1000 to 10000000.") }
        guard (1_000...1_000_000).contains(publications) else {
            throw ValidationError("--publications is from 1000 to 1000000.")
        }
    }

    func run() throws {
        let bench = Bench(
            binaries: binaries,
            samples: samples,
            files: files,
            rounds: rounds,
            jobs: jobs,
            publications: publications
        )
        try bench.checkPrograms()
        try Orphans.adopt()
        TemporaryFolder.removeAbandoned()
        let load = MachineLoad.now
        var report = BenchmarkReport()
        for name in names.isEmpty ? BenchmarkName.allCases : names {
            Progress.show(name.rawValue)
            do {
                report.add(try name.benchmark.run(on: bench))
            } catch {
                report.addFailure(of: name, error)
            }
        }
        Progress.hide()
        print(MachineLoad.sentence(before: load, after: .now) + "\n")
        print(report.table)
        if check, !report.isWithinBudgets { throw ExitCode(1) }
    }
}
