package import Foundation
import GRDB
package import Publications

extension SQLiteStore: PublicationStore {
    package func publication(_ id: UUID, of owner: UUID, now: Date) async throws -> Publication? {
        try await read { try Self.publication(id, of: owner, now: now, in: $0)?.publication }
    }

    package func addPublication(
        _ content: PublicationContent,
        id: SpelledUUID?,
        of owner: UUID,
        now: Date
    ) async throws -> (publication: Publication, isNew: Bool) {
        try await write { database in
            if let id, let known = try Self.publication(id.uuid, of: owner, now: now, in: database) {
                return (known.publication, false)
            }
            let list = try Self.list(of: owner, in: database)
            var fresh = id ?? SpelledUUID(UUID())
            let isTaken = try Bool.fetchOne(
                database,
                sql: "SELECT EXISTS (SELECT 1 FROM publication WHERE id = ?)",
                arguments: [fresh.uuid.uuidString]
            )
            if isTaken == true { fresh = SpelledUUID(UUID()) }
            let added = try Self.insert(content, id: fresh, list: list, of: owner, now: now, in: database)
            return (added.publication, true)
        }
    }

    package func changePublication(
        _ id: UUID,
        of owner: UUID,
        now: Date,
        _ change: @escaping @Sendable (Publication, inout PublicationContent) throws -> Void
    ) async throws -> Publication? {
        try await write { database in
            guard let known = try Self.publication(id, of: owner, now: now, in: database) else { return nil }
            var content = known.publication.content
            try change(known.publication, &content)
            try Self.update(known.number, from: known.publication.content, to: content, now: now, in: database)
            return try Self.publications([known.number], of: owner, now: now, in: database).first
        }
    }

    package func deletePublication(
        _ id: UUID,
        of owner: UUID,
        now: Date,
        _ check: @escaping @Sendable (Publication) throws -> Void
    ) async throws -> Bool {
        try await write { database in
            guard let known = try Self.publication(id, of: owner, now: now, in: database) else { return false }
            try check(known.publication)
            try Self.removeFromIndex(known.number, in: database)
            try database.execute(
                sql: """
                    INSERT OR REPLACE INTO publication_deleted (list, id, spelling, deleted_at)
                    SELECT list, id, spelling, ? FROM publication WHERE number = ?
                    """,
                arguments: [now.timeIntervalSince1970, known.number]
            )
            try database.execute(sql: "DELETE FROM publication WHERE number = ?", arguments: [known.number])
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
            let new = try await write { database in
                let list = try Self.list(of: owner, in: database)
                var imported: [Publication] = []
                for item in some {
                    if let known = try Self.number(like: item.content, list: list, in: database) {
                        try Self.merge(item, into: known, of: owner, now: now, in: database)
                    } else {
                        let id = SpelledUUID(UUID())
                        var new = try Self.insert(item.content, id: id, list: list, of: owner, now: now, in: database)
                        if let evidence = item.evidence, try Self.keep(evidence, of: new.number, in: database) {
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
        let hadAny = try await write { try Self.erasePublications(of: owner, in: $0) }
        if hadAny { try await compactPublicationIndex() }
        try await forgetLog()
    }

    package func forgetDeletedPublications(limit: Int, now: Date) async throws -> Int {
        let end = now.timeIntervalSince1970 - DeletedPublication.lifetime
        let (count, hasNew) = try await write { database in
            try database.execute(
                sql: """
                    DELETE FROM publication_deleted WHERE (list, id) IN
                        (SELECT list, id FROM publication_deleted WHERE deleted_at <= ? LIMIT ?)
                    """,
                arguments: [end, limit]
            )
            let count = database.changesCount
            let hasNew = try Bool.fetchOne(
                database,
                sql: "SELECT EXISTS (SELECT 1 FROM publication_deleted WHERE deleted_at > ?)",
                arguments: [now.timeIntervalSince1970 - Self.compactedAfter]
            )
            return (count, hasNew ?? false)
        }
        if count == 0, hasNew { try await compactPublicationIndex() }
        return count
    }

    /// Publications in a transaction of an import: others wait for it.
    private static let importedAtOnce = 600
    /// Seconds since the last deletion in which the index still has to forget words.
    private static let compactedAfter = 2.0 * 3_600

    /// Merges the parts of the index, in which words of what was deleted stand until then.
    private func compactPublicationIndex() async throws {
        var pages = -500
        while true {
            let step = pages
            let changes = try await write { database in
                let before = database.totalChangesCount
                try database.execute(
                    sql: "INSERT INTO publication_index (publication_index, rank) VALUES ('merge', ?)",
                    arguments: [step]
                )
                return database.totalChangesCount - before
            }
            // One change is the command itself.
            if changes < 2 { return }
            pages = 500
        }
    }
}

// MARK: - Parts of transactions

extension SQLiteStore {
    /// Erases the list of an account.
    ///
    /// - Returns: whether there was a publication in it.
    static func erasePublications(of owner: UUID, in database: Database) throws -> Bool {
        guard let list = try existingList(of: owner, in: database) else { return false }
        let numbers = PublicationListing.numbers(of: list)
        let range: StatementArguments = [numbers.lowerBound, numbers.upperBound]
        try database.execute(
            sql: """
                INSERT INTO publication_index (publication_index, rowid, text)
                SELECT 'delete', number, text FROM publication_text WHERE number BETWEEN ? AND ?
                """,
            arguments: range
        )
        try database.execute(sql: "DELETE FROM publication WHERE number BETWEEN ? AND ?", arguments: range)
        let hadAny = database.changesCount > 0
        try database.execute(sql: "DELETE FROM publication_deleted WHERE list = ?", arguments: [list])
        // The number of the list is kept, so that no other has it while the index forgets.
        try database.execute(
            sql: "UPDATE publication_list SET account = 'erased ' || number WHERE number = ?",
            arguments: [list]
        )
        return hadAny
    }

    static func existingList(of owner: UUID, in database: Database) throws -> Int64? {
        try Int64.fetchOne(
            database,
            sql: "SELECT number FROM publication_list WHERE account = ?",
            arguments: [owner.uuidString]
        )
    }

    private static func list(of owner: UUID, in database: Database) throws -> Int64 {
        if let list = try existingList(of: owner, in: database) { return list }
        try database.execute(
            sql: "INSERT INTO publication_list (account, next) VALUES (?, 0)",
            arguments: [owner.uuidString]
        )
        return database.lastInsertedRowID
    }

    private static func publication(
        _ id: UUID,
        of owner: UUID,
        now: Date,
        in database: Database
    ) throws -> (number: Int64, publication: Publication)? {
        guard let list = try existingList(of: owner, in: database) else { return nil }
        let number = try Int64.fetchOne(
            database,
            sql: "SELECT number FROM publication WHERE id = ? AND list = ?",
            arguments: [id.uuidString, list]
        )
        guard let number, let publication = try publications([number], of: owner, now: now, in: database).first else {
            return nil
        }
        return (number, publication)
    }

    /// Publications by their numbers, in the order of these.
    static func publications(
        _ numbers: [Int64],
        of owner: UUID,
        now: Date,
        in database: Database
    ) throws -> [Publication] {
        let found = try publicationsByNumber(numbers, of: owner, now: now, in: database)
        return numbers.compactMap { found[$0] }
    }

    static func publicationsByNumber(
        _ numbers: [Int64],
        of owner: UUID,
        now: Date,
        in database: Database
    ) throws -> [Int64: Publication] {
        guard !numbers.isEmpty else { return [:] }
        let places = numbers.map { _ in "?" }.joined(separator: ", ")
        var found: [Int64: Publication] = [:]
        let rows = try Row.fetchCursor(
            database,
            sql: "SELECT * FROM publication WHERE number IN (\(places))",
            arguments: StatementArguments(numbers)
        )
        while let row = try rows.next() { found[row["number"]] = PublicationRow.publication(row, owner: owner) }
        let evidence = try Row.fetchCursor(
            database,
            sql: """
                SELECT publication, session, lines FROM publication_evidence JOIN session ON session.id = session
                WHERE publication IN (\(places)) AND expires_at > ?
                """,
            arguments: StatementArguments(numbers) + [now.timeIntervalSince1970]
        )
        while let row = try evidence.next() {
            guard let session = UUID(uuidString: row["session"]) else { continue }
            let lines = try StoredPublication.lines(row["lines"])
            found[row["publication"]]?.evidence = PublicationEvidence(session: session, lines: lines)
        }
        return found
    }

    private static func insert(
        _ content: PublicationContent,
        id: SpelledUUID,
        list: Int64,
        of owner: UUID,
        now: Date,
        in database: Database
    ) throws -> (number: Int64, publication: Publication) {
        let next = try Int64.fetchOne(
            database.cachedStatement(
                sql: "UPDATE publication_list SET next = next + 1 WHERE number = ? RETURNING next"
            ),
            arguments: [list]
        )
        let number = list << 32 | (next ?? 1)
        let time = now.timeIntervalSince1970
        let key = try key(of: content, list: list, in: database)
        let publication = Publication(
            id: id,
            owner: owner,
            content: content,
            key: key.text,
            revision: 1,
            createdAt: Date(timeIntervalSince1970: time),
            updatedAt: Date(timeIntervalSince1970: time)
        )
        let cells =
            PublicationRow.cells(of: content) + key.cells + [
                ("number", number), ("list", list), ("id", id.uuid.uuidString),
                ("spelling", StoredPublication.spelling(of: id)), ("revision", publication.revision),
                ("created_at", time), ("updated_at", time),
            ]
        try database.cachedStatement(
            sql: """
                INSERT INTO publication (\(cells.map(\.name).joined(separator: ", ")))
                VALUES (\(cells.map { _ in "?" }.joined(separator: ", ")))
                """
        ).execute(arguments: StatementArguments(cells.map(\.value)))
        try addToIndex(StoredPublication.searchedText(of: content), number, in: database)
        try database.cachedStatement(sql: "DELETE FROM publication_deleted WHERE list = ? AND id = ?")
            .execute(arguments: [list, id.uuid.uuidString])
        return (number, publication)
    }

    private static func update(
        _ number: Int64,
        from old: PublicationContent,
        to new: PublicationContent,
        now: Date,
        in database: Database
    ) throws {
        guard new != old else { return }
        var cells = PublicationRow.cells(of: new)
        let list = number >> 32
        if CitationKey.base(of: new) != CitationKey.base(of: old) {
            cells += try key(of: new, list: list, in: database).cells
        }
        try database.execute(
            sql: """
                UPDATE publication SET \(cells.map { $0.name + " = ?" }.joined(separator: ", ")),
                    revision = revision + 1, updated_at = ?
                WHERE number = ?
                """,
            arguments: StatementArguments(cells.map(\.value)) + [now.timeIntervalSince1970, number]
        )
        let text = StoredPublication.searchedText(of: new)
        guard text != StoredPublication.searchedText(of: old) else { return }
        try removeFromIndex(number, in: database)
        try addToIndex(text, number, in: database)
    }

    /// A key that no other publication of the list has.
    private static func key(
        of content: PublicationContent,
        list: Int64,
        in database: Database
    ) throws -> (text: String, cells: [(name: String, value: (any DatabaseValueConvertible)?)]) {
        let base = CitationKey.base(of: content)
        let last = try Int.fetchOne(
            database.cachedStatement(
                sql: "SELECT max(key_number) FROM publication WHERE list = ? AND key_base = ?"
            ),
            arguments: [list, base]
        )
        var number = last.map { $0 + 1 } ?? 0
        // "doe2020tone" with a letter may be somebody else's "doe2020toneb".
        let taken = try database.cachedStatement(
            sql: "SELECT EXISTS (SELECT 1 FROM publication WHERE list = ? AND key = ?)"
        )
        while try Bool.fetchOne(taken, arguments: [list, base + CitationKey.suffix(number)]) == true { number += 1 }
        let key = base + CitationKey.suffix(number)
        return (key, [("key", key), ("key_base", base), ("key_number", number)])
    }

    // MARK: Import

    /// A publication of the list that is the same one.
    private static func number(
        like content: PublicationContent,
        list: Int64,
        in database: Database
    ) throws -> Int64? {
        let identity = PublicationIdentity(content)
        if let doi = identity.doi,
            let number = try Int64.fetchOne(
                database.cachedStatement(
                    sql: "SELECT number FROM publication WHERE list = ? AND doi_key = ? ORDER BY number LIMIT 1"
                ),
                arguments: [list, doi]
            )
        {
            return number
        }
        return try Int64.fetchOne(
            database.cachedStatement(
                sql: "SELECT number FROM publication WHERE list = ? AND identity = ? ORDER BY number LIMIT 1"
            ),
            arguments: [list, identity.titleAndYear]
        )
    }

    private static func merge(
        _ found: FoundPublication,
        into number: Int64,
        of owner: UUID,
        now: Date,
        in database: Database
    ) throws {
        guard let known = try publications([number], of: owner, now: now, in: database).first else { return }
        var content = known.content
        if content.fill(from: found.content) {
            try update(number, from: known.content, to: content, now: now, in: database)
        }
        if let evidence = found.evidence { try keep(evidence, of: number, in: database) }
    }

    /// Keeps the lines that a publication was read from, unless it has some, or their session is gone.
    ///
    /// - Returns: whether they are kept.
    @discardableResult
    private static func keep(_ evidence: PublicationEvidence, of number: Int64, in database: Database) throws -> Bool {
        try database.execute(
            sql: """
                INSERT OR IGNORE INTO publication_evidence (publication, session, lines)
                SELECT ?, id, ? FROM session WHERE id = ?
                """,
            arguments: [number, try StoredPublication.json(evidence.lines), evidence.session.uuidString]
        )
        return database.changesCount > 0
    }

    // MARK: Index

    static func addToIndex(_ text: String, _ number: Int64, in database: Database) throws {
        try database.cachedStatement(sql: "INSERT INTO publication_text (number, text) VALUES (?, ?)")
            .execute(arguments: [number, text])
        try database.cachedStatement(sql: "INSERT INTO publication_index (rowid, text) VALUES (?, ?)")
            .execute(arguments: [number, text])
    }

    private static func removeFromIndex(_ number: Int64, in database: Database) throws {
        try database.execute(
            sql: """
                INSERT INTO publication_index (publication_index, rowid, text)
                SELECT 'delete', number, text FROM publication_text WHERE number = ?
                """,
            arguments: [number]
        )
        try database.execute(sql: "DELETE FROM publication_text WHERE number = ?", arguments: [number])
    }
}
