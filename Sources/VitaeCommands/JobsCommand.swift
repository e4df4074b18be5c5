import ArgumentParser
import Foundation
import JobFeeds
import JobMatching
import Sessions
import SQLiteStore

/// `vitae jobs`
struct JobsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "jobs",
        abstract: "Manages job postings.",
        subcommands: [JobsImportCommand.self]
    )
}

/// `vitae jobs import`
struct JobsImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Imports postings, one JSON object a line; those already there are replaced.",
        discussion: """
            Keys are those of JSON Resume's job schema (title, company, type, date, description, location, remote, \
            salary, skills) and, where it has none, schema.org's (identifier, url, validThrough, \
            applicantLocationRequirements). Lines that are no postings are named and left out.
            """
    )

    @Argument(help: "The file; - is standard input.")
    var file: String

    @Option(help: "Folder of the database (default: $VITAE_DATA, else ./vitae-data).")
    var data: String?

    @Option(help: "Name of the source that the identifiers belong to (default: the file's name).")
    var source: String?

    func run() async throws {
        let folder = try DataFolder(path: data)
        let store = try folder.openStore()
        let analyzer = try Analyzer.bundled()
        let report = try await PostingFile(path: file, source: source).load(into: store, analyzer: analyzer)
        for rejection in report.rejections { StandardError.write("line \(rejection.line): \(rejection.reason)") }
        StandardOutput.write(
            "\(report.counts.added) added, \(report.counts.replaced) replaced, \(report.rejected) rejected"
        )
        if report.rejected > 0 { throw ExitCode(1) }
    }
}

/// A file of postings.
struct PostingFile {
    let path: String
    var source: String?

    func load(into store: any PostingStore, analyzer: Analyzer) async throws -> PostingImporter.Report {
        try await load(try InputFile(path: path).read(), into: store, analyzer: analyzer)
    }

    /// Loads what was read from the file before.
    func load(_ bytes: [UInt8], into store: any PostingStore, analyzer: Analyzer) async throws -> PostingImporter.Report
    {
        let features = PostingFeatures(knowledge: analyzer.knowledge, gazetteer: analyzer.gazetteer)
        let name = source ?? URL(filePath: path).deletingPathExtension().lastPathComponent
        return try await PostingImporter(store: store, features: features).importLines(Data(bytes), source: name)
    }
}
