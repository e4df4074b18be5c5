import ArgumentParser
import BundledTables
import Careers
import ExtractionService
import Foundation
import ResumeParsing
import TextDocument

/// `vitae-evaluate text`
struct EvaluateText: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "text",
        abstract: "Prints documents as they are read: line by line in reading order, cells parted by a bar.",
        discussion: """
            A line that pages repeat is marked with "~". Words that nobody sees follow their page.
            """
    )

    @Argument(help: "Documents.")
    var files: [String]

    @Flag(help: "Print block, place in points, and size of type in front of each line.")
    var places = false

    @Flag(help: "Print the sections that documents are divided into, and what each begins with.")
    var sections = false

    func run() async throws {
        let lexicon = try Lexicon.bundled()
        let parser = try ResumeParser.bundled(try CareerKnowledge.bundled(), lexicon: lexicon)
        try await withExtractorPool(try InstalledExtractor.configuration(workers: 1)) { pool in
            for file in files {
                if files.count > 1 { print("=== \(file)") }
                let bytes = [UInt8](try Data(contentsOf: URL(filePath: file)))
                do throws(ExtractionFailure) {
                    let document = try await pool.extract(ExtractionRequest(files: [bytes]))
                    if sections {
                        show(parser.outline(document))
                    } else {
                        for page in document.markingRepetition.pages { show(page) }
                    }
                } catch {
                    print(error.rawValue)
                }
            }
        }
    }

    private func show(_ outline: [(kind: String, lines: Int, first: String)]) {
        for section in outline { print("\(section.kind): \(section.lines) lines, «\(section.first)»") }
    }

    private func show(_ page: TextPage) {
        print("--- page \(page.number), \(page.origin)")
        for line in page.lines {
            let cells = line.cells().map { $0.map(\.text).joined(separator: " ") }.joined(separator: " ¦ ")
            let place = line.box.map { "[\(line.block)] \(Int($0.left)),\(Int($0.top)) \(Int(line.fontSize)) " } ?? ""
            print((places ? place : "") + (line.isRepeated ? "~" : "") + cells)
        }
        if !page.hiddenWords.isEmpty { print("hidden: " + page.hiddenWords.joined(separator: " ")) }
    }
}
