import ArgumentParser
import ExtractionService
import Foundation
import Sessions
import TextDocument

/// `vitae extract`
struct ExtractCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "extract",
        abstract: "Prints the text of a document in reading order.",
        discussion: "Documents of any kind are told by their content; scans and photos are recognised."
    )

    @Argument(help: "The document; - is standard input.")
    var file: String

    @Flag(help: "Print pages, lines and words with their boxes (points, from the top left) as JSON.")
    var layout = false

    @OptionGroup var recognition: RecognitionOptions

    func run() async throws {
        let document = try await SingleDocument(path: file, recognition: recognition).extract()
        if layout {
            try StandardOutput.write(json: LayoutOutput(document))
        } else {
            StandardOutput.write(document.text)
        }
    }
}

/// One document named on the command line.
struct SingleDocument {
    let path: String
    let recognition: RecognitionOptions

    /// Its text.
    ///
    /// - Throws: a failure that says why it cannot be read and what to do.
    func extract() async throws -> TextDocument {
        try await read(in: try await recognition.extractorConfiguration(workers: 1), today: nil).document
    }

    /// What it says.
    ///
    /// - Parameters:
    ///   - knowledge: what it is analysed with.
    ///   - now: positions that are open last until then.
    /// - Returns: all that was found out.
    /// - Throws: a failure that says why it cannot be read and what to do.
    func analyse(with knowledge: KnowledgeOption, now: Date) async throws -> Analysis {
        let configuration = Installation.analysing(
            try await recognition.extractorConfiguration(workers: 1),
            knowledge: knowledge.path
        )
        let analysed = try await read(in: configuration, today: .today(now))
        guard let findings = analysed.findings else { throw failure(.crashed) }
        return Analysis(findings, of: analysed.document)
    }

    private func read(in configuration: ExtractorConfiguration, today: CalendarDay?) async throws -> AnalysedDocument {
        let bytes: [UInt8]
        do {
            bytes = try InputFile(path: path).readDocument()
        } catch let error as ExtractionFailure {
            throw failure(error)
        }
        do {
            let analysed = try await withExtractorPool(configuration) { pool in
                try await pool.analyse(ExtractionRequest(files: [bytes], today: today))
            }
            if let reason = analysed.document.incompleteBecause {
                StandardError.write(
                    "\(label): only \(analysed.document.pages.count) pages: \(reason.message) [\(reason.rawValue)]"
                )
            }
            return analysed
        } catch ReadingFailure.document(let error) {
            throw failure(error)
        } catch ReadingFailure.extractor(let trouble) {
            throw CommandFailure.cannotStart("\(trouble)")
        }
    }

    private var label: String { InputFile(path: path).label }

    private func failure(_ failure: ExtractionFailure) -> CommandFailure {
        CommandFailure.failed("\(label): \(failure.message) [\(failure.rawValue)]")
    }
}
