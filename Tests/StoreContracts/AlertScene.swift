import Careers
import Foundation
package import JobAlerts
package import JobMatching
import TestSupport
import Testing

/// A store of devices, subscriptions, matches and turns, and what it keeps to.
package struct AlertScene: Sendable {
    package typealias Store = any DeviceStore & AlertStore & PostingStore

    package let store: Store
    private let count: @Sendable (String) async throws -> Int

    /// - Parameters:
    ///   - store: empty.
    ///   - count: counts the rows of a table.
    package init(store: Store, count: @escaping @Sendable (String) async throws -> Int) {
        self.store = store
        self.count = count
    }

    /// All rules.
    package static let rules: [StoreRule<Self>] = [
        StoreRule("a token is one device's, the last one's that said it") { try await $0.tokens() },
        StoreRule("the same content is the same subscription, and there are only so many") {
            try await $0.subscriptions()
        },
        StoreRule("a turn finds what came since the last one, once, and again for nobody") { try await $0.turns() },
        StoreRule("a new subscription is told at once of the newest fifty of the month") { try await $0.atOnce() },
        StoreRule("matches are read once, by their own device") { try await $0.reading() },
        StoreRule("one process has a turn; a late one can no longer move its mark") { try await $0.fencing() },
    ]

    private func rows(in table: String) async throws -> Int { try await count(table) }

    private static let now = SessionScene.start

    private static func device(_ token: String) -> Device {
        Device(
            id: UUID(),
            token: token,
            platform: .ios,
            info: .init(osVersion: "17", appVersion: "1", model: "iPhone", timeZone: "UTC"),
            profile: nil,
            secretHash: Data(UUID().uuidString.utf8),
            registeredAt: now
        )
    }

    private func added(_ token: String = "t", keywords: [String]? = nil) async throws -> Device {
        let device = Self.device(token)
        try await store.add(device)
        if let keywords { _ = try await subscribe(device, keywords) }
        return device
    }

    private func subscribe(_ device: Device, _ keywords: [String]) async throws -> KeywordSubscription {
        let subscription = KeywordSubscription(
            id: UUID(),
            device: device.id,
            content: .init(keywords: keywords),
            createdAt: Self.now
        )
        return try await store.add(subscription, limit: 20).stored
    }

    private func take(_ identifiers: Range<Int>, title: String = "Wizard") async throws {
        let postings = identifiers.map { JobPosting(source: "f", identifier: "\($0)", title: title, company: "Globex") }
        _ = try await store.upsert(postings, now: Self.now)
    }

    private func engine() throws -> AlertEngine {
        AlertEngine(
            store: store,
            knowledge: try Knowledge.careers(),
            gazetteer: try Knowledge.gazetteer(),
            localDistance: 80
        )
    }

    private func matches(_ device: Device) async throws -> [AlertMatch] {
        try await store.matches(of: device.id, since: nil, offset: 0, limit: 1_000).matches
    }

    func tokens() async throws {
        let first = try await added("same")
        let second = try await added("same")
        let store = store
        #expect(try await store.device(token: "same")?.id == second.id)
        #expect(try await store.device(first.id)?.token == nil)
        #expect(try await store.device(secretHash: first.secretHash)?.id == first.id)
        try await store.claim(first.id, at: Self.now)
        try await store.claim(first.id, at: Self.now.addingTimeInterval(60))
        #expect(try await store.device(first.id)?.claimedAt == Self.now)
        #expect(try await store.deactivate(first.id, at: Self.now))
        #expect(try await store.device(first.id)?.isActive == false)
        #expect(try await !store.deactivate(UUID(), at: Self.now))
    }

    func subscriptions() async throws {
        let device = try await added()
        let store = store
        let first = try await subscribe(device, ["Swift", "iOS"])
        #expect(try await subscribe(device, ["ios", "swift"]).id == first.id)
        let other = try await subscribe(device, ["Cook"])
        let content = KeywordSubscription.Content(keywords: ["IOS", "SWIFT"])
        let changed = try #require(try await store.change(other.id, of: device.id, to: content, at: Self.now))
        #expect(changed.content.keywords == ["IOS", "SWIFT"])
        #expect(try await store.subscriptions(of: device.id).map(\.id) == [other.id])
        #expect(try await store.change(other.id, of: UUID(), to: content, at: Self.now) == nil)
        #expect(try await !store.remove(other.id, of: UUID()))
        #expect(try await store.remove(other.id, of: device.id))
        #expect(try await !store.remove(other.id, of: device.id))
        for number in 0..<20 { _ = try await subscribe(device, ["k\(number)"]) }
        await #expect(throws: AlertStoreError.tooManySubscriptions) { try await subscribe(device, ["one more"]) }
    }

    func turns() async throws {
        try await take(0..<3)
        let early = try await added("a", keywords: ["wizard"])
        let asleep = try await added("b", keywords: ["wizard"])
        _ = try await store.deactivate(asleep.id, at: Self.now)
        #expect(try await engine().run(now: { Self.now }) == 3)
        try await take(3..<450)
        try await take(450..<460, title: "Cook")
        #expect(try await store.hasPostings(after: AlertEngine.turn))
        let engine = try engine()
        #expect(try await engine.run(now: { Self.now }) == 447)
        #expect(try await engine.run(now: { Self.now }) == 0)
        #expect(try await !store.hasPostings(after: AlertEngine.turn))
        #expect(try await matches(early).count == 450)
        #expect(try await matches(asleep).isEmpty)
        // What is imported again is not found again.
        try await take(0..<460)
        #expect(try await engine.run(now: { Self.now }) == 0)
        // A subscription that comes later is seen by the same engine.
        let late = try await added("c", keywords: ["cook"])
        try await take(460..<462, title: "Cook")
        #expect(try await engine.run(now: { Self.now }) == 2)
        #expect(try await matches(late).count == 2)
        #expect(try await store.alertCounts(now: Self.now).matchesLastDay == 452)
        let stored = try #require(try await store.subscriptions(of: late.id).first)
        #expect(stored.lastMatchAt == Self.now)
    }

    func atOnce() async throws {
        var old = JobPosting(source: "f", identifier: "old", title: "Wizard", company: "Globex")
        old.postedAt = Self.now.addingTimeInterval(-31 * 86_400)
        _ = try await store.upsert([old], now: Self.now)
        try await take(0..<60)
        let device = try await added()
        let subscription = try await subscribe(device, ["wizard"])
        #expect(try await engine().match(subscription, now: Self.now) == 50)
        #expect(try await engine().match(subscription, now: Self.now) == 0)
        #expect(try await matches(device).map(\.job.number).contains(61))
        #expect(try await !matches(device).map(\.job.number).contains(1))
        #expect(try await store.unreadCount(of: device.id) == 50)
    }

    func reading() async throws {
        let device = try await added()
        try await take(0..<2)
        _ = try await engine().match(try await subscribe(device, ["wizard"]), now: Self.now)
        let match = try #require(try await matches(device).first)
        let store = store
        #expect(try await !store.markRead(match.id, of: UUID(), at: Self.now))
        for minutes in 1...2 {
            #expect(
                try await store.markRead(match.id, of: device.id, at: Self.now.addingTimeInterval(Double(minutes) * 60))
            )
        }
        let read = try #require(try await matches(device).first { $0.id == match.id })
        #expect(read.readAt == Self.now.addingTimeInterval(60))
        #expect(try await store.unreadCount(of: device.id) == 1)
        let later = Self.now.addingTimeInterval(1)
        #expect(try await store.matches(of: device.id, since: later, offset: 0, limit: 9).total == 0)
        #expect(try await store.matches(of: device.id, since: Self.now, offset: 1, limit: 9).matches.count == 1)
    }

    func fencing() async throws {
        let store = store
        let (first, second) = (UUID(), UUID())
        let turn = try #require(
            try await store.takeTurn(AlertEngine.turn, holder: first, now: Self.now, seconds: 60)
        )
        #expect(try await store.takeTurn(AlertEngine.turn, holder: second, now: Self.now, seconds: 60) == nil)
        #expect(try await engine().run(now: { Self.now }) == nil)
        try await store.renew(turn, now: Self.now.addingTimeInterval(30), seconds: 60)
        #expect(
            try await store.takeTurn(
                AlertEngine.turn,
                holder: second,
                now: Self.now.addingTimeInterval(80),
                seconds: 60
            ) == nil
        )
        let other = try #require(
            try await store.takeTurn(
                AlertEngine.turn,
                holder: second,
                now: Self.now.addingTimeInterval(91),
                seconds: 60
            )
        )
        #expect(other.fence > turn.fence)
        await #expect(throws: AlertStoreError.turnLost) {
            try await store.advance(turn, to: 5, matches: [], subscriptions: [])
        }
        await #expect(throws: AlertStoreError.turnLost) { try await store.renew(turn, now: Self.now, seconds: 60) }
        try await store.end(turn, now: Self.now)
        #expect(try await store.advance(other, to: 5, matches: [], subscriptions: []) == 0)
        try await store.end(other, now: Self.now)
        #expect(
            try await store.takeTurn(AlertEngine.turn, holder: first, now: Self.now, seconds: 60)?.mark == 5
        )
    }
}
