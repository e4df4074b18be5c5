package import Foundation

/// A notification that this process is to send, with everything that it takes.
package struct LeasedNotification: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case match = "job_match"
        case digest = "daily_digest"
        case system
        /// The digest as a letter.
        case mail = "mail_digest"
        /// The brief of the day.
        case brief = "daily_brief"
        /// The brief as a letter; it belongs to an account and to no device.
        case briefMail = "mail_brief"

        /// Whether it is a letter.
        package var isMail: Bool { self == .mail || self == .briefMail }

        /// Whether it is sent once a day: it counts for the limit of a day only.
        package var isDaily: Bool { self == .digest || self == .brief }
    }

    /// A notification that the device got.
    package struct Sent: Hashable, Sendable {
        package let kind: Kind
        package let at: Date

        package init(kind: Kind, at: Date) {
            self.kind = kind
            self.at = at
        }
    }

    package let id: UUID
    package let kind: Kind
    package let device: Device
    /// Proves that the notification is this process's.
    package let lease: UUID
    /// How often it was tried, this time included.
    package let attempt: Int
    /// When it was tried first.
    package let triedAt: Date
    package let createdAt: Date
    /// What an operator says, or the lines of a brief; nil for the others.
    package var text: String?
    /// What it tells of and nobody has read yet; the best one first.
    package var matches: [AlertMatch] = []
    /// All matches of the device that nobody has read.
    package var unread = 0
    /// What the device got in the last 24 hours.
    package var recent: [Sent] = []
    package var preferences = NotificationPreferences()
    /// Where letters go; nil where the account wants none, or nobody vouches for its address.
    package var address: String?

    package init(
        id: UUID,
        kind: Kind,
        device: Device,
        lease: UUID,
        attempt: Int,
        triedAt: Date,
        createdAt: Date
    ) {
        self.id = id
        self.kind = kind
        self.device = device
        self.lease = lease
        self.attempt = attempt
        self.triedAt = triedAt
        self.createdAt = createdAt
    }
}
