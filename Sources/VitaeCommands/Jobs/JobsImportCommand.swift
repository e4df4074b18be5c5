import ArgumentParser
import Foundation
import JobFeeds
import JobMatching
import Sessions

extension FeedFormat: ExpressibleByArgument {}

/// `vitae jobs import`
struct JobsImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Imports postings; those already there are replaced.",
        discussion: """
            Postings come from job boards and applicant systems, or in Vitae's own schema: one JSON object a line, or \
            a table. Keys are those of JSON Resume's job schema (title, company, type, date, description, location, \
            remote, salary, skills) and, where it has none, schema.org's (identifier, url, validThrough, \
            applicantLocationRequirements). Rows that are no postings are named and left out; exit code 1 then.

            A web address is fetched over https, from the internet only, and at most 20 MB of it. The same address is \
            fetched again only when it has changed.
            """
    )

    @Argument(help: "The file or the web address; - is standard input.")
    var feed: String

    @Option(help: "How it is written (default: told by its content).")
    var format: FeedFormat?

    @Option(help: "Name of the source that the identifiers belong to (default: the file's name, or the host).")
    var source: String?

    @Flag(help: "Make the database, and its folder, where there is none yet.")
    var create = false

    @Flag(help: "Fetch over http as well.")
    var allowHttp = false

    @Flag(help: "Fetch from this machine and from private networks as well.")
    var allowPrivate = false

    @OptionGroup var data: DataOption
    @OptionGroup var knowledge: KnowledgeOption

    func validate() throws {
        guard source.map({ !$0.isEmpty && !$0.contains(":") }) != false else {
            throw ValidationError("--source is a name without colons.")
        }
    }

    func run() async throws {
        let input = PostingInput(feed)
        let name = source ?? input.sourceName
        // Beside a database elsewhere the folder holds the records of imports.
        let folder = try data.folder(creates: create || data.store.location() != nil)
        let store = try folder.openStore()
        let records = ImportRecords(folder: folder)
        var record = ImportRecord(importedAt: Date(), rejected: 0)
        let content: Data
        switch input {
        case .file(let path): content = try InputFile(path: path).readData()
        case .web(let address, _):
            let known = try await validators(for: name, address: address, records: records, catalogue: store)
            guard let feed = try await fetch(address, validators: known) else {
                StandardOutput.write("\(name) has not changed since it was imported last")
                return
            }
            record.address = address
            record.validators = feed.validators
            content = feed.data
        }
        let analyzer = try Analyzer.bundled(knowledge: try knowledge.load())
        let bar = ImportBar()
        var file = PostingFile(path: feed, source: name, format: format)
        file.onProgress = { bar.show($0) }
        defer { bar.finish() }
        let report = try await file.load(content, into: store, analyzer: analyzer)
        bar.finish()
        record.rejected = report.rejected
        try records.set(record, for: name)
        let summary = ImportSummary(report: report, hasLines: try file.format(of: content).hasLines)
        for line in summary.rejections { StandardError.write(line) }
        StandardOutput.write(summary.text)
        if report.rejected > 0 { throw ExitCode(1) }
    }

    /// What to ask for changes with; nil where the feed is wanted whole: because nothing of it is left, or because it
    /// had bad rows, which are to be named again.
    private func validators(
        for source: String,
        address: String,
        records: ImportRecords,
        catalogue: any PostingCatalogue
    ) async throws -> FeedValidators? {
        guard let record = try records.all()[source], record.address == address, record.rejected == 0 else {
            return nil
        }
        let statistics = try await catalogue.statistics(now: Date())
        return statistics.contains { $0.source == source } ? record.validators : nil
    }

    /// The feed; nil when it has not changed.
    private func fetch(_ address: String, validators: FeedValidators?) async throws -> FetchedFeed? {
        var settings = FeedFetchSettings()
        settings.allowsHTTP = allowHttp
        settings.allowsPrivateAddresses = allowPrivate
        do {
            switch try await FeedFetcher(settings: settings).fetch(address, validators: validators) {
            case .fetched(let feed): return feed
            case .notModified: return nil
            }
        } catch {
            throw CommandFailure.failed(Self.advice(error))
        }
    }

    private static func advice(_ error: FeedFetchError) -> String {
        switch error {
        case .insecure: "Feeds are fetched over https only; --allow-http allows http."
        case .forbiddenHost(_, let kind) where kind.isOwnNetwork: "\(error.message) Use --allow-private."
        default: error.message
        }
    }
}
