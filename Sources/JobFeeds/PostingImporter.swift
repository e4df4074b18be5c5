package import Foundation
package import JobMatching
import Places

/// Brings a feed into a store: bad rows are counted and told, never fatal.
package struct PostingImporter: Sendable {
    /// What an import came to.
    package struct Report: Sendable {
        package var counts = PostingImportCounts()
        /// The first hundred rows that are no postings.
        package var rejections: [Rejection] = []
        package var rejected = 0
        /// Postings that their owners do not show.
        package var unlisted = 0
        /// Rows whose identifier another row further down has too; the last one counts.
        package var duplicates = 0
    }

    /// A row that is no posting.
    package struct Rejection: Hashable, Sendable {
        /// The line where the format has lines, else the place in the feed; both count from 1.
        package let row: Int
        package let reason: String

        /// The row's number, for feeds of lines.
        package var line: Int { row }

        package init(row: Int, reason: String) {
            self.row = row
            self.reason = reason
        }
    }

    /// How far an import is.
    package struct Progress: Hashable, Sendable {
        /// Rows that were read.
        package let rows: Int
        /// Which share of the feed they are, 0-1.
        package let share: Double
    }

    private let store: any PostingStore
    private let features: PostingFeatures
    private let onProgress: (@Sendable (Progress) -> Void)?

    private static let shownRejections = 100

    /// - Parameters:
    ///   - store: where the postings go.
    ///   - features: computes what matching needs.
    ///   - onProgress: told after each batch; nil where nobody looks.
    package init(
        store: any PostingStore,
        features: PostingFeatures,
        onProgress: (@Sendable (Progress) -> Void)? = nil
    ) {
        self.store = store
        self.features = features
        self.onProgress = onProgress
    }

    /// Imports newline-delimited JSON of Vitae's own schema.
    ///
    /// - Parameters:
    ///   - data: the feed.
    ///   - source: the name that its identifiers belong to.
    /// - Returns: what was stored, and which lines were no postings.
    /// - Throws: what the store throws; a bad line is never an error.
    package func importLines(_ data: Data, source: String) async throws -> Report {
        try await importFeed(data, format: .ndjson, source: source)
    }

    /// Imports a feed.
    ///
    /// - Parameters:
    ///   - data: the feed.
    ///   - format: how it is written.
    ///   - source: the name that its identifiers belong to.
    /// - Returns: what was stored, and which rows were no postings.
    /// - Throws: `FeedError` where it is no document of the format, and what the store throws; a bad row is never an error.
    package func importFeed(_ data: Data, format: FeedFormat, source: String) async throws -> Report {
        let rows = try FeedReader(format: format, source: source).rows(of: data)
        return try await store.importing { try await importRows(rows) }
    }

    private func importRows(_ rows: FeedRows) async throws -> Report {
        var report = Report()
        var repeated = 0
        try await withThrowingTaskGroup(of: ImportStep.self) { group in
            var batch = PostingBatch()
            var line = ImportLine(store: store)
            var rows = rows
            var count = 0
            while let row = rows.next() {
                count += 1
                switch row.outcome {
                case .posting(let posting):
                    batch.add(posting, reach: row.reach)
                case .unlisted: report.unlisted += 1
                case .notice: break
                case .rejected(let reason):
                    report.rejected += 1
                    if report.rejections.count < Self.shownRejections {
                        report.rejections.append(Rejection(row: row.number, reason: reason))
                    }
                }
                guard batch.isFull else { continue }
                report.duplicates += batch.repeated + batch.dropped
                repeated += batch.repeated
                let items = batch.take()
                try await line.add({ await completed(items) }, to: &group)
                onProgress?(Progress(rows: count, share: rows.share))
            }
            report.duplicates += batch.repeated + batch.dropped
            repeated += batch.repeated
            let items = batch.take()
            if !items.isEmpty { try await line.add({ await completed(items) }, to: &group) }
            report.counts = try await line.finish(&group)
            onProgress?(Progress(rows: count, share: 1))
        }
        // A posting of an earlier batch was not in the store before this feed.
        report.counts.replaced = max(0, report.counts.replaced - repeated)
        return report
    }

    /// Postings that one task computes the features of.
    private static let chunk = 125

    /// The postings with their features, computed on all cores.
    private func completed(_ postings: [PostingBatch.Item]) async -> [JobPosting] {
        await withTaskGroup(of: (Int, [JobPosting]).self) { group in
            for start in stride(from: 0, to: postings.count, by: Self.chunk) {
                let part = postings[start..<min(start + Self.chunk, postings.count)]
                group.addTask { (start, part.map { completed($0.posting, reach: $0.reach) }) }
            }
            var parts: [Int: [JobPosting]] = [:]
            for await (start, part) in group { parts[start] = part }
            return parts.sorted { $0.key < $1.key }.flatMap(\.value)
        }
    }

    /// The posting with its features. Now that its places are known, they tell from where a remote one can be done.
    private func completed(_ posting: JobPosting, reach: RemoteReach?) -> JobPosting {
        var posting = features.computed(for: posting)
        if let reach { posting.eligibleCountries = reach.countries(of: posting.places) }
        posting.fingerprint = PostingFingerprint(posting).number
        return posting
    }
}
