import Foundation
import JobFeeds
import JobMatching
import Logging
import VitaeServer

/// A feed that is imported again and again.
struct ScheduledFeed: Hashable, Sendable {
    /// The source that its identifiers belong to.
    let name: String
    let url: String
    /// nil to tell by its content.
    let format: FeedFormat?
    let interval: Duration
}

/// Fetches a feed once and imports what came. What goes wrong is logged: the next turn tries again.
struct FeedImport: Sendable {
    /// Fetches a web address, only what is new.
    let fetch: @Sendable (String, FeedValidators?) async throws(FeedFetchError) -> FeedFetchResult
    /// Imports what was fetched.
    let load: @Sendable (ScheduledFeed, Data) async throws -> PostingImporter.Report
    let logger: Logger
    /// Keeps what came of each turn.
    var journal: FeedJournal?

    /// Fetches and imports.
    ///
    /// - Parameters:
    ///   - feed: the feed.
    ///   - validators: what came with it when it was imported last.
    /// - Returns: what to ask with the next time.
    func run(_ feed: ScheduledFeed, validators: FeedValidators?) async -> FeedValidators? {
        journal?.begin(feed.name)
        do {
            switch try await fetch(feed.url, validators) {
            case .notModified:
                journal?.succeed(feed.name, count: nil)
                logger.debug("a feed has not changed", metadata: ["feed": "\(feed.name)"])
                return validators
            case .fetched(let fetched):
                let report = try await load(feed, fetched.data)
                let counts = report.counts
                journal?.succeed(feed.name, count: counts.added + counts.replaced + counts.copies)
                logger.info(
                    "a feed was imported",
                    metadata: [
                        "feed": "\(feed.name)", "added": "\(report.counts.added)",
                        "replaced": "\(report.counts.replaced)", "rejected": "\(report.rejected)",
                    ]
                )
                return fetched.validators
            }
        } catch FeedFetchError.cancelled {
            journal?.abandon(feed.name)
            return validators
        } catch {
            journal?.fail(feed.name)
            logger.warning(
                "a feed was not imported",
                metadata: ["feed": "\(feed.name)", "reason": "\(Self.reason(error))"]
            )
            // What was not imported must be asked for again.
            return validators
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case let error as FeedFetchError: error.message
        case let error as CommandFailure: error.message
        default: "\(error)"
        }
    }
}
