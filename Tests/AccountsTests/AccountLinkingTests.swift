import Foundation
import Testing

@testable import Accounts

@Suite("Accounts of people whom a provider knows")
struct AccountLinkingTests {
    private static let sub = "sub"

    @Test("are found by who the person is, whatever the address says by then")
    func identity() async throws {
        let fixture = try await ProviderFixture()
        let first = try await account(fixture, [:])
        #expect(try await account(fixture, ["email": #""new@example.com""#, "email_verified": "false"]) == first)
        #expect(try await account(fixture, ["email": nil]) == first)
        #expect(try await fixture.accounts.store.account(id: first)?.email.text == "robin@example.com")
    }

    @Test("are the ones with the address when the provider vouches for it")
    func linked() async throws {
        let fixture = try await ProviderFixture()
        let grant = try await fixture.accounts.robin()
        #expect(try await account(fixture, [:]) == UUID(uuidString: grant.user.id))
    }

    @Test("belong to whoever the provider vouches for: a password that was set before opens them no more")
    func squatted() async throws {
        let fixture = try await ProviderFixture()
        let squatter = try await fixture.accounts.robin()
        _ = try await account(fixture, [:])
        let service = fixture.accounts.service
        await #expect(throws: AccountError.invalidCredentials) {
            try await service.signIn(email: "robin@example.com", password: AccountFixture.password)
        }
        await #expect(throws: AccountError.invalidRefreshToken) { try await service.refresh(squatter.refreshToken) }
        await #expect(throws: AccountError.invalidAccessToken) { try await service.authenticate(squatter.accessToken) }
    }

    @Test("keep their password when the address was proven before it was set")
    func proven() async throws {
        let fixture = try await ProviderFixture()
        let id = try await account(fixture, [:])
        let service = fixture.accounts.service
        try await service.resetPassword(email: "robin@example.com", to: AccountFixture.password)
        #expect(try await account(fixture, [Self.sub: #""person-2""#]) == id)
        _ = try await service.signIn(email: "robin@example.com", password: AccountFixture.password)
    }

    @Test(
        "are not taken over with an address that is only claimed",
        arguments: ["false", #""false""#, #""yes""#, nil] as [String?]
    )
    func unverified(_ verified: String?) async throws {
        let fixture = try await ProviderFixture()
        let grant = try await fixture.accounts.robin()
        let outcome = try await fixture.outcome(["email_verified": verified])
        #expect(outcome["error"] == "access_denied")
        #expect(outcome["error_description"] == ProviderError.emailNotVerified.message)
        _ = try await fixture.accounts.service.refresh(grant.refreshToken)
    }

    @Test("are made with an unverified address when nobody has it, and do not count as proven")
    func claimed() async throws {
        let fixture = try await ProviderFixture()
        let first = try await account(fixture, ["email_verified": "false"])
        #expect(try await fixture.accounts.store.account(id: first)?.isEmailProven == false)
        #expect(try await account(fixture, [Self.sub: #""person-2""#]) == first)
        // Who claimed it first has no way in any more.
        #expect(try await fixture.outcome(["email_verified": "false"])["error"] == "access_denied")
    }

    @Test("are not made without an address, or where nobody may make any")
    func refused() async throws {
        for email in [nil, #""robin""#, #""""#] as [String?] {
            let outcome = try await ProviderFixture().outcome(["email": email])
            #expect(outcome["error_description"] == ProviderError.emailMissing.message)
        }
        var settings = AccountSettings()
        settings.isSignUpEnabled = false
        let outcome = try await ProviderFixture(settings: settings).outcome()
        #expect(outcome["error_description"] == AccountError.signUpDisabled.message)
    }

    private func account(_ fixture: ProviderFixture, _ claims: KeyValuePairs<String, String?>) async throws -> UUID {
        let token = try #require(try await fixture.outcome(claims)["access_token"])
        return try await fixture.accounts.service.authenticate(token).account
    }
}
