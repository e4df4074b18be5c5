import Foundation
import GRDB
import JobMatching
import Places
import TextFolding

/// How a posting stands in the lists of what is open: its place in their order, its words, and what it counts towards.
struct PostingListing {
    private let stored: StoredPosting
    private let firstSeenAt: Double
    /// The place in the order of lists; nil for a posting that is in none.
    let listing: Int64?
    /// Numbers of the posting's places, as `PostingValues` has them.
    private let places: [Int64]

    /// A listing is when a posting was posted, in seconds, and its number behind that: the greater, the newer.
    private static let numberBits: Int64 = 31
    private static let seconds: ClosedRange<Double> = 0...4_294_967_295

    /// How a stored posting stands; nil where there is none.
    init?(_ stored: StoredPosting, in database: Database) throws {
        let statement = try database.cachedStatement(
            sql: "SELECT first_seen_at, listing, places FROM posting WHERE number = ?"
        )
        let rows = try Row.fetchCursor(statement, arguments: [stored.number])
        let cells = RowCells(statement)
        guard try rows.next() != nil else { return nil }
        self.stored = stored
        firstSeenAt = cells.number(0) ?? 0
        listing = cells.isNull(1) ? nil : cells.integer(1)
        places = cells.values(2)
    }

    /// The first listing of postings that were posted at a time.
    static func start(_ date: Date) -> Int64 {
        let seconds = min(max(date.timeIntervalSince1970, seconds.lowerBound), Self.seconds.upperBound)
        return Int64(seconds) << numberBits
    }

    /// The number of the posting with a listing.
    static func number(_ listing: Int64) -> Int64 { listing & (1 << numberBits - 1) }

    // MARK: - Facets

    private func words(source: Int64, company: Int64) -> String {
        let posting = stored.posting
        var words = ListingWords.indexed(title: posting.title, company: posting.company)
        words += [ListingFacet.source(source), ListingFacet.company(company)]
        words += places.map(ListingFacet.place)
        words += ListingFacet.areas(of: posting)
        return words.joined(separator: " ")
    }

    private var hour: String {
        "\(Int((firstSeenAt / 3_600).rounded(.down)) % 24)"
    }

    // MARK: - Changes

    /// Lists a posting that is open, unless it is listed.
    ///
    /// - Returns: what it has; nil where it is not listed anew.
    @discardableResult
    func add(to tally: inout PostingTally, now: Date, in database: Database) throws -> PostingFacets? {
        guard listing == nil, !stored.posting.isExpired(at: now), stored.number < 1 << Self.numberBits else {
            return nil
        }
        let posting = stored.posting
        let listedAt = posting.postedAt ?? Date(timeIntervalSince1970: firstSeenAt)
        let listing = Self.start(listedAt) | stored.number
        let (source, company) = try count(1, in: &tally, of: database)
        try database.cachedStatement(sql: "UPDATE posting SET listing = ? WHERE number = ?")
            .execute(arguments: [listing, stored.number])
        try database.cachedStatement(sql: "INSERT INTO posting_listed (listing, source, company) VALUES (?, ?, ?)")
            .execute(arguments: [listing, source, company])
        try database.cachedStatement(sql: "INSERT INTO posting_listing (rowid, words) VALUES (?, ?)")
            .execute(arguments: [listing, words(source: source, company: company)])
        let place = try database.cachedStatement(
            sql: "INSERT OR IGNORE INTO posting_place (value, folded, latitude, longitude) VALUES (?, ?, ?, ?)"
        )
        for (number, stated) in zip(places, posting.places) {
            let coordinate = stated.place?.coordinate
            try place.execute(arguments: [number, stated.text.folded, coordinate?.latitude, coordinate?.longitude])
        }
        return PostingFacets(source: source, company: company)
    }

    /// Takes a posting out of the lists; it must be as it was when it came in.
    ///
    /// - Returns: whether it was in them.
    func remove(from tally: inout PostingTally, in database: Database) throws -> Bool {
        guard let listing else { return false }
        let (source, company) = try count(-1, in: &tally, of: database)
        try database.cachedStatement(sql: "UPDATE posting SET listing = NULL WHERE number = ?")
            .execute(arguments: [stored.number])
        try database.cachedStatement(sql: "DELETE FROM posting_listed WHERE listing = ?").execute(arguments: [listing])
        // The index keeps no copy of the words, and so must be told what they were.
        try database.cachedStatement(
            sql: "INSERT INTO posting_listing (posting_listing, rowid, words) VALUES ('delete', ?, ?)"
        ).execute(arguments: [listing, words(source: source, company: company)])
        return true
    }

    /// Removes texts and places that no posting has any more.
    static func removeUnusedValues(in database: Database) throws {
        try PostingValues.removeUnused(in: database)
        try database.execute(
            sql: "DELETE FROM posting_place WHERE value NOT IN (SELECT number FROM posting_value)"
        )
    }

    /// Counts the posting towards all that it has.
    private func count(
        _ step: Int,
        in tally: inout PostingTally,
        of database: Database
    ) throws -> (source: Int64, company: Int64) {
        let posting = stored.posting
        let source = try tally.add(step, to: posting.source, .source, in: database)
        let company = try tally.add(step, to: posting.company, .company, in: database)
        try tally.add(step, to: "\(source)|\(company)", .pair, in: database)
        try tally.add(step, to: hour, .hour, in: database)
        for word in ListingWords.counted(title: posting.title) { try tally.add(step, to: word, .word, in: database) }
        try tally.add(step, to: PostingTally.Total.postings.rawValue, .total, in: database)
        return (source, company)
    }
}
