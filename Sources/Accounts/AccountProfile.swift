package import Foundation

/// What a person is told about their account.
package struct AccountProfile: Hashable, Sendable {
    package var id: UUID
    package var email: EmailAddress
    /// The ways in: `email` for a password, else the names of identity providers.
    package var providers: [String]

    package init(id: UUID, email: EmailAddress, providers: [String]) {
        self.id = id
        self.email = email
        self.providers = providers
    }
}
