import Foundation
import JobAlerts
import Testing

@testable import PushDelivery

@Suite("The bytes of a notification")
struct NotificationPayloadTests {
    private static func notification(title: String, company: String, keywords: [String]) -> LeasedNotification {
        let now = Date(timeIntervalSince1970: 1_795_262_400)
        let device = Device(
            id: UUID(),
            token: "ab",
            platform: .ios,
            info: .init(osVersion: "1", appVersion: "1", model: "x", timeZone: "UTC"),
            profile: nil,
            secretHash: Data(),
            registeredAt: now
        )
        var notification = LeasedNotification(
            id: UUID(),
            kind: .match,
            device: device,
            lease: UUID(),
            attempt: 1,
            triedAt: now,
            createdAt: now
        )
        let job = AlertedJob(number: .max, title: title, company: company, url: "", source: "f", postedAt: now)
        notification.matches = [
            AlertMatch(id: UUID(), device: device.id, job: job, keywords: keywords, relevance: 1, at: now)
        ]
        return notification
    }

    private static func alert(_ data: Data) throws -> [String: Any] {
        let body = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let aps = try #require(body["aps"] as? [String: Any])
        return try #require(aps["alert"] as? [String: Any])
    }

    @Test("titles have 50 characters, companies 30, and three keywords are named")
    func lengths() throws {
        let notification = Self.notification(
            title: String(repeating: "t", count: 60),
            company: String(repeating: "c", count: 30),
            keywords: ["a", "b", "c", "d"]
        )
        let alert = try Self.alert(try NotificationPayload(notification, scheme: "birjob").data())
        let title = String(repeating: "t", count: 49) + "…"
        #expect(alert["subtitle"] as? String == "\(title) at \(String(repeating: "c", count: 30))")
        #expect(alert["body"] as? String == "Matches your keywords: a, b, c")
        let nobody = Self.notification(title: "Cook", company: "", keywords: ["a"])
        let plain = try Self.alert(try NotificationPayload(nobody, scheme: "birjob").data())
        #expect(plain["subtitle"] as? String == "Cook")
    }

    @Test(
        "are never more than Apple takes, whatever a character weighs",
        arguments: ["\"", "\\", "\u{1}", "\u{2028}", "👨‍👩‍👧‍👦", "e" + String(repeating: "\u{301}", count: 500), "ⵣ"]
    )
    func heavy(_ character: String) throws {
        let text = String(repeating: character, count: 100)
        let notification = Self.notification(title: text, company: text, keywords: [text, text + "x", text + "y"])
        let data = try NotificationPayload(notification, scheme: "birjob").data()
        #expect(data.count <= NotificationPayload.mostBytes)
        #expect(try Self.alert(data)["title"] as? String == "New Job Match! 🎯")
    }
}
