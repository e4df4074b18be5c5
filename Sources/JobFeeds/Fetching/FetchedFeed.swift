package import Foundation

/// What came of a fetch.
package enum FeedFetchResult: Hashable, Sendable {
    case fetched(FetchedFeed)
    /// The feed is as it was when the validators were given.
    case notModified
}

/// A feed as it was fetched.
package struct FetchedFeed: Hashable, Sendable {
    package let data: Data
    /// For the next fetch; nil when the server gave none.
    package let validators: FeedValidators?
    /// The address that it came from in the end.
    package let address: String
}
