import ArgumentParser
import BundledTables
import Careers
import ExtractionService
import Foundation
import Places
import ResumeParsing
import TextDocument
import TextFolding

/// `vitae-evaluate clues`
struct EvaluateClues: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clues",
        abstract: "Switches off each reason that headers are read by, and shows what it gains.",
        discussion: """
            Gains are counted in current positions whose title and employer are both right, in entries found, and in \
            positions that are not plainly wrong; on the documents that weights were chosen with, and on others.
            """
    )

    @Option(parsing: .upToNextOption, help: "Folders with documents that weights were chosen with.")
    var tuned: [String] = []

    @Option(parsing: .upToNextOption, help: "Folders with documents that nobody looked at.")
    var fresh: [String] = []

    @Option(help: "Folder of the truth files (default: beside the documents).")
    var truth: String?

    @Option(help: "Folder that keeps extracted documents, so that another run need not extract them again.")
    var snapshots: String?

    @Flag(help: "Print the table of the clues as a page, and measure nothing.")
    var page = false

    func validate() throws {
        guard page || !(tuned + fresh).isEmpty else { throw ValidationError("Name folders, or --page.") }
    }

    func run() async throws {
        if page {
            print(HeaderClue.page, terminator: "")
            return
        }
        let knowledge = try CareerKnowledge.bundled()
        let lexicon = try Lexicon.bundled()
        let gazetteer = try Gazetteer.bundled()
        let profiler = CareerProfiler(knowledge)
        try await withExtractorPool(try InstalledExtractor.configuration(workers: 2)) { pool in
            let snapshots = try DocumentSnapshots(pool: pool, path: snapshots)
            var sets: [[(URL, ResumeTruth, TextDocument)]] = []
            for folders in [tuned, fresh] {
                var set: [(URL, ResumeTruth, TextDocument)] = []
                for (url, truth) in try MeasuredDocuments.in(folders, truth: truth) {
                    set.append((url, truth, try await snapshots.document(at: url)))
                }
                sets.append(set)
            }
            func gains(_ weights: HeaderWeights) -> [[Int]] {
                let parser = ResumeParser(
                    lexicon: lexicon,
                    knowledge: knowledge,
                    gazetteer: gazetteer,
                    weights: weights
                )
                return sets.map { set in
                    var evaluation = ResumeEvaluation(
                        lexicon: lexicon,
                        parser: parser,
                        profiler: profiler,
                        snapshots: snapshots,
                        showsMisses: false
                    )
                    for (url, truth, text) in set { evaluation.compare(text, at: url, truth: truth) }
                    let tallies = Self.fields.map { evaluation.tallies[$0] ?? .init() }
                    return [tallies[0].exact, tallies[1].exact, tallies[2].of - tallies[2].exact]
                }
            }
            let usual = gains(.usual)
            print(
                Self.row(
                    "clue",
                    ["tuned: positions", "entries", "not wrong", "fresh: positions", "entries", "not wrong"]
                )
            )
            for clue in HeaderClue.allCases {
                let without = gains(HeaderWeights.usual.without(clue))
                let gained = zip(usual.joined(), without.joined()).map { "\($0 - $1)" }
                print(Self.row("\(clue)", gained))
            }
        }
    }

    private static let fields = ["title and company", "entries found", "plainly wrong"]

    private static func row(_ name: String, _ values: [String]) -> String {
        name.padding(toLength: 24, withPad: " ", startingAt: 0)
            + values.map { $0.padding(toLength: 18, withPad: " ", startingAt: 0) }.joined()
    }
}
