import Foundation
import JobAlerts
import SQLiteStore
import StoreContracts
import TestSupport
import Testing

@testable import PostgresStore

/// The same is done to two stores, and the same must become of it.
@Suite("Notifications in PostgreSQL", .serialized, .timeLimit(.minutes(3)))
struct OutboxComparisonTests {
    private typealias Store = any Outbox & AlertStore & DeviceStore

    private static let channels = NotificationChannels(platforms: Set(Device.Platform.allCases), mail: true)
    private static let all = 8

    /// What is the same in both stores of something that is sent.
    private struct Sent: Hashable {
        let kind: String
        let device: UUID
        let attempt: Int
        let triedAt: Date
        let createdAt: Date
        let text: String?
        let matches: [AlertMatch]
        let unread: Int
        let recent: Int

        init(_ notification: LeasedNotification) {
            kind = notification.kind.rawValue
            device = notification.device.id
            attempt = notification.attempt
            triedAt = notification.triedAt
            createdAt = notification.createdAt
            text = notification.text
            matches = notification.matches
            unread = notification.unread
            recent = notification.recent.count
        }
    }

    private static func device(_ number: Int) -> Device {
        Device(
            id: UUID(),
            token: "token \(number)",
            platform: Device.Platform.allCases[number % Device.Platform.allCases.count],
            info: .init(osVersion: "17", appVersion: "1", model: "m", timeZone: "UTC"),
            profile: nil,
            secretHash: Data("secret \(number)".utf8),
            registeredAt: StoreFixture.start.addingTimeInterval(-Double(number))
        )
    }

    @Test("become the same as in SQLite, whatever is found, sent, put off and lost", arguments: [1, 2, 3] as [UInt64])
    func same(_ seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let folder = try TemporaryFolder()
        let sqlite = try SQLiteStore(path: folder.url.appending(path: "vitae.sqlite").path)
        let fixture = try StoreFixture()
        let stores: [Store] = [sqlite, fixture.store]
        let devices = (0..<Self.all).map(Self.device)
        for store in stores { for device in devices { try await store.add(device) } }
        var marks: Int64 = 0
        var sent = 0
        for step in 0..<60 {
            let now = StoreFixture.start.addingTimeInterval(Double(step) * 400)
            switch Int.random(in: 0..<5, using: &random) {
            case 0, 1:
                let matches = Self.matches(devices, now: now, &random)
                marks += 1
                try await Self.same(stores) { store in
                    let turn = try await store.takeTurn(AlertEngine.turn, holder: UUID(), now: now, seconds: 60)
                    guard let turn else { return -1 }
                    let added = try await store.advance(turn, to: marks, matches: matches, subscriptions: [])
                    try await store.end(turn, now: now)
                    return added
                }
            case 2:
                let device = devices[Int.random(in: 0..<Self.all, using: &random)].id
                try await Self.same(stores) { try await $0.addSystemNotification("Hello", to: device, now: now) != nil }
            case 3:
                let choice = Int.random(in: 0..<6, using: &random)
                let leases = try await Self.lease(stores, now: now)
                sent += leases.first?.count ?? 0
                for index in 0..<(leases.map(\.count).min() ?? 0) {
                    let outcome = Self.outcome((choice + index) % 6, now: now)
                    let finding: DeviceFinding = (choice + index) % 11 == 9 ? .gone(since: nil) : .nothing
                    var results: [NotificationOutcome?] = []
                    for (store, lease) in zip(stores, leases) {
                        let later = now.addingTimeInterval(5)
                        results.append(try await store.settle(lease[index], outcome, finding, now: later))
                    }
                    #expect(results[0] == results[1])
                }
            default:
                // Whoever has leased these never comes back.
                sent += try await Self.lease(stores, now: now).first?.count ?? 0
            }
            try await Self.same(stores) { try await $0.hasDueNotifications(Self.channels, now: now) }
            try await Self.same(stores) { try await $0.notificationCounts(now: now) }
            try await Self.same(stores) { try await $0.alertCounts(now: now) }
            try await Self.same(stores) { try await $0.digestCandidates(since: StoreFixture.start).map(\.device.id) }
        }
        #expect(sent > 20)
    }

    private static func same<Value: Equatable>(
        _ stores: [Store],
        at location: SourceLocation = #_sourceLocation,
        _ body: (Store) async throws -> Value
    ) async throws {
        let (expected, answer) = (try await body(stores[0]), try await body(stores[1]))
        #expect(answer == expected, sourceLocation: location)
    }

    private static func lease(_ stores: [Store], now: Date) async throws -> [[LeasedNotification]] {
        var leases: [[LeasedNotification]] = []
        for store in stores {
            let leased = try await store.leaseNotifications(channels, limit: 5, now: now, seconds: 600)
            leases.append(leased)
        }
        #expect(leases[1].map(Sent.init) == leases[0].map(Sent.init))
        return leases
    }

    private static func outcome(_ choice: Int, now: Date) -> NotificationOutcome {
        switch choice {
        case 0, 1: .sent
        case 2: .dropped(.expired)
        case 3: .failed(.expired)
        case 4: .held(until: now.addingTimeInterval(900), .expired)
        default: .retry(at: now.addingTimeInterval(300), .expired)
        }
    }

    private static func matches(_ devices: [Device], now: Date, _ random: inout SeededGenerator) -> [AlertMatch] {
        (0..<6).map { _ in
            let number = Int64.random(in: 1...30, using: &random)
            let job = AlertedJob(
                number: number,
                title: "Job \(number)",
                company: "Globex",
                url: "",
                source: "f",
                postedAt: StoreFixture.start
            )
            return AlertMatch(
                id: UUID(),
                device: devices[Int.random(in: 0..<devices.count, using: &random)].id,
                job: job,
                keywords: ["k"],
                relevance: Double(Int.random(in: 0...20, using: &random)) / 20,
                at: now
            )
        }
    }

    @Test("one device is told one thing at a time, whoever sends")
    func atOnce() async throws {
        let fixture = try StoreFixture()
        let stores = [fixture.store, try fixture.other()]
        let device = Self.device(1)
        try await fixture.store.add(device)
        let now = StoreFixture.start
        for _ in 0..<6 { _ = try await fixture.store.addSystemNotification("Hello", to: device.id, now: now) }
        let counts = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<8 {
                group.addTask {
                    try await stores[number % 2].leaseNotifications(Self.channels, limit: 5, now: now, seconds: 60)
                        .count
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(counts.reduce(0, +) == 1)
    }
}
