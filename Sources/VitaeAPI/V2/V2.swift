/// What `/api/v2` and the sign-in of its apps say on the wire: daily briefs, and what they are made of.
public enum V2 {
    /// What most answers are wrapped in.
    public struct Envelope<Content: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
        /// Always true: an error has another status.
        public var success = true
        /// What was done, or why there is nothing; nil where nothing need be said.
        public var message: String?
        /// The answer itself; `null` where there is none.
        @Nullable public var data: Content?

        /// Wraps an answer.
        public init(_ data: Content?, message: String? = nil) {
            self.data = data
            self.message = message
        }
    }

    /// An answer that has nothing to say but that something was done.
    public struct Done: Codable, Hashable, Sendable {
        /// Always true.
        public var success = true
        /// What was done.
        public var message: String

        /// Says what was done.
        public init(_ message: String) {
            self.message = message
        }
    }

    /// An error.
    public struct Failure: Codable, Hashable, Sendable {
        /// Always false.
        public var success = false
        /// What went wrong, for a person.
        public var error: String
        /// The same.
        public var detail: String
        /// Always `null`.
        @Nullable public var data: String?

        /// Says what went wrong.
        public init(_ error: String) {
            self.error = error
            detail = error
            data = nil
        }
    }

    /// Somebody with an account.
    public struct User: Codable, Hashable, Sendable {
        /// The address to sign in with.
        public var email: String
        /// A short name; the part of the address before the `@` where none was chosen.
        public var username: String
        /// What the person wants to be called.
        @Nullable public var nickname: String?
        /// An IANA time zone.
        public var timezone: String
        /// A language code of two letters.
        public var language: String
        /// The tone that the app writes in.
        public var personality: String

        /// Describes somebody.
        public init(
            email: String,
            username: String,
            nickname: String?,
            timezone: String,
            language: String,
            personality: String
        ) {
            self.email = email
            self.username = username
            self.nickname = nickname
            self.timezone = timezone
            self.language = language
            self.personality = personality
        }
    }

    /// What somebody gets who signed in.
    public struct SignIn: Codable, Hashable, Sendable {
        /// Always true.
        public var success = true
        /// Who signed in.
        public var user: User
        /// Opens `/api/v2` as a bearer token.
        public var token: String
        /// Always `Bearer`.
        public var tokenType = "Bearer"
        /// Seconds that the token is valid.
        public var expiresIn: Int

        private enum CodingKeys: String, CodingKey {
            case success, user, token
            case tokenType = "token_type"
            case expiresIn = "expires_in"
        }

        /// Gives a token to somebody.
        public init(user: User, token: String, expiresIn: Int) {
            self.user = user
            self.token = token
            self.expiresIn = expiresIn
        }
    }
}
