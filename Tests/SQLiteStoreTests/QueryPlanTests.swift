import Foundation
import GRDB
import JobAlerts
import JobMatching
import Places
import Profiles
import Synchronization
import TestSupport
import Testing

@testable import SQLiteStore

/// What SQLite says about how it runs the statements of calls.
@Suite("How calls of apps find what they ask for")
struct QueryPlanTests {
    private let fixture: StoreFixture
    private let statements = Statements()
    private static let now = StoreFixture.start

    private final class Statements: Sendable {
        private let noted = Mutex<Set<String>>([])

        var all: Set<String> { noted.withLock { $0 } }

        func note(_ sql: String) { noted.withLock { _ = $0.insert(sql) } }
    }

    /// Tables of one row, and lists that the statement itself brings.
    private static let small: Set<String> = [
        "CONSTANT ROW", "wanted", "json_each", "posting_number", "alert_total", "subscription_revision",
    ]
    /// FTS5 reads the settings of an index whole, by statements of its own, whenever another connection has written to it.
    /// They are as many as somebody has set, whatever the index holds: the test counts them.
    private static let settings: Set<String> = ["posting_listing_config", "posting_term_config"]
    /// Indexes of no more than what is on its way.
    private static let sparse: Set<String> = ["outbox_due", "outbox_leased"]
    /// Names of what postings have, each once: to find a part of a name, all names are looked at.
    private static let names: Set<String> = ["posting_place"]

    init() throws {
        fixture = try StoreFixture()
    }

    private var store: SQLiteStore { fixture.store }

    /// Runs calls and notes their statements.
    private func noting(_ calls: () async throws -> Void) async throws {
        let statements = statements
        let note: @Sendable (Database) -> Void = { database in
            database.trace { event in
                if case .statement(let statement) = event { statements.note(statement.expandedSQL) }
            }
        }
        try await store.database.write { note($0) }
        // Calls one after the other all read with the same connection.
        try await store.database.read { note($0) }
        try await calls()
        try await store.database.write { $0.trace() }
        try await store.database.read { $0.trace() }
    }

    /// Steps that look at all rows of a table, by the statement.
    private func scans() async throws -> [String] {
        let noted = statements.all.filter { sql in
            ["SELECT", "UPDATE", "DELETE", "INSERT"].contains { sql.hasPrefix($0) }
        }
        #expect(noted.count > 10)
        return try await store.read { database in
            var scans: [String] = []
            for sql in noted.sorted() {
                let steps = try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN \(sql)").map { $0["detail"] as String }
                // An index that has the order wanted is followed until there are enough rows.
                let ends = sql.contains("LIMIT") && !steps.contains { $0.contains("TEMP B-TREE FOR ORDER BY") }
                for step in steps where step.hasPrefix("SCAN") && !ends {
                    let table = String(step.dropFirst("SCAN ".count))
                    let isAllowed =
                        Self.small.union(Self.names).union(Self.settings.map { "main.\($0)" }).contains {
                            table == $0 || table.hasPrefix("\($0) ")
                        }
                        || Self.sparse.contains { table.hasSuffix("INDEX \($0)") }
                        || table.contains("VIRTUAL TABLE INDEX")
                    if !isAllowed { scans.append("\(step): \(sql)") }
                }
            }
            return scans
        }
    }

    private func taken() async throws {
        let postings = (0..<5).map { number in
            var posting = JobPosting(source: "f", identifier: "\(number)", title: "Wizard", company: "Globex")
            posting.postedAt = Self.now
            posting.expiresAt = number == 4 ? Self.now.addingTimeInterval(60) : nil
            let place = Place(
                kind: .city,
                city: "Austin",
                region: "TX",
                countryCode: "US",
                coordinate: Coordinate(latitude: 30.267, longitude: -97.743)
            )
            posting.places = [PostingPlace(text: "Austin, TX", place: place)]
            return posting
        }
        _ = try await store.upsert(postings, now: Self.now)
    }

    @Test("lists, figures and searches of postings scan nothing")
    func postings() async throws {
        try await taken()
        for table in Self.settings {
            let rows = try await store.read { try String.fetchAll($0, sql: "SELECT k FROM \(table)") }
            #expect(rows == ["version"], "\(table)")
        }
        let later = Self.now.addingTimeInterval(120)
        try await noting {
            for order in DirectoryQuery.Order.allCases {
                for search in [nil, "wiz", "wizard glob"] {
                    var query = DirectoryQuery()
                    query.order = order
                    query.search = search
                    _ = try await store.page(query, now: later)
                    query.source = "f"
                    query.since = Self.now
                    query.isAscending = true
                    _ = try await store.page(query, now: Self.now)
                    query.company = "lobe"
                    _ = try await store.page(query, now: Self.now)
                    query.location = .text("aus")
                    _ = try await store.page(query, now: Self.now)
                }
            }
            _ = try await store.posting(number: 1, now: Self.now)
            _ = try await store.marketTotals()
            _ = try await store.marketSightings(since: Self.now)
            _ = try await store.marketSources()
            _ = try await store.marketCompanies(limit: 20)
            _ = try await store.marketHours()
            _ = try await store.marketWords(limit: 50)
            _ = try await store.marketSearch("wiz")
            let search = KeywordSearch(keywords: ["wizard"], skills: ["sql"], occupations: ["13-2011"])
            _ = try await store.postings(for: search, now: Self.now)
            _ = try await store.postings(identifiers: ["f:1"], now: Self.now)
            _ = try await store.openPostings(occupation: "13-2011", limit: 10, now: Self.now)
            _ = try await store.openPostings(skill: "sql", limit: 10, now: Self.now)
        }
        let scanned = try await scans()
        #expect(scanned.isEmpty, "\(scanned)")
    }

    @Test("devices, subscriptions, matches, notifications and profiles scan nothing")
    func alerts() async throws {
        try await taken()
        let id = UUID()
        let subscription = KeywordSubscription(
            id: UUID(),
            device: id,
            content: .init(keywords: ["wizard"]),
            createdAt: Self.now
        )
        try await noting {
            var device = Device(
                id: id,
                token: "aa",
                platform: .ios,
                info: .init(osVersion: "17", appVersion: "1", model: "iPhone", timeZone: "UTC"),
                profile: "app",
                secretHash: Data("secret".utf8),
                registeredAt: Self.now
            )
            try await store.add(device)
            try await store.update(device)
            _ = try await store.device(token: "aa")
            _ = try await store.device(secretHash: Data())
            try await store.note(id, seenAt: Self.now)
            try await store.claim(id, at: Self.now)
            try await store.adopt(id, by: UUID(), at: Self.now)
            _ = try await store.add(subscription, limit: 20)
            _ = try await store.change(subscription.id, of: id, to: .init(keywords: ["cook"]), at: Self.now)
            _ = try await store.subscriptions(of: id)
            _ = try await store.subscriptionRevision()
            try await found(id)
            let page = try await store.matches(of: id, since: Self.now, offset: 0, limit: 20)
            _ = try await store.markRead(page.matches[0].id, of: id, at: Self.now)
            _ = try await store.unreadCount(of: id)
            _ = try await store.alertCounts(now: Self.now)
            try await sent(id)
            let profile = UserProfile(id: UUID(), name: "app", createdAt: Self.now)
            _ = try await store.changeProfile(named: "app", orAdd: profile) { $0.keywords = ["wizard"] }
            _ = try await store.claimProfile(named: "app", for: .device(id, secretHash: Data("secret".utf8)))
            try await store.noteProfile(named: "app", seenAt: Self.now)
            device.profile = "app"
            _ = try await store.profile(boundTo: device)
            if let profile = try await store.profile(named: "app") { _ = try await store.devices(boundTo: profile) }
            _ = try await store.devices(of: UUID())
            _ = try await store.profiles(of: UUID())
            _ = try await store.eraseProfile(named: "app")
            _ = try await store.remove(subscription.id, of: id)
            _ = try await store.deactivate(id, at: Self.now)
            _ = try await store.sweep(AlertRetention(), limit: 10, now: Self.now)
        }
        let scanned = try await scans()
        #expect(scanned.isEmpty, "\(scanned)")
    }

    /// A turn that found two jobs for a device.
    private func found(_ device: UUID) async throws {
        let taken = try await store.takeTurn(AlertEngine.turn, holder: UUID(), now: Self.now, seconds: 60)
        let turn = try #require(taken)
        #expect(try await store.hasPostings(after: AlertEngine.turn))
        let end = try await store.highestPosting()
        _ = try await store.postings(after: 0, upTo: end, limit: 10, now: Self.now)
        let matches = (1...2).map { number in
            AlertMatch(
                id: UUID(),
                device: device,
                job: AlertedJob(
                    number: number,
                    title: "Wizard",
                    company: "Globex",
                    url: "",
                    source: "f",
                    postedAt: Self.now
                ),
                keywords: ["wizard"],
                relevance: 1,
                at: Self.now
            )
        }
        #expect(try await store.advance(turn, to: end, matches: matches, subscriptions: []) == 2)
        try await store.renew(turn, now: Self.now, seconds: 60)
        try await store.end(turn, now: Self.now)
    }

    /// A notification that is sent, and a digest.
    private func sent(_ device: UUID) async throws {
        let channels = NotificationChannels(platforms: [.ios], mail: true)
        #expect(try await store.hasDueNotifications(channels, now: Self.now))
        let leased = try await store.leaseNotifications(channels, limit: 10, now: Self.now, seconds: 30)
        let notification = try #require(leased.first)
        _ = try await store.settle(notification, .sent, .nothing, now: Self.now)
        _ = try await store.digestCandidates(since: Self.now)
        let message = try await store.addSystemNotification("Hello", to: device, now: Self.now)
        let system = try #require(message)
        _ = try await store.notification(system)
        try await store.withdraw(system, now: Self.now)
        try await store.releaseNotifications()
        _ = try await store.notificationCounts(now: Self.now)
    }
}
