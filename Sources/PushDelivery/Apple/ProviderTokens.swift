import Foundation
import JWTKit

/// Tokens that Apple knows the sender by. One is used for 40 minutes: Apple takes none that is older than an hour, and
/// none from who makes them more often than every 20 minutes.
actor ProviderTokens {
    private struct Claims: JWTPayload {
        let iss: String
        let iat: Int

        /// Apple checks them.
        func verify(using algorithm: some JWTAlgorithm) async throws {}
    }

    private let settings: AppleSettings
    private let key: ES256PrivateKey
    private var current: (token: String, madeAt: Date)?

    private static let lifetime = 2_400.0

    /// - Throws: an error for a key that is none.
    init(_ settings: AppleSettings) throws {
        self.settings = settings
        key = try ES256PrivateKey(pem: settings.key)
    }

    /// The token of this time.
    func token(now: Date) async throws -> String {
        if let current, now >= current.madeAt, now.timeIntervalSince(current.madeAt) < Self.lifetime {
            return current.token
        }
        let claims = Claims(iss: settings.teamID, iat: Int(now.timeIntervalSince1970))
        let keys = await JWTKeyCollection().add(ecdsa: key)
        let token = try await keys.sign(claims, header: ["kid": .string(settings.keyID)])
        current = (token, now)
        return token
    }

    /// Forgets a token that Apple does not take any more.
    func drop(_ token: String) {
        if current?.token == token { current = nil }
    }
}
