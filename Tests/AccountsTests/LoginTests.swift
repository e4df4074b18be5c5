import Foundation
import Testing

@testable import Accounts

@Suite("Logins")
struct LoginTests {
    @Test("go on with every refresh, in one family")
    func rotation() async throws {
        let fixture = try await AccountFixture()
        var grant = try await fixture.robin()
        let family = try await fixture.bearer(grant).loginFamily
        var seen: Set<String> = [grant.refreshToken]
        for _ in 0..<5 {
            fixture.clock.advance(3_600)
            grant = try await fixture.service.refresh(grant.refreshToken)
            seen.insert(grant.refreshToken)
            #expect(try await fixture.bearer(grant).loginFamily == family)
            #expect(grant.user.email == "robin@example.com")
        }
        #expect(seen.count == 6)
    }

    @Test("store no token, only hashes")
    func hashes() async throws {
        let fixture = try await AccountFixture()
        let grant = try await fixture.robin()
        let stored = try #require(await fixture.store.tokens.values.first)
        #expect(stored.hash == SecretToken.hash(of: grant.refreshToken))
        #expect(stored.expiresAt == AccountFixture.start.addingTimeInterval(60 * 86_400))
    }

    @Test("forgive a client that lost the answer, for ten seconds")
    func grace() async throws {
        let fixture = try await AccountFixture()
        let first = try await fixture.robin()
        let second = try await fixture.service.refresh(first.refreshToken)
        fixture.clock.advance(10)
        let third = try await fixture.service.refresh(first.refreshToken)
        #expect(third.refreshToken != second.refreshToken)
        #expect(try await fixture.bearer(third).loginFamily == fixture.bearer(second).loginFamily)
        _ = try await fixture.service.refresh(second.refreshToken)
        _ = try await fixture.service.refresh(third.refreshToken)
    }

    @Test("end when a refresh token is used again later: all its tokens, but no other login's")
    func theft() async throws {
        let fixture = try await AccountFixture()
        let stolen = try await fixture.robin()
        let other = try await fixture.service.signIn(email: "robin@example.com", password: AccountFixture.password)
        let next = try await fixture.service.refresh(stolen.refreshToken)
        fixture.clock.advance(11)
        for token in [stolen.refreshToken, next.refreshToken, stolen.refreshToken] {
            await #expect(throws: AccountError.invalidRefreshToken) { try await fixture.service.refresh(token) }
        }
        await #expect(throws: AccountError.invalidAccessToken) {
            try await fixture.service.authenticate(next.accessToken)
        }
        _ = try await fixture.service.authenticate(other.accessToken)
        _ = try await fixture.service.refresh(other.refreshToken)
    }

    @Test("go on for all who refresh at once, within the grace")
    func concurrent() async throws {
        let fixture = try await AccountFixture()
        let service = fixture.service
        let token = try await fixture.robin().refreshToken
        let next = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<8 { group.addTask { try await service.refresh(token).refreshToken } }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(next.count == 8)
        for token in next { _ = try await service.refresh(token) }
    }

    @Test("last as long as an app asks for that does not refresh them, and no longer", arguments: [7, 30])
    func lifetime(_ days: Int) async throws {
        let fixture = try await AccountFixture()
        _ = try await fixture.robin()
        let grant = try await fixture.service.signIn(
            email: "robin@example.com",
            password: AccountFixture.password,
            lifetime: days * 86_400
        )
        #expect(grant.expiresIn == days * 86_400)
        #expect(grant.expiresAt == Int(AccountFixture.start.timeIntervalSince1970) + days * 86_400)
        fixture.clock.advance(Double(days) * 86_400 - 1)
        _ = try await fixture.bearer(grant)
        fixture.clock.advance(1)
        await #expect(throws: AccountError.invalidAccessToken) { try await fixture.bearer(grant) }
    }

    @Test("that last for long end with their login: signed out, another password, or a closed account")
    func lifetimeEnds() async throws {
        let fixture = try await AccountFixture()
        let account = try await fixture.bearer(try await fixture.robin()).account
        for end in 0..<3 {
            let grant = try await fixture.service.signIn(
                email: "robin@example.com",
                password: AccountFixture.password,
                lifetime: 30 * 86_400
            )
            fixture.clock.advance(86_400)
            let bearer = try await fixture.bearer(grant)
            switch end {
            case 0: try await fixture.service.signOut(bearer)
            case 1: try await fixture.service.resetPassword(email: "robin@example.com", to: AccountFixture.password)
            default: try await fixture.store.deactivate(account: account, at: fixture.clock.now)
            }
            await #expect(throws: AccountError.invalidAccessToken) { try await fixture.bearer(grant) }
        }
        await #expect(throws: AccountError.invalidCredentials) {
            try await fixture.service.signIn(email: "robin@example.com", password: AccountFixture.password)
        }
    }

    @Test("end when nobody used them for 60 days")
    func expiry() async throws {
        let fixture = try await AccountFixture()
        let first = try await fixture.robin()
        fixture.clock.advance(60 * 86_400 - 1)
        let second = try await fixture.service.refresh(first.refreshToken)
        fixture.clock.advance(60 * 86_400)
        await #expect(throws: AccountError.invalidRefreshToken) {
            try await fixture.service.refresh(second.refreshToken)
        }
    }

    @Test("end with sign-out, the access token as well, and no other login")
    func signOut() async throws {
        let fixture = try await AccountFixture()
        let grant = try await fixture.robin()
        let other = try await fixture.service.signIn(email: "robin@example.com", password: AccountFixture.password)
        try await fixture.service.signOut(try await fixture.bearer(grant))
        await #expect(throws: AccountError.invalidRefreshToken) {
            try await fixture.service.refresh(grant.refreshToken)
        }
        await #expect(throws: AccountError.invalidAccessToken) {
            try await fixture.service.authenticate(grant.accessToken)
        }
        _ = try await fixture.service.refresh(other.refreshToken)
    }

    @Test("end with the account")
    func deleted() async throws {
        let fixture = try await AccountFixture()
        let grant = try await fixture.robin()
        let bearer = try await fixture.bearer(grant)
        #expect(try await fixture.store.delete(account: bearer.account))
        await #expect(throws: AccountError.invalidRefreshToken) {
            try await fixture.service.refresh(grant.refreshToken)
        }
        await #expect(throws: AccountError.invalidAccessToken) {
            try await fixture.service.authenticate(grant.accessToken)
        }
        await #expect(throws: AccountError.invalidAccessToken) { try await fixture.service.uploader(grant.accessToken) }
        await #expect(throws: AccountError.invalidAccessToken) { try await fixture.service.user(for: bearer) }
    }

    @Test("attribute no upload after sign-out, however young the access token")
    func signedOutUploads() async throws {
        let fixture = try await AccountFixture()
        let grant = try await fixture.robin()
        try await fixture.service.signOut(try await fixture.bearer(grant))
        await #expect(throws: AccountError.invalidAccessToken) { try await fixture.service.uploader(grant.accessToken) }
    }

    @Test("attribute an upload for a day after the access token's end")
    func uploads() async throws {
        let fixture = try await AccountFixture()
        let grant = try await fixture.robin()
        let bearer = try await fixture.bearer(grant)
        fixture.clock.advance(3_600 + 86_399)
        #expect(try await fixture.service.uploader(grant.accessToken) == bearer)
        fixture.clock.advance(1)
        await #expect(throws: AccountError.invalidAccessToken) { try await fixture.service.uploader(grant.accessToken) }
    }

    @Test(
        "are not found by what is no refresh token",
        arguments: ["", "x", String(repeating: "x", count: 43), String(repeating: "x", count: 1_000_000), "\0", "é"]
    )
    func unknown(_ token: String) async throws {
        let fixture = try await AccountFixture()
        await #expect(throws: AccountError.invalidRefreshToken) { try await fixture.service.refresh(token) }
    }
}
