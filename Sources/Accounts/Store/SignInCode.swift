package import Foundation

/// What an application exchanges for tokens after a provider signed somebody in, or what a letter lets its reader do.
package struct SignInCode: Hashable, Sendable {
    /// SHA-256 of the code, which the person's browser carries.
    package var hash: Data
    package var account: UUID
    /// Base64URL of the SHA-256 of a secret that only the application which began knows (RFC 7636); of a letter, its purpose.
    package var challenge: String
    package var expiresAt: Date

    package init(hash: Data, account: UUID, challenge: String, expiresAt: Date) {
        self.hash = hash
        self.account = account
        self.challenge = challenge
        self.expiresAt = expiresAt
    }
}
