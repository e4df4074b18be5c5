package import Foundation
package import JobMatching

/// Brings a feed into a store: bad lines are counted and told, never fatal.
package struct PostingImporter: Sendable {
    /// What an import came to.
    package struct Report: Sendable {
        package var counts = PostingImportCounts()
        /// Line numbers and reasons, the first hundred.
        package var rejections: [(line: Int, reason: String)] = []
        package var rejected = 0
    }

    private let store: any PostingStore
    private let features: PostingFeatures

    /// Postings written in one transaction.
    private static let batch = 500
    private static let shownRejections = 100

    package init(store: any PostingStore, features: PostingFeatures) {
        self.store = store
        self.features = features
    }

    /// Imports newline-delimited JSON.
    ///
    /// - Parameters:
    ///   - data: the feed.
    ///   - source: the name that its identifiers belong to.
    /// - Returns: what was stored, and which lines were no postings.
    /// - Throws: what the store throws; a bad line is never an error.
    package func importLines(_ data: Data, source: String) async throws -> Report {
        let decoder = PostingLineDecoder(source: source)
        var report = Report()
        var batch: [JobPosting] = []
        for (index, line) in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            guard line.contains(where: { $0 > 0x20 }) else { continue }
            do {
                batch.append(features.computed(for: try decoder.posting(from: Data(line))))
            } catch {
                report.rejected += 1
                if report.rejections.count < Self.shownRejections {
                    report.rejections.append((index + 1, error.reason))
                }
            }
            if batch.count >= Self.batch { try await flush(&batch, into: &report) }
        }
        try await flush(&batch, into: &report)
        return report
    }

    private func flush(_ batch: inout [JobPosting], into report: inout Report) async throws {
        guard !batch.isEmpty else { return }
        let counts = try await store.upsert(batch)
        report.counts.added += counts.added
        report.counts.replaced += counts.replaced
        batch = []
    }
}
