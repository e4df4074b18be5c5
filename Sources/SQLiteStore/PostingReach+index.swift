import GRDB
import JobMatching

/// The index that leads to postings.
extension PostingReach {
    /// Makes the posting found.
    func add(in database: Database) throws {
        let statement = try database.cachedStatement(
            sql: "INSERT OR IGNORE INTO posting_reach (occupation, country, age, posting) VALUES (?, ?, ?, ?)"
        )
        for (occupation, country) in entries {
            try statement.execute(arguments: [occupation, country, age, number])
        }
        try addTerms(in: database)
    }

    /// Makes the posting found by its terms.
    func addTerms(in database: Database) throws {
        try database.cachedStatement(sql: "INSERT INTO posting_term (rowid, terms) VALUES (?, ?)")
            .execute(arguments: [number, terms.joined(separator: " ")])
    }

    /// Takes back what `add(in:)` did. The posting must be the same as then.
    func remove(in database: Database) throws {
        let statement = try database.cachedStatement(
            sql: "DELETE FROM posting_reach WHERE occupation = ? AND country = ? AND age = ? AND posting = ?"
        )
        for (occupation, country) in entries {
            try statement.execute(arguments: [occupation, country, age, number])
        }
        // The index keeps no copy of the terms, and so must be told what they were.
        try database.cachedStatement(
            sql: "INSERT INTO posting_term (posting_term, rowid, terms) VALUES ('delete', ?, ?)"
        ).execute(arguments: [number, terms.joined(separator: " ")])
    }

    /// The numbers of all occupations that any posting is found under.
    static func occupations(in database: Database) throws -> [Int] {
        // From one to the next by the index: there are few of them in very many rows.
        try Int.fetchAll(
            database,
            sql: """
                WITH RECURSIVE known(occupation) AS (
                    SELECT min(occupation) FROM posting_reach
                    UNION ALL
                    SELECT (SELECT min(occupation) FROM posting_reach WHERE occupation > known.occupation)
                    FROM known WHERE occupation IS NOT NULL
                )
                SELECT occupation FROM known WHERE occupation IS NOT NULL
                """
        )
    }
}
