import Foundation
import Testing

@testable import Accounts

@Suite("What identity providers say of themselves")
struct ProviderDocumentTests {
    @Test(
        "is not believed when it is another's or not secure",
        arguments: [
            ("issuer", #""https://id.example.org""#), ("issuer", #""https://id.example.com/""#), ("issuer", nil),
            ("token_endpoint", #""http://id.example.com/token""#), ("token_endpoint", nil), ("jwks_uri", #""/keys""#),
            ("jwks_uri", #""http://127.0.0.1/keys""#), ("authorization_endpoint", #""javascript:alert(1)""#),
        ] as [(String, String?)]
    )
    func refused(_ field: String, _ value: String?) async throws {
        let fixture = try await ProviderFixture()
        fixture.provider.answer(FakeProvider.discovery, FakeProvider.document([field: value]))
        await #expect(throws: ProviderError.unavailable) { try await fixture.begin() }
    }

    @Test("is read again after an hour")
    func refreshed() async throws {
        let fixture = try await ProviderFixture()
        _ = try await fixture.begin()
        fixture.accounts.clock.advance(3_599)
        _ = try await fixture.begin()
        #expect(fixture.provider.requests(for: FakeProvider.discovery).count == 1)
        fixture.accounts.clock.advance(1)
        _ = try await fixture.begin()
        #expect(fixture.provider.requests(for: FakeProvider.discovery).count == 2)
    }

    @Test("of its keys is read again when one is missing, but not for every invented name")
    func keys() async throws {
        let fixture = try await ProviderFixture()
        fixture.provider.answer(FakeProvider.keys, #"{"keys":[]}"#)
        #expect(try await fixture.outcome()["error"] == "server_error")
        fixture.provider.answer(FakeProvider.keys, IDTokenForge.keySet)
        #expect(try await fixture.outcome()["error"] == "server_error")
        #expect(fixture.provider.requests(for: FakeProvider.keys).count == 1)
        fixture.accounts.clock.advance(60)
        #expect(try await fixture.outcome()["error"] == nil)
        #expect(try await fixture.outcome()["error"] == nil)
        #expect(fixture.provider.requests(for: FakeProvider.keys).count == 2)
    }

    @Test("may be said without TLS on this machine alone")
    func loopback() throws {
        let local = IdentityProvider(name: "x", issuer: "http://127.0.0.1:9", clientID: "x", clientSecret: "x")
        let document = FakeProvider.document([
            "issuer": #""http://127.0.0.1:9""#, "authorization_endpoint": #""http://127.0.0.1:9/authorize""#,
            "token_endpoint": #""http://localhost:9/token""#, "jwks_uri": #""http://127.0.0.1:9/keys""#,
        ])
        let metadata = try #require(ProviderMetadata(Data(document.utf8), of: local))
        #expect(metadata.token.absoluteString == "http://localhost:9/token")
        let expected = "http://127.0.0.1:9/.well-known/openid-configuration"
        #expect(ProviderMetadata.address(of: local)?.absoluteString == expected)
        let remote = IdentityProvider(name: "x", issuer: "http://id.example.com", clientID: "x", clientSecret: "x")
        #expect(ProviderMetadata.address(of: remote) == nil)
    }
}
