package import Foundation

/// Who presents an access token.
package struct Bearer: Hashable, Sendable {
    package var account: UUID
    package var email: EmailAddress
    /// The login that the token belongs to; nil for tokens that an external provider signed.
    package var loginFamily: UUID?

    package init(account: UUID, email: EmailAddress, loginFamily: UUID?) {
        self.account = account
        self.email = email
        self.loginFamily = loginFamily
    }
}
