import Foundation
import GRDB
import JobMatching
import Places
import TextFolding

/// The listings that a query finds, as conditions of the index of listings.
struct ListingSearch {
    /// A query of the full-text index; nil where every open posting is meant.
    private let match: String?
    private let lowest: Int64
    /// Listings of postings that are over and not yet closed.
    private let closing: Set<Int64>

    /// Who has written so many words has said what is wanted.
    private static let mostWords = 32
    /// Characters of the longest beginnings that the index has lists for.
    private static let longestListed = 3
    /// With more words than these, lists that are put together are as fast.
    private static let mostTerms = 32
    /// Kilometres of a degree of latitude.
    private static let kilometresADegree = 111.0

    /// nil where nothing can be found.
    init?(_ query: DirectoryQuery, now: Date, in database: Database) throws {
        var conditions: [String] = []
        if let search = query.search {
            guard let words = try Self.words(search, in: database) else { return nil }
            conditions.append(words)
        }
        if let source = query.source {
            guard let number = try Self.number(of: source, .source, in: database) else { return nil }
            conditions.append(Self.quoted(ListingFacet.source(number)))
        }
        if let company = query.company {
            let numbers = try Int64.fetchAll(
                database,
                sql: "SELECT number FROM posting_tally WHERE kind = ? AND instr(folded, ?) > 0",
                arguments: [PostingTally.Kind.company.rawValue, company.folded]
            )
            guard let any = Self.any(numbers.map(ListingFacet.company)) else { return nil }
            conditions.append(any)
        }
        if let location = query.location {
            guard let any = Self.any(try Self.facets(of: location, in: database)) else { return nil }
            conditions.append(any)
        }
        match = conditions.isEmpty ? nil : conditions.joined(separator: " AND ")
        lowest = query.since.map(PostingListing.start) ?? 0
        closing = try Int64.fetchSet(
            database.cachedStatement(sql: "SELECT listing FROM posting WHERE listing IS NOT NULL AND expires_at <= ?"),
            arguments: [now.timeIntervalSince1970]
        )
    }

    /// Whether all that is open is found, but for what is over and not yet closed: it is seen by the listings themselves.
    var isEverything: Bool { match == nil && lowest == 0 }

    /// Whether a listing is found, where everything is.
    func includes(_ listing: Int64) -> Bool { !closing.contains(listing) }

    /// How many postings are found.
    func count(in database: Database) throws -> Int {
        if isEverything { return max(0, try openCount(in: database) - closing.count) }
        return try Int.fetchOne(
            database.cachedStatement(sql: "SELECT count(*) FROM \(condition)"),
            arguments: arguments
        ) ?? 0
    }

    /// How many postings are open, or over and not yet closed.
    func openCount(in database: Database) throws -> Int {
        try Int.fetchOne(
            database.cachedStatement(sql: "SELECT jobs FROM posting_tally WHERE kind = ? AND name = ?"),
            arguments: [PostingTally.Kind.total.rawValue, PostingTally.Total.postings.rawValue]
        ) ?? 0
    }

    /// Listings in their order.
    func listings(order: String, limit: Int, offset: Int, in database: Database) throws -> [Int64] {
        try Int64.fetchAll(
            database.cachedStatement(
                sql: "SELECT rowid FROM \(condition) ORDER BY rowid \(order) LIMIT :limit OFFSET :offset"
            ),
            arguments: arguments + ["limit": limit, "offset": offset]
        )
    }

    /// All listings that are found.
    func all(in database: Database) throws -> ListingSet {
        let statement = try RowStatement(database, sql: "SELECT rowid FROM \(condition) ORDER BY rowid")
        try statement.bind(arguments)
        return try ListingSet(statement)
    }

    /// Numbers of all postings that are found.
    func numbers(in database: Database) throws -> [Int64] {
        let statement = try RowStatement(database, sql: "SELECT rowid FROM \(condition)")
        try statement.bind(arguments)
        // Nothing else on the way: between two steps of the database, what is read of memory would be waited for each time.
        var numbers: [Int64] = []
        try statement.rows { numbers.append(PostingListing.number($0.integer(0))) }
        return numbers
    }

    /// What follows `FROM`.
    var condition: String {
        let table = match == nil ? "posting_listed WHERE" : "posting_listing WHERE posting_listing MATCH :match AND"
        let open = closing.isEmpty ? "" : " AND rowid NOT IN (SELECT value FROM json_each(:closing))"
        return "\(table) rowid >= :lowest\(open)"
    }

    var arguments: StatementArguments {
        var arguments: StatementArguments = ["lowest": lowest]
        if let match { arguments += ["match": match] }
        if !closing.isEmpty { arguments += ["closing": PostingRow.list(of: closing.sorted())] }
        return arguments
    }

    // MARK: - Conditions

    /// A condition for words that are the beginnings of others; nil for a text without words, and where no word begins so.
    private static func words(_ text: String, in database: Database) throws -> String? {
        let words = ListingWords.searched(text).prefix(mostWords)
        guard !words.isEmpty else { return nil }
        var conditions: [String] = []
        for word in words {
            guard let condition = try condition(of: word, in: database) else { return nil }
            conditions.append(condition)
        }
        return conditions.joined(separator: " AND ")
    }

    /// A condition for a word that is the beginning of others.
    ///
    /// The index has lists for short beginnings. Of a longer one it would put all lists together that begin so, for each
    /// query anew: the few words that there are for it are found ten times as fast by their own names.
    private static func condition(of word: String, in database: Database) throws -> String? {
        guard word.unicodeScalars.count > longestListed else { return "\(quoted(word))*" }
        let terms = try String.fetchAll(
            database.cachedStatement(sql: "SELECT term FROM posting_word WHERE term >= ? AND term <= ? LIMIT ?"),
            arguments: [word, word + "\u{10FFFF}", mostTerms + 1]
        )
        return terms.count > mostTerms ? "\(quoted(word))*" : any(terms)
    }

    private static func any(_ facets: [String]) -> String? {
        facets.isEmpty ? nil : "(\(facets.map(quoted).joined(separator: " OR ")))"
    }

    /// Letters, digits and characters of facets alone: nothing of them is a sign of the query's own.
    private static func quoted(_ word: String) -> String { "\"\(word)\"" }

    private static func number(of name: String, _ kind: PostingTally.Kind, in database: Database) throws -> Int64? {
        try Int64.fetchOne(
            database.cachedStatement(sql: "SELECT number FROM posting_tally WHERE kind = ? AND name = ?"),
            arguments: [kind.rawValue, name]
        )
    }

    private static func facets(of location: DirectoryQuery.Location, in database: Database) throws -> [String] {
        switch location {
        case .text(let text):
            return try Int64.fetchAll(
                database,
                sql: "SELECT value FROM posting_place WHERE instr(folded, ?) > 0",
                arguments: [text.folded]
            ).map(ListingFacet.place)
        case .place(let place, let kilometres):
            switch place.kind {
            case .country: return [ListingFacet.country(place.countryCode)]
            case .region:
                return place.region.map { [ListingFacet.region($0, country: place.countryCode)] } ?? []
            case .city, .metro:
                guard let centre = place.coordinate else { return [] }
                return try places(within: kilometres, of: centre, in: database).map(ListingFacet.place)
            }
        }
    }

    private static func places(
        within kilometres: Double,
        of centre: Coordinate,
        in database: Database
    ) throws -> [Int64] {
        let degrees = kilometres / kilometresADegree
        let rows = try Row.fetchAll(
            database,
            sql: "SELECT value, latitude, longitude FROM posting_place WHERE latitude BETWEEN ? AND ?",
            arguments: [centre.latitude - degrees, centre.latitude + degrees]
        )
        return rows.compactMap { row in
            guard let latitude = row[1] as Double?, let longitude = row[2] as Double? else { return nil }
            let other = Coordinate(latitude: latitude, longitude: longitude)
            return centre.distance(to: other) <= kilometres ? row[0] : nil
        }
    }
}
