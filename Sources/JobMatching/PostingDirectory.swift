package import Foundation
package import Places

/// Lists and searches the postings that are open, each by a number that no other posting ever has.
package protocol PostingDirectory: Sendable {
    /// A page of the open postings.
    ///
    /// - Parameters:
    ///   - query: which, and in which order.
    ///   - now: decides which are open.
    /// - Returns: the page, and how many there are in all.
    /// - Throws: what the store throws.
    func page(_ query: DirectoryQuery, now: Date) async throws -> DirectoryPage

    /// The posting with a number, with its text; nil where there is none, or where it is over.
    func posting(number: Int64, now: Date) async throws -> NumberedPosting?

    /// Takes the postings that are over out of all lists and counts.
    ///
    /// - Parameter now: decides which are.
    /// - Returns: how many there were.
    /// - Throws: what the store throws.
    func closeExpired(now: Date) async throws -> Int
}

/// A posting with its number.
package struct NumberedPosting: Hashable, Sendable {
    package let number: Int64
    /// When Vitae saw it first. A changed posting keeps it.
    package let firstSeenAt: Date
    package let posting: JobPosting

    package init(number: Int64, firstSeenAt: Date, posting: JobPosting) {
        self.number = number
        self.firstSeenAt = firstSeenAt
        self.posting = posting
    }

    /// What lists are ordered by: when it was posted, else when it was seen first.
    package var listedAt: Date { posting.postedAt ?? firstSeenAt }
}

/// Which open postings are wanted; what is nil does not count.
package struct DirectoryQuery: Hashable, Sendable {
    package enum Order: String, CaseIterable, Sendable {
        case createdAt = "created_at"
        case title
        case company
        case id
    }

    /// Where jobs are wanted.
    package enum Location: Hashable, Sendable {
        /// Within so many kilometres of a town, or in the same region or country.
        case place(Place, kilometres: Double)
        /// In a place whose name has this in it.
        case text(String)
    }

    /// Each word of it is the beginning of a word of the title or the company.
    package var search: String?
    /// Part of the company's name, without regard to case and accents.
    package var company: String?
    package var source: String?
    package var location: Location?
    /// The posting is not older.
    package var since: Date?
    package var order = Order.createdAt
    package var isAscending = false
    package var offset = 0
    package var limit = 20

    package init() {}
}

/// Some postings of a list.
package struct DirectoryPage: Hashable, Sendable {
    /// How many postings the whole list has.
    package let total: Int
    package let postings: [NumberedPosting]

    package init(total: Int, postings: [NumberedPosting]) {
        self.total = total
        self.postings = postings
    }
}
