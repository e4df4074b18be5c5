package import ArgumentParser
import BundledTables
import Careers
import ExtractionService
import Foundation
import ResumeParsing

/// `vitae-evaluate`: measures accuracy and prints tables.
package struct EvaluateCommand: AsyncParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "vitae-evaluate",
        abstract: "Measures how accurately documents are read.",
        subcommands: [
            EvaluateResumes.self, EvaluateRead.self, EvaluateText.self, EvaluateTitles.self, EvaluateRoles.self,
            EvaluatePlaces.self, EvaluateJobs.self, EvaluateSkills.self, EvaluateSpeed.self, EvaluateQueue.self,
            EvaluateClues.self,
        ]
    )

    package init() {}

    /// Runs the command that the arguments name and ends the process when it fails.
    package static func launch() async {
        await main()
    }
}

/// `vitae-evaluate resumes`
struct EvaluateResumes: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resumes",
        abstract: "Reads documents and compares them with what they are known to say.",
        discussion: """
            A document counts when there is a NAME.truth.json or NAME.expected.json for it, or a truth.json in its folder \
            that lists the files of a folder pdf beside it.
            """
    )

    @Argument(help: "Folders with documents; they are searched with all folders in them.")
    var folders: [String]

    @Option(help: "Folder of the truth files (default: beside the documents).")
    var truth: String?

    @Option(help: "Folder that keeps extracted documents, so that another run need not extract them again.")
    var snapshots: String?

    @Flag(help: "Print every field that was read wrong.")
    var misses = false

    func run() async throws {
        let knowledge = try CareerKnowledge.bundled()
        let lexicon = try Lexicon.bundled()
        let parser = try ResumeParser.bundled(knowledge, lexicon: lexicon)
        let configuration = try InstalledExtractor.configuration(workers: 2)
        try await withExtractorPool(configuration) { pool in
            var evaluation = ResumeEvaluation(
                lexicon: lexicon,
                parser: parser,
                profiler: CareerProfiler(knowledge),
                snapshots: try DocumentSnapshots(pool: pool, path: snapshots),
                showsMisses: misses
            )
            var count = 0
            for (document, truth) in try MeasuredDocuments.in(folders, truth: truth) {
                try await evaluation.evaluate(document, truth: truth)
                count += 1
            }
            guard evaluation.readable > 0 else {
                throw InstalledExtractor.fail(
                    count == 0 ? "There is no document with a truth file." : "None of \(count) documents could be read."
                )
            }
            print("\(count) documents")
            for field in ResumeEvaluation.fields {
                guard let tally = evaluation.tallies[field] else { continue }
                let name = field.padding(toLength: ResumeEvaluation.longestField, withPad: " ", startingAt: 0)
                let exact = "\(tally.exact)/\(tally.of)".padding(toLength: 9, withPad: " ", startingAt: 0)
                print(
                    "\(name) \(exact) \(Self.percent(tally.exact, tally.of))  lenient \(Self.percent(tally.lenient, tally.of))"
                )
            }
            for (tenth, tally) in evaluation.calibration.sorted(by: { $0.key < $1.key }) {
                print("certainty .\(tenth)  \(tally.exact)/\(tally.of) \(Self.percent(tally.exact, tally.of))")
            }
        }
    }

    private static func percent(_ part: Int, _ whole: Int) -> String {
        "\((Double(part) / Double(max(whole, 1)) * 1000).rounded() / 10) %"
    }
}
