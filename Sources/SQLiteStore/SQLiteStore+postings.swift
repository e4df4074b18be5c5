package import Foundation
import GRDB
package import JobMatching

extension SQLiteStore: PostingStore {
    package func upsert(_ postings: [JobPosting], now: Date) async throws -> PostingImportCounts {
        try await write { database in
            var intake = PostingIntake(shelf: SQLiteShelf(database: database, now: now), now: now)
            for posting in postings { try intake.take(posting) }
            try intake.shelf.finish()
            return intake.counts
        }
    }

    package func posting(id: String) async throws -> JobPosting? {
        guard let colon = id.firstIndex(of: ":") else { return nil }
        let source = String(id[..<colon])
        let identifier = String(id[id.index(after: colon)...])
        return try await read { database in
            var reader = PostingRow()
            let stored = try reader.posting(source: source, identifier: identifier, in: database)
            return try stored.map { try reader.whole($0, in: database) }
        }
    }

    package func excerpts(of postings: [JobPosting]) async throws -> [String: String] {
        try await read { database in
            let find = try database.cachedStatement(
                sql: """
                    SELECT substr(description, 1, ?) FROM posting JOIN posting_text ON posting_text.posting = number
                    WHERE source = ? AND identifier = ?
                    """
            )
            var excerpts: [String: String] = [:]
            for posting in postings {
                let text = try String.fetchOne(
                    find,
                    arguments: [PostingExcerpt.span, posting.source, posting.identifier]
                )
                if let text { excerpts[posting.id] = PostingExcerpt.text(of: text) }
            }
            return excerpts
        }
    }

    package func hasPostings() async throws -> Bool {
        try await read { try Bool.fetchOne($0, sql: "SELECT EXISTS (SELECT 1 FROM posting)") ?? false }
    }

    package func postingCount() async throws -> Int {
        try await read { try Int.fetchOne($0, sql: "SELECT count(*) FROM posting") ?? 0 }
    }
}
