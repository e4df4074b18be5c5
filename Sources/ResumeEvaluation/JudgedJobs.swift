import ArgumentParser
import Foundation
import JobFeeds
import JobMatching

/// Postings, résumés and what a reader said of pairs of them.
struct JudgedJobs {
    let postings: [JobPosting]
    /// Documents by the names that judgements call them by.
    let resumes: [(name: String, file: URL)]
    /// By résumé and posting: 2 for a job that the person would apply for, 1 for one that is related, 0 for none.
    let relevance: [String: [String: Int]]

    /// - Parameters:
    ///   - folder: has `judgements.tsv`, the documents in `resumes` and the feeds in `postings`.
    ///   - features: computes what matching needs.
    /// - Throws: what is wrong with a file.
    init(folder: String, features: PostingFeatures) async throws {
        let root = URL(filePath: folder)
        relevance = try Self.judgements(root.appending(path: "judgements.tsv").path)
        let documents = try Self.files(in: root.appending(path: "resumes"))
        resumes = documents.map { ($0.deletingPathExtension().lastPathComponent, $0) }
        let missing = Set(relevance.keys).subtracting(resumes.map(\.name)).sorted()
        guard missing.isEmpty else {
            throw ValidationError("\(folder): no résumé is called \(missing.joined(separator: ", ")).")
        }
        let store = JudgedPostings()
        let importer = PostingImporter(store: store, features: features)
        for file in try Self.files(in: root.appending(path: "postings")) {
            let data = try Data(contentsOf: file)
            guard let format = FeedFormat(sniffing: data) else {
                throw ValidationError("\(file.path) is no feed of postings.")
            }
            let source = file.deletingPathExtension().lastPathComponent
            _ = try await importer.importFeed(data, format: format, source: source)
        }
        postings = await store.postings
    }

    private static func files(in folder: URL) throws -> [URL] {
        do {
            return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .filter { !$0.lastPathComponent.hasPrefix(".") }.sorted { $0.path < $1.path }
        } catch {
            throw ValidationError("\(folder.path) cannot be read.")
        }
    }

    /// Lines of résumé, posting and relevance, tabs between them.
    static func judgements(_ path: String) throws -> [String: [String: Int]] {
        var relevance: [String: [String: Int]] = [:]
        for line in try RankingFiles.lines(path) where !line.hasPrefix("#") {
            let cells = line.split(separator: "\t").map(String.init)
            guard cells.count == 3, let value = Int(cells[2]), (0...2).contains(value) else {
                throw ValidationError("\(path): “\(line)” is not a résumé, a posting and 0, 1 or 2.")
            }
            relevance[cells[0], default: [:]][cells[1]] = value
        }
        return relevance
    }
}
