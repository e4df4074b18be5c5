import Foundation
import JobAlerts
import Profiles
import StandIn
import Testing

@testable import PushDelivery
@testable import SQLiteStore

@Suite(
    "What is told together, later, or in the digest",
    .enabled(if: MadeCertificate.isPossible, "There is no openssl.")
)
struct GroupingTests {
    private let fixture: OutgoingFixture

    init() throws {
        fixture = try OutgoingFixture()
    }

    private static func body(_ question: StandInServer.Question) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: question.body) as? [String: Any])
    }

    private static func custom(_ question: StandInServer.Question) throws -> [String: Any] {
        try #require(try body(question)["custom_data"] as? [String: Any])
    }

    @Test("all matches of a turn are one push, once the turn has ended")
    func turn() async throws {
        let device = try await fixture.device()
        let best = fixture.match(device, 2, title: "Best", relevance: 0.9)
        try await fixture.sending { dispatcher, server in
            let turn = try await fixture.find(
                [fixture.match(device, 1)],
                [best],
                [fixture.match(device, 3)],
                ending: false
            )
            #expect(try await dispatcher.run() == 0)
            try await fixture.store.end(turn, now: fixture.clock.now)
            #expect(try await dispatcher.run() == 1)
            let push = try #require(server.questions.first)
            let aps = try #require(try Self.body(push)["aps"] as? [String: Any])
            let alert = try #require(aps["alert"] as? [String: Any])
            #expect(alert["title"] as? String == "3 new jobs match")
            #expect(alert["subtitle"] as? String == "Best at Tech Corp")
            #expect(aps["badge"] as? Int == 3)
            let custom = try Self.custom(push)
            #expect(custom["matches_count"] as? Int == 3)
            #expect(custom["job_id"] as? Int == 2)
            #expect(custom["match_id"] as? String == best.id.uuidString.lowercased())
            #expect(custom["deep_link"] as? String == "birjob://matches")
            #expect(push.headers["apns-collapse-id"] == best.id.uuidString.lowercased())
        }
        // What a turn found that nobody ended is told as well.
        try await fixture.find([fixture.match(device, 4)], ending: false)
        try await fixture.sending { dispatcher, _ in
            let early = try await dispatcher.run()
            fixture.clock.advance(60)
            let later = try await dispatcher.run()
            #expect(early == 0)
            #expect(later == 1)
        }
    }

    @Test("what a turn finds waits for its end, however long it takes, and what waited before it does not")
    func longTurn() async throws {
        let waiting = try await fixture.device()
        let device = try await fixture.device()
        try await fixture.find([fixture.match(waiting, 1)])
        let turn = try await fixture.find([fixture.match(device, 2)], ending: false)
        try await fixture.sending { dispatcher, _ in
            #expect(try await dispatcher.run() == 1)
            for _ in 0..<3 {
                fixture.clock.advance(50)
                try await fixture.store.renew(turn, now: fixture.clock.now, seconds: 60)
                #expect(try await !dispatcher.hasWork())
                #expect(try await dispatcher.run() == 0)
            }
            try await fixture.store.end(turn, now: fixture.clock.now)
            #expect(try await dispatcher.run() == 1)
        }
    }

    @Test("what comes in quiet hours is one push when they end, and what was read meanwhile is none")
    func quiet() async throws {
        // Noon in UTC is one o'clock at night there.
        let device = try await fixture.device(zone: "Pacific/Auckland")
        let reader = try await fixture.device(zone: "Pacific/Auckland")
        let read = fixture.match(reader, 1)
        try await fixture.sending { dispatcher, server in
            for number in 1...3 {
                let own = number == 1 ? [read] : []
                try await fixture.find([fixture.match(device, Int64(number))] + own)
                _ = try await dispatcher.run()
                fixture.clock.advance(600)
            }
            #expect(server.questions.isEmpty)
            #expect(try await fixture.states(device) == ["waiting quiet hours"])
            #expect(try await fixture.store.markRead(read.id, of: reader.id, at: fixture.clock.now))
            fixture.clock.advance(7 * 3_600)
            while try await dispatcher.run() > 0 {}
            #expect(server.questions.count == 1)
            #expect(try Self.custom(try #require(server.questions.first))["matches_count"] as? Int == 3)
        }
        #expect(try await fixture.states(device) == ["sent"])
        #expect(try await fixture.states(reader) == ["dropped read"])
    }

    @Test("what is above the rate is in the digest of the next morning, once")
    func digest() async throws {
        let device = try await fixture.device()
        let planner = DigestPlanner(store: fixture.store, policy: NotificationPolicy())
        try await fixture.sending { dispatcher, server in
            for number in 1...7 {
                try await fixture.find([fixture.match(device, Int64(number))])
                _ = try await dispatcher.run()
                fixture.clock.advance(60)
            }
            #expect(server.questions.count == 5)
            #expect(try await fixture.states(device).filter { $0 == "dropped rate" }.count == 2)
            // Noon is past nine: not today.
            #expect(try await planner.run(now: fixture.clock.now) == 0)
            fixture.clock.advance(21 * 3_600 - 7 * 60 - 1)
            #expect(try await planner.run(now: fixture.clock.now) == 0)
            fixture.clock.advance(1)
            #expect(try await planner.run(now: fixture.clock.now) == 1)
            #expect(try await planner.run(now: fixture.clock.now) == 0)
            #expect(try await dispatcher.run() == 1)
            let push = try #require(server.questions.last)
            #expect(push.headers["apns-priority"] == "5")
            let custom = try Self.custom(push)
            #expect(custom["type"] as? String == "daily_digest")
            #expect(custom["matches_count"] as? Int == 2)
            #expect(custom["deep_link"] as? String == "birjob://matches")
            #expect(try (Self.body(push)["aps"] as? [String: Any])?["category"] as? String == "DAILY_DIGEST")
            fixture.clock.advance(86_400)
            #expect(try await planner.run(now: fixture.clock.now) == 0)
        }
    }

    @Test("a push that must wait takes along what comes meanwhile, under the same name")
    func merged() async throws {
        let device = try await fixture.device()
        let first = fixture.match(device, 1, relevance: 0.5)
        try await fixture.find([first])
        try await fixture.sending(
            answering: { _, number in
                StandInServer.Answer(number == 1 ? 503 : 200)
            }
        ) { dispatcher, server in
            _ = try await dispatcher.run()
            try await fixture.find([fixture.match(device, 2, relevance: 0.9)])
            #expect(try await dispatcher.run() == 0)
            fixture.clock.advance(120)
            #expect(try await dispatcher.run() == 1)
            #expect(server.questions.count == 2)
            #expect(Set(server.questions.map { $0.headers["apns-collapse-id"] }) == [first.id.uuidString.lowercased()])
            #expect(try Self.custom(server.questions[1])["matches_count"] as? Int == 2)
        }
        #expect(try await fixture.states(device) == ["sent"])
    }

    @Test("a late sender notes nothing, and what it had is sent under the same name")
    func fencing() async throws {
        let device = try await fixture.device()
        let match = fixture.match(device, 1)
        try await fixture.find([match])
        let store = fixture.store
        let channels = NotificationChannels(platforms: [.ios], mail: false)
        let now = fixture.clock.now
        let late = try #require(
            try await store.leaseNotifications(channels, limit: 9, now: now, seconds: 60).first
        )
        // Meanwhile another match is found, which waits for itself.
        try await fixture.find([fixture.match(device, 2)])
        #expect(try await store.leaseNotifications(channels, limit: 9, now: now, seconds: 60).isEmpty)
        let second = try #require(
            try await store.leaseNotifications(channels, limit: 9, now: now.addingTimeInterval(61), seconds: 60).first
        )
        #expect(second.id == late.id)
        #expect(second.attempt == 2)
        #expect(second.matches.map(\.id) == [match.id])
        #expect(try await store.settle(late, .sent, .nothing, now: now) == nil)
        let retry = NotificationOutcome.retry(at: now, .unreachable)
        #expect(try await store.settle(second, retry, .nothing, now: now) == .dropped(.merged))
        // Both are one now.
        #expect(try await fixture.states(device).sorted() == ["dropped merged", "waiting unreachable"])
        let both = try #require(
            try await store.leaseNotifications(channels, limit: 9, now: now.addingTimeInterval(62), seconds: 60).first
        )
        #expect(both.matches.count == 2)
        #expect(both.matches.first?.id == match.id)
        #expect(try await store.settle(second, .sent, .nothing, now: now) == nil)
    }

    @Test("what a person says of notifications comes before what the server says")
    func preferences() async throws {
        func person(_ change: @escaping @Sendable (inout NotificationChoices) -> Void) async throws -> Device {
            // Noon in UTC is one o'clock at night there.
            var device = try await fixture.device(zone: "Pacific/Auckland")
            let name = UUID().uuidString
            device.profile = name
            try await fixture.store.update(device)
            let fresh = UserProfile(id: UUID(), name: name, createdAt: fixture.clock.now)
            _ = try await fixture.store.changeProfile(named: name, orAdd: fresh) { change(&$0.notifications) }
            try await fixture.find([fixture.match(device, 1)])
            return device
        }
        let awake = try await person { $0.quietHours = false }
        let none = try await person { $0.jobMatches = false }
        let other = try await person {
            $0.quietHours = true
            $0.quietStart = "02:00"
        }
        let asleep = try await person { $0.quietHours = nil }
        try await fixture.sending { dispatcher, server in
            while try await dispatcher.run() > 0 {}
            #expect(server.questions.count == 2)
        }
        #expect(try await fixture.states(awake) == ["sent"])
        #expect(try await fixture.states(none) == ["dropped disabled"])
        #expect(try await fixture.states(other) == ["sent"])
        #expect(try await fixture.states(asleep) == ["waiting quiet hours"])
    }

    @Test("what an operator sends arrives at any hour, and only what is due is told")
    func system() async throws {
        let device = try await fixture.device(zone: "Pacific/Auckland")
        let id = try #require(
            try await fixture.store.addSystemNotification("It works.", to: device.id, now: fixture.clock.now)
        )
        #expect(try await fixture.store.addSystemNotification("x", to: UUID(), now: fixture.clock.now) == nil)
        try await fixture.sending { dispatcher, server in
            _ = try await dispatcher.run()
            let push = try #require(server.questions.first)
            #expect(try Self.custom(push)["type"] as? String == "system")
            #expect(try Self.custom(push)["deep_link"] as? String == "birjob://settings")
            #expect(push.text.contains("It works."))
        }
        #expect(try await fixture.store.notification(id)?.state == "sent")
    }
}
