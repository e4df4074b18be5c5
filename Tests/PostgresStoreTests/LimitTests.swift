import Accounts
import Foundation
import Testing

@testable import PostgresStore

@Suite("Limits that servers share", .serialized, .timeLimit(.minutes(2)))
struct LimitTests {
    private let fixture: StoreFixture
    private let other: PostgresStore

    init() throws {
        fixture = try StoreFixture()
        other = try fixture.other()
    }

    private func at(_ seconds: Double) -> Date { StoreFixture.start.addingTimeInterval(seconds) }

    /// The limiters of two servers: three at once, and one in two seconds.
    private var limiters: [SharedLimiter<String>] {
        [fixture.store, other].map { SharedLimiter("test", in: $0, rate: 0.5, burst: 3) { $0 } }
    }

    @Test("give all servers together as much as one alone")
    func together() async throws {
        let limiters = limiters
        for number in 0..<3 { #expect(await limiters[number % 2].take("a", now: at(0)) == nil) }
        let waits = [await limiters[0].take("a", now: at(0)), await limiters[1].take("a", now: at(0.5))]
        #expect(abs((waits[0] ?? 0) - 2) < 0.001 && abs((waits[1] ?? 0) - 1.5) < 0.001, "\(waits)")
        #expect(await limiters[1].take("a", now: at(2)) == nil)
        #expect(await limiters[0].take("a", now: at(2)) != nil)
        // Another client, and another limit, are counted apart.
        #expect(await limiters[0].take("b", now: at(2)) == nil)
        let apart = SharedLimiter<String>("other", in: other, rate: 0.5, burst: 3) { $0 }
        #expect(await apart.take("a", now: at(2)) == nil)
        // What was taken for nothing is there for the other server.
        await limiters[0].giveBack("a", now: at(2))
        #expect(await limiters[1].take("a", now: at(2)) == nil)
        #expect(await limiters[1].take("a", now: at(2)) != nil)
        // No more is saved than a full bucket holds.
        for number in 0..<3 { #expect(await limiters[number % 2].take("a", now: at(1_000)) == nil) }
        #expect(await limiters[0].take("a", now: at(1_000)) != nil)
    }

    @Test("hold when many ask both servers at the same moment")
    func concurrent() async throws {
        let limiters = limiters
        let now = at(0)
        let given = await withTaskGroup(of: Bool.self) { group in
            for number in 0..<60 { group.addTask { await limiters[number % 2].take("a", now: now) == nil } }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(given == 3)
    }

    @Test("hold back those who try passwords on one server after the other")
    func signIns() async throws {
        let limiters = [fixture.store, other].map { SignInLimiter(failuresPerHour: 4, store: $0) }
        let email = try #require(EmailAddress("robin@example.com"))
        let attempt = SignInLimiter.Attempt(email: email, client: "a", isFamiliar: false)
        for number in 0..<4 { #expect(await limiters[number % 2].admit(attempt, now: at(0)) == nil) }
        for limiter in limiters { #expect(await limiter.admit(attempt, now: at(0)) != nil) }
        await limiters[0].succeeded(attempt, now: at(0))
        #expect(await limiters[1].admit(attempt, now: at(0)) == nil)
        #expect(await limiters[0].admit(attempt, now: at(0)) != nil)
    }

    @Test("are forgotten once they say nothing any more")
    func sweeping() async throws {
        #expect(await limiters[0].take("a", now: at(0)) == nil)
        #expect(await limiters[0].take("b", now: at(1)) == nil)
        #expect(try fixture.rows(in: "rate_bucket") == 2)
        try await other.tidy(now: at(2.5))
        #expect(try fixture.rows(in: "rate_bucket") == 1)
        try await other.tidy(now: at(3.5))
        #expect(try fixture.rows(in: "rate_bucket") == 0)
    }

    @Test("are counted by each server for itself while the database is gone")
    func alone() async throws {
        try fixture.database.close()
        let limiters = limiters
        for _ in 0..<3 { #expect(await limiters[0].take("a", now: at(0)) == nil) }
        #expect(await limiters[0].take("a", now: at(0)) != nil)
    }
}
