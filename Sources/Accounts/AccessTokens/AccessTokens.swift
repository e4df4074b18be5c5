package import Crypto
package import Foundation
import JWTKit

/// Signs access tokens and says who presents one.
///
/// Tokens are JWTs signed with HS256 and nothing else. The newest key signs and names itself in the header, all keys
/// verify. Tokens of the same shape that an external provider signs with one of the configured secrets count as well;
/// theirs need neither name a key nor a login.
package struct AccessTokens: Sendable {
    /// Bytes of a token, at most.
    package static let maximumBytes = 4_096
    /// How long after its end a token still says whose an upload is.
    package static let uploadGrace = 86_400.0

    /// Seconds that a token is valid.
    package let lifetime: Int
    private let issuer: String?
    private let newestID: String
    /// One collection a key: a collection of several falls back to its default when it does not know a name.
    private let keys: [String: JWTKeyCollection]
    private let externalKeys: [JWTKeyCollection]

    /// Makes tokens with the given secrets.
    ///
    /// - Parameters:
    ///   - keys: own secrets, newest first.
    ///   - externalSecrets: secrets of providers whose tokens are accepted.
    ///   - issuer: what own tokens name as their issuer, if anything.
    ///   - lifetime: seconds that a token is valid.
    /// - Throws: an `AccessTokenKeyError`.
    package init(
        keys: [AccessTokenKey],
        externalSecrets: [SymmetricKey] = [],
        issuer: String? = nil,
        lifetime: Int = 3_600
    ) async throws {
        guard let newest = keys.first else { throw AccessTokenKeyError.none }
        self.lifetime = lifetime
        self.issuer = issuer
        newestID = newest.id
        var collections: [String: JWTKeyCollection] = [:]
        for key in keys {
            guard collections[key.id] == nil else { throw AccessTokenKeyError.duplicateID(key.id) }
            collections[key.id] = try await Self.collection(key.secret)
        }
        self.keys = collections
        var externals: [JWTKeyCollection] = []
        for secret in externalSecrets { externals.append(try await Self.collection(secret)) }
        externalKeys = externals
    }

    /// Signs a token.
    ///
    /// - Parameters:
    ///   - account: whom it is for.
    ///   - family: the login that it belongs to.
    ///   - lifetime: seconds that it is valid; nil for as long as all are.
    ///   - now: when it is signed.
    /// - Returns: the token and the second at which it ends.
    /// - Throws: what the signature fails with.
    package func issue(
        for account: Account,
        family: UUID,
        lifetime: Int? = nil,
        now: Date
    ) async throws -> (token: String, expiresAt: Date) {
        guard let key = keys[newestID] else { throw AccessTokenKeyError.none }
        let issuedAt = NumericDate(now)
        let expiresAt = issuedAt.date.addingTimeInterval(Double(lifetime ?? self.lifetime))
        let claims = AccessClaims(
            subject: account.id.uuidString.lowercased(),
            email: account.email.text,
            role: AccessClaims.authenticated,
            audience: TokenAudience(AccessClaims.authenticated),
            session: family.uuidString.lowercased(),
            issuedAt: issuedAt,
            expiresAt: NumericDate(expiresAt),
            issuer: issuer
        )
        let token = try await key.sign(claims, header: ["kid": .string(newestID)])
        return (token, expiresAt)
    }

    /// Says who presents a token that is valid now.
    package func bearer(of token: String, now: Date) async throws(TokenError) -> Bearer {
        try await bearer(of: token, now: now, grace: 0)
    }

    /// Says whose an upload is: the token may have ended up to a day ago. It opens nothing.
    package func uploader(of token: String, now: Date) async throws(TokenError) -> Bearer {
        try await bearer(of: token, now: now, grace: Self.uploadGrace)
    }

    private func bearer(of token: String, now: Date, grace: Double) async throws(TokenError) -> Bearer {
        guard token.utf8.count <= Self.maximumBytes else { throw .oversized }
        let header = try TokenHeader(of: token)
        guard header.algorithm == "HS256" else { throw .algorithm }
        let own = header.keyID.flatMap { keys[$0] }
        let claims = try await claims(of: token, signedWithOneOf: own.map { [$0] } ?? externalKeys)
        try check(claims, now: now, grace: grace)
        guard let account = UUID(uuidString: claims.subject), let email = claims.email.flatMap({ EmailAddress($0) })
        else { throw .claims }
        guard own != nil else { return Bearer(account: account, email: email, loginFamily: nil) }
        guard let family = claims.session.flatMap({ UUID(uuidString: $0) }) else { throw .claims }
        guard issuer == nil || claims.issuer == issuer else { throw .issuer }
        return Bearer(account: account, email: email, loginFamily: family)
    }

    private func claims(
        of token: String,
        signedWithOneOf keys: [JWTKeyCollection]
    ) async throws(TokenError) -> AccessClaims {
        guard !keys.isEmpty else { throw .unknownKey }
        for key in keys {
            do {
                return try await key.verify(token, as: AccessClaims.self)
            } catch let error as JWTError where error.errorType == .signatureVerificationFailed {
                continue
            } catch {
                throw .malformed
            }
        }
        throw .signature
    }

    private func check(_ claims: AccessClaims, now: Date, grace: Double) throws(TokenError) {
        let seconds = now.timeIntervalSince1970
        guard seconds < claims.expiresAt.seconds + grace else { throw .expired }
        guard claims.notBefore.map({ $0.seconds <= seconds }) ?? true else { throw .notYetValid }
        guard let audience = claims.audience, audience.names.contains(AccessClaims.authenticated) else {
            throw .audience
        }
        guard claims.role == AccessClaims.authenticated else { throw .claims }
    }

    private static func collection(_ secret: SymmetricKey) async throws -> JWTKeyCollection {
        guard secret.bitCount >= 256 else { throw AccessTokenKeyError.tooShort }
        return await JWTKeyCollection().add(hmac: HMACKey(key: secret), digestAlgorithm: .sha256)
    }
}
