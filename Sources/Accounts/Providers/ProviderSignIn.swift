package import Foundation
import Logging

/// Signs people in who are known to an OpenID provider, with the authorization code flow.
package struct ProviderSignIn: Sendable {
    /// Seconds in which a sign-in must be finished.
    package static let lifetime = 600.0

    private let providers: [String: IdentityProvider]
    private let redirects: RedirectAllowList
    private let callback: URL
    private let accounts: AccountService
    private let http: any HTTPFetching
    private let directory: ProviderDirectory

    /// Makes a sign-in for the given providers.
    ///
    /// - Parameters:
    ///   - providers: whom people can sign in with; of two with one name the later counts.
    ///   - redirects: where people may be sent with their tokens.
    ///   - callback: the address of this server that is registered with the providers.
    ///   - accounts: where people are signed in.
    ///   - http: asks the providers.
    package init(
        providers: [IdentityProvider],
        redirects: RedirectAllowList,
        callback: URL,
        accounts: AccountService,
        http: any HTTPFetching
    ) {
        self.providers = Dictionary(providers.map { ($0.name, $0) }) { $1 }
        self.redirects = redirects
        self.callback = callback
        self.accounts = accounts
        self.http = http
        directory = ProviderDirectory(http: http)
    }

    /// The names of the providers that can be used, in alphabetical order.
    package var names: [String] { providers.keys.sorted() }

    /// Begins a sign-in.
    ///
    /// - Returns: the provider's address that the browser is sent to.
    /// - Throws: a `ProviderError`, or what the store throws.
    package func begin(provider name: String, redirect: String) async throws -> String {
        guard let provider = providers[name] else { throw ProviderError.notConfigured(name) }
        guard redirects.permits(redirect) else { throw ProviderError.redirectNotAllowed }
        let now = accounts.clock()
        let metadata = try await asking(provider) { try await directory.metadata(of: provider, now: now) }
        let request = AuthorizationRequest()
        guard let address = request.address(at: metadata, of: provider, callback: callback) else {
            throw ProviderError.unavailable
        }
        try await accounts.store.add(
            AuthorizationState(
                hash: SecretToken.hash(of: request.state),
                provider: name,
                nonce: request.nonce,
                verifier: request.verifier,
                redirect: redirect,
                expiresAt: now.addingTimeInterval(Self.lifetime)
            )
        )
        return address
    }

    /// Finishes a sign-in.
    ///
    /// - Returns: where the browser is sent: the application's address with tokens, or with what went wrong.
    /// - Throws: `ProviderError.unknownState` when it is not known where to, or what the store throws.
    package func finish(_ answer: ProviderAnswer) async throws -> String {
        guard (1...512).contains(answer.state.utf8.count) else { throw ProviderError.unknownState }
        let hash = SecretToken.hash(of: answer.state)
        guard
            let state = try await accounts.store.takeState(hash: hash, now: accounts.clock()),
            let provider = providers[state.provider],
            redirects.permits(state.redirect)
        else { throw ProviderError.unknownState }
        let redirect = ProviderRedirect(address: state.redirect)
        do {
            let claims = try await claims(answer, state: state, provider: provider)
            let identity = AccountIdentity(provider: provider.name, subject: claims.subject)
            let email = claims.email.flatMap { EmailAddress($0) }
            let isVerified = claims.isEmailVerified?.value ?? false
            return redirect.address(try await accounts.signIn(identity, email: email, isEmailVerified: isVerified))
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
