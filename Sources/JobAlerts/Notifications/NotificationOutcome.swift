package import Foundation

/// Why a notification was not sent, or not yet; in words that hold nothing of a device.
package struct NotificationReason: Hashable, Sendable {
    package let text: String

    private static let longest = 60

    /// - Parameter word: a word of a service; whatever is no letter, digit or sign of a word is left out.
    package init(_ word: String) {
        let plain = word.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-_ ".contains($0)) }
        text = plain.prefix(Self.longest).trimmingCharacters(in: .whitespaces)
    }

    package static let inactive = Self("inactive")
    package static let noToken = Self("no token")
    package static let disabled = Self("disabled")
    package static let expired = Self("expired")
    package static let rate = Self("rate")
    package static let read = Self("read")
    package static let quiet = Self("quiet hours")
    package static let merged = Self("merged")
    package static let mailCommand = Self("mail command")
    package static let unreachable = Self("unreachable")
}

/// What became of a notification.
package enum NotificationOutcome: Hashable, Sendable {
    case sent
    /// It waits, and counts as not tried.
    case held(until: Date, NotificationReason)
    case retry(at: Date, NotificationReason)
    case dropped(NotificationReason)
    case failed(NotificationReason)
}

/// What sending has shown of a device.
package enum DeviceFinding: Hashable, Sendable {
    case nothing
    /// Its token is Apple's for this environment.
    case environment(Device.Environment)
    /// Its token is nobody's since then; nil for now. It is inactive, and the notification failed, unless it was
    /// registered later.
    case gone(since: Date?)
}
