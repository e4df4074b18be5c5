import JobFeeds

/// A feed that is imported again and again, as it is configured.
struct FeedSettings: Hashable, Sendable {
    var url: String?
    /// nil to tell by its content.
    var format: FeedFormat?
    /// Minutes from one import to the next.
    var minutes = 60
}
