import Foundation
import JobAlerts

/// What came of handing a notification over.
enum Delivery: Hashable, Sendable {
    case taken(DeviceFinding)
    /// The device's token is nobody's, since then; nil for now.
    case gone(since: Date?, NotificationReason)
    /// The service knows the sender by nothing: it takes no notification of anybody.
    case refused(NotificationReason)
    /// Trying again may help, at the earliest after so many seconds where the service says so.
    case later(after: Double?, NotificationReason)
    /// Trying again does not help.
    case wrong(NotificationReason)
}

extension Delivery {
    /// The seconds that a service asks to wait; nil where it does not.
    static func seconds(_ header: String?) -> Double? {
        header.flatMap(Double.init).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }
}
