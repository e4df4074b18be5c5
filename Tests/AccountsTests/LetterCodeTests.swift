import Foundation
import Testing

@testable import Accounts

@Suite("Codes of letters")
struct LetterCodeTests {
    private let fixture: AccountFixture
    private let address: EmailAddress

    init() async throws {
        fixture = try await AccountFixture()
        address = try #require(EmailAddress("robin@example.com"))
    }

    private var service: AccountService { fixture.service }

    private func isProven() async throws -> Bool? { try await fixture.store.account(email: address)?.isEmailProven }

    @Test("replace a password once, end all logins, and prove the address")
    func reset() async throws {
        let grant = try await fixture.robin()
        let code = try #require(try await service.letterCode(for: .passwordReset, to: address))
        #expect(try await isProven() == false)
        await #expect(throws: AccountError.passwordTooShort) { try await service.resetPassword(code: code, to: "x") }
        try await service.resetPassword(code: code, to: "violet anchor")
        #expect(try await isProven() == true)
        await #expect(throws: AccountError.invalidAccessToken) { try await fixture.bearer(grant) }
        await #expect(throws: AccountError.invalidLetter) {
            try await service.resetPassword(code: code, to: "another one")
        }
        _ = try await service.signIn(email: "robin@example.com", password: "violet anchor")
    }

    @Test("are good for an hour")
    func late() async throws {
        _ = try await fixture.robin()
        for (seconds, isGood) in [(3_599.9, true), (3_600, false)] {
            let code = try #require(try await service.letterCode(for: .passwordReset, to: address))
            fixture.clock.advance(seconds)
            if isGood {
                try await service.resetPassword(code: code, to: "violet anchor")
            } else {
                await #expect(throws: AccountError.invalidLetter) {
                    try await service.resetPassword(code: code, to: "violet anchor")
                }
            }
        }
    }

    @Test("confirm the address for its own account alone, and are good for nothing else")
    func confirmation() async throws {
        let robin = try await fixture.bearer(try await fixture.robin())
        let kim = try await service.signUp(email: "kim@example.com", password: AccountFixture.password)
        let other = try await fixture.bearer(kim)
        let foreign = try #require(try await service.letterCode(for: .confirmation, to: address))
        await #expect(throws: AccountError.invalidLetter) { try await service.confirmAddress(code: foreign, by: other) }
        let wrong = try #require(try await service.letterCode(for: .confirmation, to: address))
        await #expect(throws: AccountError.invalidLetter) {
            try await service.resetPassword(code: wrong, to: "violet anchor")
        }
        let crossed = try #require(try await service.letterCode(for: .passwordReset, to: address))
        await #expect(throws: AccountError.invalidCode) {
            try await service.exchange(code: crossed, verifier: SecretToken.make())
        }
        #expect(try await isProven() == false)
        let code = try #require(try await service.letterCode(for: .confirmation, to: address))
        try await service.confirmAddress(code: code, by: robin)
        #expect(try await isProven() == true)
        #expect(try await service.letterCode(for: .confirmation, to: address) == nil)
        for code in ["", "x", SecretToken.make(), String(repeating: "x", count: 100_000)] {
            await #expect(throws: AccountError.invalidLetter) {
                try await service.confirmAddress(code: code, by: robin)
            }
        }
    }

    @Test("are made for nobody who has no account, or a closed one")
    func nobody() async throws {
        #expect(try await service.letterCode(for: .passwordReset, to: address) == nil)
        let robin = try await fixture.bearer(try await fixture.robin())
        let code = try #require(try await service.letterCode(for: .passwordReset, to: address))
        try await fixture.store.deactivate(account: robin.account, at: fixture.clock.now)
        #expect(try await service.letterCode(for: .passwordReset, to: address) == nil)
        await #expect(throws: AccountError.invalidLetter) {
            try await service.resetPassword(code: code, to: "violet anchor")
        }
    }
}
