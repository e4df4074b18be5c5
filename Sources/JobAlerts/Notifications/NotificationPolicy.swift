package import Foundation

/// Decides when a device may be told something.
package struct NotificationPolicy: Hashable, Sendable {
    /// What becomes of a notification now.
    package enum Decision: Hashable, Sendable {
        case send
        /// It waits.
        case hold(until: Date)
        /// It is not sent; its matches are listed, and the digest may tell of them.
        case drop(NotificationReason)
    }

    /// Notifications that a device gets in any 60 minutes, digests and briefs not counted.
    package var perHour = 5
    /// Notifications that a device gets in any 24 hours.
    package var perDay = 20
    /// nil for none.
    package var quietHours: QuietHours? = QuietHours(
        start: ClockTime(hour: 22, minute: 0),
        end: ClockTime(hour: 8, minute: 0)
    )
    /// When the day's digest is sent.
    package var digestTime = ClockTime(hour: 9, minute: 0)

    /// What waited for the end of quiet hours is spread over so many seconds.
    package static let spread = 600.0
    private static let hour = 3_600.0
    private static let day = 86_400.0

    /// The defaults.
    package init() {}

    /// Decides about a notification.
    package func decision(about notification: LeasedNotification, now: Date) -> Decision {
        let device = notification.device
        guard device.isActive else { return .drop(.inactive) }
        if notification.kind.isMail {
            guard notification.address != nil else { return .drop(.disabled) }
        } else {
            guard device.token?.isEmpty == false else { return .drop(.noToken) }
        }
        // An operator who tests asks for an answer now.
        guard notification.kind != .system else { return .send }
        // Who wants a brief has said when, and it tells of more than jobs.
        if notification.kind != .brief, notification.kind != .briefMail {
            guard notification.preferences.areJobMatchesEnabled != false else { return .drop(.disabled) }
            guard !notification.matches.isEmpty else { return .drop(.read) }
        }
        guard now.timeIntervalSince(notification.createdAt) < Self.day else { return .drop(.expired) }
        let clock = DeviceClock(zone: device.info.timeZone)
        // A letter wakes nobody.
        if !notification.kind.isMail, let end = quietHours(notification.preferences)?.end(at: now, clock) {
            return .hold(until: end.addingTimeInterval(Self.delay(of: device.id)))
        }
        return isAboveRate(notification, now: now) ? .drop(.rate) : .send
    }

    /// When the digest of the day is due for which it may still be sent; nil before it.
    ///
    /// - Parameters:
    ///   - device: whose clock counts.
    ///   - preferences: may name another time.
    ///   - now: what time it is.
    /// - Returns: the moment, and the day as a name.
    package func digest(
        for device: Device,
        _ preferences: NotificationPreferences,
        now: Date
    ) -> (due: Date, day: String)? {
        guard device.isActive, preferences.areJobMatchesEnabled != false else { return nil }
        let clock = DeviceClock(zone: device.info.timeZone)
        let due = clock.moment(preferences.digestTime ?? digestTime, onDayOf: now)
        return due <= now ? (due, clock.day(of: now)) : nil
    }

    /// The quiet hours of a device: its person's own, else those of the server.
    private func quietHours(_ preferences: NotificationPreferences) -> QuietHours? {
        switch preferences.areQuietHoursEnabled {
        case false?: return nil
        case nil: return quietHours
        case true?:
            let usual = quietHours ?? NotificationPolicy().quietHours
            guard let start = preferences.quietHoursStart ?? usual?.start,
                let end = preferences.quietHoursEnd ?? usual?.end
            else { return nil }
            return QuietHours(start: start, end: end)
        }
    }

    private func isAboveRate(_ notification: LeasedNotification, now: Date) -> Bool {
        guard !notification.kind.isMail else { return false }
        let recent = notification.recent.filter { $0.kind != .system && !$0.kind.isMail }
        let day = recent.count { now.timeIntervalSince($0.at) < Self.day }
        guard day < perDay else { return true }
        guard !notification.kind.isDaily else { return false }
        return recent.count { !$0.kind.isDaily && now.timeIntervalSince($0.at) < Self.hour } >= perHour
    }

    /// The same for a device every day.
    private static func delay(of device: UUID) -> Double {
        let bytes = device.uuid
        return Double(Int(bytes.14) * 256 + Int(bytes.15)).truncatingRemainder(dividingBy: spread)
    }
}
