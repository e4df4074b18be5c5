import Careers
import Foundation
import GRDB
import JobAlerts
import JobMatching
import TestSupport
import Testing

@testable import SQLiteStore

@Suite("Devices, subscriptions, matches and turns")
struct AlertStoreTests {
    private let fixture: StoreFixture
    private static let now = StoreFixture.start

    init() throws {
        fixture = try StoreFixture()
    }

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
        try await fixture.store.add(device)
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
        return try await fixture.store.add(subscription, limit: 20).stored
    }

    private func take(_ identifiers: Range<Int>, title: String = "Wizard") async throws {
        let postings = identifiers.map { JobPosting(source: "f", identifier: "\($0)", title: title, company: "Globex") }
        _ = try await fixture.store.upsert(postings, now: Self.now)
    }

    private func engine() throws -> AlertEngine {
        AlertEngine(
            store: fixture.store,
            knowledge: try Knowledge.careers(),
            gazetteer: try Knowledge.gazetteer(),
            localDistance: 80
        )
    }

    private func matches(_ device: Device) async throws -> [AlertMatch] {
        try await fixture.store.matches(of: device.id, since: nil, offset: 0, limit: 1_000).matches
    }

    @Test("a token is one device's, the last one's that said it")
    func tokens() async throws {
        let first = try await added("same")
        let second = try await added("same")
        let store = fixture.store
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

    @Test("the same content is the same subscription, and there are only so many")
    func subscriptions() async throws {
        let device = try await added()
        let store = fixture.store
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

    @Test("a turn finds what came since the last one, once, and again for nobody")
    func turns() async throws {
        try await take(0..<3)
        let early = try await added("a", keywords: ["wizard"])
        let asleep = try await added("b", keywords: ["wizard"])
        _ = try await fixture.store.deactivate(asleep.id, at: Self.now)
        #expect(try await engine().run(now: { Self.now }) == 3)
        try await take(3..<450)
        try await take(450..<460, title: "Cook")
        #expect(try await fixture.store.hasPostings(after: AlertEngine.turn))
        let engine = try engine()
        #expect(try await engine.run(now: { Self.now }) == 447)
        #expect(try await engine.run(now: { Self.now }) == 0)
        #expect(try await !fixture.store.hasPostings(after: AlertEngine.turn))
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
        #expect(try await fixture.store.alertCounts(now: Self.now).matchesLastDay == 452)
        let stored = try #require(try await fixture.store.subscriptions(of: late.id).first)
        #expect(stored.lastMatchAt == Self.now)
    }

    @Test("whoever has the number of a device that is gone is told nothing in its place")
    func numbersUsedAgain() async throws {
        let gone = try await added("a", keywords: ["wizard"])
        let other = try await added("b", keywords: ["wizard"])
        let store = fixture.store
        let wanted = try await store.activeSubscriptions().subscriptions
        let number = try await fixture.store.read { try Int64.fetchOne($0, sql: "SELECT max(number) FROM device") }
        try await store.write {
            try $0.execute(sql: "DELETE FROM device WHERE id = ?", arguments: [other.id.uuidString])
        }
        let heir = try await added("c", keywords: ["cook"])
        let heirs = try await fixture.store.read { try Int64.fetchOne($0, sql: "SELECT max(number) FROM device") }
        #expect(number == heirs)
        let job = AlertedJob(number: 1, title: "Wizard", company: "Globex", url: "", source: "f", postedAt: Self.now)
        let found = [gone, other].map {
            AlertMatch(id: UUID(), device: $0.id, job: job, keywords: ["wizard"], relevance: 1, at: Self.now)
        }
        #expect(try await store.keep(found, subscriptions: wanted.map(\.id)) == 1)
        let kept = try await matches(gone)
        #expect(kept.map(\.id) == [found[0].id])
        #expect(try await matches(heir).isEmpty)
        #expect(try await store.subscriptions(of: gone.id).map(\.lastMatchAt) == [Self.now])
        #expect(try await store.subscriptions(of: heir.id).map(\.lastMatchAt) == [nil])
    }

    @Test("a new subscription is told at once of the newest fifty of the month")
    func atOnce() async throws {
        var old = JobPosting(source: "f", identifier: "old", title: "Wizard", company: "Globex")
        old.postedAt = Self.now.addingTimeInterval(-31 * 86_400)
        _ = try await fixture.store.upsert([old], now: Self.now)
        try await take(0..<60)
        let device = try await added()
        let subscription = try await subscribe(device, ["wizard"])
        #expect(try await engine().match(subscription, now: Self.now) == 50)
        #expect(try await engine().match(subscription, now: Self.now) == 0)
        #expect(try await matches(device).map(\.job.number).contains(61))
        #expect(try await !matches(device).map(\.job.number).contains(1))
        #expect(try await fixture.store.unreadCount(of: device.id) == 50)
    }

    @Test("matches are read once, by their own device")
    func reading() async throws {
        let device = try await added()
        try await take(0..<2)
        _ = try await engine().match(try await subscribe(device, ["wizard"]), now: Self.now)
        let match = try #require(try await matches(device).first)
        let store = fixture.store
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

    @Test("one process has a turn; a late one can no longer move its mark")
    func fencing() async throws {
        let store = fixture.store
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
