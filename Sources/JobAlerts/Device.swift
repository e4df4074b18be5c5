package import Foundation

/// An app on somebody's phone, or a browser, that is told of new jobs.
package struct Device: Hashable, Sendable {
    package enum Platform: String, CaseIterable, Sendable {
        case ios
        case web
    }

    /// What a device says of itself; kept and answered as it was sent.
    package struct Info: Hashable, Sendable {
        package var osVersion: String
        package var appVersion: String
        package var model: String
        package var timeZone: String

        package init(osVersion: String, appVersion: String, model: String, timeZone: String) {
            self.osVersion = osVersion
            self.appVersion = appVersion
            self.model = model
            self.timeZone = timeZone
        }
    }

    package let id: UUID
    /// Where pushes go; nil for one whose token another device has taken over.
    package var token: String?
    package var platform: Platform
    package var info: Info
    /// The profile that the app keeps for the device, as the app calls it.
    package var profile: String?
    /// Hash of its secret.
    package var secretHash: Data
    /// When its secret was used first: from then on nothing works without it.
    package var claimedAt: Date?
    /// The account that adopted it.
    package var account: UUID?
    package var isActive: Bool
    package var registeredAt: Date
    package var seenAt: Date?

    /// A new device.
    package init(
        id: UUID,
        token: String,
        platform: Platform,
        info: Info,
        profile: String?,
        secretHash: Data,
        registeredAt: Date
    ) {
        self.id = id
        self.token = token
        self.platform = platform
        self.info = info
        self.profile = profile
        self.secretHash = secretHash
        isActive = true
        self.registeredAt = registeredAt
        seenAt = registeredAt
    }

    /// Whether nothing works without its secret.
    package var isClaimed: Bool { claimedAt != nil || account != nil }
}
