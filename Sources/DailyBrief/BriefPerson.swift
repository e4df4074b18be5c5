package import Foundation
package import JobAlerts

/// Somebody who has a brief, and how they want it.
package struct BriefPerson: Hashable, Sendable {
    package let account: UUID
    package let email: String
    /// Whether the address is known to be the person's: briefs are sent to no other.
    package var isEmailProven = false
    /// nil where none was chosen: then it is the part of the address before the `@`.
    package var username: String?
    package var nickname: String?
    /// An IANA name.
    package var zone = "UTC"
    package var language = BriefLanguage.english
    /// The tone that apps write in.
    package var personality = "neutral"
    package var modules = BriefModule.usual
    /// Where the weather is of interest, as the person wrote it.
    package var place: String?
    /// When the brief is sent; nil for not at all.
    package var at: ClockTime?
    package var by: Set<BriefChannel> = []

    package init(account: UUID, email: String) {
        self.account = account
        self.email = email
    }

    /// What apps call the person.
    package var shownUsername: String {
        username ?? String(email.prefix { $0 != "@" })
    }

    package var clock: PersonClock { PersonClock(zone: zone) }
}
