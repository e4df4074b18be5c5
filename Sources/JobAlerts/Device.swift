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

    /// The half of Apple's service that knows a token.
    package enum Environment: String, CaseIterable, Sendable {
        case production
        case sandbox

        package var other: Self { self == .production ? .sandbox : .production }
    }

    /// What a browser encrypts with.
    package struct WebKeys: Hashable, Sendable {
        /// A point on P-256, uncompressed.
        package let key: Data
        package let secret: Data

        package init(key: Data, secret: Data) {
            self.key = key
            self.secret = secret
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
    /// nil until a push has shown it.
    package var environment: Environment?
    /// nil for apps.
    package var webKeys: WebKeys?
    /// Whether the account that adopted it wants the digest as a letter.
    package var wantsMail = false
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
