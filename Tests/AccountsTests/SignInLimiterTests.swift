import Foundation
import Testing

@testable import Accounts

@Suite("Limits of sign-ins that fail")
struct SignInLimiterTests {
    private static let start = Date(timeIntervalSince1970: 1_790_000_000)

    private static func attempt(
        _ email: String,
        from client: String?,
        familiar: Bool = false
    ) throws -> SignInLimiter.Attempt {
        SignInLimiter.Attempt(email: try #require(EmailAddress(email)), client: client, isFamiliar: familiar)
    }

    @Test("are 20 an hour for an account from one address, however the e-mail address is written")
    func pairs() async throws {
        let limiter = SignInLimiter()
        for spelling in ["robin@example.com", "ROBIN@example.com"] {
            let attempt = try Self.attempt(spelling, from: "a")
            for _ in 0..<10 { #expect(await limiter.admit(attempt, now: Self.start) == nil) }
        }
        let robin = try Self.attempt(" robin@example.com", from: "a")
        let wait = try #require(await limiter.admit(robin, now: Self.start))
        #expect(abs(wait - 180) < 0.001)
        #expect(await limiter.admit(try Self.attempt("kim@example.com", from: "a"), now: Self.start) == nil)
        #expect(await limiter.admit(try Self.attempt("robin@example.com", from: "b"), now: Self.start) == nil)
        #expect(await limiter.admit(robin, now: Self.start.addingTimeInterval(179)) != nil)
        #expect(await limiter.admit(robin, now: Self.start.addingTimeInterval(181)) == nil)
        #expect(await limiter.admit(robin, now: Self.start.addingTimeInterval(182)) != nil)
    }

    @Test("do not count what succeeds")
    func successes() async throws {
        let limiter = SignInLimiter(failuresPerHour: 2)
        let robin = try Self.attempt("robin@example.com", from: "a")
        for _ in 0..<100 {
            #expect(await limiter.admit(robin, now: Self.start) == nil)
            await limiter.succeeded(robin, now: Self.start)
        }
    }

    @Test("count what is under way: many at once get no further than many in a row")
    func atOnce() async throws {
        let limiter = SignInLimiter()
        let robin = try Self.attempt("robin@example.com", from: "a")
        let admitted = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<85 { group.addTask { await limiter.admit(robin, now: Self.start) == nil } }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(admitted == 20)
    }

    @Test("hold back an address that tries one password with many accounts")
    func spraying() async throws {
        let limiter = SignInLimiter(failuresPerHour: 20)
        for number in 0..<100 {
            #expect(await limiter.admit(try Self.attempt("\(number)@example.com", from: "a"), now: Self.start) == nil)
        }
        #expect(await limiter.admit(try Self.attempt("robin@example.com", from: "a"), now: Self.start) != nil)
        #expect(await limiter.admit(try Self.attempt("robin@example.com", from: "b"), now: Self.start) == nil)
        // Whoever signed in from there before has an allowance of their own.
        #expect(
            await limiter.admit(try Self.attempt("kim@example.com", from: "a", familiar: true), now: Self.start) == nil
        )
    }

    @Test("hold back many addresses that try one account, but none that it was signed in to from")
    func distributed() async throws {
        let limiter = SignInLimiter(failuresPerHour: 20)
        for number in 0..<100 {
            #expect(
                await limiter.admit(try Self.attempt("robin@example.com", from: "\(number)"), now: Self.start) == nil
            )
        }
        #expect(await limiter.admit(try Self.attempt("robin@example.com", from: "new"), now: Self.start) != nil)
        let familiar = try Self.attempt("robin@example.com", from: "home", familiar: true)
        #expect(await limiter.admit(familiar, now: Self.start) == nil)
        // What was refused cost the address nothing.
        for _ in 0..<100 {
            _ = await limiter.admit(try Self.attempt("robin@example.com", from: "new"), now: Self.start)
        }
        #expect(await limiter.admit(try Self.attempt("kim@example.com", from: "new"), now: Self.start) == nil)
    }
}
