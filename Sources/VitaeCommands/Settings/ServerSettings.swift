import Accounts
import Foundation
import Logging
import Sessions
import VitaeServer

/// What an operator decides about a server. Where nothing is said, what stands here counts.
struct ServerSettings: Sendable {
    // MARK: Network
    var host = "127.0.0.1"
    var port = 8080
    var metricsPort: Int?
    /// The address that people reach the server at, without a slash at its end.
    var publicURL: String?
    var trustedProxies: [String] = []
    var logLevel = Logger.Level.info
    /// Paths of the files with what the server shows that it is it with; both or none.
    var tlsCertificate: String?
    var tlsKey: String?

    // MARK: Documents and sessions
    var data = "vitae-data"
    /// The folder of the secrets; nil for the data folder.
    var secretsFolder: String?
    /// The address of a PostgreSQL database; nil for the file in the data folder.
    var store: String?
    var storePassword: String?
    var storePasswordFile: String?
    var storeConnections = 8
    var jobs: String?
    var workers: Int?
    var language = Installation.defaultLanguage
    var knowledge: String?
    var sessions = SessionSettings()

    // MARK: Limits
    var connections = ConnectionLimits()
    var rates = RateLimitSettings()

    // MARK: Accounts
    var accounts = AccountSettings()
    var signInsPerHour = 20
    /// Secrets of providers whose access tokens are accepted.
    var externalSecrets: [String] = []
    /// Apps that people may be sent to with their tokens.
    var redirects: [String] = []
    var providers: [String: ProviderSettings] = [:]

    // MARK: Feeds
    var feeds: [String: FeedSettings] = [:]
    var allowsFeedsOverHTTP = false
    var allowsPrivateFeeds = false

    // MARK: Devices
    var devices = DeviceSettings()

    // MARK: Notifications and operators
    var push = PushOptions()

    // MARK: Daily briefs
    var brief = BriefOptions()

    // MARK: Explanations
    var languageModel = LanguageModelOptions()
}

/// An OpenID provider as it is configured.
struct ProviderSettings: Hashable, Sendable {
    var issuer: String?
    var clientID: String?
    var clientSecret: String?
    var scopes = ["openid", "profile", "email"]
}

extension ServerSettings {
    /// The PostgreSQL database; nil for the file in the data folder.
    ///
    /// - Throws: a failure that says what is wrong.
    func storeLocation() throws -> StoreLocation? {
        try store.map { address in
            try StoreLocation(
                address,
                password: storePassword,
                passwordFile: storePasswordFile,
                connections: storeConnections
            )
        }
    }

    /// The proxies; what is no range was refused when it was read.
    var proxyRanges: [AddressRange] { trustedProxies.compactMap { AddressRange($0) } }

    /// The address that is registered with the providers.
    var callback: URL? { publicURL.flatMap { URL(string: "\($0)/auth/v1/callback") } }

    /// The providers by name. What is incomplete was refused when the settings were read.
    var identityProviders: [IdentityProvider] {
        providers.sorted { $0.key < $1.key }.compactMap { name, provider in
            guard let issuer = provider.issuer, let id = provider.clientID, let secret = provider.clientSecret else {
                return nil
            }
            return IdentityProvider(
                name: name,
                issuer: issuer,
                clientID: id,
                clientSecret: secret,
                scopes: provider.scopes
            )
        }
    }
}
