import Foundation
import TestSupport
import Testing

@testable import Accounts

@Suite("Rate limits")
struct RateLimiterTests {
    private static let start = AccountFixture.start

    private static func at(_ seconds: Double) -> Date { start.addingTimeInterval(seconds) }

    @Test("let a burst through, then as many as come back")
    func burst() throws {
        let limiter = RateLimiter<String>(rate: 0.5, burst: 3)
        for _ in 0..<3 { #expect(limiter.take("a", now: Self.start) == nil) }
        #expect(limiter.take("a", now: Self.start) == 2)
        #expect(limiter.take("a", now: Self.at(1.5)) == 0.5)
        #expect(limiter.take("a", now: Self.at(2)) == nil)
        #expect(limiter.take("a", now: Self.at(2)) == 2)
    }

    @Test("count every key by itself")
    func keys() {
        let limiter = RateLimiter<Int>(rate: 1, burst: 1)
        #expect(limiter.take(1, now: Self.start) == nil)
        #expect(limiter.take(1, now: Self.start) != nil)
        #expect(limiter.take(2, now: Self.start) == nil)
    }

    @Test("never hold more than a burst")
    func full() {
        let limiter = RateLimiter<Int>(rate: 10, burst: 2)
        #expect(limiter.take(1, now: Self.start) == nil)
        let taken = (0..<5).map { _ in limiter.take(1, now: Self.at(1_000_000)) == nil }
        #expect(taken == [true, true, false, false, false])
    }

    @Test("do not punish for asking too often")
    func refusals() {
        let limiter = RateLimiter<Int>(rate: 1, burst: 1)
        #expect(limiter.take(1, now: Self.start) == nil)
        for step in 1..<8 { #expect(limiter.take(1, now: Self.at(Double(step) / 8)) == 1 - Double(step) / 8) }
        #expect(limiter.take(1, now: Self.at(1)) == nil)
    }

    @Test("survive a clock that is set back")
    func clock() {
        let limiter = RateLimiter<Int>(rate: 1, burst: 1)
        #expect(limiter.take(1, now: Self.start) == nil)
        #expect(limiter.take(1, now: Self.at(-3_600)) == 1)
        #expect(limiter.take(1, now: Self.at(-3_599)) == nil)
    }

    @Test("give, over any time, at most the burst and what comes back", arguments: [1 as UInt64, 2, 3])
    func arithmetic(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let limiter = RateLimiter<Int>(rate: 2, burst: 5)
        var seconds = 0.0
        var given = 0
        for _ in 0..<2_000 {
            seconds += Double.random(in: 0..<0.5, using: &generator)
            if limiter.take(1, now: Self.at(seconds)) == nil { given += 1 }
            #expect(Double(given) <= 5 + 2 * seconds + 0.001)
        }
        #expect(Double(given) > 0.9 * 2 * seconds)
    }

    @Test("keep a bounded number of keys, and let go of those that are full")
    func bounded() {
        let limiter = RateLimiter<Int>(rate: 1, burst: 2, capacity: 100)
        for key in 0..<100 { _ = limiter.take(key, now: Self.start) }
        #expect(limiter.count == 100)
        // All are full again by then: they make room for the next.
        #expect(limiter.take(100, now: Self.at(10)) == nil)
        #expect(limiter.count == 1)
        for key in 0..<10_000 { _ = limiter.take(key, now: Self.at(10)) }
        #expect(limiter.count <= 100)
    }

    @Test("hold back whom they held back, through a flood of new keys")
    func flood() {
        let limiter = RateLimiter<Int>(rate: 0.001, burst: 5, capacity: 50)
        for _ in 0..<5 { #expect(limiter.take(-1, now: Self.start) == nil) }
        for key in 0..<5_000 { _ = limiter.take(key, now: Self.start) }
        #expect(limiter.take(-1, now: Self.start) != nil)
        #expect(limiter.count <= 50)
    }

    @Test("give back what was taken for nothing, and no more")
    func giveBack() {
        let limiter = RateLimiter<Int>(rate: 0.001, burst: 2)
        for _ in 0..<2 { #expect(limiter.take(1, now: Self.start) == nil) }
        limiter.giveBack(1, now: Self.start)
        #expect(limiter.take(1, now: Self.start) == nil)
        #expect(limiter.take(1, now: Self.start) != nil)
        for _ in 0..<9 { limiter.giveBack(1, now: Self.start) }
        for _ in 0..<2 { #expect(limiter.take(1, now: Self.start) == nil) }
        #expect(limiter.take(1, now: Self.start) != nil)
    }
}
