import Foundation
import JWTKit

/// What an ID token says (OpenID Connect Core 1.0 §2).
struct IDTokenClaims: JWTPayload, Hashable {
    var issuer: String
    var subject: String
    var audience: TokenAudience
    var authorizedParty: String?
    var expiresAt: NumericDate
    var notBefore: NumericDate?
    var issuedAt: NumericDate?
    var nonce: String?
    var email: String?
    var isEmailVerified: Verified?

    /// Claims are checked by `IDTokenVerifier`, which knows what they should be.
    func verify(using algorithm: some JWTAlgorithm) {}

    /// True or false, which some providers write as a text.
    struct Verified: Codable, Hashable {
        var value: Bool

        init(_ value: Bool) {
            self.value = value
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            do {
                value = try container.decode(Bool.self)
            } catch DecodingError.typeMismatch {
                value = try container.decode(String.self) == "true"
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(value)
        }
    }

    private enum CodingKeys: String, CodingKey {
        case issuer = "iss"
        case subject = "sub"
        case audience = "aud"
        case authorizedParty = "azp"
        case expiresAt = "exp"
        case notBefore = "nbf"
        case issuedAt = "iat"
        case nonce
        case email
        case isEmailVerified = "email_verified"
    }
}
