import Foundation
import Testing

@testable import Accounts

/// A service with one identity provider.
struct ProviderFixture {
    static let redirect = "https://app.example.com/auth?from=app"

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
        signIn = ProviderSignIn(
            providers: [described],
            redirects: try RedirectAllowList(["https://app.example.com/auth"]),
            callback: try #require(URL(string: "https://vitae.example.com/auth/v1/callback")),
            accounts: accounts.service,
            http: provider
        )
    }

    /// Begins a sign-in.
    ///
    /// - Returns: what the provider's address says.
    func begin() async throws -> [String: String] {
        let address = try await signIn.begin(provider: "example_oidc", redirect: Self.redirect)
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
        let address = try await signIn.finish(ProviderAnswer(state: state, code: code))
        let parts = address.split(separator: "#", maxSplits: 1)
        #expect(parts.first.map(String.init) == Self.redirect)
        return Self.fields(parts.last.map(String.init))
    }

    static func fields(_ encoded: String?) -> [String: String] {
        var parts = URLComponents()
        parts.percentEncodedQuery = encoded
        return Dictionary((parts.queryItems ?? []).map { ($0.name, $0.value ?? "") }) { $1 }
    }
}
