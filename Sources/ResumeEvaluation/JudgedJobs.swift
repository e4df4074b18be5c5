import ArgumentParser
import Careers
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

/// Postings in memory, found as a database finds them.
actor JudgedPostings: PostingStore {
    private(set) var postings: [JobPosting] = []
    /// The terms of each posting, once they were asked for.
    private var terms: [Set<String>]?

    /// A term that more postings have is not rare.
    private static let mostOfRareTerm = 400

    func upsert(_ postings: [JobPosting], now: Date) async throws -> PostingImportCounts {
        self.postings += postings
        terms = nil
        return PostingImportCounts(added: postings.count)
    }

    func candidates(occupations: [String], country: String?, limit: Int) async throws -> [JobPosting] {
        let wanted = Set(occupations)
        let found = postings.filter { posting in posting.occupations.contains { wanted.contains($0.code) } }
        return Array(found.sorted { Self.isNewer($0, $1) }.prefix(limit))
    }

    func candidates(terms wanted: [String], limit: Int) async throws -> [JobPosting] {
        var hits: [Int: Int] = [:]
        let all = terms ?? postings.map { Set(PostingTerms.all(of: $0)) }
        self.terms = all
        for term in wanted {
            let having = all.indices.filter { all[$0].contains(term) }
            guard having.count <= Self.mostOfRareTerm else { continue }
            for index in having { hits[index, default: 0] += 1 }
        }
        let best = hits.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
        return best.prefix(limit).map { postings[$0.key] }
    }

    func posting(id: String) async throws -> JobPosting? { postings.first { $0.id == id } }

    func postingCount() async throws -> Int { postings.count }

    private static func isNewer(_ first: JobPosting, _ second: JobPosting) -> Bool {
        let dates = (first.postedAt ?? .distantPast, second.postedAt ?? .distantPast)
        return dates.0 == dates.1 ? first.id < second.id : dates.0 > dates.1
    }
}
