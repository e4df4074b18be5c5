import Foundation
import JobMatching
import Places
import TextFolding

/// What an import changes, until the end of its transaction: all of it is stored at once then, by COPY.
struct PostingBatch {
    private struct Entry {
        var posting: JobPosting
        let firstSeenAt: Double
        var isListed: Bool
        /// Whether only its place in the lists is new.
        var isKnown: Bool
    }

    private var entries: [Int64: Entry] = [:]
    /// Postings whose rows go.
    private var erased: [StoredPosting] = []
    /// Postings that are taken out of the lists.
    private var closed: Set<Int64> = []

    /// Whether a posting has no row yet.
    func isNew(_ number: Int64) -> Bool { entries[number]?.isKnown == false }

    /// The text of a posting that is not stored yet.
    func text(of number: Int64) -> String? {
        guard let entry = entries[number], !entry.isKnown else { return nil }
        return entry.posting.description
    }

    mutating func add(_ posting: JobPosting, number: Int64, firstSeenAt: Double, isListed: Bool) {
        entries[number] = Entry(posting: posting, firstSeenAt: firstSeenAt, isListed: isListed, isKnown: false)
    }

    /// Keeps a posting open until its new end, and puts one that is open into the lists anew.
    ///
    /// - Parameters:
    ///   - posting: with the new end, without its text.
    ///   - number: its number.
    ///   - firstSeenAt: when it was seen first.
    ///   - isListed: whether it is open.
    mutating func prolong(_ posting: JobPosting, number: Int64, firstSeenAt: Double, isListed: Bool) {
        if entries[number] != nil {
            entries[number]?.posting.expiresAt = posting.expiresAt
            entries[number]?.isListed = isListed
        } else if isListed {
            entries[number] = Entry(posting: posting, firstSeenAt: firstSeenAt, isListed: true, isKnown: true)
        }
        if isListed { closed.insert(number) }
    }

    /// Forgets a posting.
    ///
    /// - Parameter stored: as its row is, if it has one.
    /// - Returns: whether it has one.
    mutating func erase(_ stored: StoredPosting) -> Bool {
        let isStored = !isNew(stored.number)
        entries[stored.number] = nil
        guard isStored else { return false }
        erased.append(stored)
        closed.insert(stored.number)
        return true
    }

    /// Stores it all.
    mutating func flush(in connection: PostgresConnection) throws {
        if !closed.isEmpty {
            try connection.execute(
                "DELETE FROM posting_listing WHERE posting = ANY ($1)",
                [closed.sorted().map { Int($0) }]
            )
        }
        try PostingRow.erase(erased, in: connection)
        let all = entries.sorted { $0.key < $1.key }
        let places = try Self.places(of: all.filter(\.value.isListed).map(\.value.posting), in: connection)
        var (rows, texts, reaches) = (CopiedRows(), CopiedRows(), CopiedRows())
        var (terms, listings) = (CopiedRows(), CopiedRows())
        for (number, entry) in all {
            if !entry.isKnown {
                let reach = PostingReach(number: number, posting: entry.posting)
                rows.add(
                    PostingRow.cells(
                        of: entry.posting,
                        number: number,
                        firstSeenAt: entry.firstSeenAt,
                        countries: reach.countries.sorted()
                    )
                )
                texts.add(["\(number)", entry.posting.description])
                for pair in Set(reach.entries.map { [$0.occupation.description, $0.country] }) {
                    reaches.add([pair[0], pair[1], "\(reach.age)", "\(number)"])
                }
                for term in Set(reach.terms) { terms.add([term, "\(number)"]) }
            }
            if entry.isListed {
                PostingListing(number: number, posting: entry.posting, firstSeenAt: entry.firstSeenAt)
                    .add(to: &listings, places: places)
            }
        }
        try connection.copy(rows, into: "posting (\(PostingRow.columns), first_seen_at, countries)")
        try connection.copy(texts, into: "posting_text (posting, description)")
        try connection.copy(reaches, into: "posting_reach (occupation, country, age, posting)")
        try connection.copy(terms, into: "posting_term (term, posting)")
        try connection.copy(listings, into: PostingListing.table)
        self = PostingBatch()
    }

    /// Numbers of places by their lines; a new one gets one.
    private static func places(
        of postings: [JobPosting],
        in connection: PostgresConnection
    ) throws -> [String: Int64] {
        let all = Dictionary(postings.flatMap(\.places).map { ($0.line, $0) }) { first, _ in first }
        guard !all.isEmpty else { return [:] }
        let lines = all.keys.sorted()
        let places = lines.compactMap { all[$0] }
        // What has no coordinate is no number, which stands for NULL.
        try connection.execute(
            """
            INSERT INTO posting_place (line, folded, latitude, longitude)
            SELECT line, folded, nullif(latitude, 'NaN'), nullif(longitude, 'NaN')
            FROM unnest($1::text[], $2::text[], $3::float8[], $4::float8[])
                AS stated (line, folded, latitude, longitude)
            WHERE NOT EXISTS (SELECT 1 FROM posting_place AS known WHERE md5(known.line) = md5(stated.line))
            ON CONFLICT DO NOTHING
            """,
            [
                lines, places.map(\.text.folded), places.map { $0.place?.coordinate?.latitude ?? .nan },
                places.map { $0.place?.coordinate?.longitude ?? .nan },
            ]
        )
        let rows = try connection.rows(
            """
            SELECT posting_place.number, posting_place.line FROM unnest($1::text[]) AS stated (line)
            JOIN posting_place ON md5(posting_place.line) = md5(stated.line)
            """,
            [lines]
        )
        let numbers = try rows.map { row -> (String, Int64) in (try row["line"], Int64(try row["number"] as Int)) }
        return Dictionary(numbers, uniquingKeysWith: { first, _ in first })
    }
}
