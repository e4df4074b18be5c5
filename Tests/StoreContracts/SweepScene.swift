import Foundation
package import JobAlerts
package import Profiles
import TestSupport
import Testing

/// A store that forgets devices, matches and notifications in time, and what it keeps to.
package struct SweepScene: Sendable {
    package typealias Store = any DeviceStore & AlertStore & AlertSweeper & ProfileStore

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
        StoreRule("matches 90 days, notifications 30, whatever became of them") { try await $0.ages() },
        StoreRule("a device without a call for 180 days is inactive, and gone 30 days later with all that is its own") {
            try await $0.devices()
        },
        StoreRule("a device that comes back in time is counted anew") { try await $0.comeback() },
        StoreRule("a profile without a call for 365 days is erased, with what was found for its devices") {
            try await $0.profiles()
        },
    ]

    private func rows(in table: String) async throws -> Int { try await count(table) }

    private static let now = SessionScene.start
    private static let day = 86_400.0

    private func device(daysAgo: Double) async throws -> Device {
        let device = Device(
            id: UUID(),
            token: UUID().uuidString,
            platform: .ios,
            info: .init(osVersion: "17", appVersion: "1", model: "iPhone", timeZone: "UTC"),
            profile: nil,
            secretHash: Data(UUID().uuidString.utf8),
            registeredAt: Self.now.addingTimeInterval(-daysAgo * Self.day)
        )
        try await store.add(device)
        return device
    }

    /// A turn that found a job for a device.
    private func find(_ device: Device, _ number: Int64, daysAgo: Double) async throws {
        let at = Self.now.addingTimeInterval(-daysAgo * Self.day)
        let job = AlertedJob(number: number, title: "Cook", company: "Globex", url: "", source: "f", postedAt: at)
        let match = AlertMatch(id: UUID(), device: device.id, job: job, keywords: ["c"], relevance: 1, at: at)
        let turn = try #require(
            try await store.takeTurn(AlertEngine.turn, holder: UUID(), now: at, seconds: 60)
        )
        _ = try await store.advance(turn, to: turn.mark + 1, matches: [match], subscriptions: [])
        try await store.end(turn, now: at)
    }

    private func sweep(after days: Double = 0) async throws -> SweepFigures {
        let now = Self.now.addingTimeInterval(days * Self.day)
        var all = SweepFigures()
        while true {
            let figures = try await store.sweep(AlertRetention(), limit: 2, now: now)
            if figures.isEmpty { return all }
            all.matches += figures.matches
            all.notifications += figures.notifications
            all.devices += figures.devices
            all.idle += figures.idle
            all.profiles += figures.profiles
        }
    }

    func ages() async throws {
        let device = try await device(daysAgo: 0)
        for (number, days) in [89.0, 91, 92, 93, 31, 1].enumerated() {
            try await find(device, Int64(number), daysAgo: days)
        }
        #expect(try await sweep().matches == 3)
        #expect(try await rows(in: "alert_match") == 3)
        #expect(try await rows(in: "alert_job") == 3)
        // What nobody sent for a day is over, and kept from then on.
        #expect(try await rows(in: "outbox") == 1)
        #expect(try await sweep(after: 0.5) == SweepFigures())
        #expect(try await sweep(after: 31).notifications == 1)
        #expect(try await rows(in: "outbox") == 0)
        #expect(try await rows(in: "outbox_match") == 0)
    }

    func devices() async throws {
        let idle = try await device(daysAgo: 181)
        let used = try await device(daysAgo: 400)
        try await store.note(used.id, seenAt: Self.now)
        try await find(idle, 1, daysAgo: 1)
        let revision = try await store.subscriptionRevision()
        #expect(try await sweep().idle == 1)
        #expect(try await store.device(idle.id)?.isActive == false)
        #expect(try await store.device(used.id)?.isActive == true)
        #expect(try await store.subscriptionRevision() > revision)
        #expect(try await sweep(after: 29).devices == 0)
        #expect(try await sweep(after: 31).devices == 1)
        #expect(try await store.device(idle.id) == nil)
        #expect(try await rows(in: "alert_match") == 0)
        #expect(try await rows(in: "outbox") == 0)
    }

    func comeback() async throws {
        var device = try await device(daysAgo: 0)
        #expect(try await store.deactivate(device.id, at: Self.now))
        device.isActive = true
        device.seenAt = Self.now.addingTimeInterval(20 * Self.day)
        try await store.update(device)
        #expect(try await sweep(after: 40).devices == 0)
        #expect(try await store.deactivate(device.id, at: Self.now.addingTimeInterval(40 * Self.day)))
        #expect(try await sweep(after: 69).devices == 0)
        #expect(try await sweep(after: 71).devices == 1)
    }

    func profiles() async throws {
        let device = try await device(daysAgo: 0)
        for (name, days) in [("old", 366.0), ("older", 400), ("used", 364)] {
            let seen = Self.now.addingTimeInterval(-days * Self.day)
            let profile = UserProfile(id: UUID(), name: name, createdAt: seen)
            _ = try await store.changeProfile(named: name, orAdd: profile) { $0.keywords = ["cook"] }
        }
        #expect(
            try await store.claimProfile(named: "old", for: .device(device.id, secretHash: device.secretHash))
        )
        try await find(device, 1, daysAgo: 1)
        #expect(try await sweep().profiles == 2)
        #expect(try await store.profile(named: "old") == nil)
        #expect(try await store.profile(named: "used") != nil)
        #expect(try await store.device(device.id)?.profile == nil)
        for table in ["alert_match", "outbox", "outbox_match"] { #expect(try await rows(in: table) == 0) }
        #expect(try await sweep(after: 2).profiles == 1)
    }
}
