import ArgumentParser
import BundledTables
import Careers
import CoreFoundation
import ExtractionService
import Foundation
import Glibc
import Resume
import ResumeParsing
import ResumeScoring
import TextDocument

/// `vitae-evaluate speed`
struct EvaluateSpeed: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "speed",
        abstract: "Measures what parsing, inferring and scoring take, apart from reading documents.",
        discussion: """
            Milliseconds of processor time a page. Of several rounds the fastest counts: what else the machine does only \
            adds.
            """
    )

    @Argument(help: "Folders with documents; they are searched with all folders in them.")
    var folders: [String]

    @Option(help: "How often every document is analysed.")
    var rounds = 5

    func validate() throws {
        guard rounds > 0 else { throw ValidationError("--rounds is at least 1.") }
    }

    func run() async throws {
        let knowledge = try CareerKnowledge.bundled()
        let parser = try ResumeParser.bundled(knowledge, lexicon: try Lexicon.bundled())
        let profiler = CareerProfiler(knowledge)
        let scorer = ResumeScorer(try ScoringLexicon.bundled())
        let documents = try await documents()
        let pages = documents.reduce(0) { $0 + $1.pages.count }
        guard pages > 0 else { throw InstalledExtractor.fail("There is no document with text.") }
        let today = PartialDate(year: 2026, month: 11)
        var fastest = [Double](repeating: .infinity, count: 3)
        for _ in 0..<rounds {
            var spent = [0.0, 0.0, 0.0]
            for document in documents {
                let start = Self.processorTime
                let resume = parser.parse(document)
                let parsed = Self.processorTime
                let profile = profiler.profile(of: resume, today: today)
                let inferred = Self.processorTime
                let score = scorer.score(resume, of: document, profile: profile)
                let scored = Self.processorTime
                withExtendedLifetime(score) {}
                spent[0] += parsed - start
                spent[1] += inferred - parsed
                spent[2] += scored - inferred
            }
            fastest = zip(fastest, spent).map(min)
        }
        print("\(documents.count) documents, \(pages) pages")
        for (stage, spent) in zip(["parse", "infer", "score"], fastest) { Self.show(stage, spent / Double(pages)) }
        Self.show("parse + infer", (fastest[0] + fastest[1]) / Double(pages))
    }

    private static func show(_ stage: String, _ milliseconds: Double) {
        print("\(stage.padding(toLength: 14, withPad: " ", startingAt: 0)) \(String(format: "%.3f", milliseconds)) ms")
    }

    /// Of this thread, in milliseconds.
    private static var processorTime: Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
    }

    /// The documents in the folders that have text.
    private func documents() async throws -> [TextDocument] {
        let configuration = try InstalledExtractor.configuration(workers: 1)
        let paths = folders.flatMap { folder in
            let names = FileManager.default.enumerator(atPath: folder)?.allObjects.compactMap { $0 as? String } ?? []
            return names.sorted().map { URL(filePath: folder).appending(path: $0) }
        }
        return try await withExtractorPool(configuration) { pool in
            var documents: [TextDocument] = []
            for path in paths where path.pathExtension != "json" {
                guard try path.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
                let bytes = [UInt8](try Data(contentsOf: path))
                do throws(ExtractionFailure) {
                    documents.append(try await pool.extract(ExtractionRequest(files: [bytes])))
                } catch {
                    print("\(path.lastPathComponent): \(error.rawValue)")
                }
            }
            return documents
        }
    }
}
