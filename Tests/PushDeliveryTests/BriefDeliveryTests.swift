import DailyBrief
import Foundation
import GRDB
import JobAlerts
import StandIn
import TestSupport
import Testing

@testable import PushDelivery
@testable import SQLiteStore

@Suite("Sending briefs", .enabled(if: MadeCertificate.isPossible, "There is no openssl."))
struct BriefDeliveryTests {
    private let fixture: OutgoingFixture
    private let letters: TemporaryFolder

    init() throws {
        fixture = try OutgoingFixture()
        letters = try TemporaryFolder()
    }

    private func account(isProven: Bool = true) async throws -> UUID {
        let account = UUID()
        try await fixture.store.write { database in
            try database.execute(
                sql: "INSERT INTO account (id, email, email_proven, created_at) VALUES (?, ?, ?, 0)",
                arguments: [account.uuidString, "\(account.uuidString)@example.com", isProven]
            )
        }
        return account
    }

    private func adopted(by account: UUID, zone: String = "UTC") async throws -> Device {
        let device = try await fixture.device(zone: zone)
        try await fixture.store.adopt(device.id, by: account, at: fixture.clock.now)
        return device
    }

    /// Puts a brief into the outbox.
    private func add(_ account: UUID, _ text: String, _ channels: Set<BriefChannel>, day: Int = 1) async throws -> Int {
        let now = fixture.clock.now
        let taken = try await fixture.store.takeTurn(BriefPlanner.turn, holder: UUID(), now: now, seconds: 60)
        let turn = try #require(taken)
        let notice = BriefNotice(
            account: account,
            day: CalendarDay(number: day),
            text: text,
            channels: channels,
            since: now.addingTimeInterval(-86_400)
        )
        let added = try await fixture.store.add(notice, turn, now: now)
        try await fixture.store.end(turn, now: now)
        return added
    }

    private func states(_ kind: LeasedNotification.Kind) async throws -> [String] {
        try await fixture.store.read { database in
            try String.fetchAll(
                database,
                sql: """
                    SELECT state || coalesce(' ' || reason, '') FROM outbox WHERE kind = ? ORDER BY created_at, id
                    """,
                arguments: [kind.rawValue]
            )
        }
    }

    @Test("to each active device that the account adopted, with what is new")
    func pushes() async throws {
        let account = try await account()
        let device = try await adopted(by: account)
        _ = try await adopted(by: account)
        let silent = try await adopted(by: account)
        _ = try await fixture.store.deactivate(silent.id, at: fixture.clock.now)
        _ = try await fixture.device()
        #expect(try await add(account, "1 new job\nToday: Interview\nCook at Globex", [.push]) == 2)
        try await fixture.sending { dispatcher, apple in
            while try await dispatcher.run() > 0 {}
            #expect(apple.questions.count == 2)
            let mine = try #require(apple.questions.first { $0.path == "/3/device/\(device.token ?? "")" })
            let body = try #require(try JSONSerialization.jsonObject(with: mine.body) as? [String: Any])
            let aps = try #require(body["aps"] as? [String: Any])
            let alert = try #require(aps["alert"] as? [String: Any])
            #expect(alert["title"] as? String == "Your day")
            #expect(alert["body"] as? String == "1 new job · Today: Interview · Cook at Globex")
            #expect(aps["category"] as? String == "DAILY_BRIEF" && body["job_id"] == nil)
            let custom = try #require(body["custom_data"] as? [String: Any])
            #expect(custom["type"] as? String == "daily_brief" && custom["deep_link"] as? String == "birjob://brief")
        }
        #expect(try await states(.brief) == ["sent", "sent"])
    }

    @Test("waits for the end of quiet hours, and counts for the limit of a day only")
    func policy() async throws {
        let account = try await account()
        // Two in the night there, until 21:00 UTC is eight in the morning.
        let device = try await adopted(by: account, zone: "Asia/Kamchatka")
        fixture.clock.advance(2 * 3_600)
        _ = try await add(account, "1 new job", [.push])
        try await fixture.sending { dispatcher, apple in
            while try await dispatcher.run() > 0 {}
            #expect(apple.questions.isEmpty)
            fixture.clock.advance(6 * 3_600 + 601)
            while try await dispatcher.run() > 0 {}
            #expect(apple.questions.count == 1)
            // Five matches an hour may still follow.
            for number in 1...6 {
                try await fixture.find([fixture.match(device, Int64(number))])
                while try await dispatcher.run() > 0 {}
            }
            #expect(apple.questions.count == 6)
        }
        #expect(try await states(.brief) == ["sent"])
    }

    @Test("is sent though a person wants no pushes of single jobs, and the digest does not tell its jobs again")
    func digest() async throws {
        let account = try await account()
        let device = try await adopted(by: account)
        _ = try await fixture.store.keep([fixture.match(device, 1)], subscriptions: [])
        _ = try await add(account, "1 new job", [.push])
        #expect(try await fixture.store.digestCandidates(since: .distantPast).isEmpty)
        try await fixture.sending { dispatcher, apple in
            while try await dispatcher.run() > 0 {}
            #expect(apple.questions.count == 1)
        }
        #expect(try await fixture.store.digestCandidates(since: .distantPast).isEmpty)
    }

    @Test("goes as a letter to an address that a provider vouches for, without any device")
    func letter() async throws {
        let (account, stranger) = (try await account(), try await account(isProven: false))
        for person in [account, stranger] {
            #expect(try await add(person, "1 new job\nPâtissière at Café", [.email, .push]) == 1)
        }
        let file = letters.url.appending(path: "letter").path
        try await fixture.sending(
            changing: { settings, _ in
                settings.apple = nil
                settings.mail = MailSettings(command: "cat >> '\(file)'", from: "jobs@example.com")
            }
        ) { dispatcher, _ in
            while try await dispatcher.run() > 0 {}
        }
        let letter = try String(contentsOfFile: file, encoding: .utf8)
        let parts = letter.components(separatedBy: "\r\n\r\n")
        #expect(parts.count == 2)
        #expect(parts[0].contains("To: \(account.uuidString)@example.com\r\nSubject: Your day\r\n"))
        let body = Data(base64Encoded: parts[1].replacing("\r\n", with: ""))
        #expect(body.map { String(decoding: $0, as: UTF8.self) } == "1 new job\nPâtissière at Café\n")
        #expect(Set(try await states(.briefMail)) == ["sent", "dropped disabled"])
    }

    @Test("does not outlive the account")
    func deleted() async throws {
        let account = try await account()
        _ = try await add(account, "1 new job", [.email])
        _ = try await fixture.store.delete(account: account)
        #expect(try await states(.briefMail).isEmpty)
    }
}
