import Foundation
import JobMatching

/// A source of postings as `vitae jobs stats` prints it.
struct SourceSummary: OutputRow, Encodable {
    let source: String
    var postings = 0
    var expired = 0
    /// Postings that are stored as those of another source.
    var duplicates = 0
    /// ISO 8601 date of the newest posting.
    var newest: String?
    /// ISO 8601 time of the last import; nil when it is not known.
    var importedAt: String?
    /// Rows that the last import rejected.
    var rejected: Int?

    /// Sources with postings and sources that were imported, by name.
    static func all(_ statistics: [SourceStatistics], records: [String: ImportRecord]) -> [SourceSummary] {
        let stored = Dictionary(statistics.map { ($0.source, $0) }) { $1 }
        return Set(stored.keys).union(records.keys).sorted().map { source in
            var summary = SourceSummary(source: source)
            if let statistics = stored[source] {
                summary.postings = statistics.postings
                summary.expired = statistics.expired
                summary.duplicates = statistics.copies
                summary.newest = statistics.newest?.formatted(.iso8601.year().month().day())
            }
            if let record = records[source] {
                summary.importedAt = record.importedAt.formatted(.iso8601)
                summary.rejected = record.rejected
            }
            return summary
        }
    }

    static let table = TextTable(columns: [
        TextTable.Column(name: "SOURCE", width: 32), TextTable.Column(name: "POSTINGS", width: 9, isNumber: true),
        TextTable.Column(name: "EXPIRED", width: 9, isNumber: true),
        TextTable.Column(name: "DUPLICATES", width: 10, isNumber: true), TextTable.Column(name: "NEWEST", width: 10),
        TextTable.Column(name: "REJECTED", width: 9, isNumber: true),
        TextTable.Column(name: "IMPORTED", width: 20),
    ])

    static let columns = ["source", "postings", "expired", "duplicates", "newest", "rejected", "imported_at"]

    var cells: [String] { values.map { $0.isEmpty ? "-" : $0 } }

    var values: [String] {
        [
            source, "\(postings)", "\(expired)", "\(duplicates)", newest ?? "", rejected.map(String.init) ?? "",
            importedAt ?? "",
        ]
    }

    enum CodingKeys: String, CodingKey {
        case source, postings, expired, duplicates, newest, rejected
        case importedAt = "imported_at"
    }

    /// Writes every field, also those without a value.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(source, forKey: .source)
        try container.encode(postings, forKey: .postings)
        try container.encode(expired, forKey: .expired)
        try container.encode(duplicates, forKey: .duplicates)
        try container.encode(newest, forKey: .newest)
        try container.encode(rejected, forKey: .rejected)
        try container.encode(importedAt, forKey: .importedAt)
    }
}
