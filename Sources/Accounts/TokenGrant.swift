/// What somebody gets who signed in.
package struct TokenGrant: Codable, Hashable, Sendable {
    /// Whose tokens they are.
    package struct User: Codable, Hashable, Sendable {
        /// The account's identifier (UUID).
        package var id: String
        package var email: String

        package init(id: String, email: String) {
            self.id = id
            self.email = email
        }
    }

    package var accessToken: String
    package var tokenType: String
    /// Seconds that the access token is valid.
    package var expiresIn: Int
    /// When it ends, in seconds since 1970.
    package var expiresAt: Int
    package var refreshToken: String
    package var user: User

    package init(accessToken: String, expiresIn: Int, expiresAt: Int, refreshToken: String, user: User) {
        self.accessToken = accessToken
        tokenType = "bearer"
        self.expiresIn = expiresIn
        self.expiresAt = expiresAt
        self.refreshToken = refreshToken
        self.user = user
    }

    private enum CodingKeys: String, CodingKey {
        case accessToken = "access_token"
        case tokenType = "token_type"
        case expiresIn = "expires_in"
        case expiresAt = "expires_at"
        case refreshToken = "refresh_token"
        case user
    }
}
