import Crypto
import Foundation
import JWTKit
import JobAlerts
import StandIn
import Testing

@testable import PushDelivery
@testable import SQLiteStore

@Suite("Pushes to Apple's service", .enabled(if: MadeCertificate.isPossible, "There is no openssl."))
struct ApplePushTests {
    private let fixture: OutgoingFixture

    init() throws {
        fixture = try OutgoingFixture()
    }

    private struct Claims: JWTPayload {
        let iss: String
        let iat: Int

        func verify(using algorithm: some JWTAlgorithm) async throws {}
    }

    private static func reason(_ status: Int, _ reason: String, _ more: String = "") -> StandInServer.Answer {
        StandInServer.Answer(status, body: #"{"reason":"\#(reason)"\#(more)}"#)
    }

    @Test("carry everything that Apple wants to know, and what the apps decode")
    func whole() async throws {
        let device = try await fixture.device()
        let match = fixture.match(device, 12_345)
        try await fixture.find([match])
        let key = P256.Signing.PrivateKey()
        try await fixture.sending(
            changing: { settings, _ in
                settings.apple?.key = key.pemRepresentation
            }
        ) { dispatcher, server in
            #expect(try await dispatcher.hasWork())
            #expect(try await dispatcher.run() == 1)
            #expect(try await !dispatcher.hasWork())
            let push = try #require(server.questions.first)
            #expect(server.questions.count == 1)
            #expect(push.method == "POST")
            #expect(push.path == "/3/device/\(device.token ?? "")")
            #expect(push.headers["apns-topic"] == "com.example.jobs")
            #expect(push.headers["apns-push-type"] == "alert")
            #expect(push.headers["apns-priority"] == "10")
            #expect(push.headers["apns-collapse-id"] == match.id.uuidString.lowercased())
            #expect(push.headers["apns-id"].flatMap { UUID(uuidString: $0) } != nil)
            let day = Int(OutgoingFixture.noon.timeIntervalSince1970) + 86_400
            #expect(push.headers["apns-expiration"] == "\(day)")
            let bearer = try #require(push.headers["authorization"])
            #expect(bearer.hasPrefix("bearer "))
            let keys = await JWTKeyCollection().add(ecdsa: try ES256PublicKey(backing: key.publicKey))
            let token = String(bearer.dropFirst(7))
            let claims = try await keys.verify(token, as: Claims.self)
            #expect(claims.iss == "TEAM123456")
            #expect(claims.iat == Int(OutgoingFixture.noon.timeIntervalSince1970))
            #expect(
                push.text == """
                    {"aps":{"alert":{"body":"Matches your keywords: iOS, Swift",\
                    "subtitle":"Senior iOS Developer at Tech Corp","title":"New Job Match! 🎯"},"badge":1,\
                    "category":"JOB_MATCH","sound":"default","thread-id":"job-matches"},\
                    "custom_data":{"deep_link":"birjob://job/12345","job_id":12345,\
                    "match_id":"\(match.id.uuidString.lowercased())","matched_keywords":["iOS","Swift"],\
                    "type":"job_match"},"job_id":12345}
                    """
            )
        }
        #expect(try await fixture.states(device) == ["sent"])
        #expect(try await fixture.store.notificationCounts(now: fixture.clock.now).sentLastDay == 1)
        #expect(try await fixture.store.device(device.id)?.environment == .production)
        for line in fixture.logs.items { #expect(!line.contains(device.token ?? "-")) }
    }

    @Test("one provider token lasts for 40 minutes, and another is made when Apple says that it ended")
    func tokens() async throws {
        try await fixture.sending { dispatcher, server in
            func send() async throws -> String {
                try await fixture.find([fixture.match(try await fixture.device(), 1)])
                _ = try await dispatcher.run()
                return try #require(server.questions.last?.headers["authorization"])
            }
            let first = try await send()
            fixture.clock.advance(2_399)
            #expect(try await send() == first)
            fixture.clock.advance(1)
            #expect(try await send() != first)
        }
        let device = try await fixture.device()
        try await fixture.find([fixture.match(device, 1)])
        try await fixture.sending(
            answering: { _, number in
                number == 1 ? Self.reason(403, "ExpiredProviderToken") : StandInServer.Answer()
            }
        ) { dispatcher, server in
            _ = try await dispatcher.run()
            let bearers = server.questions.map { $0.headers["authorization"] }
            #expect(bearers.count == 2)
            #expect(Set(bearers).count == 2)
        }
        #expect(try await fixture.states(device) == ["sent"])
    }

    @Test("a token of the other environment is tried there, and remembered")
    func otherEnvironment() async throws {
        let device = try await fixture.device()
        try await fixture.find([fixture.match(device, 1)])
        try await fixture.sending(
            answering: { question, _ in
                question.path.hasPrefix("/sandbox") ? StandInServer.Answer() : Self.reason(400, "BadDeviceToken")
            }
        ) { dispatcher, server in
            _ = try await dispatcher.run()
            #expect(server.questions.map { $0.path.hasPrefix("/sandbox") } == [false, true])
            try await fixture.find([fixture.match(device, 2)])
            _ = try await dispatcher.run()
            #expect(server.questions.map { $0.path.hasPrefix("/sandbox") } == [false, true, true])
        }
        #expect(try await fixture.states(device) == ["sent", "sent"])
        #expect(try await fixture.store.device(device.id)?.environment == .sandbox)
    }

    @Test(
        "a device is inactive whose token is nobody's",
        arguments: [(400, "BadDeviceToken", 2), (400, "DeviceTokenNotForTopic", 2), (410, "Unregistered", 1)]
    )
    func gone(status: Int, reason: String, questions: Int) async throws {
        let device = try await fixture.device()
        try await fixture.find([fixture.match(device, 1)])
        try await fixture.sending(
            answering: { _, _ in
                Self.reason(status, reason)
            }
        ) { dispatcher, server in
            _ = try await dispatcher.run()
            #expect(server.questions.count == questions)
        }
        #expect(try await fixture.states(device) == ["failed inactive"])
        #expect(fixture.outcomes.items == [.failed(.inactive)])
        #expect(try await fixture.store.device(device.id)?.isActive == false)
        #expect(fixture.health.isHealthy)
    }

    @Test("a device that registered after its token had ended stays, and is tried again")
    func registeredSince() async throws {
        let device = try await fixture.device()
        try await fixture.find([fixture.match(device, 1)])
        let before = Int(fixture.clock.now.timeIntervalSince1970 - 60) * 1_000
        try await fixture.sending(
            answering: { _, number in
                number == 1 ? Self.reason(410, "Unregistered", #","timestamp":\#(before)"#) : StandInServer.Answer()
            }
        ) { dispatcher, _ in
            _ = try await dispatcher.run()
            #expect(try await fixture.store.device(device.id)?.isActive == true)
            #expect(try await fixture.states(device) == ["waiting 410 Unregistered"])
            fixture.clock.advance(120)
            _ = try await dispatcher.run()
        }
        #expect(try await fixture.states(device) == ["sent"])
    }

    @Test("where Apple does not know the sender nobody is pushed to, and it is tried every five minutes with one")
    func refused() async throws {
        var devices: [Device] = []
        for number in 0..<3 {
            let device = try await fixture.device()
            devices.append(device)
            try await fixture.find([fixture.match(device, Int64(number))])
        }
        let isKnown = Recorder<Bool>()
        try await fixture.sending(
            answering: { _, _ in
                isKnown.items.isEmpty ? Self.reason(403, "InvalidProviderToken") : StandInServer.Answer()
            }
        ) { dispatcher, server in
            _ = try await dispatcher.run()
            #expect(server.questions.count == 3)
            #expect(!fixture.health.isHealthy)
            try await fixture.find([fixture.match(try await fixture.device(), 9)])
            fixture.clock.advance(299)
            #expect(try await !dispatcher.hasWork())
            #expect(try await dispatcher.run() == 0)
            fixture.clock.advance(1)
            #expect(try await dispatcher.run() == 1)
            #expect(server.questions.count == 4)
            isKnown.add(true)
            fixture.clock.advance(300)
            while try await dispatcher.run() > 0 {}
        }
        #expect(fixture.health.isHealthy)
        for device in devices { #expect(try await fixture.states(device) == ["sent"]) }
    }

    @Test("what was under way as Apple refused the sender does not say that it knows the sender", arguments: 1...3)
    func refusedMeanwhile(taken: Int) async throws {
        for number in 0..<3 { try await fixture.find([fixture.match(try await fixture.device(), Int64(number))]) }
        try await fixture.sending(
            answering: { _, number in
                number == taken ? StandInServer.Answer() : Self.reason(403, "InvalidProviderToken")
            }
        ) { dispatcher, _ in
            _ = try await dispatcher.run()
            #expect(!fixture.health.isHealthy)
            #expect(try await !dispatcher.hasWork())
        }
    }

    @Test(
        "what may pass is tried again after 2, 4, 8 … minutes, for six hours",
        arguments: [(429, "TooManyRequests"), (500, "InternalServerError"), (503, "Shutdown")]
    )
    func retried(status: Int, reason: String) async throws {
        let device = try await fixture.device()
        try await fixture.find([fixture.match(device, 1)])
        var times: [Double] = []
        try await fixture.sending(
            answering: { _, _ in
                Self.reason(status, reason)
            }
        ) { dispatcher, server in
            for minute in 0..<420 {
                let asked = server.questions.count
                _ = try await dispatcher.run()
                if server.questions.count > asked { times.append(Double(minute)) }
                fixture.clock.advance(60)
            }
            #expect(Set(server.questions.map { $0.headers["apns-collapse-id"] }).count == 1)
            #expect(Set(server.questions.map { $0.headers["apns-id"] }).count == 1)
        }
        #expect(times == [0, 2, 6, 14, 30, 62, 126, 254])
        #expect(try await fixture.states(device) == ["failed \(status) \(reason)"])
        #expect(try await fixture.store.device(device.id)?.isActive == true)
    }

    @Test("the time that Apple asks for comes first")
    func retryAfter() async throws {
        let device = try await fixture.device()
        try await fixture.find([fixture.match(device, 1)])
        try await fixture.sending(
            answering: { _, number in
                number == 1 ? StandInServer.Answer(503, headers: ["Retry-After": "1000"]) : StandInServer.Answer()
            }
        ) { dispatcher, _ in
            _ = try await dispatcher.run()
            fixture.clock.advance(999)
            #expect(try await dispatcher.run() == 0)
            fixture.clock.advance(1)
            #expect(try await dispatcher.run() == 1)
        }
        #expect(try await fixture.states(device) == ["sent"])
    }

    @Test("where nobody answers it is tried again, and ten in a row are told to health")
    func unreachable() async throws {
        var first: Device?
        for number in 0..<10 {
            let device = try await fixture.device()
            first = first ?? device
            try await fixture.find([fixture.match(device, Int64(number))])
        }
        try await fixture.sending(
            changing: { settings, _ in
                settings.apple?.production = "https://127.0.0.1:1"
            }
        ) { dispatcher, _ in
            _ = try await dispatcher.run()
            #expect(!fixture.health.isHealthy)
        }
        #expect(try await fixture.states(try #require(first)) == ["waiting unreachable"])
        #expect(fixture.logs.items.allSatisfy { !$0.contains("127.0.0.1") })
    }

    @Test("what Apple cannot use is logged, without the token, and not sent again", arguments: [413, 400, 404])
    func wrong(status: Int) async throws {
        let device = try await fixture.device()
        try await fixture.find([fixture.match(device, 1)])
        try await fixture.sending(
            answering: { _, _ in
                Self.reason(status, "PayloadTooLarge \(device.token ?? "")")
            }
        ) { dispatcher, server in
            _ = try await dispatcher.run()
            fixture.clock.advance(86_400)
            _ = try await dispatcher.run()
            #expect(server.questions.count == 1)
        }
        let states = try await fixture.states(device)
        #expect(states.count == 1 && states[0].hasPrefix("failed \(status) PayloadTooLarge"))
        #expect(fixture.logs.items.contains { $0.contains("\(status) PayloadTooLarge") })
        #expect(fixture.logs.items.allSatisfy { !$0.contains(device.token ?? "-") })
    }

    @Test("what is no token of Apple's is never sent anywhere")
    func noToken() async throws {
        let device = try await fixture.device("not hexadecimal/../../3/device/0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f")
        try await fixture.find([fixture.match(device, 1)])
        try await fixture.sending { dispatcher, server in
            _ = try await dispatcher.run()
            #expect(server.questions.isEmpty)
        }
        #expect(try await fixture.states(device) == ["dropped no token"])
        #expect(fixture.health.isHealthy)
    }
}
