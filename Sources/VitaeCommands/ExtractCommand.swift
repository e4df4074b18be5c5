import ArgumentParser
import ExtractionService
import TextDocument

/// `vitae extract`
struct ExtractCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "extract",
        abstract: "Prints the text of a document in reading order.",
        discussion: "PDF, DOCX, TXT, PNG, JPEG and TIFF are told by their content; scans and photos are recognised."
    )

    @Argument(help: "The document; - is standard input.")
    var file: String

    @Flag(help: "Print pages, lines and words with their boxes (points, from the top left) as JSON.")
    var layout = false

    func run() async throws {
        let document = try await SingleDocument(path: file).extract()
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

    /// Its text.
    ///
    /// - Throws: a failure that says why it cannot be read and what to do.
    func extract() async throws -> TextDocument {
        let input = InputFile(path: path)
        let configuration = try Installation.extractorConfiguration(workers: 1)
        do {
            let bytes = try input.readDocument()
            return try await withExtractorPool(configuration) { pool in
                try await pool.extract(ExtractionRequest(files: [bytes]))
            }
        } catch let failure as ExtractionFailure {
            throw CommandFailure.failed("\(input.label): \(failure.message) [\(failure.rawValue)]")
        }
    }
}
