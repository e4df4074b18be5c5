/// What may be fetched, and what a fetch may cost.
package struct FeedFetchSettings: Sendable {
    /// Whether `http` is taken beside `https`.
    package var allowsHTTP = false
    /// Whether a feed may be on this machine or in a private network.
    package var allowsPrivateAddresses = false
    package var mostRedirects = 3
    /// Bytes of a feed.
    package var mostBytes = 20_000_000
    /// Time for everything, from the name of the host to the last byte.
    package var timeout = Duration.seconds(20)

    package init() {}
}
