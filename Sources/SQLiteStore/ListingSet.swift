import GRDB

/// Listings that a search found: those of a page are looked for among them, of very many in an order of their own.
struct ListingSet {
    /// Listings in ascending order.
    private(set) var listings: [Int64] = []
    /// A bit for the number of each posting: whole numbers in a hashed set take ten times as long to collect.
    private var bits: [UInt64] = []

    private static let bitsOfWord = 64

    /// All listings that a statement finds, in its first column and in ascending order.
    init(_ statement: RowStatement) throws {
        try statement.rows { listings.append($0.integer(0)) }
        for listing in listings {
            let number = Int(PostingListing.number(listing))
            let word = number / Self.bitsOfWord
            if word >= bits.count { bits += Array(repeating: 0, count: max(word + 1 - bits.count, bits.count)) }
            bits[word] |= 1 << UInt64(number % Self.bitsOfWord)
        }
    }

    var count: Int { listings.count }

    /// Numbers of the postings.
    var numbers: [Int64] { listings.map(PostingListing.number) }

    func contains(_ listing: Int64) -> Bool {
        let number = Int(PostingListing.number(listing))
        let word = number / Self.bitsOfWord
        return word < bits.count && bits[word] & 1 << UInt64(number % Self.bitsOfWord) != 0
    }
}
