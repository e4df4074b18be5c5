/// What is kept of a person beside the account: what they call themselves, and how they want to be addressed.
package struct AccountDetails: Hashable, Sendable {
    /// The full name.
    package var name: String?
    /// A short name for lists; where there is none, apps show the part of the address before the `@`.
    package var username: String?
    package var nickname: String?
    package var role = AccountRole.user
    /// An identifier of the IANA time zone database, such as `Europe/Vienna`.
    package var zone: String?
    /// A language code of two letters.
    package var language: String?
    /// The tone in which a daily brief is written.
    package var personality: String?
    /// The parts of a daily brief that are on; nil where nothing was chosen.
    package var modules: [String]?
    /// The place whose weather is of interest, as the person wrote it.
    package var place: String?
    /// The local time at which a daily brief is sent, `HH:MM`; nil for not at all.
    package var briefAt: String?
    /// The ways in which a daily brief is sent.
    package var briefBy: [String] = []

    package init() {}
}

/// What an account may do with others.
package enum AccountRole: String, CaseIterable, Sendable {
    case user
    /// Sees and changes the accounts of others.
    case admin
    /// Gives roles as well.
    case superAdmin = "super_admin"

    /// Whether it sees and changes the accounts of others.
    package var managesAccounts: Bool { self != .user }
}
