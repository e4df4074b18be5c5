import Foundation
import Testing

@testable import Accounts

@Suite("Signing in with a code")
struct SignInCodeTests {
    private static let verifier = SecretToken.make()

    @Test("comes back with a code and the state, which are exchanged for tokens once")
    func exchange() async throws {
        let fixture = try await ProviderFixture()
        let begun = try await fixture.beginOnPage(Self.verifier, state: "the page's own")
        let outcome = try await fixture.finishOnPage(begun)
        #expect(outcome["access_token"] == nil && outcome["refresh_token"] == nil)
        #expect(outcome["state"] == "the page's own")
        let code = try #require(outcome["code"])
        let service = fixture.accounts.service
        let grant = try await service.exchange(code: code, verifier: Self.verifier)
        #expect(grant.user.email == "robin@example.com")
        _ = try await service.authenticate(grant.accessToken)
        _ = try await service.refresh(grant.refreshToken)
        await #expect(throws: AccountError.invalidCode) {
            try await service.exchange(code: code, verifier: Self.verifier)
        }
    }

    @Test("is over after a minute")
    func late() async throws {
        let fixture = try await ProviderFixture()
        let service = fixture.accounts.service
        for (seconds, isGood) in [(59.9, true), (60, false)] {
            let outcome = try await fixture.finishOnPage(try await fixture.beginOnPage(Self.verifier))
            let code = try #require(outcome["code"])
            fixture.accounts.clock.advance(seconds)
            if isGood {
                _ = try await service.exchange(code: code, verifier: Self.verifier)
            } else {
                await #expect(throws: AccountError.invalidCode) {
                    try await service.exchange(code: code, verifier: Self.verifier)
                }
            }
        }
    }

    @Test("a wrong verifier gets nothing, and uses the code up", arguments: ["", "x", SecretToken.make()])
    func stolen(_ guess: String) async throws {
        let fixture = try await ProviderFixture()
        let outcome = try await fixture.finishOnPage(try await fixture.beginOnPage(Self.verifier))
        let code = try #require(outcome["code"])
        for verifier in [guess, Self.verifier] {
            await #expect(throws: AccountError.invalidCode) {
                try await fixture.accounts.service.exchange(code: code, verifier: verifier)
            }
        }
        for code in ["", "x", SecretToken.make(), String(repeating: "x", count: 100_000)] {
            await #expect(throws: AccountError.invalidCode) {
                try await fixture.accounts.service.exchange(code: code, verifier: Self.verifier)
            }
        }
    }

    @Test("comes back with what went wrong in the query")
    func failure() async throws {
        let fixture = try await ProviderFixture()
        let begun = try await fixture.beginOnPage(Self.verifier, state: "s")
        let outcome = try await fixture.finishOnPage(begun, code: nil)
        #expect(outcome["error"] == "access_denied" && outcome["state"] == "s" && outcome["code"] == nil)
    }

    @Test("can be finished by the browser alone that began")
    func otherBrowser() async throws {
        let fixture = try await ProviderFixture()
        for browser in [nil, "", SecretToken.make()] {
            for begun in [try await fixture.begin(), try await fixture.beginOnPage(Self.verifier)] {
                let answer = ProviderAnswer(state: try #require(begun["state"]), code: "code-1")
                await #expect(throws: ProviderError.unknownState) {
                    try await fixture.signIn.finish(answer, browser: browser)
                }
            }
        }
        #expect(fixture.provider.requests(for: FakeProvider.token).isEmpty)
    }

    @Test(
        "sends tokens to apps that are listed, and never to the server's own pages, listed or not",
        arguments: [
            ("https://app.example.com/auth", true, true), ("https://vitae.example.com/", false, true),
            ("https://vitae.example.com/other", false, true), ("https://app.example.org/", false, false),
        ]
    )
    func redirects(_ redirect: String, takesTokens: Bool, takesCode: Bool) async throws {
        let fixture = try await ProviderFixture()
        for (challenge, isPermitted) in [(nil, takesTokens), (CodeChallenge(of: Self.verifier), takesCode)] {
            let wish = ProviderSignInRequest(
                provider: "example_oidc",
                redirect: redirect,
                browser: ProviderFixture.browser,
                challenge: challenge
            )
            if isPermitted {
                #expect(try await fixture.signIn.begin(wish).hasPrefix("https://"))
            } else {
                await #expect(throws: ProviderError.redirectNotAllowed) { try await fixture.signIn.begin(wish) }
            }
        }
    }

    @Test(
        "takes a challenge that is a hash, and nothing else",
        arguments: [
            "", "x", "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-c", "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw+cM",
        ]
    )
    func challenges(_ text: String) {
        #expect(CodeChallenge(text) == nil)
        #expect(CodeChallenge("E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM") != nil)
    }
}
