import Crypto
import CryptoExtras
import Foundation

@testable import Accounts

/// Signs ID tokens with keys that are made when the tests run.
enum IDTokenForge {
    enum Signer: String, CaseIterable, Sendable {
        case es256 = "ES256"
        case rs256 = "RS256"
    }

    private static let curveKey = P256.Signing.PrivateKey()
    private static let strangerKey = P256.Signing.PrivateKey()
    private static let primeKey = Result { try _RSA.Signing.PrivateKey(keySize: .bits2048) }

    /// The provider's key set: both keys, one for encryption, and one of a kind that nobody knows.
    static var keySet: String {
        let point = curveKey.publicKey.x963Representation
        let x = Base64URL.encode(point.dropFirst().prefix(32))
        let y = Base64URL.encode(point.suffix(32))
        let curve = #"{"kty":"EC","crv":"P-256","use":"sig","kid":"ES256","x":"\#(x)","y":"\#(y)"}"#
        let encryption = curve.replacing("sig", with: "enc").replacing("ES256", with: "encryption")
        return #"{"keys":[{"kty":"future","kid":"1"},\#(encryption),\#(curve)\#(primeEntry)]}"#
    }

    private static var primeEntry: String {
        guard let primes = try? primeKey.get().publicKey.getKeyPrimitives() else { return "" }
        let modulus = Base64URL.encode(primes.modulus)
        let exponent = Base64URL.encode(primes.publicExponent)
        return #",{"kty":"RSA","alg":"RS256","kid":"RS256","n":"\#(modulus)","e":"\#(exponent)"}"#
    }

    /// Claims that are good at the fixture's start, but for what is replaced; nil takes a claim out.
    static func claims(nonce: String, _ replaced: KeyValuePairs<String, String?> = [:]) -> String {
        var claims = [
            "iss": #""\#(FakeProvider.issuer)""#, "sub": #""person-1""#, "aud": #""vitae""#, "exp": "1790000300",
            "iat": "1790000000", "nonce": #""\#(nonce)""#, "email": #""Robin@Example.com""#, "email_verified": "true",
        ]
        for (name, value) in replaced { claims[name] = value }
        return "{" + claims.map { #""\#($0.key)":\#($0.value)"# }.joined(separator: ",") + "}"
    }

    /// A token that the provider signed.
    static func token(_ claims: String, by signer: Signer = .es256, header: String? = nil) throws -> String {
        let header = header ?? #"{"alg":"\#(signer.rawValue)","kid":"\#(signer.rawValue)"}"#
        let signed = signed(header, claims)
        let signature =
            switch signer {
            case .es256: try curveKey.signature(for: Data(signed.utf8)).rawRepresentation
            case .rs256:
                try primeKey.get().signature(for: SHA256.hash(data: Data(signed.utf8)), padding: .insecurePKCS1v1_5)
                    .rawRepresentation
            }
        return signed + "." + Base64URL.encode(signature)
    }

    /// A token that names the provider's key, and is signed with another.
    static func strangersToken(_ claims: String) throws -> String {
        let signed = signed(#"{"alg":"ES256","kid":"ES256"}"#, claims)
        return signed + "." + Base64URL.encode(try strangerKey.signature(for: Data(signed.utf8)).rawRepresentation)
    }

    /// A token that takes the provider's public key for the secret of HS256.
    static func confusedToken(_ claims: String) -> String {
        let secret = SymmetricKey(data: Data(curveKey.publicKey.pemRepresentation.utf8))
        return TokenForge.token(header: #"{"alg":"HS256","kid":"ES256"}"#, claims: claims, secret: secret)
    }

    private static func signed(_ header: String, _ claims: String) -> String {
        Base64URL.encode(Data(header.utf8)) + "." + Base64URL.encode(Data(claims.utf8))
    }
}
