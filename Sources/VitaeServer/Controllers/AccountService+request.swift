import Accounts
import HTTPTypes
import Hummingbird

extension AccountService {
    /// Who sends a request.
    ///
    /// - Throws: `invalidAccessToken` where the request carries no valid token.
    func bearer(of request: Request) async throws -> Bearer {
        guard let token = Self.token(of: request) else { throw AccountError.invalidAccessToken }
        return try await authenticate(token)
    }

    /// Whose an upload is; nil for one without a token.
    ///
    /// - Throws: `invalidAccessToken`: a token that cannot be checked must not turn into an anonymous session.
    func uploader(of request: Request) async throws -> Bearer? {
        guard request.headers[.authorization] != nil else { return nil }
        guard let token = Self.token(of: request) else { throw AccountError.invalidAccessToken }
        return try await uploader(token)
    }

    private static func token(of request: Request) -> String? {
        guard let value = request.headers[.authorization] else { return nil }
        let parts = value.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
        return String(parts[1])
    }
}
