import Foundation
import GRDB
import JobAlerts
import TestSupport
import Testing

@testable import SQLiteStore

@Suite("Devices and matches of an older database")
struct NumberedAlertMigrationTests {
    private let folder: TemporaryFolder
    private let path: String
    private static let now = Date(timeIntervalSince1970: 1_790_000_000)
    private static let (phone, pad) = (UUID(), UUID())
    private static let (wanted, asleep) = (UUID(), UUID())
    /// Of the phone, of the phone as it was changed later, of the pad.
    private static let matches = [UUID(), UUID(), UUID()]
    private static let waiting = UUID()

    init() throws {
        folder = try TemporaryFolder()
        path = folder.url.appending(path: "vitae.sqlite").path
        let old = try DatabaseQueue(path: path)
        try SQLiteStore.migrator.migrate(old, upTo: "10")
        try old.write(Self.fill)
        try old.close()
    }

    private static func fill(_ database: Database) throws {
        let time = now.timeIntervalSince1970
        for (id, token, isActive) in [(phone, "aa", true), (pad, "bb", false)] {
            try database.execute(
                sql: """
                    INSERT INTO device (id, token, platform, os_version, app_version, model, zone, secret_hash, active,
                        registered_at, environment, wants_mail)
                    VALUES (?, ?, 'ios', '17', '1', 'iPhone', 'Asia/Baku', ?, ?, ?, 'sandbox', 1)
                    """,
                arguments: [id.uuidString, token, Data(token.utf8), isActive, time - 100]
            )
        }
        for (id, device) in [(wanted, phone), (asleep, pad)] {
            try database.execute(
                sql: """
                    INSERT INTO subscription (id, device, keywords, cities, is_remote_only, content, created_at, updated_at,
                        last_match_at) VALUES (?, ?, '["Swift"]', '["Baku"]', 1, 'swift', ?, ?, ?)
                    """,
                arguments: [id.uuidString, device.uuidString, time - 50, time - 40, id == wanted ? time : nil]
            )
        }
        for (id, device, posting, title) in [
            (matches[0], phone, 7, "Cook"), (matches[1], phone, 8, "Baker"), (matches[2], pad, 7, "Chef"),
        ] {
            try database.execute(
                sql: """
                    INSERT INTO alert_match (id, device, posting, title, company, url, source, posted_at, keywords,
                        relevance, at, read_at) VALUES (?, ?, ?, ?, 'Globex', '', 'f', ?, '["Swift"]', 0.9, ?, ?)
                    """,
                arguments: [
                    id.uuidString, device.uuidString, posting, title, time, time, posting == 8 ? time + 1 : nil,
                ]
            )
        }
        try database.execute(
            sql: "INSERT INTO outbox (id, device, kind, created_at, not_before) VALUES (?, ?, 'job_match', ?, ?)",
            arguments: [waiting.uuidString, phone.uuidString, time, time]
        )
        try database.execute(
            sql: """
                INSERT INTO outbox (id, device, kind, dedupe, state, created_at, not_before, ended_at)
                VALUES (?, ?, 'daily_digest', 'd', 'sent', ?, ?, ?)
                """,
            arguments: [UUID().uuidString, phone.uuidString, time, time, time]
        )
        for match in matches.prefix(2) {
            try database.execute(
                sql: "INSERT INTO outbox_match (notification, match) VALUES (?, ?)",
                arguments: [waiting.uuidString, match.uuidString]
            )
        }
    }

    @Test("are what they were, under the same identifiers")
    func content() async throws {
        let store = try SQLiteStore(path: path)
        let device = try #require(try await store.device(Self.phone))
        #expect(device.token == "aa" && device.environment == .sandbox && device.wantsMail && device.isActive)
        #expect(device.info.timeZone == "Asia/Baku")
        #expect(device.registeredAt == Self.now.addingTimeInterval(-100))
        #expect(try await store.device(token: "bb")?.id == Self.pad)
        let subscription = try #require(try await store.subscriptions(of: Self.phone).first)
        #expect(subscription.id == Self.wanted && subscription.lastMatchAt == Self.now)
        #expect(subscription.content.location == .init(cities: ["Baku"], isRemoteOnly: true))
        #expect(try await store.subscriptions(of: Self.pad).map(\.lastMatchAt) == [nil])
        #expect(try await store.activeSubscriptions().subscriptions.map(\.id) == [Self.wanted])
        let own = try await store.matches(of: Self.phone, since: nil, offset: 0, limit: 9)
        #expect(own.total == 2 && Set(own.matches.map(\.id)) == Set(Self.matches.prefix(2)))
        #expect(Set(own.matches.map(\.job.title)) == ["Cook", "Baker"])
        // Each has its own copy of a posting that was changed between them.
        #expect(
            try await store.matches(of: Self.pad, since: nil, offset: 0, limit: 9).matches.map(\.job.title) == ["Chef"]
        )
        #expect(try await store.unreadCount(of: Self.phone) == 1)
        let counts = try await store.alertCounts(now: Self.now)
        #expect(counts.activeDevices == 1 && counts.activeSubscriptions == 1 && counts.matchesLastDay == 3)
        #expect(try await store.matchCount() == 3)
    }

    @Test("have the notifications that waited, and one each as before")
    func notifications() async throws {
        let store = try SQLiteStore(path: path)
        #expect(try await store.notificationCounts(now: Self.now).sentLastDay == 1)
        let channels = NotificationChannels(platforms: [.ios], mail: false)
        let leased = try await store.leaseNotifications(channels, limit: 9, now: Self.now, seconds: 30)
        let notification = try #require(leased.first)
        #expect(leased.count == 1 && notification.id == Self.waiting)
        // What was read is told of no more.
        #expect(notification.matches.map(\.id) == [Self.matches[0]])
        #expect(notification.recent.count == 1)
    }

    @Test("are whole, and go with all that is their own")
    func soundness() async throws {
        let store = try SQLiteStore(path: path)
        try await store.checkSoundness()
        try await store.write { database in
            #expect(try Row.fetchAll(database, sql: "PRAGMA foreign_key_check").isEmpty)
            try database.execute(sql: "DELETE FROM device")
            for table in ["subscription", "subscription_match", "alert_match", "outbox", "outbox_match"] {
                #expect(try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table)") == 0)
            }
        }
        let counts = try await store.alertCounts(now: Self.now)
        #expect(counts.activeDevices == 0 && counts.activeSubscriptions == 0)
    }
}
