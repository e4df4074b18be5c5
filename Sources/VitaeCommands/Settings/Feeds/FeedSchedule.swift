import JobFeeds

/// Imports feeds while a server runs, one at a time, each again when its interval has passed.
struct FeedSchedule<Time: Clock>: Sendable where Time.Duration == Duration {
    private struct Turn {
        let feed: ScheduledFeed
        var due: Time.Instant
        var validators: FeedValidators?
    }

    private let feeds: [ScheduledFeed]
    private let clock: Time
    private let turn: @Sendable (ScheduledFeed, FeedValidators?) async -> FeedValidators?

    /// From the start of the server to the first turn: whoever waits for it comes first.
    static var firstDelay: Duration { .seconds(5) }

    /// - Parameters:
    ///   - feeds: what is imported.
    ///   - clock: says when it is time.
    ///   - turn: imports a feed that has changed; gives back what to ask with the next time.
    init(
        feeds: [ScheduledFeed],
        clock: Time,
        turn: @escaping @Sendable (ScheduledFeed, FeedValidators?) async -> FeedValidators?
    ) {
        self.feeds = feeds
        self.clock = clock
        self.turn = turn
    }

    /// Imports until it is cancelled; ends at once when there are no feeds.
    func run() async {
        let start = clock.now.advanced(by: Self.firstDelay)
        var turns = feeds.map { Turn(feed: $0, due: start) }
        while let next = turns.indices.min(by: { turns[$0].due < turns[$1].due }) {
            do {
                try await clock.sleep(until: turns[next].due, tolerance: nil)
            } catch {
                // Only cancellation ends a sleep early.
                return
            }
            turns[next].validators = await turn(turns[next].feed, turns[next].validators)
            guard !Task.isCancelled else { return }
            turns[next].due = clock.now.advanced(by: turns[next].feed.interval)
        }
    }
}
