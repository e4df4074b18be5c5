package import Foundation
package import JobMatching

extension PostgresStore: PostingDirectory {
    /// Postings closed in one transaction: others wait for their turn.
    private static let closedAtOnce = 500

    package func page(_ query: DirectoryQuery, now: Date) async throws -> DirectoryPage {
        try await read { connection in
            guard let hits = try ListingSearch(query, now: now, in: connection) else {
                return DirectoryPage(total: 0, postings: [])
            }
            let total = try hits.count(in: connection)
            guard query.offset < total else { return DirectoryPage(total: total, postings: []) }
            let numbers = try hits.numbers(
                order: Self.order(query),
                limit: query.limit,
                offset: query.offset,
                in: connection
            )
            return DirectoryPage(total: total, postings: try PostingRow.numbered(numbers, in: connection))
        }
    }

    package func posting(number: Int64, now: Date) async throws -> NumberedPosting? {
        try await read { try PostingRow.open([number], now: now, in: $0).first }
    }

    package func closeExpired(now: Date) async throws -> Int {
        var closed = 0
        while true {
            let count = try await write { connection in
                // Most of the time nothing is over, and no import need be waited for.
                let isAny: Bool? = try connection.value(
                    "SELECT EXISTS (SELECT 1 FROM posting_listing WHERE expires_at <= $1)",
                    [now]
                )
                guard isAny == true else { return 0 }
                try connection.lock(AdvisoryLock.intake)
                return try connection.execute(
                    """
                    DELETE FROM posting_listing WHERE posting IN (
                        SELECT posting FROM posting_listing WHERE expires_at <= $1 LIMIT $2
                    )
                    """,
                    [now, Self.closedAtOnce]
                )
            }
            closed += count
            if count < Self.closedAtOnce { return closed }
        }
    }

    private static func order(_ query: DirectoryQuery) -> String {
        let columns =
            switch query.order {
            case .createdAt: ["listed_at", "posting"]
            case .title: ["title_order", "listed_at", "posting"]
            case .company: ["company_order", "first_seen_at", "listed_at", "posting"]
            case .id: ["posting"]
            }
        return columns.map { "\($0) \(query.isAscending ? "ASC" : "DESC")" }.joined(separator: ", ")
    }
}
