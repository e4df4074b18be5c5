import Foundation
import Logging

/// Logins: families of refresh tokens, and the access tokens that are bought with them.
extension AccountService {
    /// The longest text that is looked up as a refresh token; ours have 43 characters.
    private static let maximumRefreshTokenBytes = 512

    /// Exchanges a refresh token for new tokens.
    ///
    /// - Throws: `invalidRefreshToken`, or what the store throws.
    package func refresh(_ refreshToken: String) async throws -> TokenGrant {
        guard (1...Self.maximumRefreshTokenBytes).contains(refreshToken.utf8.count) else {
            throw AccountError.invalidRefreshToken
        }
        let now = clock()
        let next = SecretToken.make()
        let successor = RefreshSuccessor(
            hash: SecretToken.hash(of: next),
            issuedAt: now,
            expiresAt: loginEnd(from: now)
        )
        let rotation = try await store.rotate(
            hash: SecretToken.hash(of: refreshToken),
            successor: successor,
            now: now,
            grace: settings.reuseGrace
        )
        switch rotation {
        case .fresh(let id, let family), .repeated(let id, let family):
            guard let account = try await store.account(id: id), account.deactivatedAt == nil else {
                throw AccountError.invalidRefreshToken
            }
            return try await grant(to: account, family: family, refreshToken: next, lifetime: nil, now: now)
        case .reused(_, let family):
            logger.warning("A refresh token was used twice; its login was ended.", metadata: ["login": "\(family)"])
            throw AccountError.invalidRefreshToken
        case .unknown, .expired:
            throw AccountError.invalidRefreshToken
        }
    }

    /// Says who presents an access token that opens something: it is valid, and its login was not ended.
    ///
    /// - Throws: `invalidAccessToken`, or what the store throws.
    package func authenticate(_ accessToken: String) async throws -> Bearer {
        let now = clock()
        let bearer: Bearer
        do {
            bearer = try await tokens.bearer(of: accessToken, now: now)
        } catch {
            throw AccountError.invalidAccessToken
        }
        try await check(bearer, now: now)
        return bearer
    }

    /// Says whose an upload is: the token may have ended up to a day ago, but its login goes on.
    ///
    /// - Throws: `invalidAccessToken`, also when the account was deleted, or what the store throws.
    package func uploader(_ accessToken: String) async throws -> Bearer {
        let now = clock()
        let bearer: Bearer
        do {
            bearer = try await tokens.uploader(of: accessToken, now: now)
        } catch {
            throw AccountError.invalidAccessToken
        }
        try await check(bearer, now: now)
        return bearer
    }

    /// Sees to it that a login was not ended, by signing out, another password, or with the account.
    private func check(_ bearer: Bearer, now: Date) async throws {
        guard let family = bearer.loginFamily else {
            // Somebody whom an external provider knows need not have an account here, but may have one that is closed.
            guard try await store.account(id: bearer.account)?.deactivatedAt == nil else {
                throw AccountError.invalidAccessToken
            }
            return
        }
        guard try await store.isLive(family: family, now: now) else { throw AccountError.invalidAccessToken }
    }

    /// Begins a login: a new family of refresh tokens.
    ///
    /// - Parameters:
    ///   - account: whose login.
    ///   - lifetime: seconds that the login and its access token last, for apps that do not refresh tokens; nil for
    ///     the usual access token and a login that lasts as long as it is used.
    /// - Returns: tokens.
    /// - Throws: `invalidCredentials` when the account was deleted or closed meanwhile, or what the store throws.
    func beginLogin(of account: Account, lifetime: Int? = nil) async throws -> TokenGrant {
        let now = clock()
        let refreshToken = SecretToken.make()
        let family = UUID()
        let stored = RefreshToken(
            hash: SecretToken.hash(of: refreshToken),
            family: family,
            account: account.id,
            issuedAt: now,
            expiresAt: lifetime.map { now.addingTimeInterval(Double($0)) } ?? loginEnd(from: now)
        )
        do {
            try await store.add(stored)
        } catch AccountStoreError.unknownAccount {
            throw AccountError.invalidCredentials
        }
        // Only now: an account that is closed after this look loses the token with all others.
        guard try await store.account(id: account.id)?.deactivatedAt == nil else {
            try await store.revoke(family: family)
            throw AccountError.invalidCredentials
        }
        return try await grant(to: account, family: family, refreshToken: refreshToken, lifetime: lifetime, now: now)
    }

    private func grant(
        to account: Account,
        family: UUID,
        refreshToken: String,
        lifetime: Int?,
        now: Date
    ) async throws -> TokenGrant {
        let access = try await tokens.issue(for: account, family: family, lifetime: lifetime, now: now)
        return TokenGrant(
            accessToken: access.token,
            expiresIn: lifetime ?? tokens.lifetime,
            expiresAt: Int(access.expiresAt.timeIntervalSince1970),
            refreshToken: refreshToken,
            user: TokenGrant.User(id: account.id.uuidString.lowercased(), email: account.email.text)
        )
    }

    private func loginEnd(from now: Date) -> Date {
        now.addingTimeInterval(Double(settings.loginDays) * 86_400)
    }
}
