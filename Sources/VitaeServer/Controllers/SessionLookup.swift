import Foundation
import HTTPTypes
import Hummingbird
import Sessions

/// Finds the session that a token stands for.
struct SessionLookup {
    let store: any SessionStore

    private static let header = HTTPField.Name("X-View-Token")
    /// Looked up in place of what cannot be a token, so that both take the same time.
    private static let noToken = Data(repeating: 0, count: 32)

    /// The token that a request carries in its header, else in its query.
    static func token(of request: Request) -> String {
        header.flatMap { request.headers[$0] } ?? request.uri.queryParameters["token"].map(String.init) ?? ""
    }

    /// The session.
    ///
    /// - Throws: the same 404 for tokens that are missing, malformed, unknown and expired.
    func session(for request: Request) async throws -> Session {
        try await session(token: Self.token(of: request))
    }

    /// The session.
    ///
    /// - Throws: the same 404 for tokens that are malformed, unknown and expired.
    func session(token: String) async throws -> Session {
        let hash = ViewTokens.hash(of: token) ?? Self.noToken
        guard let session = try await store.session(tokenHash: hash, now: Date()) else { throw Problem.unknownToken }
        return session
    }
}
