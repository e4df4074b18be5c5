package import Crypto
package import Foundation
package import Logging

/// Signs people up, in and out.
package struct AccountService: Sendable {
    let store: any AccountStore
    let tokens: AccessTokens
    let passwords: PasswordHasher
    let limiter: SignInLimiter?
    let memory: ClientMemory
    let settings: AccountSettings
    let logger: Logger
    let clock: @Sendable () -> Date

    /// Makes a service.
    ///
    /// - Parameters:
    ///   - store: where accounts are kept.
    ///   - tokens: signs access tokens.
    ///   - passwords: hashes passwords.
    ///   - limiter: holds back those who try passwords; nil lets all try.
    ///   - clientSecret: keeps a stolen database from telling from where people signed in.
    ///   - settings: what the operator decides.
    ///   - logger: is told of stolen refresh tokens, never of addresses or tokens.
    ///   - clock: says what time it is.
    package init(
        store: any AccountStore,
        tokens: AccessTokens,
        passwords: PasswordHasher,
        limiter: SignInLimiter?,
        clientSecret: SymmetricKey = SymmetricKey(size: .bits256),
        settings: AccountSettings,
        logger: Logger,
        clock: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.store = store
        self.tokens = tokens
        self.passwords = passwords
        self.limiter = limiter
        memory = ClientMemory(store: store, secret: clientSecret)
        self.settings = settings
        self.logger = logger
        self.clock = clock
    }

    /// Whether people may make accounts themselves.
    package var allowsSignUp: Bool { settings.isSignUpEnabled }

    /// Makes an account and signs in to it.
    ///
    /// - Parameters:
    ///   - email: the address as it was typed.
    ///   - password: the password.
    ///   - client: names the addresses that the request comes from; nil where there are none.
    ///   - lifetime: seconds that the login and its access token last, for apps that do not refresh tokens; nil for
    ///     the usual access token and a login that lasts as long as it is used.
    /// - Returns: tokens.
    /// - Throws: an `AccountError`, or what the store throws.
    package func signUp(
        email: String,
        password: String,
        client: String? = nil,
        lifetime: Int? = nil
    ) async throws -> TokenGrant {
        guard settings.isSignUpEnabled else { throw AccountError.signUpDisabled }
        let account = try await add(email: email, password: password, client: client)
        try await memory.remember(client, account: account.id, now: clock())
        return try await beginLogin(of: account, lifetime: lifetime)
    }

    /// Signs in with a password.
    ///
    /// - Parameters:
    ///   - email: the address as it was typed.
    ///   - password: the password.
    ///   - client: names the addresses that the request comes from; nil where there are none.
    ///   - lifetime: seconds that the login and its access token last, for apps that do not refresh tokens; nil for
    ///     the usual access token and a login that lasts as long as it is used.
    /// - Returns: tokens.
    /// - Throws: an `AccountError`, or what the store throws.
    package func signIn(
        email: String,
        password: String,
        client: String? = nil,
        lifetime: Int? = nil
    ) async throws -> TokenGrant {
        guard let address = EmailAddress(email) else { throw AccountError.invalidCredentials }
        let account = try await store.account(email: address)
        let attempt = SignInLimiter.Attempt(
            email: address,
            client: client,
            isFamiliar: try await memory.hasSeen(client, account: account?.id, now: clock())
        )
        if let seconds = await limiter?.admit(attempt, now: clock()) {
            // A rounding error shall not cost a second.
            throw AccountError.tooManyAttempts(retryAfter: max(1, Int((seconds - 0.001).rounded(.up))))
        }
        let isRight: Bool
        do {
            isRight = try await computing {
                try await passwords.verify(password, against: account?.passwordHash, for: client)
            }
        } catch {
            // Nobody looked at the password: nothing failed.
            await limiter?.succeeded(attempt, now: clock())
            throw error
        }
        guard isRight, let account, account.deactivatedAt == nil else { throw AccountError.invalidCredentials }
        await limiter?.succeeded(attempt, now: clock())
        try await renewHash(of: account, password: password, client: client)
        try await memory.remember(client, account: account.id, now: clock())
        return try await beginLogin(of: account, lifetime: lifetime)
    }

    /// Ends the login that an access token belongs to: its refresh tokens open nothing from now on.
    package func signOut(_ bearer: Bearer) async throws {
        guard let family = bearer.loginFamily else { return }
        try await store.revoke(family: family)
    }

    /// What a bearer is told about the account.
    ///
    /// - Throws: `invalidAccessToken` when the account was deleted.
    package func user(for bearer: Bearer) async throws -> AccountProfile {
        guard let account = try await store.account(id: bearer.account) else {
            // Whom an external provider knows need not have an account here.
            guard bearer.loginFamily == nil else { throw AccountError.invalidAccessToken }
            return AccountProfile(id: bearer.account, email: bearer.email, providers: [])
        }
        let password = account.passwordHash == nil ? [] : ["email"]
        return AccountProfile(
            id: account.id,
            email: account.email,
            providers: password + account.identities.map(\.provider)
        )
    }

    /// Runs what hashes a password; its refusals become those of the service.
    func computing<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch PasswordError.tooShort {
            throw AccountError.passwordTooShort
        } catch PasswordError.tooLong {
            throw AccountError.passwordTooLong
        } catch PasswordError.busy {
            throw AccountError.busy
        }
    }

    /// Hashes a password anew that was hashed with parameters of older days.
    private func renewHash(of account: Account, password: String, client: String?) async throws {
        guard let hash = account.passwordHash, passwords.isOutdated(hash) else { return }
        do {
            try await store.setPassword(try await passwords.hash(password, for: client), of: account.id)
        } catch AccountStoreError.unknownAccount {
            throw AccountError.invalidCredentials
        } catch PasswordError.busy {
            logger.debug("A password hash stays as it is until the next sign-in, since many are computed now.")
        }
    }
}
