package import Foundation
package import Publications

extension PostgresStore: PublicationStore {
    package func publication(_ id: UUID, of owner: UUID, now: Date) async throws -> Publication? {
        try await read { try Self.publication(id, of: owner, now: now, in: $0)?.publication }
    }

    package func addPublication(
        _ content: PublicationContent,
        id: SpelledUUID?,
        of owner: UUID,
        now: Date
    ) async throws -> (publication: Publication, isNew: Bool) {
        try await write { connection in
            let list = try Self.lockedList(of: owner, in: connection)
            if let id, let known = try Self.publication(id.uuid, of: owner, now: now, in: connection) {
                return (known.publication, false)
            }
            var fresh = id ?? SpelledUUID(UUID())
            let isTaken: Bool? = try connection.value(
                "SELECT EXISTS (SELECT 1 FROM publication WHERE id = $1)",
                [fresh.uuid]
            )
            if isTaken == true { fresh = SpelledUUID(UUID()) }
            let added = try Self.insert(content, id: fresh, list: list, of: owner, now: now, in: connection)
            return (added.publication, true)
        }
    }

    package func changePublication(
        _ id: UUID,
        of owner: UUID,
        now: Date,
        _ change: @escaping @Sendable (Publication, inout PublicationContent) throws -> Void
    ) async throws -> Publication? {
        try await write { connection in
            try Self.lockList(of: owner, in: connection)
            guard let known = try Self.publication(id, of: owner, now: now, in: connection) else { return nil }
            var content = known.publication.content
            try change(known.publication, &content)
            try Self.update(known.number, from: known.publication.content, to: content, now: now, in: connection)
            return try Self.publications([known.number], of: owner, now: now, in: connection).first
        }
    }

    package func deletePublication(
        _ id: UUID,
        of owner: UUID,
        now: Date,
        _ check: @escaping @Sendable (Publication) throws -> Void
    ) async throws -> Bool {
        try await write { connection in
            try Self.lockList(of: owner, in: connection)
            guard let known = try Self.publication(id, of: owner, now: now, in: connection) else { return false }
            try check(known.publication)
            try connection.execute(
                """
                WITH gone AS (DELETE FROM publication WHERE number = $1 RETURNING list, id, spelling)
                INSERT INTO publication_deleted (list, id, spelling, deleted_at)
                SELECT list, id, spelling, $2 FROM gone
                ON CONFLICT (list, id) DO UPDATE SET spelling = excluded.spelling, deleted_at = excluded.deleted_at
                """,
                [known.number, now]
            )
            return true
        }
    }

    package func importPublications(
        _ found: [FoundPublication],
        of owner: UUID,
        now: Date
    ) async throws -> (imported: [Publication], skipped: Int) {
        var imported: [Publication] = []
        var skipped = 0
        for start in stride(from: 0, to: found.count, by: Self.importedAtOnce) {
            let some = Array(found[start..<min(start + Self.importedAtOnce, found.count)])
            let new = try await write { connection in
                let list = try Self.lockedList(of: owner, in: connection)
                var imported: [Publication] = []
                for item in some {
                    if let known = try Self.number(like: item.content, list: list, in: connection) {
                        try Self.merge(item, into: known, of: owner, now: now, in: connection)
                    } else {
                        let id = SpelledUUID(UUID())
                        var new = try Self.insert(item.content, id: id, list: list, of: owner, now: now, in: connection)
                        if let evidence = item.evidence, try Self.keep(evidence, of: new.number, in: connection) {
                            new.publication.evidence = evidence
                        }
                        imported.append(new.publication)
                    }
                }
                return imported
            }
            imported += new
            skipped += some.count - new.count
        }
        return (imported, skipped)
    }

    package func erasePublications(of owner: UUID) async throws {
        try await write { try Self.erasePublications(of: owner, in: $0) }
    }

    package func forgetDeletedPublications(limit: Int, now: Date) async throws -> Int {
        try await write { connection in
            try connection.execute(
                """
                DELETE FROM publication_deleted WHERE (list, id) IN
                    (SELECT list, id FROM publication_deleted WHERE deleted_at <= $1 LIMIT $2)
                """,
                [now.addingTimeInterval(-DeletedPublication.lifetime), limit]
            )
        }
    }

    /// Publications in a transaction of an import: others of the same list wait for it.
    private static let importedAtOnce = 600
}

// MARK: - Parts of transactions

extension PostgresStore {
    /// Erases the list of an account.
    static func erasePublications(of owner: UUID, in connection: PostgresConnection) throws {
        try connection.execute("DELETE FROM publication_list WHERE account = $1", [owner])
    }

    static func existingList(of owner: UUID, in connection: PostgresConnection) throws -> Int? {
        try connection.value("SELECT number FROM publication_list WHERE account = $1", [owner])
    }

    /// Lets nobody else change a list before the transaction ends; one that there is not is not made.
    private static func lockList(of owner: UUID, in connection: PostgresConnection) throws {
        try connection.execute("SELECT number FROM publication_list WHERE account = $1 FOR UPDATE", [owner])
    }

    /// The list of an account, which gets one where it has none; nobody else changes it before the transaction ends.
    private static func lockedList(of owner: UUID, in connection: PostgresConnection) throws -> Int {
        try connection.value(
            """
            INSERT INTO publication_list (account, next) VALUES ($1, 0)
            ON CONFLICT (account) DO UPDATE SET next = publication_list.next RETURNING number
            """,
            [owner]
        ) ?? 0
    }

    private static func publication(
        _ id: UUID,
        of owner: UUID,
        now: Date,
        in connection: PostgresConnection
    ) throws -> (number: Int, publication: Publication)? {
        let number: Int? = try connection.value(
            """
            SELECT publication.number FROM publication JOIN publication_list ON publication_list.number = list
            WHERE id = $1 AND account = $2
            """,
            [id, owner]
        )
        guard let number, let publication = try publications([number], of: owner, now: now, in: connection).first
        else { return nil }
        return (number, publication)
    }

    /// Publications by their numbers, in the order of these.
    static func publications(
        _ numbers: [Int],
        of owner: UUID,
        now: Date,
        in connection: PostgresConnection
    ) throws -> [Publication] {
        let found = try publicationsByNumber(numbers, of: owner, now: now, in: connection)
        return numbers.compactMap { found[$0] }
    }

    static func publicationsByNumber(
        _ numbers: [Int],
        of owner: UUID,
        now: Date,
        in connection: PostgresConnection
    ) throws -> [Int: Publication] {
        guard !numbers.isEmpty else { return [:] }
        var found: [Int: Publication] = [:]
        let rows = try connection.rows(
            "SELECT \(PublicationRow.columns) FROM publication WHERE number = ANY ($1)",
            [numbers]
        )
        for row in rows { found[try row["number"]] = try PublicationRow.publication(row, owner: owner) }
        let evidence = try connection.rows(
            """
            SELECT publication, publication_evidence.session AS session, lines FROM publication_evidence JOIN session ON session.id = publication_evidence.session
            WHERE publication = ANY ($1) AND expires_at > $2
            """,
            [numbers, now]
        )
        for row in evidence {
            let lines = try StoredPublication.lines(try row["lines"])
            found[try row["publication"]]?.evidence = PublicationEvidence(session: try row["session"], lines: lines)
        }
        return found
    }

    private static func insert(
        _ content: PublicationContent,
        id: SpelledUUID,
        list: Int,
        of owner: UUID,
        now: Date,
        in connection: PostgresConnection
    ) throws -> (number: Int, publication: Publication) {
        let next: Int? = try connection.value(
            "UPDATE publication_list SET next = next + 1 WHERE number = $1 RETURNING next",
            [list]
        )
        let number = list << 32 | (next ?? 1)
        let key = try key(of: content, list: list, in: connection)
        let time = Date(timeIntervalSince1970: now.timeIntervalSince1970)
        let publication = Publication(
            id: id,
            owner: owner,
            content: content,
            key: key.text,
            revision: 1,
            createdAt: time,
            updatedAt: time
        )
        let own: [(name: String, value: any PostgresValue)] = [
            ("number", number), ("list", list), ("id", id.uuid), ("spelling", StoredPublication.spelling(of: id)),
            ("revision", publication.revision), ("created_at", time), ("updated_at", time),
        ]
        let cells = try PublicationRow.cells(of: content) + key.cells + own
        let places = cells.enumerated().map { PublicationRow.place($1.name, $0 + 1) }
        try connection.execute(
            """
            INSERT INTO publication (\(cells.map(\.name).joined(separator: ", ")))
            VALUES (\(places.joined(separator: ", ")))
            """,
            cells.map(\.value)
        )
        try connection.execute("DELETE FROM publication_deleted WHERE list = $1 AND id = $2", [list, id.uuid])
        return (number, publication)
    }

    private static func update(
        _ number: Int,
        from old: PublicationContent,
        to new: PublicationContent,
        now: Date,
        in connection: PostgresConnection
    ) throws {
        guard new != old else { return }
        var cells = try PublicationRow.cells(of: new)
        if CitationKey.base(of: new) != CitationKey.base(of: old) {
            cells += try key(of: new, list: number >> 32, in: connection).cells
        }
        let changes = cells.enumerated().map { "\($1.name) = \(PublicationRow.place($1.name, $0 + 3))" }
        try connection.execute(
            """
            UPDATE publication SET \(changes.joined(separator: ", ")), revision = revision + 1, updated_at = $2
            WHERE number = $1
            """,
            [number, now] + cells.map(\.value)
        )
    }

    /// A key that no other publication of the list has.
    private static func key(
        of content: PublicationContent,
        list: Int,
        in connection: PostgresConnection
    ) throws -> (text: String, cells: [(name: String, value: any PostgresValue)]) {
        let base = CitationKey.base(of: content)
        let last: Int? = try connection.value(
            """
            SELECT max(key_number) FROM publication WHERE list = $1 AND md5(key_base) = md5($2) AND key_base = $2
            """,
            [list, base]
        )
        var number = last.map { $0 + 1 } ?? 0
        // "doe2020tone" with a letter may be somebody else's "doe2020toneb".
        func isTaken(_ key: String) throws -> Bool {
            try connection.value(
                "SELECT EXISTS (SELECT 1 FROM publication WHERE list = $1 AND md5(key) = md5($2) AND key = $2)",
                [list, key]
            ) ?? false
        }
        while try isTaken(base + CitationKey.suffix(number)) { number += 1 }
        let key = base + CitationKey.suffix(number)
        return (key, [("key", key), ("key_base", base), ("key_number", number)])
    }

    // MARK: Import

    /// A publication of the list that is the same one.
    private static func number(
        like content: PublicationContent,
        list: Int,
        in connection: PostgresConnection
    ) throws -> Int? {
        let identity = PublicationIdentity(content)
        func first(_ column: String, _ value: String) throws -> Int? {
            try connection.value(
                """
                SELECT number FROM publication WHERE list = $1 AND md5(\(column)) = md5($2) AND \(column) = $2
                ORDER BY number LIMIT 1
                """,
                [list, value]
            )
        }
        if let doi = identity.doi, let number = try first("doi_key", doi) { return number }
        return try first("identity", identity.titleAndYear)
    }

    private static func merge(
        _ found: FoundPublication,
        into number: Int,
        of owner: UUID,
        now: Date,
        in connection: PostgresConnection
    ) throws {
        guard let known = try publications([number], of: owner, now: now, in: connection).first else { return }
        var content = known.content
        if content.fill(from: found.content) {
            try update(number, from: known.content, to: content, now: now, in: connection)
        }
        if let evidence = found.evidence { try keep(evidence, of: number, in: connection) }
    }

    /// Keeps the lines that a publication was read from, unless it has some, or their session is gone.
    ///
    /// - Returns: whether they are kept.
    @discardableResult
    private static func keep(
        _ evidence: PublicationEvidence,
        of number: Int,
        in connection: PostgresConnection
    ) throws -> Bool {
        try connection.execute(
            """
            INSERT INTO publication_evidence (publication, session, lines) SELECT $1, id, $2 FROM session WHERE id = $3
            ON CONFLICT DO NOTHING
            """,
            [number, try StoredPublication.json(evidence.lines), evidence.session]
        ) > 0
    }
}
