package import Foundation

/// Figures about all open postings, kept up to date by whatever changes them.
package protocol PostingMarket: Sendable {
    func marketTotals() async throws -> MarketTotals

    /// Open postings that were seen first at a time or after it.
    func marketSightings(since date: Date) async throws -> Int

    /// The sources with open postings, the largest first.
    func marketSources() async throws -> [MarketShare]

    /// The companies with most open postings, the largest first.
    func marketCompanies(limit: Int) async throws -> [MarketShare]

    /// Open postings by the hour of the day (UTC) at which they were seen first; hours without any are left out.
    func marketHours() async throws -> [(hour: Int, jobs: Int)]

    /// The words that most titles have, the most frequent first.
    func marketWords(limit: Int) async throws -> [(word: String, jobs: Int)]

    /// Figures about the open postings that a search finds.
    func marketSearch(_ text: String) async throws -> MarketSearch
}

/// Figures about all open postings.
package struct MarketTotals: Hashable, Sendable {
    package var postings = 0
    package var companies = 0
    package var sources = 0
    /// When the first and the last of them were seen first; nil where there are none.
    package var firstSight: Date?
    package var lastSight: Date?
    /// Grows with every change of what is open.
    package var revision = 0

    package init() {}
}

/// What a source or a company has of the open postings.
package struct MarketShare: Hashable, Sendable {
    package let name: String
    package let jobs: Int
    /// Companies with postings in a source; 1 for a company.
    package var companies = 1
    package var firstSight: Date?
    package var lastSight: Date?

    package init(name: String, jobs: Int) {
        self.name = name
        self.jobs = jobs
    }
}

/// Figures about what a search finds.
package struct MarketSearch: Hashable, Sendable {
    package var matches = 0
    package var companies = 0
    /// The ten with most of what was found.
    package var topCompanies: [MarketShare] = []
    package var sources: [MarketShare] = []

    package init() {}
}
