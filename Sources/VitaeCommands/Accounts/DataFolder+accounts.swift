import Accounts
import Crypto
import Foundation
import Logging
import VitaeServer

extension DataFolder {
    /// What signs people up and in.
    ///
    /// - Parameters:
    ///   - store: where accounts are kept.
    ///   - settings: what the operator decides.
    ///   - logger: is told of stolen refresh tokens.
    /// - Returns: the service.
    /// - Throws: a failure that names a file that is no secret, or the folder.
    func accountService(
        store: any AccountStore,
        settings: ServerSettings,
        logger: Logger
    ) async throws -> AccountService {
        let keys = try accessTokenKeys()
        let secrets = settings.externalSecrets.map { SymmetricKey(data: Data($0.utf8)) }
        return AccountService(
            store: store,
            tokens: try await AccessTokens(keys: keys, externalSecrets: secrets),
            passwords: PasswordHasher(),
            limiter: settings.rates.isEnabled
                ? SignInLimiter(failuresPerHour: settings.signInsPerHour, store: store as? any LimitStore) : nil,
            clientSecret: keys[0].derived(for: "client addresses"),
            settings: settings.accounts,
            logger: logger
        )
    }
}

extension ServerSettings {
    /// What signs people in with providers; nil where none is configured.
    ///
    /// - Parameter accounts: where people are signed in.
    /// - Returns: the sign-in.
    /// - Throws: a failure that names an address that nobody can be sent to.
    func providerSignIn(accounts: AccountService) throws -> ProviderSignIn? {
        let providers = identityProviders
        guard !providers.isEmpty, let callback else { return nil }
        do throws(RedirectRuleError) {
            return try ProviderSignIn(
                providers: providers,
                apps: try RedirectAllowList(redirects),
                callback: callback,
                accounts: accounts,
                http: ProviderFetcher(issuers: providers.map(\.issuer))
            )
        } catch {
            throw CommandFailure.cannotStart("allowed-redirect: \(error)")
        }
    }
}
