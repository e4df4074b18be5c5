import Foundation
import Testing
import VitaeServer

@Suite("The journal of feeds")
struct FeedJournalTests {
    private static let start = Date(timeIntervalSince1970: 1_790_000_000)
    private let journal = FeedJournal(feeds: [("b", 600), ("a", 3_600)], now: Self.start)

    private func entry(_ name: String, after seconds: Double) throws -> FeedJournal.Entry {
        let now = Self.start.addingTimeInterval(seconds)
        return try #require(journal.all(now: now).first { $0.name == name })
    }

    @Test("tells what came of a turn, and when the next one is due")
    func turn() throws {
        #expect(journal.all(now: Self.start).map(\.name) == ["a", "b"])
        journal.begin("b", now: Self.start.addingTimeInterval(5))
        #expect(try entry("b", after: 6).isRunning)
        #expect(try entry("b", after: 6).nextTurn == nil)
        journal.succeed("b", count: 12, now: Self.start.addingTimeInterval(9))
        let done = try entry("b", after: 10)
        #expect(done.lastSuccess == Self.start.addingTimeInterval(9))
        #expect(done.lastCount == 12)
        #expect(done.nextTurn == Self.start.addingTimeInterval(605))
        journal.succeed("b", count: nil, now: Self.start.addingTimeInterval(700))
        #expect(try entry("b", after: 701).lastCount == 12)
    }

    @Test("calls a feed unhealthy that has missed three turns, and forgets failures after a day")
    func missed() throws {
        for turn in 0..<3 {
            #expect(try !entry("b", after: Double(turn) * 600).hasMissedTurns(now: Self.start))
            journal.begin("b", now: Self.start.addingTimeInterval(Double(turn) * 600))
            journal.fail("b", now: Self.start.addingTimeInterval(Double(turn) * 600 + 1))
        }
        #expect(try entry("b", after: 1_300).hasMissedTurns(now: Self.start))
        #expect(try entry("b", after: 1_300).failures.count == 3)
        #expect(try entry("b", after: 86_400 + 700).failures.count == 1)
        // One that nobody begins misses its turns too.
        let late = Self.start.addingTimeInterval(5 * 3_600)
        #expect(try entry("a", after: 0).hasMissedTurns(now: late))
        #expect(try !entry("a", after: 0).hasMissedTurns(now: Self.start.addingTimeInterval(3_600)))
    }
}
