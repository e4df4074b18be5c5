import Careers
import Foundation
import GRDB
import JobMatching
import Places

/// Under which occupations, countries and terms a posting is found.
struct PostingReach {
    let number: Int64
    let posting: JobPosting

    /// Stands for "every country".
    static let everywhere = "*"
    /// Stands for "no known occupation", which no occupation has.
    private static let noOccupation = 0

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
            .execute(arguments: [number, terms])
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
        ).execute(arguments: [number, terms])
    }

    /// The digits of an occupation's code: six, or eight of one that is finer.
    static func number(of occupation: String) -> Int {
        Int(occupation.filter(\.isWholeNumber)) ?? noOccupation
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

    /// The occupations and countries that the posting is looked for under; where no occupation is known, the countries alone.
    var entries: [(occupation: Int, country: String)] {
        let codes = posting.occupations.map { Self.number(of: $0.code) }
        let countries = countries.sorted()
        return (codes.isEmpty ? [Self.noOccupation] : codes).flatMap { code in countries.map { (code, $0) } }
    }

    /// Days before 1970: the newer, the smaller.
    private var age: Int {
        -Int((posting.postedAt?.timeIntervalSince1970 ?? 0) / 86_400)
    }

    private var terms: String { PostingTerms.all(of: posting).joined(separator: " ") }

    /// The countries that the posting can be for.
    private var countries: Set<String> {
        let sites = Set(posting.places.compactMap(\.place?.countryCode))
        guard posting.workplace == .remote else { return sites }
        if posting.eligibleCountries.isEmpty { return [Self.everywhere] }
        return posting.isOnSiteToo ? sites.union(posting.eligibleCountries) : Set(posting.eligibleCountries)
    }
}
