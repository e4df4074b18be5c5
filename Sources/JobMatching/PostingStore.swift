/// Keeps postings.
package protocol PostingStore: Sendable {
    /// Adds postings, and replaces those of the same source and identifier.
    ///
    /// - Returns: how many were new, and how many replaced another.
    func upsert(_ postings: [JobPosting]) async throws -> PostingImportCounts

    /// Postings of these occupations that may be within reach from a country: on-site ones there, and remote ones.
    func candidates(occupations: [String], country: String?, limit: Int) async throws -> [JobPosting]

    /// The posting with an identifier; nil when it is gone.
    func posting(id: String) async throws -> JobPosting?

    /// How many postings there are.
    func postingCount() async throws -> Int
}

/// What an import did.
package struct PostingImportCounts: Hashable, Sendable {
    package var added = 0
    package var replaced = 0

    package init(added: Int = 0, replaced: Int = 0) {
        self.added = added
        self.replaced = replaced
    }
}
