/// Which postings are fetched while the server runs.
extension ServerSetting {
    /// The topic.
    static let feeds = Topic("Feeds") {
        Entry("feed-allow-http", \.allowsFeedsOverHTTP, .toggle)
            .help("Whether feeds are fetched over http as well.")
        Entry("feed-allow-private", \.allowsPrivateFeeds, .toggle)
            .help("Whether feeds are fetched from this machine and from private networks as well.")
    }

    /// The settings of each feed.
    static let feedFamily = SettingFamily(
        name: "feed",
        title: "Feeds that are imported again and again",
        members: \.feeds,
        make: { FeedSettings() }
    ) {
        Setting<FeedSettings>("url", optional: \.url, .webAddress, absence: "required")
            .help("Where the feed is. NAME is the source that its identifiers belong to.")
        Setting<FeedSettings>("format", optional: \.format, .choice, absence: "told by its content")
            .help("How the feed is written.")
        Setting<FeedSettings>("every", \.minutes, .whole(5...10_080), unit: "minutes")
            .help("Time from one import to the next.")
    }
}
