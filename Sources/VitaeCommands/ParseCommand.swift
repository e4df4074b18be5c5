import ArgumentParser
import Foundation
import Resume
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

    func run() async throws {
        let document = try await SingleDocument(path: file, recognition: recognition).extract()
        let analysis = try Analyzer.bundled().analyse(document, today: .today(Date()))
        try StandardOutput.write(json: JSONResume(analysis.resume))
    }
}
