import Foundation
import JobMatching
import TextFolding

/// How an open posting stands in the lists: its place in their orders, its words, and what it counts towards.
struct PostingListing {
    let number: Int64
    let posting: JobPosting
    let firstSeenAt: Double

    static let table = """
        posting_listing (posting, listed_at, first_seen_at, expires_at, source, company, company_folded, company_order, \
        title_order, counted, words)
        """

    private static let seconds: ClosedRange<Double> = 0...4_294_967_295
    /// Bytes of a text that orders go by: an entry of an index has to fit into a third of a page.
    private static let orderLength = 500

    /// The second at which a posting is listed, of all that can be.
    static func second(_ date: Date) -> Int {
        Int(min(max(date.timeIntervalSince1970, seconds.lowerBound), seconds.upperBound))
    }

    /// What a text is put in order by: without regard to the case of ASCII's letters.
    static func order(_ text: String) -> String {
        var length = 0
        let kept = text.unicodeScalars.prefix { scalar in
            length += scalar.utf8.count
            return length <= orderLength
        }
        let bytes = kept.flatMap { $0.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 } }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Adds its row.
    ///
    /// - Parameters:
    ///   - rows: of the table.
    ///   - places: numbers of places by their lines.
    func add(to rows: inout CopiedRows, places: [String: Int64]) {
        let listedAt = posting.postedAt ?? Date(timeIntervalSince1970: firstSeenAt)
        var words = ListingWords.indexed(title: posting.title, company: posting.company)
        words += posting.places.compactMap { places[$0.line] }.map(ListingFacet.place)
        words += ListingFacet.areas(of: posting)
        rows.add([
            "\(number)", "\(Self.second(listedAt))", "\(firstSeenAt)",
            posting.expiresAt.map { "\($0.timeIntervalSince1970)" }, posting.source, posting.company,
            posting.company.folded, Self.order(posting.company), Self.order(posting.title),
            ListingWords.counted(title: posting.title).joined(separator: " "),
            words.map(ListingSearch.quoted).joined(separator: " "),
        ])
    }
}
