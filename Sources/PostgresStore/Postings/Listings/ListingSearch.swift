import Foundation
import JobMatching
import Places
import TextFolding

/// The listings that a query finds, as a condition.
struct ListingSearch {
    private var conditions: [String] = []
    private(set) var values: [any PostgresValue] = []
    /// Whether all that is open is found.
    let isEverything: Bool

    /// Who has written so many words has said what is wanted.
    private static let mostWords = 32
    /// Kilometres of a degree of latitude.
    private static let kilometresADegree = 111.0

    /// nil where nothing can be found.
    init?(_ query: DirectoryQuery, now: Date, in connection: PostgresConnection) throws {
        var words: [String] = []
        isEverything =
            query.search == nil && query.source == nil && query.company == nil && query.location == nil
            && query.since == nil
        if let search = query.search {
            let searched = ListingWords.searched(search).prefix(Self.mostWords)
            guard !searched.isEmpty else { return nil }
            words += searched.map { "\(Self.quoted($0)):*" }
        }
        if let location = query.location {
            let facets = try Self.facets(of: location, in: connection)
            guard !facets.isEmpty else { return nil }
            words.append("(\(facets.map(Self.quoted).joined(separator: " | ")))")
        }
        add("(expires_at IS NULL OR expires_at > #)", now)
        if !words.isEmpty { add("words @@ (#::text)::tsquery", words.joined(separator: " & ")) }
        if let source = query.source { add("source = #", source) }
        if let company = query.company {
            add("company IN (SELECT name FROM posting_company WHERE strpos(folded, #) > 0)", company.folded)
        }
        if let since = query.since { add("listed_at >= #", PostingListing.second(since)) }
    }

    private mutating func add(_ condition: String, _ value: any PostgresValue) {
        values.append(value)
        conditions.append(condition.replacing("#", with: "$\(values.count)"))
    }

    /// What follows `FROM`.
    var condition: String { "posting_listing WHERE \(conditions.joined(separator: " AND "))" }

    /// How many postings are found.
    func count(in connection: PostgresConnection) throws -> Int {
        if isEverything {
            return try connection.value(
                """
                SELECT postings - (SELECT count(*) FROM posting_listing WHERE expires_at <= $1) FROM posting_total
                """,
                values
            ) ?? 0
        }
        return try connection.value("SELECT count(*) FROM \(condition)", values) ?? 0
    }

    /// Numbers of postings in an order.
    func numbers(order: String, limit: Int, offset: Int, in connection: PostgresConnection) throws -> [Int64] {
        try connection.rows(
            """
            SELECT posting FROM \(condition) ORDER BY \(order)
            LIMIT $\(values.count + 1) OFFSET $\(values.count + 2)
            """,
            values + [limit, offset]
        ).map { row -> Int64 in Int64(try row["posting"] as Int) }
    }

    /// Letters, digits and characters of facets alone: nothing of them is a sign of the query's own.
    static func quoted(_ word: String) -> String { "'\(word)'" }

    // MARK: Places

    private static func facets(of location: DirectoryQuery.Location, in connection: PostgresConnection) throws
        -> [String]
    {
        switch location {
        case .text(let text):
            return try connection.rows(
                "SELECT number FROM posting_place WHERE strpos(folded, $1) > 0",
                [text.folded]
            ).map { row in ListingFacet.place(Int64(try row["number"] as Int)) }
        case .place(let place, let kilometres):
            switch place.kind {
            case .country: return [ListingFacet.country(place.countryCode)]
            case .region:
                return place.region.map { [ListingFacet.region($0, country: place.countryCode)] } ?? []
            case .city, .metro:
                guard let centre = place.coordinate else { return [] }
                return try places(within: kilometres, of: centre, in: connection).map(ListingFacet.place)
            }
        }
    }

    private static func places(
        within kilometres: Double,
        of centre: Coordinate,
        in connection: PostgresConnection
    ) throws -> [Int64] {
        let degrees = kilometres / kilometresADegree
        return try connection.rows(
            "SELECT number, latitude, longitude FROM posting_place WHERE latitude BETWEEN $1 AND $2",
            [centre.latitude - degrees, centre.latitude + degrees]
        ).compactMap { row -> Int64? in
            let longitude: Double? = try row["longitude"]
            guard let longitude else { return nil }
            let other = Coordinate(latitude: try row["latitude"], longitude: longitude)
            return centre.distance(to: other) <= kilometres ? Int64(try row["number"] as Int) : nil
        }
    }
}
