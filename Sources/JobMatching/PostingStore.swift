package import Foundation

/// Keeps postings.
package protocol PostingStore: Sendable {
    /// Adds postings, and replaces those of the same source and identifier.
    ///
    /// Of copies in several sources, which have one fingerprint, the one that was stored first is kept; the others are
    /// remembered by their sources and identifiers. A copy takes the place of one that was over when it was posted, and is
    /// stored in its own right when the one that was first becomes another posting.
    ///
    /// - Parameters:
    ///   - postings: what came.
    ///   - now: when it came: a new posting is seen first at that time, and one that is replaced keeps the time it had.
    /// - Returns: how many were new, how many replaced another, and how many are copies.
    /// - Throws: what the store throws.
    func upsert(_ postings: [JobPosting], now: Date) async throws -> PostingImportCounts

    /// Runs an import of many postings, for which the store may get ready.
    ///
    /// - Parameter body: brings the postings in.
    /// - Returns: what it returns.
    /// - Throws: what it throws, and what the store throws.
    func importing<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value

    /// Postings of these occupations that may be within reach from a country: on-site ones there, and remote ones.
    func candidates(occupations: [String], country: String?, limit: Int) async throws -> [JobPosting]

    /// Postings in whose titles or skills rare terms stand, whatever their occupation and place.
    ///
    /// - Parameters:
    ///   - terms: as `PostingTerms` makes them, the most telling first; those that many postings have are passed over.
    ///   - limit: how many postings at most.
    /// - Returns: those with most of the terms first, of these the newest.
    /// - Throws: what the store throws.
    func candidates(terms: [String], limit: Int) async throws -> [JobPosting]

    /// The posting with an identifier; nil when it is gone.
    func posting(id: String) async throws -> JobPosting?

    /// The first lines of the texts of some postings, as `PostingExcerpt` makes them.
    ///
    /// - Parameter postings: which.
    /// - Returns: the lines by the identifiers of the postings; those that are gone have none.
    /// - Throws: what the store throws.
    func excerpts(of postings: [JobPosting]) async throws -> [String: String]

    /// How many postings there are.
    func postingCount() async throws -> Int

    /// Whether there is any posting.
    func hasPostings() async throws -> Bool
}

extension PostingStore {
    /// Adds postings that come at this moment.
    package func upsert(_ postings: [JobPosting]) async throws -> PostingImportCounts {
        try await upsert(postings, now: Date())
    }

    /// A store that needs not get ready.
    package func importing<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
        try await body()
    }

    /// Reads each posting whole.
    package func excerpts(of postings: [JobPosting]) async throws -> [String: String] {
        var excerpts: [String: String] = [:]
        for posting in postings {
            guard let whole = try await self.posting(id: posting.id) else { continue }
            excerpts[posting.id] = PostingExcerpt.text(of: whole.description)
        }
        return excerpts
    }

    /// Counts them all.
    package func hasPostings() async throws -> Bool { try await postingCount() > 0 }

    /// A store without an index of terms finds nothing by them.
    package func candidates(terms: [String], limit: Int) async throws -> [JobPosting] { [] }
}

/// What an import did.
package struct PostingImportCounts: Hashable, Sendable {
    package var added = 0
    package var replaced = 0
    /// Copies of postings that another source has too, and which are not stored again.
    package var copies = 0

    package init(added: Int = 0, replaced: Int = 0, copies: Int = 0) {
        self.added = added
        self.replaced = replaced
        self.copies = copies
    }
}
