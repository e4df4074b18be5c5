package import Foundation

/// The token that shall follow a refresh token; account and family are those of the token that it follows.
package struct RefreshSuccessor: Hashable, Sendable {
    /// SHA-256 of the new token.
    package var hash: Data
    package var issuedAt: Date
    package var expiresAt: Date

    package init(hash: Data, issuedAt: Date, expiresAt: Date) {
        self.hash = hash
        self.issuedAt = issuedAt
        self.expiresAt = expiresAt
    }
}

/// What became of a refresh token that somebody presented.
package enum RefreshRotation: Hashable, Sendable {
    /// Nobody was given it, or its family was revoked.
    case unknown
    case expired
    /// It was unused: it is marked now, and its successor is stored.
    case fresh(account: UUID, family: UUID)
    /// It was used a moment ago, as by a client that lost the answer: one more successor is stored.
    case repeated(account: UUID, family: UUID)
    /// It was used long ago, so that one of the two who hold it has stolen it: its family is revoked.
    case reused(account: UUID, family: UUID)
}
