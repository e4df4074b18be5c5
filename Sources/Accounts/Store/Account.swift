package import Foundation

/// A person who can sign in.
package struct Account: Hashable, Sendable {
    package var id: UUID
    package var email: EmailAddress
    /// Whether an identity provider vouched for the address, or its owner showed a code of a letter that was sent there. Who
    /// signs up with a password has not shown that it is theirs.
    package var isEmailProven: Bool
    /// The password as `PasswordHasher` writes it; nil when the account has none.
    package var passwordHash: String?
    package var identities: [AccountIdentity]
    package var createdAt: Date
    /// When an administrator closed the account; nobody signs in to it from then on.
    package var deactivatedAt: Date?

    package init(
        id: UUID,
        email: EmailAddress,
        isEmailProven: Bool = false,
        passwordHash: String? = nil,
        identities: [AccountIdentity] = [],
        createdAt: Date,
        deactivatedAt: Date? = nil
    ) {
        self.id = id
        self.email = email
        self.isEmailProven = isEmailProven
        self.passwordHash = passwordHash
        self.identities = identities
        self.createdAt = createdAt
        self.deactivatedAt = deactivatedAt
    }
}
