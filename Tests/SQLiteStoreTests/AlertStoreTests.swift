import Careers
import Foundation
import GRDB
import JobAlerts
import JobMatching
import StoreContracts
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

    @Test("keep the contract that all stores of alerts keep", arguments: AlertScene.rules)
    func contract(_ rule: StoreRule<AlertScene>) async throws {
        try await rule.check(AlertScene(store: fixture.store) { try await fixture.rows(in: $0) })
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

    private func matches(_ device: Device) async throws -> [AlertMatch] {
        try await fixture.store.matches(of: device.id, since: nil, offset: 0, limit: 1_000).matches
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
}
