import Accounts
import Foundation
import Hummingbird

/// Lets the holders of access tokens in, each so often an hour.
struct PublicationGate: Sendable {
    let accounts: AccountService
    /// Calls of an account; nil for any number.
    let calls: RateLimiter<UUID>?

    /// Seconds that a login of an app lasts that does not refresh tokens: 30 days.
    static let standingLogin = 30 * 86_400

    /// Who sends a request.
    ///
    /// - Throws: 401 where the request carries no valid token, 429 after too many calls.
    func bearer(of request: Request) async throws -> Bearer {
        let bearer = try await accounts.bearer(of: request)
        if let seconds = calls?.take(bearer.account, now: Date()) {
            throw Problem.tooManyRequests("Too many calls of this account. Wait a little.", seconds: seconds)
        }
        return bearer
    }

    /// The account that sends a request.
    func account(of request: Request) async throws -> UUID { try await bearer(of: request).account }
}
