import Foundation
import Testing

@testable import Accounts

@Suite("Signing in with an identity provider")
struct ProviderSignInTests {
    private static func wish(_ provider: String, _ redirect: String) -> ProviderSignInRequest {
        ProviderSignInRequest(provider: provider, redirect: redirect, browser: ProviderFixture.browser)
    }

    @Test("sends the browser to the provider with secrets of this sign-in alone")
    func begin() async throws {
        let fixture = try await ProviderFixture()
        let first = try await fixture.begin()
        #expect(first["tenant"] == "1" && first["response_type"] == "code" && first["client_id"] == "vitae")
        #expect(first["redirect_uri"] == "https://vitae.example.com/auth/v1/callback")
        #expect(first["scope"] == "openid profile email")
        #expect(first["code_challenge_method"] == "S256" && first["code_challenge"]?.count == 43)
        let second = try await fixture.begin()
        for secret in ["state", "nonce", "code_challenge"] { #expect(first[secret] != second[secret]) }
        #expect(fixture.provider.requests(for: FakeProvider.discovery).count == 1)
    }

    @Test("computes the challenge as RFC 7636 does in its appendix B")
    func challenge() {
        let challenge = CodeChallenge(of: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")
        #expect(challenge.text == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
    }

    @Test("comes back with tokens", arguments: IDTokenForge.Signer.allCases)
    func finish(_ signer: IDTokenForge.Signer) async throws {
        let fixture = try await ProviderFixture()
        let outcome = try await fixture.outcome { try IDTokenForge.token(IDTokenForge.claims(nonce: $0), by: signer) }
        #expect(outcome["token_type"] == "bearer" && outcome["expires_in"] == "3600")
        let service = fixture.accounts.service
        let bearer = try await service.authenticate(try #require(outcome["access_token"]))
        let profile = try await service.user(for: bearer)
        #expect(profile.email.text == "robin@example.com" && profile.providers == ["example_oidc"])
        _ = try await service.refresh(try #require(outcome["refresh_token"]))
    }

    @Test("buys the token with code, secret and verifier")
    func exchange() async throws {
        let fixture = try await ProviderFixture()
        let begun = try await fixture.begin()
        _ = try await fixture.finish(begun)
        let request = try #require(fixture.provider.requests(for: FakeProvider.token).first)
        let form = ProviderFixture.fields(request.form)
        #expect(form["grant_type"] == "authorization_code" && form["code"] == "code-1")
        #expect(form["redirect_uri"] == begun["redirect_uri"])
        #expect(form["client_id"] == "vitae" && form["client_secret"] == "a:secret")
        #expect(CodeChallenge(of: try #require(form["code_verifier"])).text == begun["code_challenge"])
        #expect(request.headers["Authorization"] == nil)
    }

    @Test("shows the secret in the header where the provider wants it there")
    func basic() async throws {
        let fixture = try await ProviderFixture()
        let methods = #"["client_secret_basic"]"#
        let document = FakeProvider.document(["token_endpoint_auth_methods_supported": methods])
        fixture.provider.answer(FakeProvider.discovery, document)
        _ = try await fixture.finish(try await fixture.begin())
        let request = try #require(fixture.provider.requests(for: FakeProvider.token).first)
        #expect(request.headers["Authorization"] == "Basic " + Data("vitae:a%3Asecret".utf8).base64EncodedString())
        #expect(ProviderFixture.fields(request.form)["client_secret"] == nil)
    }

    @Test("leaves out what LinkedIn does not take")
    func linkedIn() async throws {
        let linkedIn = IdentityProvider(
            name: "linkedin_oidc",
            issuer: "https://www.linkedin.com/oauth",
            clientID: "vitae",
            clientSecret: "secret"
        )
        #expect(!linkedIn.usesPKCE && !linkedIn.repeatsNonce)
        #expect("\(linkedIn)" == "linkedin_oidc")
        let fixture = try await ProviderFixture(usesPKCE: false, repeatsNonce: false)
        #expect(try await fixture.begin()["code_challenge"] == nil)
        #expect(try await fixture.outcome(["nonce": nil])["access_token"] != nil)
        #expect(
            fixture.provider.requests(for: FakeProvider.token).allSatisfy { $0.form?.contains("verifier") == false }
        )
        #expect(try await fixture.outcome(["nonce": #""another""#])["error"] == "server_error")
    }

    @Test("is finished once, within ten minutes")
    func once() async throws {
        let fixture = try await ProviderFixture()
        let begun = try await fixture.begin()
        _ = try await fixture.finish(begun)
        await #expect(throws: ProviderError.unknownState) { try await fixture.finish(begun) }
        let late = try await fixture.begin()
        fixture.accounts.clock.advance(600)
        await #expect(throws: ProviderError.unknownState) { try await fixture.finish(late) }
        for state in ["", "x", String(repeating: "x", count: 100_000)] {
            await #expect(throws: ProviderError.unknownState) { try await fixture.finish(["state": state]) }
        }
    }

    @Test("stores no state that could be replayed")
    func stored() async throws {
        let fixture = try await ProviderFixture()
        let begun = try await fixture.begin()
        let state = try #require(begun["state"])
        let stored = try #require(await fixture.accounts.store.states.values.first)
        #expect(stored.hash == SecretToken.hash(of: state))
        #expect(stored.nonce == begun["nonce"] && stored.redirect == ProviderFixture.redirect)
    }

    @Test("does not begin with a provider or a redirect that is not configured")
    func refused() async throws {
        let fixture = try await ProviderFixture()
        let error = ProviderError.notConfigured("linkedin_oidc")
        await #expect(throws: error) {
            try await fixture.signIn.begin(Self.wish("linkedin_oidc", ProviderFixture.redirect))
        }
        #expect(error.message.contains("linkedin_oidc"))
        #expect(!ProviderError.notConfigured("<script>").message.contains("script"))
        await #expect(throws: ProviderError.redirectNotAllowed) {
            try await fixture.signIn.begin(Self.wish("example_oidc", "https://app.example.org/auth"))
        }
        #expect(await fixture.accounts.store.states.isEmpty)
    }

    @Test("comes back with what went wrong")
    func failures() async throws {
        let fixture = try await ProviderFixture()
        #expect(try await fixture.finish(try await fixture.begin(), code: nil)["error"] == "access_denied")
        for (status, body, code) in [
            (400, #"{"error":"invalid_grant"}"#, "server_error"), (200, "{}", "server_error"),
            (200, "<html>", "temporarily_unavailable"), (503, "", "temporarily_unavailable"),
        ] {
            fixture.provider.answer(FakeProvider.token, body, status: status)
            let outcome = try await fixture.finish(try await fixture.begin())
            #expect(outcome["error"] == code && outcome["error_description"]?.isEmpty == false)
            #expect(outcome["access_token"] == nil)
        }
        let begun = try await fixture.begin()
        fixture.provider.goOffline()
        #expect(try await fixture.finish(begun)["error"] == "temporarily_unavailable")
    }

    @Test("does not take another issuer's answer for the provider's")
    func mixUp() async throws {
        let fixture = try await ProviderFixture()
        let state = try #require(try await fixture.begin()["state"])
        let answer = ProviderAnswer(state: state, code: "code-1", issuer: "https://id.example.org")
        let address = try await fixture.signIn.finish(answer, browser: ProviderFixture.browser)
        #expect(address.contains("#error=server_error"))
        #expect(fixture.provider.requests(for: FakeProvider.token).isEmpty)
    }
}
