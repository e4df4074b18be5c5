import Foundation
import JobFeeds
import JobMatching
import Sessions

/// A file of postings, or what came from one.
struct PostingFile {
    /// Where it is; `-` is standard input.
    let path: String
    /// The name that its identifiers belong to; nil for the file's name.
    var source: String?
    /// How it is written; nil to tell by its content.
    var format: FeedFormat?

    /// Names that say what a file without a posting in its first lines is.
    private static let lineEndings = [".ndjson", ".jsonl"]

    /// Told how far an import is.
    var onProgress: (@Sendable (PostingImporter.Progress) -> Void)?

    /// Loads the file.
    func load(into store: any PostingStore, analyzer: Analyzer) async throws -> PostingImporter.Report {
        try await load(try InputFile(path: path).readData(), into: store, analyzer: analyzer)
    }

    /// Loads what was read from the file before.
    ///
    /// - Parameters:
    ///   - data: its content.
    ///   - store: where the postings go.
    ///   - analyzer: tells occupations, skills and places.
    /// - Returns: what was stored, and which rows are no postings.
    /// - Throws: a failure when the content is no feed, and what the store throws.
    func load(_ data: Data, into store: any PostingStore, analyzer: Analyzer) async throws -> PostingImporter.Report {
        let features = PostingFeatures(knowledge: analyzer.knowledge, gazetteer: analyzer.gazetteer)
        let importer = PostingImporter(store: store, features: features, onProgress: onProgress)
        let format = try format(of: data)
        do {
            return try await importer.importFeed(data, format: format, source: sourceName)
        } catch let error as FeedError {
            throw failure(error)
        }
    }

    /// The name that identifiers belong to.
    var sourceName: String {
        if let source { return source }
        if path == "-" { return "stdin" }
        // The first colon of an identifier parts the source from the rest.
        return URL(filePath: path).deletingPathExtension().lastPathComponent.replacing(":", with: "-")
    }

    /// How a content is written.
    ///
    /// - Parameter data: the content.
    /// - Returns: the format that was named, else the one that the content shows.
    /// - Throws: a failure that says what the content looks like where another format was named, or how to name one.
    func format(of data: Data) throws -> FeedFormat {
        if let format {
            do throws(FeedError) {
                try format.check(data)
            } catch {
                throw failure(error)
            }
            return format
        }
        if let format = FeedFormat(sniffing: data) { return format }
        if data.isEmpty || Self.lineEndings.contains(where: path.lowercased().hasSuffix) { return .ndjson }
        throw CommandFailure.failed(
            "\(InputFile(path: path).label) is in no known format; name one of \(Self.formats) with --format."
        )
    }

    private func failure(_ error: FeedError) -> CommandFailure {
        .failed("\(InputFile(path: path).label): \(error.message)")
    }

    private static var formats: String { FeedFormat.allCases.map(\.rawValue).joined(separator: ", ") }
}
