import JWTKit

/// What an access token says.
struct AccessClaims: JWTPayload, Hashable {
    /// The role of people who signed in, and the audience of their tokens.
    static let authenticated = "authenticated"

    var subject: String
    var email: String?
    var role: String?
    var audience: TokenAudience?
    var session: String?
    var issuedAt: NumericDate?
    var notBefore: NumericDate?
    var expiresAt: NumericDate
    var issuer: String?

    /// Claims are checked by `AccessTokens`, which knows what time it is.
    func verify(using algorithm: some JWTAlgorithm) {}

    private enum CodingKeys: String, CodingKey {
        case subject = "sub"
        case email
        case role
        case audience = "aud"
        case session = "session_id"
        case issuedAt = "iat"
        case notBefore = "nbf"
        case expiresAt = "exp"
        case issuer = "iss"
    }
}
