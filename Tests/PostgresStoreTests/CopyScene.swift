import Accounts
import Careers
import DailyBrief
import Foundation
import JobAlerts
import JobMatching
import Profiles
import Publications
import Resume
import Sessions
import StoreContracts
import TestSupport
import Testing

/// A store with something of all that a store keeps.
struct CopyScene {
    typealias Store = SessionStore & SessionLibrary & AccountStore & PostingStore & PostingCatalogue
        & PostingDirectory & PostingMarket & DeviceStore & AlertStore & Outbox & ProfileStore & PublicationStore
        & BriefStore & WeatherAnswers

    static let start = StoreFixture.start
    static let ada = UUID()
    static let robin = UUID()
    static let app = SpelledUUID("A0B1C2D3-0000-4000-8000-00000000ABCD".lowercased().replacing("abcd", with: "ABcd"))

    private static let device = Device(
        id: UUID(),
        token: "token \u{1F35E}",
        platform: .ios,
        info: .init(osVersion: "17", appVersion: "1", model: "m", timeZone: "UTC"),
        profile: "app",
        secretHash: Data("secret".utf8),
        registeredAt: start
    )
    private static let channels = NotificationChannels(platforms: Set(Device.Platform.allCases), mail: true)

    // MARK: Filling

    static func fill(_ store: some Store) async throws {
        try await addAccounts(to: store)
        let session = try await addSessions(to: store)
        try await addPostings(to: store)
        try await addAlerts(to: store)
        try await addBriefs(to: store)
        try await addPublications(to: store, session: session)
    }

    private static func addAccounts(to store: some Store) async throws {
        let ada = Account(
            id: ada,
            email: EmailAddress(stored: "ada@example.com"),
            isEmailProven: true,
            passwordHash: "hash",
            identities: [AccountIdentity(provider: "p", subject: "1"), AccountIdentity(provider: "q", subject: "2")],
            createdAt: start
        )
        try await store.add(ada)
        try await store.add(
            Account(id: robin, email: EmailAddress(stored: "robin@example.com"), createdAt: start.addingTimeInterval(1))
        )
        let later = start.addingTimeInterval(1e6)
        let token = RefreshToken(hash: Data([1]), family: UUID(), account: ada.id, issuedAt: start, expiresAt: later)
        try await store.add(token)
        try await store.add(
            AuthorizationState(
                hash: Data([2]),
                provider: "p",
                nonce: "n",
                verifier: "v",
                redirect: "r",
                browserHash: Data([3]),
                challenge: "c",
                expiresAt: later
            )
        )
        try await store.add(SignInCode(hash: Data([4]), account: ada.id, challenge: "c", expiresAt: later))
        try await store.remember(client: Data([5]), of: ada.id, now: start)
        _ = try await store.changeDetails(of: ada.id) { details in
            details.name = "Ada Byron"
            details.zone = "Europe/London"
            details.modules = ["a", "b"]
            details.briefAt = "07:00"
            details.briefBy = ["push"]
        }
    }

    private static func addSessions(to store: some Store) async throws -> UUID {
        var completed = SessionScene.session(1)
        completed.owner = ada
        completed.retryKeyHash = Data([7])
        completed.retryHolderHash = Data([8])
        try await store.add(completed, files: SessionScene.files, queueLimit: 9)
        let lease = try #require(try await store.claim(now: start, leaseSeconds: 30)).lease
        let matches = (1...3).map { SessionScene.match($0, bucket: $0 == 2 ? .remote : .local) }
        try await store.complete(lease, analysis: SessionScene.analysis, matches: matches)
        for interaction in [JobInteraction.view, .star, .apply] {
            #expect(try await store.note(interaction, of: "feed:1", in: completed, now: start))
        }
        // One that is being read, of more than one piece, and one that waits.
        var large = SessionScene.session(2, createdAfter: 1)
        large.client = Data([9])
        try await store.add(large, files: [Data(repeating: 0xFF, count: 700_000), Data([0])], queueLimit: 9)
        _ = try #require(try await store.claim(now: start.addingTimeInterval(1), leaseSeconds: 30))
        var waiting = SessionScene.session(3, createdAfter: 2)
        waiting.isSlow = true
        try await store.add(waiting, files: SessionScene.files, queueLimit: 9)
        return completed.id
    }

    private static func addPostings(to store: some Store) async throws {
        var random = SeededGenerator(seed: 9)
        for round in 0..<3 {
            let postings = (0..<400).map { _ in
                PostingContractTests.posting(Int.random(in: 0..<1_200, using: &random), &random)
            }
            let now = start.addingTimeInterval(Double(round) * 50_000)
            _ = try await store.upsert(postings, now: now)
        }
        var (original, copy) = (JobPosting(source: "f", identifier: "1", title: "T", company: "C"), nil as JobPosting?)
        original.fingerprint = 77
        original.job = -5
        copy = original
        copy?.source = "g"
        _ = try await store.upsert([original], now: start)
        _ = try await store.upsert([copy].compactMap { $0 }, now: start)
        // The highest number is gone, and is not to be given again.
        var last = JobPosting(source: "gone", identifier: "1", title: "T", company: "C")
        last.expiresAt = start.addingTimeInterval(5)
        _ = try await store.upsert([last], now: start)
        #expect(try await store.removeExpired(source: "gone", before: start.addingTimeInterval(6)) == 1)
    }

    private static func addAlerts(to store: some Store) async throws {
        try await store.add(device)
        try await store.adopt(device.id, by: ada, at: start)
        let content = KeywordSubscription.Content(keywords: ["k", "ключ"])
        let subscription = KeywordSubscription(id: UUID(), device: device.id, content: content, createdAt: start)
        _ = try await store.add(subscription, limit: 9)
        let turn = try #require(try await store.takeTurn(AlertEngine.turn, holder: UUID(), now: start, seconds: 60))
        let matches = (1...5).map { number in
            AlertMatch(
                id: UUID(),
                device: device.id,
                job: AlertedJob(
                    number: Int64(number),
                    title: "Job \(number)",
                    company: "Globex",
                    url: "",
                    source: "f",
                    postedAt: start
                ),
                keywords: ["k"],
                relevance: 0.25 * Double(number % 4),
                at: start
            )
        }
        _ = try await store.advance(turn, to: 5, matches: matches, subscriptions: [subscription.id])
        try await store.end(turn, now: start)
        #expect(try await store.markRead(matches[0].id, of: device.id, at: start))
        _ = try await store.addSystemNotification("Hello", to: device.id, now: start)
        let lease = try #require(
            try await store.leaseNotifications(channels, limit: 5, now: start, seconds: 60).first
        )
        _ = try await store.settle(lease, .sent, .nothing, now: start)
        var profile = UserProfile(id: UUID(), name: "app", createdAt: start)
        profile.person.bio = "Bio"
        _ = try await store.changeProfile(named: "app", orAdd: profile) { profile in
            profile.keywords = ["cook"]
            profile.notifications.quietHours = true
        }
        #expect(try await store.claimProfile(named: "app", for: .account(ada)))
    }

    private static func addBriefs(to store: some Store) async throws {
        for name in ["a", "b"] {
            let content = Countdown.Content(
                name: name,
                day: CalendarDay("2026-11-30") ?? CalendarDay(number: 0),
                before: "before",
                after: nil,
                kind: .interview,
                job: "feed:7"
            )
            _ = try await store.addCountdown(content, of: ada, now: start)
            _ = try await store.addReminder(.init(text: name, at: start, repetition: .weekly), of: ada, now: start)
        }
        let last = try #require(try await store.reminders(of: ada).map(\.id).max())
        #expect(try await store.removeReminder(last, of: ada))
        try await store.keepWeatherAnswer(Data("sun".utf8), of: "48.1,17.1", at: start)
        let turn = try #require(try await store.takeTurn(BriefPlanner.turn, holder: UUID(), now: start, seconds: 60))
        let notice = BriefNotice(
            account: ada,
            day: CalendarDay("2026-11-22") ?? CalendarDay(number: 0),
            text: "1 new job",
            channels: [.push, .email],
            since: start
        )
        #expect(try await store.add(notice, turn, now: start) > 0)
    }

    private static func addPublications(to store: some Store, session: UUID) async throws {
        var whole = PublicationContent(title: "Tone in Northern Languages")
        whole.setAuthor("Byron, A.; Example Institute; et al.")
        whole.kind = .article
        whole.year = 2_024
        for field in PublicationField.allCases { whole[field] = "some \(field.rawValue) \"/ü" }
        _ = try await store.addPublication(whole, id: app, of: ada, now: start)
        var other = PublicationContent(title: "Bread")
        other.setAuthor("Doe, J.")
        let lines = [LineReference(page: 1, line: 2, text: "Bread, 2020")]
        let found = FoundPublication(other, evidence: PublicationEvidence(session: session, lines: lines))
        _ = try await store.importPublications([found], of: ada, now: start)
        let gone = try await store.addPublication(PublicationContent(title: "Gone"), id: nil, of: ada, now: start)
        #expect(try await store.deletePublication(gone.publication.id, of: ada, now: start) { _ in })
        _ = try await store.addPublication(other, id: nil, of: robin, now: start)
        try await store.erasePublications(of: robin)
    }

    // MARK: Comparing

    /// Looks whether two stores give the same answers; what is waiting is claimed in both.
    static func compare(_ one: some Store, _ other: some Store) async throws {
        try await compareAccounts(one, other)
        try await compareSessions(one, other)
        try await comparePostings(one, other)
        try await compareAlerts(one, other)
        try await compareBriefs(one, other)
    }

    private static func same<Value: Equatable>(
        _ one: Value,
        _ other: Value,
        at location: SourceLocation = #_sourceLocation
    ) { #expect(one == other, sourceLocation: location) }

    private static func compareAccounts(_ one: some Store, _ other: some Store) async throws {
        let accounts = try await one.accounts(from: 0, limit: 9).accounts
        #expect(accounts.count == 2)
        same(accounts, try await other.accounts(from: 0, limit: 9).accounts)
        for account in [ada, robin] {
            same(try await one.details(of: account), try await other.details(of: account))
        }
        #expect(try await one.hasSeen(client: Data([5]), of: ada, since: start.addingTimeInterval(-1)))
        #expect(try await other.hasSeen(client: Data([5]), of: ada, since: start.addingTimeInterval(-1)))
        for store in [one as any AccountStore, other as any AccountStore] {
            #expect(try await store.account(identity: AccountIdentity(provider: "q", subject: "2"))?.id == ada)
        }
    }

    private static func compareSessions(_ one: some Store, _ other: some Store) async throws {
        let now = start.addingTimeInterval(3)
        for number in 1...3 as ClosedRange<UInt8> {
            let hash = Data(repeating: number, count: 32)
            let session = try #require(try await one.session(tokenHash: hash, now: now))
            same(session, try #require(try await other.session(tokenHash: hash, now: now)))
            same(try await one.matches(of: session.id), try await other.matches(of: session.id))
            same(try await one.marks(in: session), try await other.marks(in: session))
        }
        same(try await one.starredJobs(of: ada), try await other.starredJobs(of: ada))
        same(try await one.activity(of: ada), try await other.activity(of: ada))
        same(try await one.sessionCounts(), try await other.sessionCounts())
        // Nobody takes what is being read before its lease has ended.
        for (seconds, count) in [(3.0, 1), (32, 700_000)] {
            let now = start.addingTimeInterval(seconds)
            let first = try #require(try await one.claim(now: now, leaseSeconds: 1_000))
            let second = try #require(try await other.claim(now: now, leaseSeconds: 1_000))
            same(first.files, second.files)
            #expect(first.files.contains { $0.count >= count })
            same(first.lease.session, second.lease.session)
            same(first.lease.client, second.lease.client)
        }
        #expect(try await one.claim(now: now, leaseSeconds: 9) == nil)
        #expect(try await other.claim(now: now, leaseSeconds: 9) == nil)
    }

    private static func comparePostings(_ one: some Store, _ other: some Store) async throws {
        let now = start.addingTimeInterval(100_000)
        // What was over when it was copied is in the lists of neither then.
        _ = try await one.closeExpired(now: now)
        _ = try await other.closeExpired(now: now)
        same(try await one.statistics(now: now), try await other.statistics(now: now))
        var filter = PostingFilter()
        filter.limit = 5_000
        let (first, second) = (try await one.list(filter), try await other.list(filter))
        #expect(first.count > 500)
        same(first, second)
        let codes = Set(first.flatMap(\.occupations).map(\.code)).sorted()
        for country in [nil, "US", "DE"] {
            same(
                try await one.candidates(occupations: codes, country: country, limit: 50),
                try await other.candidates(occupations: codes, country: country, limit: 50)
            )
        }
        for order in DirectoryQuery.Order.allCases {
            var query = DirectoryQuery()
            query.order = order
            query.search = "ba"
            query.limit = 500
            same(try await one.page(query, now: now), try await other.page(query, now: now))
        }
        same(try await one.marketSources(), try await other.marketSources())
        same(try await one.marketCompanies(limit: 50), try await other.marketCompanies(limit: 50))
        same(try await one.marketWords(limit: 50).map(\.word), try await other.marketWords(limit: 50).map(\.word))
    }

    private static func compareAlerts(_ one: some Store, _ other: some Store) async throws {
        let found = try await one.device(token: device.token ?? "")
        #expect(found != nil)
        same(found, try await other.device(token: device.token ?? ""))
        same(try await one.subscriptions(of: device.id), try await other.subscriptions(of: device.id))
        same(
            try await one.matches(of: device.id, since: nil, offset: 0, limit: 9).matches,
            try await other.matches(of: device.id, since: nil, offset: 0, limit: 9).matches
        )
        same(try await one.unreadCount(of: device.id), try await other.unreadCount(of: device.id))
        same(try await one.alertCounts(now: start), try await other.alertCounts(now: start))
        same(try await one.notificationCounts(now: start), try await other.notificationCounts(now: start))
        same(try await one.subscriptionRevision(), try await other.subscriptionRevision())
        let profile = try await one.profile(named: "app")
        #expect(profile?.account == ada)
        same(profile, try await other.profile(named: "app"))
        let (first, second) = (
            try await one.takeTurn(AlertEngine.turn, holder: UUID(), now: start, seconds: 60),
            try await other.takeTurn(AlertEngine.turn, holder: UUID(), now: start, seconds: 60)
        )
        #expect(first?.mark == 5)
        same(first?.mark, second?.mark)
        same(first?.fence, second?.fence)
    }

    private static func compareBriefs(_ one: some Store, _ other: some Store) async throws {
        same(try await one.countdowns(of: ada), try await other.countdowns(of: ada))
        same(try await one.reminders(of: ada), try await other.reminders(of: ada))
        same(try await one.briefPerson(ada), try await other.briefPerson(ada))
        same(try await one.weatherAnswer(of: "48.1,17.1")?.body, try await other.weatherAnswer(of: "48.1,17.1")?.body)
        let day = CalendarDay("2026-11-22") ?? CalendarDay(number: 0)
        #expect(try await other.hasBrief(of: ada, on: day))
        // Neither gives a number again that was given before.
        let reminder = Reminder.Content(text: "new", at: start)
        for store in [one as any BriefStore, other as any BriefStore] {
            #expect(try await store.addReminder(reminder, of: ada, now: start).id == 3)
        }
        let query = PublicationQuery()
        let first = try await one.publications(query, of: ada, from: 0, limit: 9, now: start)
        let second = try await other.publications(query, of: ada, from: 0, limit: 9, now: start)
        #expect(first.publications.count == 2)
        #expect(first.publications.contains { $0.spelledID == app })
        #expect(first.publications.contains { $0.evidence != nil })
        same(first.publications, second.publications)
        var search = query
        search.text = "northern"
        #expect(try await one.publications(search, of: ada, from: 0, limit: 9, now: start).total == 1)
        #expect(try await other.publications(search, of: ada, from: 0, limit: 9, now: start).total == 1)
        let changes = try await one.publicationChanges(since: .distantPast, of: ada, from: 0, limit: 9, now: start)
            .changes
        #expect(changes.count == 3)
        same(
            changes,
            try await other.publicationChanges(since: .distantPast, of: ada, from: 0, limit: 9, now: start).changes
        )
    }
}
