/// What a client should know of the server before it sends anything.
public struct SettingsResponse: Codable, Hashable, Sendable {
    /// Bytes of the largest file that is taken.
    public var maximumUploadBytes: Int
    /// Media types of the documents that can be read.
    public var acceptedTypes: [String]
    /// Days after which a session without an owner is deleted.
    public var retentionDays: Int
    /// Whether the file is kept after it was read.
    public var keepsFile: Bool
    /// Whether people can make accounts.
    public var signUpEnabled: Bool
    /// Whether letters are sent to the addresses of accounts, so that a forgotten password can be replaced.
    public var sendsLetters: Bool
    /// Names of the identity providers that people can sign in with.
    public var providers: [String]
    /// Résumés to try the service with.
    public var samples: [Sample]
    /// Whether there are any job postings; without them nothing can be found.
    public var hasPostings: Bool

    /// A résumé of an invented person.
    public struct Sample: Codable, Hashable, Sendable {
        /// Name of the file.
        public var name: String
        /// Whose it is, in a few words.
        public var title: String

        /// Creates a sample.
        public init(name: String, title: String) {
            self.name = name
            self.title = title
        }
    }

    /// Creates settings.
    public init(
        maximumUploadBytes: Int,
        acceptedTypes: [String],
        retentionDays: Int,
        keepsFile: Bool,
        signUpEnabled: Bool,
        sendsLetters: Bool,
        providers: [String],
        samples: [Sample],
        hasPostings: Bool
    ) {
        self.maximumUploadBytes = maximumUploadBytes
        self.acceptedTypes = acceptedTypes
        self.retentionDays = retentionDays
        self.keepsFile = keepsFile
        self.signUpEnabled = signUpEnabled
        self.sendsLetters = sendsLetters
        self.providers = providers
        self.samples = samples
        self.hasPostings = hasPostings
    }

    private enum CodingKeys: String, CodingKey {
        case maximumUploadBytes = "max_upload_bytes"
        case acceptedTypes = "accepted_types"
        case retentionDays = "retention_days"
        case keepsFile = "keeps_file"
        case signUpEnabled = "signup_enabled"
        case sendsLetters = "sends_letters"
        case hasPostings = "has_postings"
        case providers, samples
    }
}
