package import Foundation

/// Looks after the postings of a store: what there is, from whom, and what is over.
package protocol PostingCatalogue: Sendable {
    /// Postings, newest first.
    ///
    /// - Parameter filter: which.
    /// - Returns: at most as many as the filter says.
    /// - Throws: what the store throws.
    func list(_ filter: PostingFilter) async throws -> [JobPosting]

    /// What each source has in the store.
    ///
    /// - Parameter now: decides what is expired.
    /// - Returns: the sources by name.
    /// - Throws: what the store throws.
    func statistics(now: Date) async throws -> [SourceStatistics]

    /// Removes postings that are over.
    ///
    /// - Parameters:
    ///   - source: whose; nil for all.
    ///   - date: a posting that expired at that time or before is removed.
    /// - Returns: how many were removed.
    /// - Throws: what the store throws.
    func removeExpired(source: String?, before date: Date) async throws -> Int
}

/// Which postings are listed; what is nil does not count.
package struct PostingFilter: Hashable, Sendable {
    /// SOC code of one of the occupations that the title may stand for.
    package var occupation: String?
    /// ISO 3166-1 code of a country from which people can take the job.
    package var country: String?
    package var source: String?
    package var limit: Int

    package init(occupation: String? = nil, country: String? = nil, source: String? = nil, limit: Int = 50) {
        self.occupation = occupation
        self.country = country
        self.source = source
        self.limit = limit
    }
}

/// What a source has in a store.
package struct SourceStatistics: Hashable, Sendable {
    package var source: String
    package var postings: Int
    /// How many of them are over.
    package var expired: Int
    /// The day of the newest one; nil where none says when it was posted.
    package var newest: Date?
    /// Postings of it that are stored as those of another source.
    package var copies: Int

    package init(source: String, postings: Int, expired: Int, newest: Date?, copies: Int = 0) {
        self.source = source
        self.postings = postings
        self.expired = expired
        self.newest = newest
        self.copies = copies
    }
}
