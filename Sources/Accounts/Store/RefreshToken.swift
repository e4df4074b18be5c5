package import Foundation

/// A refresh token as it is stored: its hash, never itself.
package struct RefreshToken: Hashable, Sendable {
    /// SHA-256 of the token.
    package var hash: Data
    /// The login that the token descends from: all tokens of one login are one family.
    package var family: UUID
    package var account: UUID
    package var issuedAt: Date
    package var expiresAt: Date
    /// When the token was exchanged first; nil for one that was not.
    package var usedAt: Date?
    /// Hash of the token that it was exchanged for first.
    package var replacement: Data?

    package init(hash: Data, family: UUID, account: UUID, issuedAt: Date, expiresAt: Date) {
        self.hash = hash
        self.family = family
        self.account = account
        self.issuedAt = issuedAt
        self.expiresAt = expiresAt
    }
}
