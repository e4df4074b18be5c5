import Foundation
import JobAlerts

/// What Apple's service answers.
struct AppleAnswer: Hashable, Sendable {
    /// What is to be done about it.
    enum Meaning: Hashable, Sendable {
        case taken
        /// The token is of the other environment, or of another app.
        case foreignToken
        case gone(since: Date?)
        case expiredProviderToken
        case refused
        case later
        case wrong
    }

    private struct Body: Decodable {
        var reason: String?
        var timestamp: Double?
    }

    let status: Int
    let reason: NotificationReason
    let meaning: Meaning
    /// Seconds that it asks to wait.
    let retryAfter: Double?

    /// - Parameters:
    ///   - status: of the answer.
    ///   - body: JSON with a reason, or nothing.
    ///   - retryAfter: the header.
    init(status: Int, body: Data, retryAfter: String?) {
        var content = Body()
        // A body that is none says nothing: the status counts.
        if let read = try? JSONDecoder().decode(Body.self, from: body) { content = read }
        self.status = status
        reason = NotificationReason("\(status) \(content.reason ?? "")")
        self.retryAfter = Delivery.seconds(retryAfter)
        meaning = Self.meaning(status, content.reason, content.timestamp)
    }

    private static func meaning(_ status: Int, _ reason: String?, _ timestamp: Double?) -> Meaning {
        switch (status, reason) {
        case (200, _): .taken
        case (400, "BadDeviceToken"), (400, "DeviceTokenNotForTopic"): .foreignToken
        // Milliseconds.
        case (410, _): .gone(since: timestamp.map { Date(timeIntervalSince1970: $0 / 1_000) })
        case (403, "ExpiredProviderToken"): .expiredProviderToken
        case (403, _): .refused
        case (429, _), (500..., _): .later
        default: .wrong
        }
    }
}
