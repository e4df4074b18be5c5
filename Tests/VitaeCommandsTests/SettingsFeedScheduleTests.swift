import Foundation
import JobMatching
import Logging
import Synchronization
import Testing

@testable import JobFeeds
@testable import VitaeCommands

@Suite("Feeds that are imported while a server runs")
struct SettingsFeedScheduleTests {
    /// A clock on which sleeping takes no time, and which stops whoever sleeps once too often.
    private final class QuickClock: Clock {
        struct Instant: InstantProtocol {
            var offset: Duration

            func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
            func duration(to other: Instant) -> Duration { other.offset - offset }
            static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
        }

        private let state: Mutex<(now: Instant, sleeps: Int)>

        init(sleeps: Int) {
            state = Mutex((Instant(offset: .zero), sleeps))
        }

        var now: Instant { state.withLock { $0.now } }
        var minimumResolution: Duration { .nanoseconds(1) }

        func sleep(until deadline: Instant, tolerance: Duration?) async throws {
            try state.withLock { state in
                guard state.sleeps > 0 else { throw CancellationError() }
                state.sleeps -= 1
                state.now = max(state.now, deadline)
            }
        }

        func pass(_ duration: Duration) {
            state.withLock { $0.now = $0.now.advanced(by: duration) }
        }
    }

    private static func feed(_ name: String, minutes: Int) -> ScheduledFeed {
        ScheduledFeed(
            name: name,
            url: "https://jobs.example.com/\(name)",
            format: nil,
            interval: .seconds(minutes * 60)
        )
    }

    private static func validators(_ tag: String) -> FeedValidators {
        FeedValidators(entityTag: tag, lastModified: nil)
    }

    @Test("begins five seconds after the start, and counts an interval from the end of a turn")
    func times() async {
        let clock = QuickClock(sleeps: 5)
        let turns = Mutex<[String]>([])
        let feeds = [Self.feed("often", minutes: 10), Self.feed("seldom", minutes: 25)]
        await FeedSchedule(feeds: feeds, clock: clock) { feed, _ in
            turns.withLock { $0.append("\(feed.name) \(clock.now.offset.components.seconds)") }
            clock.pass(.seconds(1))
            return nil
        }.run()
        #expect(turns.withLock(\.self) == ["often 5", "seldom 6", "often 606", "often 1207", "seldom 1507"])
    }

    @Test("asks with what the last turn gave back, each feed with its own")
    func memory() async {
        let asked = Mutex<[String]>([])
        let feeds = [Self.feed("a", minutes: 10), Self.feed("b", minutes: 10)]
        await FeedSchedule(feeds: feeds, clock: QuickClock(sleeps: 4)) { feed, validators in
            asked.withLock { $0.append("\(feed.name) \(validators?.entityTag ?? "-")") }
            return Self.validators(feed.name)
        }.run()
        #expect(asked.withLock(\.self).sorted() == ["a -", "a a", "b -", "b b"])
    }

    @Test("ends at once without feeds")
    func none() async {
        await FeedSchedule(feeds: [], clock: QuickClock(sleeps: 0)) { _, _ in nil }.run()
    }

    /// What comes of a turn: what is asked with next, and whether anything was imported.
    private static func outcome(
        _ answer: Result<FeedFetchResult, FeedFetchError>,
        load failure: CommandFailure? = nil
    ) async -> (next: String?, imports: Int) {
        let imports = Mutex(0)
        let importing = FeedImport(
            fetch: { _, _ throws(FeedFetchError) in try answer.get() },
            load: { _, _ in
                imports.withLock { $0 += 1 }
                if let failure { throw failure }
                return PostingImporter.Report()
            },
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        )
        let next = await importing.run(Self.feed("a", minutes: 10), validators: Self.validators("old"))
        return (next?.entityTag, imports.withLock(\.self))
    }

    @Test("remembers the state of a feed only once it is imported")
    func outcomes() async {
        let fetched = FetchedFeed(
            data: Data(),
            validators: Self.validators("new"),
            address: "https://jobs.example.com/a"
        )
        #expect(await Self.outcome(.success(.fetched(fetched))) == ("new", 1))
        #expect(await Self.outcome(.success(.notModified)) == ("old", 0))
        #expect(await Self.outcome(.failure(.status(503))) == ("old", 0))
        #expect(await Self.outcome(.success(.fetched(fetched)), load: .failed("no feed")) == ("old", 1))
    }
}
