package import Foundation

/// Keeps notifications from when something is found until it is sent.
package protocol Outbox: Sendable {
    /// Whether something waits to be sent.
    func hasDueNotifications(_ channels: NotificationChannels, now: Date) async throws -> Bool

    /// Takes notifications that are due, and those whose sender is late: one a device.
    func leaseNotifications(
        _ channels: NotificationChannels,
        limit: Int,
        now: Date,
        seconds: Double
    ) async throws -> [LeasedNotification]

    /// Gives all notifications back: nobody else sends any at this moment.
    func releaseNotifications() async throws

    /// Notes what became of a notification.
    ///
    /// - Returns: what was noted: one of a device that is gone has failed, and one that is to wait goes up in another one
    ///   that waits already. Nil where it is another process's by now; nothing is noted then.
    func settle(
        _ notification: LeasedNotification,
        _ outcome: NotificationOutcome,
        _ finding: DeviceFinding,
        now: Date
    ) async throws -> NotificationOutcome?

    /// Adds a notification that an operator sends.
    ///
    /// - Returns: its identifier; nil where there is no such device.
    func addSystemNotification(_ text: String, to device: UUID, now: Date) async throws -> UUID?

    /// How a notification stands: its state and the reason.
    func notification(_ id: UUID) async throws -> (state: String, reason: String?)?

    /// Takes a notification back that waits.
    func withdraw(_ id: UUID, now: Date) async throws

    /// Devices with matches since a moment that nobody has read or was told of.
    func digestCandidates(since date: Date) async throws -> [DigestCandidate]

    /// Adds the digests of a turn that are not there yet.
    ///
    /// - Returns: how many are new.
    /// - Throws: `AlertStoreError.turnLost` where somebody else has the turn now.
    func add(_ digests: [Digest], _ turn: Turn, now: Date) async throws -> Int

    /// How much there is.
    func notificationCounts(now: Date) async throws -> NotificationCounts
}

/// The ways on which a process sends.
package struct NotificationChannels: Hashable, Sendable {
    package var platforms: Set<Device.Platform>
    package var mail: Bool

    package init(platforms: Set<Device.Platform>, mail: Bool) {
        self.platforms = platforms
        self.mail = mail
    }

    package var isEmpty: Bool { platforms.isEmpty && !mail }
}

/// A device that a digest may tell something.
package struct DigestCandidate: Hashable, Sendable {
    package let device: Device
    package var preferences: NotificationPreferences
    /// Matches that nobody has read or was told of.
    package var matches: [(id: UUID, at: Date)]

    package init(device: Device, preferences: NotificationPreferences, matches: [(id: UUID, at: Date)]) {
        self.device = device
        self.preferences = preferences
        self.matches = matches
    }

    package static func == (one: Self, other: Self) -> Bool {
        one.device == other.device && one.matches.map(\.id) == other.matches.map(\.id)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(device.id) }
}

/// The digest of a device for a day.
package struct Digest: Hashable, Sendable {
    package let device: UUID
    package let kind: LeasedNotification.Kind
    package let day: String
    package let matches: [UUID]

    package init(device: UUID, kind: LeasedNotification.Kind, day: String, matches: [UUID]) {
        self.device = device
        self.kind = kind
        self.day = day
        self.matches = matches
    }
}

/// How much there is of notifications.
package struct NotificationCounts: Hashable, Sendable {
    package var waiting = 0
    package var sentLastDay = 0
    package var failedLastDay = 0
    package var droppedLastDay = 0

    package init() {}
}
