import Accounts
import DailyBrief
import Foundation
import GRDB
import JobAlerts
import JobMatching
import Sessions
import StoreContracts
import TestSupport
import Testing

@testable import SQLiteStore

@Suite("The store of briefs")
struct BriefContractTests {
    private let fixture: StoreFixture
    private static let start = StoreFixture.start

    init() throws {
        fixture = try StoreFixture()
    }

    @Test("keeps the contract that all stores of briefs keep", arguments: BriefRules.all)
    func contract(_ rule: StoreRule<BriefScene>) async throws {
        try await rule.check(BriefScene(store: fixture.store))
    }

    private func account(_ id: UUID = UUID()) async throws -> UUID {
        try await fixture.store.write { database in
            try database.execute(
                sql: "INSERT INTO account (id, email, email_proven, created_at) VALUES (?, ?, 1, 0)",
                arguments: [id.uuidString, "\(id.uuidString)@example.com"]
            )
        }
        return id
    }

    private func device(of account: UUID) async throws -> Device {
        let device = Device(
            id: UUID(),
            token: UUID().uuidString,
            platform: .ios,
            info: .init(osVersion: "17", appVersion: "1", model: "iPhone", timeZone: "UTC"),
            profile: nil,
            secretHash: Data(UUID().uuidString.utf8),
            registeredAt: Self.start
        )
        try await fixture.store.add(device)
        try await fixture.store.adopt(device.id, by: account, at: Self.start)
        return device
    }

    private static func posting(_ identifier: String, ending: Double? = nil) -> JobPosting {
        var posting = JobPosting(source: "feed", identifier: identifier, title: "Job \(identifier)", company: "Globex")
        posting.url = "https://jobs.example.com/\(identifier)"
        posting.places = [PostingPlace(text: "Austin, TX", place: nil)]
        posting.expiresAt = ending.map { start.addingTimeInterval($0) }
        return posting
    }

    private func match(_ device: Device, _ number: Int64, relevance: Double, after seconds: Double) async throws {
        let job = AlertedJob(
            number: number,
            title: "Job",
            company: "Globex",
            url: "",
            source: "feed",
            postedAt: Self.start
        )
        let match = AlertMatch(
            id: UUID(),
            device: device.id,
            job: job,
            keywords: ["job"],
            relevance: relevance,
            at: Self.start.addingTimeInterval(seconds)
        )
        _ = try await fixture.store.keep([match], subscriptions: [])
    }

    @Test("knows what is new of jobs: each open posting once, from devices and sessions")
    func news() async throws {
        let store = fixture.store
        let account = try await account()
        _ = try await store.upsert(
            [
                Self.posting("a"), Self.posting("b"), Self.posting("c", ending: 50), Self.posting("d"),
                Self.posting("e"),
            ],
            now: Self.start
        )
        let numbers = try await store.read { database in
            try Dictionary(
                uniqueKeysWithValues: Row.fetchAll(database, sql: "SELECT identifier, number FROM posting").map {
                    ($0[0] as String, $0[1] as Int64)
                }
            )
        }
        let (first, second) = (try await device(of: account), try await device(of: account))
        let stranger = try await device(of: try await self.account())
        try await match(first, try #require(numbers["a"]), relevance: 0.5, after: 100)
        try await match(second, try #require(numbers["a"]), relevance: 0.875, after: 101)
        try await match(second, try #require(numbers["b"]), relevance: 0.25, after: 10)
        // Over by then.
        try await match(first, try #require(numbers["c"]), relevance: 1, after: 100)
        try await match(stranger, try #require(numbers["d"]), relevance: 1, after: 100)
        var session = StoreFixture.session(1, createdAfter: 90)
        session.owner = account
        let jobs = ["a", "e"].map { identifier in
            JobMatch(
                posting: Self.posting(identifier),
                bucket: .remote,
                category: .direct,
                score: identifier == "a" ? 91 : 70,
                distance: nil,
                role: "Cook",
                matchingSkills: []
            )
        }
        let id = session.id
        try await store.write { database in
            try database.execute(
                sql: """
                    INSERT INTO session (id, user_search_id, created_at, expires_at, status, view_token_hash, owner)
                    VALUES (?, ?, ?, ?, 'completed', ?, ?)
                    """,
                arguments: [
                    id.uuidString, UUID().uuidString, Self.start.timeIntervalSince1970 + 90,
                    Self.start.timeIntervalSince1970 + 90_000, Data([1]), account.uuidString,
                ]
            )
            try SQLiteStore.insert(jobs, of: id, in: database)
        }
        let since = Self.start.addingTimeInterval(60)
        let news = try await store.jobNews(of: account, since: since, now: Self.start.addingTimeInterval(200))
        #expect(news.newMatches == 2 && news.unread == 3 && news.since == since)
        #expect(news.top.map(\.title) == ["Job a", "Job e"])
        #expect(news.top.map(\.score) == [91, 70])
        #expect(news.top[0].location == "Austin, TX" && news.top[0].url == "https://jobs.example.com/a")
        let later = try await store.jobNews(of: account, since: Self.start.addingTimeInterval(150), now: Self.start)
        #expect(later.newMatches == 0 && later.top.isEmpty)
    }

    @Test("knows when starred postings end, and none that has ended or never does")
    func deadlines() async throws {
        let store = fixture.store
        let account = try await account()
        _ = try await store.upsert(
            [
                Self.posting("a", ending: 86_400), Self.posting("b"), Self.posting("c", ending: -1),
                Self.posting("d:e", ending: 9),
            ],
            now: Self.start
        )
        try await store.write { database in
            for identifier in ["a", "b", "c", "d:e", "gone"] {
                try database.execute(
                    sql: """
                        INSERT INTO job_star (holder, job, starred_at, title, company, location, url)
                        VALUES (?, ?, 0, ?, 'Globex', '', '')
                        """,
                    arguments: [account.uuidString, "feed:\(identifier)", "Job \(identifier)"]
                )
            }
        }
        let found = try await store.starredDeadlines(of: account, now: Self.start)
        #expect(found.map(\.job) == ["feed:a", "feed:d:e"])
        #expect(found[0].expiresAt == Self.start.addingTimeInterval(86_400) && found[0].title == "Job a")
        #expect(try await store.starredDeadlines(of: UUID(), now: Self.start).isEmpty)
    }

    @Test("forgets past countdowns after 90 days, done reminders after 30, and the weather after three hours")
    func sweeping() async throws {
        let store = fixture.store
        let account = try await account()
        let today = PersonClock(zone: "UTC").day(of: Self.start)
        for (days, isYearly) in [(-92, false), (-92, true), (-90, false), (1, false)] {
            let content = Countdown.Content(
                name: "\(days) \(isYearly)",
                day: today.adding(days: days),
                isYearly: isYearly
            )
            _ = try await store.addCountdown(content, of: account, now: Self.start)
        }
        for (days, repetition) in [(31.0, Reminder.Repetition.none), (31, .daily), (29, .none)] {
            let content = Reminder.Content(text: "\(days)", at: Self.start, repetition: repetition)
            let added = try await store.addReminder(content, of: account, now: Self.start)
            let doneAt = Self.start.addingTimeInterval(-days * 86_400)
            _ = try await store.changeReminder(added.id, of: account) { $0.doneAt = doneAt }
        }
        _ = try await store.addReminder(.init(text: "open", at: .distantPast), of: account, now: Self.start)
        try await store.keepWeatherAnswer(Data(), of: "old", at: Self.start.addingTimeInterval(-10_801))
        try await store.keepWeatherAnswer(Data(), of: "new", at: Self.start.addingTimeInterval(-10_799))
        let figures = try await store.sweep(AlertRetention(), limit: 100, now: Self.start)
        #expect(figures.briefs == 3)
        #expect(try await store.countdowns(of: account).map(\.content.name) == ["-92 true", "-90 false", "1 false"])
        #expect(try await store.reminders(of: account).map(\.content.text) == ["31.0", "29.0", "open"])
        #expect(try await store.weatherAnswer(of: "old") == nil)
        #expect(try await store.weatherAnswer(of: "new") != nil)
        #expect(try await store.sweep(AlertRetention(), limit: 100, now: Self.start).isEmpty)
    }

    @Test("nothing that was erased is left in the files")
    func erasure() async throws {
        let account = try await account()
        let device = try await device(of: account)
        for number in 0..<20 {
            let name = "canary-countdown-\(number)"
            _ = try await fixture.store.addCountdown(
                .init(name: name, day: CalendarDay(number: number), before: "canary-before", after: "canary-after"),
                of: account,
                now: Self.start
            )
            _ = try await fixture.store.addReminder(
                .init(text: "canary-reminder-\(number)", at: Self.start),
                of: account,
                now: Self.start
            )
        }
        _ = try await fixture.store.changeDetails(of: account) { $0.place = "canary-place" }
        let turn = try #require(
            try await fixture.store.takeTurn(BriefPlanner.turn, holder: UUID(), now: Self.start, seconds: 60)
        )
        let notice = BriefNotice(
            account: account,
            day: CalendarDay(number: 1),
            text: "canary-notice",
            channels: [.push, .email],
            since: Self.start
        )
        #expect(try await fixture.store.add(notice, turn, now: Self.start) == 2)
        try await fixture.store.eraseBrief(of: account)
        #expect(try await fixture.rows(in: "outbox") == 0)
        #expect(try await fixture.store.device(device.id) != nil)
        let files = try FileManager.default.contentsOfDirectory(at: fixture.folder.url, includingPropertiesForKeys: nil)
        for file in files {
            #expect(try Data(contentsOf: file).range(of: Data("canary-".utf8)) == nil, "\(file.lastPathComponent)")
        }
    }

    @Test("notifications of before briefs are kept with their matches")
    func migration() async throws {
        let path = fixture.folder.url.appending(path: "older.sqlite").path
        let queue = try DatabaseQueue(path: path)
        try SQLiteStore.migrator.migrate(queue, upTo: "11")
        let (device, match, notification) = (UUID().uuidString, UUID().uuidString, UUID().uuidString)
        try await queue.write { database in
            try database.execute(
                sql: """
                    INSERT INTO device (id, token, platform, os_version, app_version, model, zone, secret_hash, active,
                        registered_at) VALUES (?, 't', 'ios', '', '', '', 'UTC', x'01', 1, 0)
                    """,
                arguments: [device]
            )
            try database.execute(
                sql: """
                    INSERT INTO alert_match (id, device, posting, title, company, url, source, posted_at, keywords,
                        relevance, at) VALUES (?, ?, 1, 'Job', 'Globex', '', 'feed', 0, '["job"]', 1, 0)
                    """,
                arguments: [match, device]
            )
            try database.execute(
                sql: "INSERT INTO outbox (id, device, kind, created_at, not_before) VALUES (?, ?, 'job_match', 0, 0)",
                arguments: [notification, device]
            )
            try database.execute(
                sql: "INSERT INTO outbox_match (notification, match) VALUES (?, ?)",
                arguments: [notification, match]
            )
        }
        try queue.close()
        let store = try SQLiteStore(path: path)
        let leased = try await store.leaseNotifications(
            NotificationChannels(platforms: [.ios], mail: false),
            limit: 10,
            now: Date(timeIntervalSince1970: 60),
            seconds: 60
        )
        #expect(leased.map(\.id.uuidString) == [notification])
        #expect(leased.first?.matches.map(\.id.uuidString) == [match])
        // What belonged to a device still goes with it.
        try await store.write { try $0.execute(sql: "DELETE FROM device WHERE id = ?", arguments: [device]) }
        let left = try await store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM outbox_match") }
        #expect(left == 0)
    }
}
