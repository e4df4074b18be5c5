package import Foundation

/// What is done with a token that somebody presents, as every store decides it.
package enum RotationStep: Hashable, Sendable {
    /// Nothing is stored.
    case refuse(RefreshRotation)
    /// The token is marked as used, and its successor stored.
    case use(RefreshToken)
    /// The successor is stored, and nothing else: the first use stays the one that counts, or repetitions could prolong the
    /// grace for ever.
    case repeatUse(RefreshToken)
    /// All tokens of the family are deleted.
    case revoke

    /// - Parameters:
    ///   - token: as it is stored.
    ///   - successor: what shall follow it.
    ///   - now: what time it is.
    ///   - grace: seconds in which a token that was used may be used again.
    package init(_ token: RefreshToken, successor: RefreshSuccessor, now: Date, grace: Double) {
        let next = RefreshToken(
            hash: successor.hash,
            family: token.family,
            account: token.account,
            issuedAt: successor.issuedAt,
            expiresAt: successor.expiresAt
        )
        self =
            if token.expiresAt <= now {
                .refuse(.expired)
            } else if let usedAt = token.usedAt {
                now.timeIntervalSince(usedAt) <= grace ? .repeatUse(next) : .revoke
            } else {
                .use(next)
            }
    }
}
