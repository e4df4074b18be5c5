import Crypto
import Foundation

/// Remembers from where people signed in to their accounts, so that nobody else's wrong passwords keep them out.
package struct ClientMemory: Sendable {
    /// Seconds for which a client is remembered.
    package static let lifetime = 180 * 86_400.0

    let store: any AccountStore
    /// Keeps a stolen database from telling addresses, of which there are too few to hide them otherwise.
    let secret: SymmetricKey

    /// Whether somebody signed in to an account from a client.
    ///
    /// - Parameters:
    ///   - client: names the client's addresses.
    ///   - account: nil where there is none, which takes as long.
    ///   - now: what time it is.
    /// - Returns: whether somebody did, within the lifetime.
    /// - Throws: what the store throws.
    func hasSeen(_ client: String?, account: UUID?, now: Date) async throws -> Bool {
        guard let client else { return false }
        return try await store.hasSeen(
            client: code(of: client),
            of: account ?? UUID(),
            since: now.addingTimeInterval(-Self.lifetime)
        )
    }

    func remember(_ client: String?, account: UUID, now: Date) async throws {
        guard let client else { return }
        try await store.remember(client: code(of: client), of: account, now: now)
    }

    private func code(of client: String) -> Data {
        Data(HMAC<SHA256>.authenticationCode(for: Data(client.utf8), using: secret))
    }
}
