import Foundation
import Hummingbird
import Sessions

/// Finds the session that a token stands for.
struct SessionLookup {
    let store: any SessionStore

    /// Looked up in place of what cannot be a token, so that both take the same time.
    private static let noToken = Data(repeating: 0, count: 32)

    /// The token that a request carries in its header, else in its query.
    static func token(of request: Request) -> String { request.viewToken ?? "" }

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
        let hash = Self.hash(of: token)
        guard let session = try await store.session(tokenHash: hash, now: Date()) else { throw Problem.unknownToken }
        return session
    }

    /// How the session stands, without what was found out.
    ///
    /// - Parameters:
    ///   - token: a view token, or what a client takes for one.
    ///   - now: what time it is.
    /// - Returns: the outline.
    /// - Throws: the same 404 for tokens that are malformed, unknown and expired.
    func outline(token: String, now: Date = Date()) async throws -> SessionOutline {
        let hash = Self.hash(of: token)
        guard let outline = try await store.outline(tokenHash: hash, now: now) else { throw Problem.unknownToken }
        return outline
    }

    private static func hash(of token: String) -> Data { ViewTokens.hash(of: token) ?? noToken }
}
