import Foundation
import JWTKit

/// Checks ID tokens as OpenID Connect Core 1.0 §3.1.3.7 asks.
struct IDTokenVerifier {
    /// Bytes of a token, at most: they carry more claims than access tokens.
    static let maximumBytes = 16_384
    /// Seconds by which the provider's clock may differ.
    private static let tolerance = 60.0

    var provider: IdentityProvider
    var nonce: String
    var now: Date

    /// Reads a token's header, once it is one that is signed as we want it.
    static func header(of token: String) throws(TokenError) -> TokenHeader {
        guard token.utf8.count <= maximumBytes else { throw .oversized }
        let header = try TokenHeader(of: token)
        guard header.algorithm == "RS256" || header.algorithm == "ES256" else { throw .algorithm }
        return header
    }

    /// Verifies a token with the provider's key.
    func claims(of token: String, signedWith key: JWK) async throws(TokenError) -> IDTokenClaims {
        let claims: IDTokenClaims
        do {
            claims = try await JWTKeyCollection().add(jwk: key).verify(token, as: IDTokenClaims.self)
        } catch let error as JWTError where error.errorType == .malformedToken {
            throw .malformed
        } catch {
            throw .signature
        }
        try check(claims)
        return claims
    }

    private func check(_ claims: IDTokenClaims) throws(TokenError) {
        guard claims.issuer == provider.issuer else { throw .issuer }
        guard claims.audience.names.contains(provider.clientID) else { throw .audience }
        guard (claims.authorizedParty ?? provider.clientID) == provider.clientID else { throw .audience }
        guard claims.audience.names.count == 1 || claims.authorizedParty != nil else { throw .audience }
        let seconds = now.timeIntervalSince1970
        guard seconds < claims.expiresAt.seconds + Self.tolerance else { throw .expired }
        let starts = [claims.notBefore, claims.issuedAt].compactMap { $0?.seconds }
        guard starts.allSatisfy({ $0 <= seconds + Self.tolerance }) else { throw .notYetValid }
        guard (1...255).contains(claims.subject.utf8.count) else { throw .claims }
        if let present = claims.nonce {
            guard present == nonce else { throw .nonce }
        } else if provider.repeatsNonce {
            throw .nonce
        }
    }
}
