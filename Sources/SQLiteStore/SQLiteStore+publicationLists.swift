package import Foundation
import GRDB
package import Publications

/// Pages, changes and numbers of lists of publications.
extension SQLiteStore {
    package func publications(
        _ query: PublicationQuery,
        of owner: UUID,
        from offset: Int,
        limit: Int,
        now: Date
    ) async throws -> PublicationPage {
        try await read { database in
            guard let list = try Self.existingList(of: owner, in: database) else {
                return PublicationPage(publications: [], total: 0)
            }
            let listing = PublicationListing(query, list: list)
            let numbers = try Int64.fetchAll(
                database,
                sql: listing.page,
                arguments: listing.arguments + [limit, offset]
            )
            let total: Int
            if query.isUnfiltered {
                total = try Self.publicationCount(list, in: database)
            } else if numbers.count < limit, offset == 0 || !numbers.isEmpty {
                // The page is the last one: what is rare need not be looked for twice.
                total = offset + numbers.count
            } else {
                total = try Int.fetchOne(database, sql: listing.count, arguments: listing.arguments) ?? 0
            }
            return PublicationPage(
                publications: try Self.publications(numbers, of: owner, now: now, in: database),
                total: total
            )
        }
    }

    package func publications(
        _ query: PublicationQuery,
        of owner: UUID,
        after mark: Int64?,
        limit: Int,
        now: Date
    ) async throws -> (publications: [Publication], mark: Int64?) {
        try await read { database in
            guard let list = try Self.existingList(of: owner, in: database) else { return ([], nil) }
            var query = query
            query.order = .created
            let listing = PublicationListing(query, list: list, after: mark)
            let numbers = try Int64.fetchAll(database, sql: listing.bit, arguments: listing.arguments + [limit])
            let publications = try Self.publications(numbers, of: owner, now: now, in: database)
            return (publications, numbers.count < limit ? nil : numbers.last)
        }
    }

    package func publicationChanges(
        since date: Date,
        of owner: UUID,
        from offset: Int,
        limit: Int,
        now: Date
    ) async throws -> (changes: [PublicationChange], total: Int) {
        try await read { database in
            guard let list = try Self.existingList(of: owner, in: database) else { return ([], 0) }
            let start = date.timeIntervalSince1970
            let oldest = now.timeIntervalSince1970 - DeletedPublication.lifetime
            let changed = """
                SELECT number, NULL AS id, NULL AS spelling, updated_at AS at FROM publication
                WHERE list = :list AND updated_at >= :start
                UNION ALL
                SELECT NULL, id, spelling, deleted_at FROM publication_deleted
                WHERE list = :list AND deleted_at >= :start AND deleted_at > :oldest
                """
            let range: StatementArguments = ["list": list, "start": start, "oldest": oldest]
            let total = try Int.fetchOne(database, sql: "SELECT count(*) FROM (\(changed))", arguments: range) ?? 0
            let rows = try Row.fetchAll(
                database,
                sql: "\(changed) ORDER BY at, number, id LIMIT :limit OFFSET :offset",
                arguments: range + ["limit": limit, "offset": offset]
            )
            let numbers: [Int64] = rows.compactMap { $0["number"] }
            let known = try Self.publicationsByNumber(numbers, of: owner, now: now, in: database)
            let changes = rows.compactMap { row -> PublicationChange? in
                if let number: Int64 = row["number"] { return known[number].map { .put($0) } }
                guard let id = PublicationRow.id(row) else { return nil }
                return .deleted(DeletedPublication(id: id, deletedAt: Date(timeIntervalSince1970: row["at"])))
            }
            return (changes, total)
        }
    }

    package func publicationFigures(of owner: UUID, year: Int, languages: Int) async throws -> PublicationFigures {
        try await read { database in
            var figures = PublicationFigures()
            guard let list = try Self.existingList(of: owner, in: database) else { return figures }
            figures.total = try Self.publicationCount(list, in: database)
            figures.ofYear =
                try Int.fetchOne(
                    database,
                    sql: "SELECT count(*) FROM publication WHERE list = ? AND year = ?",
                    arguments: [list, year]
                ) ?? 0
            let numbers = PublicationListing.numbers(of: list)
            let rows = try Row.fetchAll(
                database,
                sql: """
                    SELECT language_published AS name, count(*) AS count FROM publication
                    WHERE number BETWEEN ? AND ? AND language_published IS NOT NULL
                    GROUP BY name ORDER BY count DESC, name
                    """,
                arguments: [numbers.lowerBound, numbers.upperBound]
            )
            figures.languageCount = rows.count
            figures.languages = rows.prefix(languages).map { .init(name: $0["name"], count: $0["count"]) }
            figures.countryCount =
                try Int.fetchOne(
                    database,
                    sql: "SELECT count(DISTINCT country_of_research) FROM publication WHERE number BETWEEN ? AND ?",
                    arguments: [numbers.lowerBound, numbers.upperBound]
                ) ?? 0
            return figures
        }
    }

    private static func publicationCount(_ list: Int64, in database: Database) throws -> Int {
        try Int.fetchOne(
            database,
            sql: "SELECT count(*) FROM publication INDEXED BY publication_by_change WHERE list = ?",
            arguments: [list]
        ) ?? 0
    }
}
