package import Foundation

/// What a person told an app of themselves, and what they want.
package struct UserProfile: Hashable, Sendable {
    package let id: UUID
    /// What the app calls it.
    package let name: String
    package var person = Person()
    package var wishes = Wishes()
    /// What jobs are looked for by: trimmed, in small letters, each once, in the order in which they came.
    package var keywords: [String] = []
    package var notifications = NotificationChoices()
    package var privacy = PrivacyChoices()
    /// Hash of the secret of the device that claimed it.
    package var secretHash: Data?
    /// The account that claimed it.
    package var account: UUID?
    /// Hash of the view token of the session whose résumé it was filled from.
    package var session: Data?
    package let createdAt: Date
    package var updatedAt: Date
    package var seenAt: Date

    /// A new profile with nothing in it.
    package init(id: UUID, name: String, createdAt: Date) {
        self.id = id
        self.name = name
        self.createdAt = createdAt
        updatedAt = createdAt
        seenAt = createdAt
    }

    /// Whether nothing works without a secret or an account.
    package var isClaimed: Bool { secretHash != nil || account != nil }

    /// Whether a text can be what an app calls a profile.
    package static func isName(_ text: String) -> Bool {
        (1...255).contains(text.utf8.count) && text.utf8.allSatisfy(isNameByte)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "-"): true
        default: false
        }
    }

    /// Takes over what another profile says; who may use it stays.
    package mutating func copyContent(of other: UserProfile) {
        person = other.person
        wishes = other.wishes
        keywords = other.keywords
        notifications = other.notifications
        privacy = other.privacy
        session = other.session
    }
}

/// Who somebody is; what is nil was not told.
package struct Person: Hashable, Sendable {
    package var firstName: String?
    package var lastName: String?
    package var email: String?
    package var phone: String?
    package var location: String?
    package var jobTitle: String?
    /// 0 to 80.
    package var years: Int?
    package var linkedIn: String?
    package var portfolio: String?
    package var bio: String?

    package init() {}
}

/// What work somebody wants; what is nil was not told.
package struct Wishes: Hashable, Sendable {
    package enum Remote: String, CaseIterable, Sendable {
        case onsite
        case remote
        case hybrid
        case flexible
    }

    package var jobTypes: [String]?
    package var remote: Remote?
    package var skills: [String]?
    package var places: [String]?
    /// In whole units of the currency.
    package var minimumSalary: Int?
    /// Not less than the least.
    package var maximumSalary: Int?
    /// ISO 4217.
    package var currency: String?
    package var isNegotiable: Bool?

    package init() {}
}

/// What somebody wants to be told, and when; what is nil was not chosen.
package struct NotificationChoices: Hashable, Sendable {
    package var jobMatches: Bool?
    package var applicationReminders: Bool?
    package var weeklyDigest: Bool?
    package var marketInsights: Bool?
    package var quietHours: Bool?
    /// `HH:MM` where the device is.
    package var quietStart: String?
    /// `HH:MM` where the device is.
    package var quietEnd: String?
    /// `HH:MM` where the device is.
    package var preferredTime: String?

    package init() {}
}

/// What may be done with what somebody told; what is nil was not chosen.
package struct PrivacyChoices: Hashable, Sendable {
    package enum Visibility: String, CaseIterable, Sendable {
        case `public`
        case `private`
    }

    package var visibility: Visibility?
    package var sharesAnalytics: Bool?
    package var sharesViews: Bool?
    package var allowsRecommendations: Bool?

    package init() {}
}
