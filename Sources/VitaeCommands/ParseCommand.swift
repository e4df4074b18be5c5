import ArgumentParser
import Foundation
import Sessions

/// `vitae parse`
struct ParseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "parse",
        abstract: "Prints what a résumé says, as JSON Resume."
    )

    @Argument(help: "The document; - is standard input.")
    var file: String

    @OptionGroup var recognition: RecognitionOptions
    @OptionGroup var knowledge: KnowledgeOption

    func run() async throws {
        let analyzer = try Analyzer.bundled(knowledge: try knowledge.load())
        let analysis = try await SingleDocument(path: file, recognition: recognition)
            .analyse(with: knowledge, now: Date())
        try StandardOutput.write(json: analyzer.jsonResume(of: analysis))
    }
}
