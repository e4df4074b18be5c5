import Foundation
import Testing

@testable import Accounts

/// A service with one identity provider.
struct ProviderFixture {
    static let redirect = "https://app.example.com/auth?from=app"
    /// This server's own page.
    static let page = "https://vitae.example.com/"
    /// The secret in the cookie of the browser that begins.
    static let browser = SecretToken.make()

    let accounts: AccountFixture
    let provider = FakeProvider()
    let signIn: ProviderSignIn

    init(
        usesPKCE: Bool? = nil,
        repeatsNonce: Bool? = nil,
        settings: AccountSettings = AccountSettings()
    ) async throws {
        accounts = try await AccountFixture(settings: settings)
        let described = IdentityProvider(
            name: "example_oidc",
            issuer: FakeProvider.issuer,
            clientID: "vitae",
            clientSecret: "a:secret",
            usesPKCE: usesPKCE,
            repeatsNonce: repeatsNonce
        )
        signIn = try ProviderSignIn(
            providers: [described],
            apps: try RedirectAllowList(["https://app.example.com/auth", "https://vitae.example.com/"]),
            callback: try #require(URL(string: "https://vitae.example.com/auth/v1/callback")),
            accounts: accounts.service,
            http: provider
        )
    }

    /// Begins a sign-in.
    ///
    /// - Returns: what the provider's address says.
    func begin() async throws -> [String: String] {
        try await begin(ProviderSignInRequest(provider: "example_oidc", redirect: Self.redirect, browser: Self.browser))
    }

    /// Begins a sign-in of this server's own page, which exchanges a code.
    func beginOnPage(_ verifier: String, state: String? = nil) async throws -> [String: String] {
        try await begin(
            ProviderSignInRequest(
                provider: "example_oidc",
                redirect: Self.page,
                browser: Self.browser,
                challenge: CodeChallenge(of: verifier),
                state: state
            )
        )
    }

    private func begin(_ wish: ProviderSignInRequest) async throws -> [String: String] {
        let address = try await signIn.begin(wish)
        return Self.fields(try #require(URLComponents(string: address)).percentEncodedQuery)
    }

    /// Begins and finishes a sign-in with a token that is made of the nonce.
    ///
    /// - Returns: what the fragment of the redirect says.
    func outcome(_ token: (_ nonce: String) throws -> String) async throws -> [String: String] {
        let begun = try await begin()
        provider.answer(FakeProvider.token, #"{"id_token":"\#(try token(begun["nonce"] ?? ""))"}"#)
        return try await finish(begun)
    }

    /// The same with a good token, but for some claims.
    func outcome(_ replaced: KeyValuePairs<String, String?> = [:]) async throws -> [String: String] {
        try await outcome { try IDTokenForge.token(IDTokenForge.claims(nonce: $0, replaced)) }
    }

    func finish(_ begun: [String: String], code: String? = "code-1") async throws -> [String: String] {
        let state = try #require(begun["state"])
        let address = try await signIn.finish(ProviderAnswer(state: state, code: code), browser: Self.browser)
        let parts = address.split(separator: "#", maxSplits: 1)
        #expect(parts.first.map(String.init) == Self.redirect)
        return Self.fields(parts.last.map(String.init))
    }

    /// Finishes a sign-in of this server's own page.
    ///
    /// - Returns: what the query of the redirect says.
    func finishOnPage(_ begun: [String: String], code: String? = "code-1") async throws -> [String: String] {
        if let nonce = begun["nonce"] {
            let token = try IDTokenForge.token(IDTokenForge.claims(nonce: nonce))
            provider.answer(FakeProvider.token, #"{"id_token":"\#(token)"}"#)
        }
        let answer = ProviderAnswer(state: try #require(begun["state"]), code: code)
        let address = try await signIn.finish(answer, browser: Self.browser)
        #expect(!address.contains("#"))
        let parts = address.split(separator: "?", maxSplits: 1)
        #expect(parts.first.map(String.init) == Self.page)
        return Self.fields(parts.last.map(String.init))
    }

    static func fields(_ encoded: String?) -> [String: String] {
        var parts = URLComponents()
        parts.percentEncodedQuery = encoded
        return Dictionary((parts.queryItems ?? []).map { ($0.name, $0.value ?? "") }) { $1 }
    }
}
