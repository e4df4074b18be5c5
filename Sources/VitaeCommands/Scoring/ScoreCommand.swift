import ArgumentParser
import CAllocator
import ExtractionService
import Foundation
import Sessions
import SafeText

/// `vitae score`
struct ScoreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "score",
        abstract: "Scores résumés: one line each.",
        discussion: """
            Folders are searched with all folders in them; hidden files are left out. Results come in the order of the \
            input. Exit code 0 when all could be read, 1 when some could not (each is named).
            """
    )

    @Argument(help: "Documents and folders; - is a document on standard input.")
    var paths: [String]

    @Option(help: "table, csv, ndjson or json.")
    var format = ScoreFormat.table

    @Option(help: "Extractor processes (default: one a core).")
    var workers: Int?

    @OptionGroup var recognition: RecognitionOptions
    @OptionGroup var knowledge: KnowledgeOption

    func validate() throws {
        guard !paths.isEmpty else { throw ValidationError("Name at least one document or folder.") }
        guard workers.map({ (1...64).contains($0) }) != false else {
            throw ValidationError("--workers is from 1 to 64.")
        }
    }

    func run() async throws {
        // Memory stays flat over any number of files.
        vitae_share_heap()
        let files = try DocumentFinder.documents(at: paths)
        guard !files.isEmpty else {
            throw CommandFailure.failed("There is no document at \(paths.joined(separator: ", ")).")
        }
        // A pack that cannot be used is told of before anything is read.
        _ = try knowledge.load()
        let configuration = Installation.analysing(
            try await recognition.extractorConfiguration(workers: workers),
            knowledge: knowledge.path
        )
        let progress = ScoreProgress(total: files.count)
        var writer = ScoreWriter(format: format, hasDetails: files.count == 1)
        var failed: [ScoreResult] = []
        var trouble: ExtractorTrouble?
        do {
            try await withExtractorPool(configuration) { pool in
                let batch = ScoreBatch(pool: pool, today: .today(Date()))
                for try await result in batch.results(for: files, atOnce: configuration.workers * 2) {
                    if result.status == .failed { failed.append(result) }
                    try writer.write(result)
                    progress.advance()
                }
            }
        } catch ReadingFailure.extractor(let reason) {
            trouble = reason
        }
        progress.finish()
        // What is there is whole, whatever happened.
        writer.finish()
        if let trouble { throw CommandFailure.cannotStart("No file is to blame: \(trouble)") }
        guard failed.isEmpty else {
            for result in failed {
                StandardError.write(TerminalText.line("\(result.file): \(result.error ?? "failed")"))
            }
            StandardError.write("\(failed.count) of \(files.count) could not be read")
            throw ExitCode(1)
        }
    }
}

/// How results are printed.
enum ScoreFormat: String, ExpressibleByArgument, CaseIterable {
    case table, csv, ndjson, json
}
