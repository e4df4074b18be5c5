import Foundation
import JobMatching
import Places
import TextFolding

/// What is kept beside the rows of postings, until the end of a transaction: all of it is stored at once then, by COPY,
/// since nothing that comes in is compared with it.
struct PostingBatch {
    private struct Entry {
        let posting: JobPosting
        let firstSeenAt: Double
        var isListed: Bool
        /// Whether only its place in the lists is new.
        var isKnown: Bool
    }

    private var entries: [Int64: Entry] = [:]
    /// Postings that are taken out of the lists.
    private var closed: Set<Int64> = []

    /// The text of a posting that is not stored yet.
    func text(of number: Int64) -> String? {
        guard let entry = entries[number], !entry.isKnown else { return nil }
        return entry.posting.description
    }

    mutating func add(_ posting: JobPosting, number: Int64, firstSeenAt: Double, isListed: Bool) {
        entries[number] = Entry(posting: posting, firstSeenAt: firstSeenAt, isListed: isListed, isKnown: false)
    }

    /// Puts a posting that is stored into the lists anew.
    mutating func list(_ posting: JobPosting, number: Int64, firstSeenAt: Double) {
        closed.insert(number)
        if entries[number] != nil {
            var whole = posting
            whole.description = entries[number]?.posting.description ?? ""
            let isKnown = entries[number]?.isKnown ?? true
            entries[number] = Entry(posting: whole, firstSeenAt: firstSeenAt, isListed: true, isKnown: isKnown)
        } else {
            entries[number] = Entry(posting: posting, firstSeenAt: firstSeenAt, isListed: true, isKnown: true)
        }
    }

    /// Forgets a posting that is stored no more.
    mutating func erase(_ number: Int64) {
        closed.insert(number)
        entries[number] = nil
    }

    /// Stores it all.
    mutating func flush(in connection: PostgresConnection) throws {
        if !closed.isEmpty {
            try connection.execute(
                "DELETE FROM posting_listing WHERE posting = ANY ($1)",
                [closed.sorted().map { Int($0) }]
            )
        }
        let all = entries.sorted { $0.key < $1.key }
        let places = try Self.places(of: all.filter(\.value.isListed).map(\.value.posting), in: connection)
        var (texts, reaches, terms, listings) = (CopiedRows(), CopiedRows(), CopiedRows(), CopiedRows())
        for (number, entry) in all {
            if !entry.isKnown {
                texts.add(["\(number)", entry.posting.description])
                let reach = PostingReach(number: number, posting: entry.posting)
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
