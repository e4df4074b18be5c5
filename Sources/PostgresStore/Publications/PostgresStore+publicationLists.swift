package import Foundation
package import Publications

/// Pages, changes and numbers of lists of publications.
extension PostgresStore {
    package func publications(
        _ query: PublicationQuery,
        of owner: UUID,
        from offset: Int,
        limit: Int,
        now: Date
    ) async throws -> PublicationPage {
        try await read { connection in
            guard let list = try Self.existingList(of: owner, in: connection) else {
                return PublicationPage(publications: [], total: 0)
            }
            let listing = PublicationListing(query, list: list)
            let count = listing.values.count
            let numbers = try Self.publicationNumbers(
                """
                SELECT number FROM \(listing.source) ORDER BY \(listing.order)
                LIMIT $\(count + 1) OFFSET $\(count + 2)
                """,
                listing.values + [limit, offset],
                in: connection
            )
            let total: Int? = try connection.value("SELECT count(*) FROM \(listing.source)", listing.values)
            return PublicationPage(
                publications: try Self.publications(numbers, of: owner, now: now, in: connection),
                total: total ?? 0
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
        try await read { connection in
            guard let list = try Self.existingList(of: owner, in: connection) else { return ([], nil) }
            let listing = PublicationListing(query, list: list, after: mark)
            let numbers = try Self.publicationNumbers(
                "SELECT number FROM \(listing.source) ORDER BY number LIMIT $\(listing.values.count + 1)",
                listing.values + [limit],
                in: connection
            )
            let publications = try Self.publications(numbers, of: owner, now: now, in: connection)
            return (publications, numbers.count < limit ? nil : numbers.last.map(Int64.init))
        }
    }

    package func publicationChanges(
        since date: Date,
        of owner: UUID,
        from offset: Int,
        limit: Int,
        now: Date
    ) async throws -> (changes: [PublicationChange], total: Int) {
        try await read { connection in
            guard let list = try Self.existingList(of: owner, in: connection) else { return ([], 0) }
            let changed = """
                SELECT number, NULL::uuid AS id, NULL::text AS spelling, updated_at AS at FROM publication
                WHERE list = $1 AND updated_at >= $2
                UNION ALL
                SELECT NULL, id, spelling, deleted_at FROM publication_deleted
                WHERE list = $1 AND deleted_at >= $2 AND deleted_at > $3
                """
            let range: [any PostgresValue] = [list, date, now.addingTimeInterval(-DeletedPublication.lifetime)]
            let total: Int? = try connection.value("SELECT count(*) FROM (\(changed)) AS changed", range)
            let rows = try connection.rows(
                "\(changed) ORDER BY at, number NULLS FIRST, id LIMIT $4 OFFSET $5",
                range + [limit, offset]
            )
            let numbers = try rows.compactMap { row -> Int? in try row["number"] }
            let known = try Self.publicationsByNumber(numbers, of: owner, now: now, in: connection)
            let changes = try rows.compactMap { row -> PublicationChange? in
                if let number: Int = try row["number"] { return known[number].map { .put($0) } }
                guard let id = try PublicationRow.id(row) else { return nil }
                return .deleted(DeletedPublication(id: id, deletedAt: try row["at"]))
            }
            return (changes, total ?? 0)
        }
    }

    package func publicationFigures(of owner: UUID, year: Int, languages: Int) async throws -> PublicationFigures {
        try await read { connection in
            var figures = PublicationFigures()
            guard let list = try Self.existingList(of: owner, in: connection) else { return figures }
            let counts = try connection.row(
                """
                SELECT count(*) AS total, count(*) FILTER (WHERE year = $2) AS of_year,
                    count(DISTINCT fields ->> '\(PublicationField.countryOfResearch.rawValue)') AS countries
                FROM publication WHERE list = $1
                """,
                [list, year]
            )
            figures.total = try counts?["total"] ?? 0
            figures.ofYear = try counts?["of_year"] ?? 0
            figures.countryCount = try counts?["countries"] ?? 0
            let rows = try connection.rows(
                """
                SELECT name, count(*) AS count FROM (
                    SELECT (fields ->> '\(PublicationField.languagePublished.rawValue)') COLLATE "C" AS name
                    FROM publication WHERE list = $1
                ) AS language
                WHERE name IS NOT NULL GROUP BY name ORDER BY count DESC, name
                """,
                [list]
            )
            figures.languageCount = rows.count
            figures.languages = try rows.prefix(languages).map { .init(name: try $0["name"], count: try $0["count"]) }
            return figures
        }
    }

    static func publicationNumbers(
        _ sql: String,
        _ values: [any PostgresValue],
        in connection: PostgresConnection
    ) throws -> [Int] {
        try connection.rows(sql, values).map { row throws(PostgresError) -> Int in try row["number"] }
    }
}
