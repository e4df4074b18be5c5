import JobFeeds
import JobMatching

/// What an import came to, in words.
struct ImportSummary {
    let report: PostingImporter.Report
    /// Whether rows are lines.
    let hasLines: Bool

    /// One line. Duplicates are rows that another row of the feed, or a posting of another source, says already.
    var text: String {
        let copies = report.counts.copies
        let duplicates = "\(report.duplicates + copies) duplicates"
        return [
            "\(report.counts.added) added", "\(report.counts.replaced) replaced", "\(report.unlisted) unlisted",
            copies > 0 ? "\(duplicates) (\(copies) of other sources)" : duplicates, "\(report.rejected) rejected",
        ].joined(separator: ", ")
    }

    /// A line for each row that is no posting, up to a hundred.
    var rejections: [String] {
        let unit = hasLines ? "line" : "posting"
        let named = report.rejections.map { "\(unit) \($0.row): \($0.reason)" }
        let rest = report.rejected - named.count
        return rest > 0 ? named + ["and \(rest) more"] : named
    }
}

extension FeedFormat {
    /// Whether its rows are counted by lines.
    var hasLines: Bool { self == .ndjson || self == .csv }
}
