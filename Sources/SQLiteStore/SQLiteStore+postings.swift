import Foundation
import GRDB
package import JobMatching

extension SQLiteStore: PostingStore {
    package func upsert(_ postings: [JobPosting]) async throws -> PostingImportCounts {
        try await write { database in
            var intake = PostingIntake(database: database)
            for posting in postings { try intake.take(posting) }
            return intake.counts
        }
    }

    package func posting(id: String) async throws -> JobPosting? {
        guard let colon = id.firstIndex(of: ":") else { return nil }
        let source = String(id[..<colon])
        let identifier = String(id[id.index(after: colon)...])
        return try await database.read { database in
            let row = try Row.fetchOne(
                database,
                sql: "SELECT \(PostingRow.columns) FROM posting WHERE source = ? AND identifier = ?",
                arguments: [source, identifier]
            )
            guard let row else { return nil }
            var reader = PostingRow()
            return try Self.whole(row, reader: &reader, in: database)
        }
    }

    package func postingCount() async throws -> Int {
        try await database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM posting") ?? 0 }
    }

    /// The posting in a row, with its text.
    static func whole(_ row: Row, reader: inout PostingRow, in database: Database) throws -> JobPosting {
        var posting = try reader.posting(from: row, in: database)
        let text = try database.cachedStatement(sql: "SELECT description FROM posting_text WHERE posting = ?")
        posting.description = try String.fetchOne(text, arguments: [row[0] as Int64]) ?? ""
        return posting
    }
}
