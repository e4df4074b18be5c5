package import JobMatching

/// What one row of a feed turned out to be.
package struct FeedRow: Sendable {
    /// The kinds of rows.
    package enum Outcome: Hashable, Sendable {
        case posting(JobPosting)
        /// A posting that its owner does not show.
        case unlisted
        /// A legal notice or the like, which some feeds put among their postings.
        case notice
        /// No posting, and why.
        case rejected(String)
    }

    /// The number of the line where the format has lines, else the place in the feed; both count from 1.
    package let number: Int
    package let outcome: Outcome
    /// Of a remote posting: from which countries people may work, as far as the feed says.
    let reach: RemoteReach?

    init(number: Int, outcome: Outcome, reach: RemoteReach? = nil) {
        self.number = number
        self.outcome = outcome
        self.reach = reach
    }

    /// The posting, if it is one.
    package var posting: JobPosting? {
        guard case .posting(let posting) = outcome else { return nil }
        return posting
    }
}
