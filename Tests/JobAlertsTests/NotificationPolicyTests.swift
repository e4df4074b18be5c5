import Foundation
import JobAlerts
import Testing

@Suite("When a device may be told something")
struct NotificationPolicyTests {
    /// Noon in UTC.
    private static let noon = Date(timeIntervalSince1970: 1_795_262_400)

    private static func notification(
        _ kind: LeasedNotification.Kind = .match,
        zone: String = "UTC",
        isActive: Bool = true,
        recent: [(kind: LeasedNotification.Kind, hoursAgo: Double)] = []
    ) -> LeasedNotification {
        var device = Device(
            id: UUID(),
            token: "ab",
            platform: .ios,
            info: .init(osVersion: "1", appVersion: "1", model: "x", timeZone: zone),
            profile: nil,
            secretHash: Data(),
            registeredAt: noon
        )
        device.isActive = isActive
        var notification = LeasedNotification(
            id: UUID(),
            kind: kind,
            device: device,
            lease: UUID(),
            attempt: 1,
            triedAt: noon,
            createdAt: noon
        )
        let job = AlertedJob(number: 1, title: "Cook", company: "Globex", url: "", source: "f", postedAt: noon)
        notification.matches = [
            AlertMatch(id: UUID(), device: device.id, job: job, keywords: ["cook"], relevance: 1, at: noon)
        ]
        notification.recent = recent.map {
            .init(kind: $0.kind, at: noon.addingTimeInterval(-$0.hoursAgo * 3_600))
        }
        return notification
    }

    private func decision(_ notification: LeasedNotification) -> NotificationPolicy.Decision {
        NotificationPolicy().decision(about: notification, now: Self.noon)
    }

    @Test("five an hour and twenty a day, the digest for the twenty only")
    func rates() {
        func matches(_ count: Int, hoursAgo: Double) -> [(kind: LeasedNotification.Kind, hoursAgo: Double)] {
            Array(repeating: (.match, hoursAgo), count: count)
        }
        #expect(decision(Self.notification(recent: matches(4, hoursAgo: 0.5))) == .send)
        #expect(decision(Self.notification(recent: matches(5, hoursAgo: 0.5))) == .drop(.rate))
        #expect(decision(Self.notification(recent: matches(5, hoursAgo: 1))) == .send)
        #expect(decision(Self.notification(recent: matches(19, hoursAgo: 5))) == .send)
        #expect(decision(Self.notification(recent: matches(20, hoursAgo: 5))) == .drop(.rate))
        #expect(decision(Self.notification(recent: matches(20, hoursAgo: 24))) == .send)
        #expect(decision(Self.notification(recent: [(.digest, 0.5)] + matches(4, hoursAgo: 0.5))) == .send)
        #expect(decision(Self.notification(recent: [(.digest, 5)] + matches(19, hoursAgo: 5))) == .drop(.rate))
        #expect(decision(Self.notification(.digest, recent: matches(5, hoursAgo: 0.5))) == .send)
        #expect(decision(Self.notification(.digest, recent: matches(20, hoursAgo: 0.5))) == .drop(.rate))
        // What operators send is not the person's.
        #expect(decision(Self.notification(recent: Array(repeating: (.system, 0.1), count: 30))) == .send)
        #expect(decision(Self.notification(.system, recent: matches(30, hoursAgo: 0.1))) == .send)
    }

    @Test("quiet hours are the person's, else the server's; what waits is spread over ten minutes")
    func quiet() throws {
        // Noon in UTC is midnight there.
        var notification = Self.notification(zone: "Pacific/Auckland")
        guard case .hold(let until) = decision(notification) else {
            Issue.record("It does not wait")
            return
        }
        let end = Self.noon.addingTimeInterval(7 * 3_600)
        #expect(until >= end && until < end.addingTimeInterval(600))
        notification.preferences.areQuietHoursEnabled = false
        #expect(decision(notification) == .send)
        notification.preferences.areQuietHoursEnabled = true
        notification.preferences.quietHoursStart = ClockTime("03:00")
        #expect(decision(notification) == .send)
        notification.preferences.quietHoursStart = ClockTime("00:30")
        notification.preferences.quietHoursEnd = ClockTime("02:00")
        guard case .hold(let own) = decision(notification) else {
            Issue.record("It does not wait")
            return
        }
        #expect(own < Self.noon.addingTimeInterval(3_600 + 600))
        let spread = try Set(
            (0..<20).map { _ in
                guard case .hold(let until) = decision(Self.notification(zone: "Pacific/Auckland")) else {
                    throw CancellationError()
                }
                return until
            }
        )
        #expect(spread.count > 10)
        #expect(decision(Self.notification(.system, zone: "Pacific/Auckland")) == .send)
    }

    @Test("nobody is told who cannot be, does not want to be, or knows already")
    func off() {
        #expect(decision(Self.notification(isActive: false)) == .drop(.inactive))
        var notification = Self.notification()
        notification.preferences.areJobMatchesEnabled = false
        #expect(decision(notification) == .drop(.disabled))
        notification = Self.notification()
        notification.matches = []
        #expect(decision(notification) == .drop(.read))
        notification = Self.notification()
        let late = Self.noon.addingTimeInterval(86_400)
        #expect(NotificationPolicy().decision(about: notification, now: late) == .drop(.expired))
        #expect(decision(Self.notification(.mail)) == .drop(.disabled))
    }

    @Test("the digest is due at nine where the device is, or when the person says, on days of all lengths")
    func digests() throws {
        let policy = NotificationPolicy()
        func due(_ zone: String, _ now: String, _ time: String? = nil) throws -> String {
            var preferences = NotificationPreferences()
            preferences.digestTime = time.flatMap { ClockTime($0) }
            let device = Self.notification(zone: zone).device
            let now = try Date.ISO8601FormatStyle().parse(now)
            let found = policy.digest(for: device, preferences, now: now)
            return found.map { "\($0.day) \($0.due.formatted(.iso8601))" } ?? "none"
        }
        #expect(try due("America/New_York", "2026-03-08T12:59:59Z") == "none")
        #expect(try due("America/New_York", "2026-03-08T13:00:00Z") == "2026-03-08 2026-03-08T13:00:00Z")
        #expect(try due("America/New_York", "2026-11-01T13:59:59Z") == "none")
        #expect(try due("America/New_York", "2026-11-01T14:00:00Z") == "2026-11-01 2026-11-01T14:00:00Z")
        #expect(try due("Asia/Tokyo", "2026-11-22T00:30:00Z") == "2026-11-22 2026-11-22T00:00:00Z")
        #expect(try due("Asia/Tokyo", "2026-11-22T00:30:00Z", "09:31") == "none")
        #expect(try due("UTC", "2026-11-22T08:00:00Z", "07:45") == "2026-11-22 2026-11-22T07:45:00Z")
    }
}
