import Foundation
import JobFeeds
import JobMatching
import Logging
import Sessions
import VitaeServer

extension ServerSettings {
    /// The feeds by name.
    var scheduledFeeds: [ScheduledFeed] {
        feeds.sorted { $0.key < $1.key }.compactMap { name, feed in
            feed.url.map { url in
                ScheduledFeed(name: name, url: url, format: feed.format, interval: .seconds(feed.minutes * 60))
            }
        }
    }
}

extension FeedSchedule where Time == ContinuousClock {
    /// The schedule of a server.
    ///
    /// - Parameters:
    ///   - settings: name the feeds, and what may be fetched.
    ///   - folder: remembers when each was imported, for `vitae jobs stats`.
    ///   - store: where the postings go.
    ///   - analyzer: tells occupations, skills and places.
    ///   - journal: keeps what came of each turn.
    ///   - logger: is told what came of each turn.
    init(
        settings: ServerSettings,
        folder: DataFolder,
        store: any PostingStore,
        analyzer: Analyzer,
        journal: FeedJournal,
        logger: Logger
    ) {
        var fetching = FeedFetchSettings()
        fetching.allowsHTTP = settings.allowsFeedsOverHTTP
        fetching.allowsPrivateAddresses = settings.allowsPrivateFeeds
        let fetcher = FeedFetcher(settings: fetching)
        let importing = FeedImport(
            fetch: { address, validators async throws(FeedFetchError) in
                try await fetcher.fetch(address, validators: validators)
            },
            load: { feed, data in
                // The last word of the address is enough: the rest may hold a key, and messages are logged.
                let name = URL(string: feed.url)?.lastPathComponent ?? feed.name
                let file = PostingFile(path: name, source: feed.name, format: feed.format)
                let report = try await file.load(data, into: store, analyzer: analyzer)
                let record = ImportRecord(importedAt: Date(), rejected: report.rejected, address: feed.url)
                try ImportRecords(folder: folder).set(record, for: feed.name)
                return report
            },
            logger: logger,
            journal: journal
        )
        self.init(feeds: settings.scheduledFeeds, clock: ContinuousClock()) { feed, validators in
            await importing.run(feed, validators: validators)
        }
    }
}
