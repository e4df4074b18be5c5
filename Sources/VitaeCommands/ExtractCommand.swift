import ArgumentParser
import ExtractionService
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
        let input = InputFile(path: path)
        let configuration = try await recognition.extractorConfiguration(workers: 1)
        do {
            let bytes = try input.readDocument()
            let document = try await withExtractorPool(configuration) { pool in
                try await pool.extract(ExtractionRequest(files: [bytes]))
            }
            if let reason = document.incompleteBecause {
                StandardError.write(
                    "\(input.label): only \(document.pages.count) pages: \(reason.message) [\(reason.rawValue)]"
                )
            }
            return document
        } catch let failure as ExtractionFailure {
            throw CommandFailure.failed("\(input.label): \(failure.message) [\(failure.rawValue)]")
        }
    }
}
