import ArgumentParser
import Foundation
import Resume
import Sessions
import TextDocument

/// `vitae analyse-document`: what a server starts for a document over which it died. Reads the text as frames, writes the
/// analysis as JSON.
struct AnalyseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: name,
        abstract: "Analyses one document that was extracted before.",
        shouldDisplay: false
    )

    static let name = "analyse-document"

    @Option(help: "The day that open positions last until: year, month and day.")
    var today: String

    @OptionGroup var knowledge: KnowledgeOption

    func run() async throws {
        let parts = today.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3 else { throw ValidationError("--today is a date such as 2026-01-31.") }
        var decoder = ExtractionFrameDecoder()
        decoder.append(FileHandle.standardInput.readDataToEndOfFile())
        let document = try Self.document(from: &decoder)
        let analysis = try Analyzer.bundled(knowledge: try knowledge.load())
            .analyse(document, today: PartialDate(year: parts[0], month: parts[1], day: parts[2]))
        try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(analysis))
    }

    private static func document(from decoder: inout ExtractionFrameDecoder) throws -> TextDocument {
        var pages: [TextPage] = []
        var failure: ExtractionFailure?
        while let frame = try decoder.next() {
            switch frame {
            case .page(let page): pages.append(page)
            case .failed(let reason): failure = reason
            case .finished(let format):
                return TextDocument(format: format, pages: pages, incompleteBecause: failure)
            }
        }
        throw CommandFailure.cannotStart("The document ends too early.")
    }

    /// A document as the command reads it.
    static func bytes(of document: TextDocument) -> [UInt8] {
        var bytes = document.pages.flatMap { ExtractionFrame.page($0).bytes }
        if let failure = document.incompleteBecause { bytes += ExtractionFrame.failed(failure).bytes }
        return bytes + ExtractionFrame.finished(document.format).bytes
    }
}
