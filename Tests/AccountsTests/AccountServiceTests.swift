import Crypto
import Foundation
import Testing

@testable import Accounts

@Suite("Signing up, in and out")
struct AccountServiceTests {
    @Test("gives tokens that name the person")
    func signUp() async throws {
        let fixture = try await AccountFixture()
        let grant = try await fixture.service.signUp(email: " Robin@Example.com", password: AccountFixture.password)
        #expect(grant.user.email == "robin@example.com")
        #expect(grant.tokenType == "bearer" && grant.expiresIn == 3_600 && grant.expiresAt == 1_790_003_600)
        let bearer = try await fixture.bearer(grant)
        #expect(bearer.account == UUID(uuidString: grant.user.id))
        let profile = try await fixture.service.user(for: bearer)
        #expect(profile.email.text == "robin@example.com" && profile.providers == ["email"])
        let again = try await fixture.service.signIn(email: "ROBIN@example.com ", password: AccountFixture.password)
        #expect(again.user == grant.user)
        #expect(again.refreshToken != grant.refreshToken && again.accessToken != grant.accessToken)
    }

    @Test("writes the token body as clients read it")
    func body() throws {
        let user = TokenGrant.User(id: "1", email: "robin@example.com")
        let grant = TokenGrant(accessToken: "a", expiresIn: 3_600, expiresAt: 7, refreshToken: "r", user: user)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(
            String(decoding: try encoder.encode(grant), as: UTF8.self)
                == #"{"access_token":"a","expires_at":7,"expires_in":3600,"refresh_token":"r","token_type":"bearer","#
                + #""user":{"email":"robin@example.com","id":"1"}}"#
        )
    }

    @Test("refuses addresses and passwords that cannot be, and says why")
    func refusals() async throws {
        let fixture = try await AccountFixture()
        let long = String(repeating: "x", count: 1_025)
        for (email, password, error) in [
            ("robin", AccountFixture.password, AccountError.invalidEmail),
            ("robin@example.com", "12345", .passwordTooShort), ("robin@example.com", long, .passwordTooLong),
        ] {
            await #expect(throws: error) { try await fixture.service.signUp(email: email, password: password) }
        }
        #expect(fixture.derivations.count == 0)
        #expect(AccountError.passwordTooShort.message.contains("password"))
        #expect(AccountError.passwordTooShort.message.contains("at least 6 characters"))
        #expect(AccountError.alreadyRegistered.message.contains("already registered"))
    }

    @Test("refuses a taken address without computing anything, also when two take it at once")
    func taken() async throws {
        let fixture = try await AccountFixture()
        let service = fixture.service
        let outcomes = await withTaskGroup(of: AccountError?.self) { group in
            for number in 0..<8 {
                group.addTask {
                    do {
                        _ = try await service.signUp(email: "robin@example.com", password: "password \(number)")
                        return nil
                    } catch {
                        return error as? AccountError
                    }
                }
            }
            return await group.reduce(into: [AccountError?]()) { $0.append($1) }
        }
        #expect(outcomes.count { $0 == nil } == 1)
        #expect(outcomes.count { $0 == .alreadyRegistered } == 7)
        let computed = fixture.derivations.count
        await #expect(throws: AccountError.alreadyRegistered) { try await fixture.robin() }
        #expect(fixture.derivations.count == computed)
    }

    @Test("takes nobody new where the operator does not want it, but those whom the operator adds")
    func closed() async throws {
        var settings = AccountSettings()
        settings.isSignUpEnabled = false
        let fixture = try await AccountFixture(settings: settings)
        await #expect(throws: AccountError.signUpDisabled) { try await fixture.robin() }
        _ = try await fixture.service.add(email: "robin@example.com", password: AccountFixture.password)
        _ = try await fixture.service.signIn(email: "robin@example.com", password: AccountFixture.password)
    }

    @Test("does not tell an unknown address from a wrong password, by word or by work")
    func invalid() async throws {
        let fixture = try await AccountFixture()
        _ = try await fixture.robin()
        let known = AccountIdentity(provider: "example_oidc", subject: "kim")
        let kim = try #require(EmailAddress("kim@example.com"))
        _ = try await fixture.service.account(of: known, email: kim, isEmailVerified: true)
        for email in ["robin@example.com", "nobody@example.com", "kim@example.com"] {
            let computed = fixture.derivations.parameters.count
            await #expect(throws: AccountError.invalidCredentials) {
                try await fixture.service.signIn(email: email, password: "another one")
            }
            #expect(fixture.derivations.parameters.dropFirst(computed) == [.standard], "\(email)")
        }
        await #expect(throws: AccountError.invalidCredentials) {
            try await fixture.service.signIn(email: "no address", password: AccountFixture.password)
        }
        await #expect(throws: AccountError.invalidCredentials) {
            try await fixture.service.signIn(email: "robin@example.com", password: "")
        }
    }

    @Test("holds back whoever tries passwords, without computing them, and until the next comes back")
    func limited() async throws {
        let fixture = try await AccountFixture(limiter: SignInLimiter(failuresPerHour: 3))
        _ = try await fixture.robin()
        for _ in 0..<3 {
            await #expect(throws: AccountError.invalidCredentials) {
                try await fixture.service.signIn(email: "robin@example.com", password: "a wrong one")
            }
        }
        let computed = fixture.derivations.count
        await #expect(throws: AccountError.tooManyAttempts(retryAfter: 1_200)) {
            try await fixture.service.signIn(email: "Robin@example.com", password: AccountFixture.password)
        }
        #expect(fixture.derivations.count == computed)
        fixture.clock.advance(1_201)
        _ = try await fixture.service.signIn(email: "robin@example.com", password: AccountFixture.password)
    }

    @Test("does not let wrong passwords from elsewhere keep the owner out")
    func strangers() async throws {
        let fixture = try await AccountFixture(limiter: SignInLimiter(failuresPerHour: 20))
        _ = try await fixture.robin()
        for number in 0..<30 {
            let expected: AccountError = number < 20 ? .invalidCredentials : .tooManyAttempts(retryAfter: 180)
            await #expect(throws: expected) {
                try await fixture.service.signIn(email: "robin@example.com", password: "wrong", client: "192.0.2.1")
            }
        }
        _ = try await fixture.service.signIn(
            email: "robin@example.com",
            password: AccountFixture.password,
            client: "192.0.2.2"
        )
    }

    @Test("lets an owner in who signed in from there before, however many others try")
    func familiar() async throws {
        let fixture = try await AccountFixture(limiter: SignInLimiter(failuresPerHour: 2))
        let password = AccountFixture.password
        _ = try await fixture.service.signUp(email: "robin@example.com", password: password, client: "192.0.2.1")
        for number in 0..<10 {
            await #expect(throws: AccountError.invalidCredentials) {
                try await fixture.service.signIn(email: "robin@example.com", password: "wrong", client: "\(number)")
            }
        }
        await #expect(throws: AccountError.tooManyAttempts(retryAfter: 360)) {
            try await fixture.service.signIn(email: "robin@example.com", password: password, client: "192.0.2.2")
        }
        _ = try await fixture.service.signIn(email: "robin@example.com", password: password, client: "192.0.2.1")
    }

    @Test("renews a hash of older days at the next sign-in")
    func renewal() async throws {
        let fixture = try await AccountFixture()
        let cheap = ScryptParameters(logRounds: 4, blockSize: 8, parallelism: 1)
        let old = try await fixture.derivations.hasher(parameters: cheap).hash(AccountFixture.password)
        let email = try #require(EmailAddress("robin@example.com"))
        let account = Account(id: UUID(), email: email, passwordHash: old, createdAt: AccountFixture.start)
        try await fixture.store.add(account)
        _ = try await fixture.service.signIn(email: email.text, password: AccountFixture.password)
        let stored = try #require(try await fixture.store.account(id: account.id)?.passwordHash)
        #expect(stored.hasPrefix("$scrypt$ln=15,"))
        _ = try await fixture.service.signIn(email: email.text, password: AccountFixture.password)
        #expect(try await fixture.store.account(id: account.id)?.passwordHash == stored)
    }

    @Test("resets a password and ends all logins")
    func reset() async throws {
        let fixture = try await AccountFixture()
        let grant = try await fixture.robin()
        try await fixture.service.resetPassword(email: "robin@example.com", to: "another one")
        await #expect(throws: AccountError.invalidRefreshToken) {
            try await fixture.service.refresh(grant.refreshToken)
        }
        await #expect(throws: AccountError.invalidCredentials) {
            try await fixture.service.signIn(email: "robin@example.com", password: AccountFixture.password)
        }
        _ = try await fixture.service.signIn(email: "robin@example.com", password: "another one")
        await #expect(throws: AccountError.invalidCredentials) {
            try await fixture.service.resetPassword(email: "nobody@example.com", to: "another one")
        }
    }

    @Test("says what an external provider's token says of somebody without an account")
    func external() async throws {
        let fixture = try await AccountFixture(externalSecrets: [TokenForge.externalSecret])
        let token = TokenForge.token(header: #"{"alg":"HS256"}"#, secret: TokenForge.externalSecret)
        let bearer = try await fixture.service.authenticate(token)
        let profile = try await fixture.service.user(for: bearer)
        #expect(profile == AccountProfile(id: bearer.account, email: bearer.email, providers: []))
        #expect(try await fixture.service.uploader(token) == bearer)
        try await fixture.service.signOut(bearer)
    }

    @Test("does not take a broken store for wrong credentials")
    func broken() async throws {
        let fixture = try await AccountFixture()
        let grant = try await fixture.robin()
        await fixture.store.breakDown()
        await #expect(throws: AccountStoreError.unavailable) { try await fixture.service.refresh(grant.refreshToken) }
        await #expect(throws: AccountStoreError.unavailable) {
            try await fixture.service.signIn(email: "robin@example.com", password: AccountFixture.password)
        }
        await #expect(throws: AccountStoreError.unavailable) {
            try await fixture.service.authenticate(grant.accessToken)
        }
    }
}
