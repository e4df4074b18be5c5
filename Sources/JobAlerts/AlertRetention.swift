package import Foundation

/// How long things are kept, in days.
package struct AlertRetention: Hashable, Sendable {
    package var matchDays = 90
    package var notificationDays = 30
    /// From the day on which a device became inactive.
    package var inactiveDeviceDays = 30
    /// Days without a call after which a device is inactive.
    package var idleDeviceDays = 180
    /// Days without a call after which a profile is erased.
    package var idleProfileDays = 365

    /// The name of the turn.
    package static let turn = "retention"

    /// The defaults.
    package init() {}
}

/// What a sweep came to.
package struct SweepFigures: Hashable, Sendable {
    package var matches = 0
    /// Copies of jobs.
    package var jobs = 0
    package var notifications = 0
    package var devices = 0
    /// Parts of briefs.
    package var briefs = 0
    /// Devices that became inactive.
    package var idle = 0
    package var profiles = 0

    package init() {}

    /// Whether there was nothing to do.
    package var isEmpty: Bool { self == SweepFigures() }
}

/// Removes what was kept long enough.
package protocol AlertSweeper: Sendable {
    /// Removes at most so many of each kind.
    func sweep(_ retention: AlertRetention, limit: Int, now: Date) async throws -> SweepFigures
}
