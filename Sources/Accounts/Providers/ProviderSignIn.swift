package import Foundation
import Logging

/// Signs people in who are known to an OpenID provider, with the authorization code flow.
package struct ProviderSignIn: Sendable {
    /// Seconds in which a sign-in must be finished.
    package static let lifetime = 600.0

    private let providers: [String: IdentityProvider]
    private let redirects: ProviderRedirectRules
    private let callback: URL
    private let accounts: AccountService
    private let http: any HTTPFetching
    private let directory: ProviderDirectory

    /// Makes a sign-in for the given providers.
    ///
    /// - Parameters:
    ///   - providers: whom people can sign in with; of two with one name the later counts.
    ///   - apps: where people may be sent with their tokens.
    ///   - callback: the address of this server that is registered with the providers.
    ///   - accounts: where people are signed in.
    ///   - http: asks the providers.
    /// - Throws: a `RedirectRuleError` when nobody can be sent to the server itself.
    package init(
        providers: [IdentityProvider],
        apps: RedirectAllowList,
        callback: URL,
        accounts: AccountService,
        http: any HTTPFetching
    ) throws(RedirectRuleError) {
        self.providers = Dictionary(providers.map { ($0.name, $0) }) { $1 }
        redirects = try ProviderRedirectRules(apps: apps, callback: callback)
        self.callback = callback
        self.accounts = accounts
        self.http = http
        directory = ProviderDirectory(http: http)
    }

    /// The names of the providers that can be used, in alphabetical order.
    package var names: [String] { providers.keys.sorted() }

    /// Whether browsers reach this server over TLS alone.
    package var isSecure: Bool { callback.scheme == "https" }

    /// Begins a sign-in.
    ///
    /// - Returns: the provider's address that the browser is sent to.
    /// - Throws: a `ProviderError`, or what the store throws.
    package func begin(_ wish: ProviderSignInRequest) async throws -> String {
        guard let provider = providers[wish.provider] else { throw ProviderError.notConfigured(wish.provider) }
        guard redirects.permit(wish.redirect, takingCode: wish.challenge != nil) else {
            throw ProviderError.redirectNotAllowed
        }
        let now = accounts.clock()
        let metadata = try await asking(provider) { try await directory.metadata(of: provider, now: now) }
        let request = AuthorizationRequest()
        guard let address = request.address(at: metadata, of: provider, callback: callback) else {
            throw ProviderError.unavailable
        }
        try await accounts.store.add(
            AuthorizationState(
                hash: SecretToken.hash(of: request.state),
                provider: wish.provider,
                nonce: request.nonce,
                verifier: request.verifier,
                redirect: wish.redirect,
                browserHash: SecretToken.hash(of: wish.browser),
                challenge: wish.challenge?.text,
                clientState: wish.state,
                expiresAt: now.addingTimeInterval(Self.lifetime)
            )
        )
        return address
    }

    /// Finishes a sign-in.
    ///
    /// - Parameters:
    ///   - answer: what the provider says.
    ///   - browser: the secret in the browser's cookie; nil where it has none.
    /// - Returns: where the browser is sent: the application's address with a code, with tokens, or with what went wrong.
    /// - Throws: `ProviderError.unknownState` when it is not known where to or another browser began, or what the store
    ///   throws.
    package func finish(_ answer: ProviderAnswer, browser: String?) async throws -> String {
        guard (1...512).contains(answer.state.utf8.count) else { throw ProviderError.unknownState }
        let hash = SecretToken.hash(of: answer.state)
        guard
            let state = try await accounts.store.takeState(hash: hash, now: accounts.clock()),
            let provider = providers[state.provider],
            browser.map({ SecretToken.hash(of: $0) }) == state.browserHash,
            redirects.permit(state.redirect, takingCode: state.challenge != nil)
        else { throw ProviderError.unknownState }
        let redirect = ProviderRedirect(state)
        do {
            let claims = try await claims(answer, state: state, provider: provider)
            let identity = AccountIdentity(provider: provider.name, subject: claims.subject)
            let email = claims.email.flatMap { EmailAddress($0) }
            let isVerified = claims.isEmailVerified?.value ?? false
            let account = try await accounts.account(of: identity, email: email, isEmailVerified: isVerified)
            guard let challenge = state.challenge.flatMap({ CodeChallenge($0) }) else {
                return redirect.address(try await accounts.beginLogin(of: account))
            }
            return redirect.address(code: try await accounts.makeCode(for: account, challenge: challenge))
        } catch let error as ProviderError {
            accounts.logger.notice(
                "A sign-in with an identity provider failed.",
                metadata: ["provider": "\(provider.name)", "reason": "\(error)"]
            )
            return redirect.address(failure: error.code, error.message)
        } catch let error as AccountError {
            return redirect.address(failure: "access_denied", error.message)
        }
    }

    private func claims(
        _ answer: ProviderAnswer,
        state: AuthorizationState,
        provider: IdentityProvider
    ) async throws -> IDTokenClaims {
        guard let code = answer.code, !code.isEmpty, code.utf8.count <= 4_096 else { throw ProviderError.denied }
        guard (answer.issuer ?? provider.issuer) == provider.issuer else { throw ProviderError.token(.issuer) }
        let now = accounts.clock()
        return try await asking(provider) {
            let metadata = try await directory.metadata(of: provider, now: now)
            let exchange = CodeExchange(provider: provider, metadata: metadata, callback: callback)
            let token = try await exchange.token(for: code, verifier: state.verifier, over: http)
            let header = try IDTokenVerifier.header(of: token)
            let keys = try await directory.keys(of: provider, with: header, now: now)
            guard let key = keys.key(for: header) else { throw TokenError.unknownKey }
            let verifier = IDTokenVerifier(provider: provider, nonce: state.nonce, now: now)
            return try await verifier.claims(of: token, signedWith: key)
        }
    }

    /// Turns whatever goes wrong at a provider into a `ProviderError`.
    private func asking<Value>(
        _ provider: IdentityProvider,
        _ body: () async throws -> Value
    ) async throws -> Value {
        do {
            return try await body()
        } catch let error as ProviderError {
            throw error
        } catch let error as TokenError {
            throw ProviderError.token(error)
        } catch let error as CancellationError {
            throw error
        } catch {
            accounts.logger.warning(
                "An identity provider cannot be reached.",
                metadata: ["provider": "\(provider.name)", "error": "\(type(of: error))"]
            )
            throw ProviderError.unavailable
        }
    }
}
