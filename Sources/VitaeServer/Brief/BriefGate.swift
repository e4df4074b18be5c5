import Accounts
import DailyBrief
import Foundation
import HTTPTypes
import Hummingbird

/// Lets people to what is theirs under `/api/v2`, as often as they may.
struct BriefGate: Sendable {
    let accounts: AccountService
    let store: any BriefStore
    /// Calls of one account; nil for any number.
    let calls: RateLimiter<UUID>?

    /// Who sends a request.
    ///
    /// - Throws: 401 without a token that is valid, 429 where there were too many.
    func person(of request: Request, now: Date) async throws -> BriefPerson {
        let bearer = try await bearer(of: request, now: now)
        guard let person = try await store.briefPerson(bearer.account) else { throw AccountError.invalidAccessToken }
        return person
    }

    /// The login that a request belongs to.
    ///
    /// - Throws: 401 without a token that is valid, 429 where there were too many.
    func bearer(of request: Request, now: Date) async throws -> Bearer {
        guard request.headers[.authorization] != nil else {
            throw Problem(.unauthorized, "Missing authorization header")
        }
        let bearer = try await accounts.bearer(of: request)
        if let seconds = calls?.take(bearer.account, now: now) {
            throw Problem.tooManyRequests("Rate limit exceeded", seconds: seconds)
        }
        return bearer
    }
}
