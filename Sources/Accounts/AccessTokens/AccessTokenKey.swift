package import Crypto
import Foundation

/// A secret that signs access tokens, and its name.
package struct AccessTokenKey: Sendable {
    /// What the `kid` header says.
    package var id: String
    package var secret: SymmetricKey

    package init(id: String, secret: SymmetricKey) {
        self.id = id
        self.secret = secret
    }

    /// Another secret that follows from this one and tells nothing about it.
    package func derived(for purpose: String) -> SymmetricKey {
        SymmetricKey(data: HMAC<SHA256>.authenticationCode(for: Data(purpose.utf8), using: secret))
    }
}

/// Why tokens cannot be signed with the keys that were configured.
package enum AccessTokenKeyError: Error, Hashable, Sendable, CustomStringConvertible {
    case none
    /// A secret has fewer than 32 bytes, the least that HS256 allows (RFC 7518 §3.2).
    case tooShort
    case duplicateID(String)

    package var description: String {
        switch self {
        case .none: "There is no secret to sign access tokens with."
        case .tooShort: "A secret for access tokens must have at least 32 bytes."
        case .duplicateID(let id): "Two secrets for access tokens have the identifier \(id)."
        }
    }
}
