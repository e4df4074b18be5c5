package import Foundation

/// Finds open postings that keywords may stand in.
package protocol KeywordPostings: Sendable {
    /// Open postings with their texts: the newest of all, and the newest of those in whose title, company, skills or
    /// occupation a keyword may stand.
    ///
    /// - Parameters:
    ///   - search: what is looked for.
    ///   - now: decides which are open.
    /// - Returns: the postings, the last number first. Whether a keyword does stand in one is for the caller to see.
    /// - Throws: what the store throws.
    func postings(for search: KeywordSearch, now: Date) async throws -> [NumberedPosting]

    /// Open postings with some identifiers, with their texts.
    func postings(identifiers: [String], now: Date) async throws -> [NumberedPosting]

    /// Open postings that are for an occupation above all others, the last number first and without their texts.
    func openPostings(occupation: String, limit: Int, now: Date) async throws -> [JobPosting]

    /// Open postings that ask for a skill, the last number first and without their texts.
    func openPostings(skill: String, limit: Int, now: Date) async throws -> [JobPosting]
}

/// What keywords stand for.
package struct KeywordSearch: Hashable, Sendable {
    /// Postings that are given at most.
    package static let most = 2_000
    /// Of these, postings that are given for being new.
    package static let newest = 500

    package var keywords: [String]
    /// Names of the skills that some of them are.
    package var skills: [String]
    /// Codes of the occupations that some of them are titles of.
    package var occupations: [String]

    package init(keywords: [String], skills: [String], occupations: [String]) {
        self.keywords = keywords
        self.skills = skills
        self.occupations = occupations
    }
}
