import Crypto
import Foundation

@testable import Accounts

/// Makes tokens that nobody should make.
enum TokenForge {
    static let key = AccessTokenKey(id: "2026-11", secret: SymmetricKey(data: Data(repeating: 7, count: 32)))
    static let olderKey = AccessTokenKey(id: "2026-05", secret: SymmetricKey(data: Data(repeating: 8, count: 32)))
    static let externalSecret = SymmetricKey(data: Data("a secret that an external issuer would choose!!".utf8))

    static let account = "2f1a4c52-6f7e-4b4f-9a31-0d5be6a0c111"
    static let login = "7c9e6679-7425-40de-944b-e07fc1f90ae7"
    static let header = #"{"alg":"HS256","typ":"JWT","kid":"2026-11"}"#

    /// Claims that are good for an hour from the fixture's start, but for what is replaced; nil takes a claim out.
    static func claims(_ replaced: KeyValuePairs<String, String?> = [:]) -> String {
        var claims = [
            "sub": #""\#(account)""#, "email": #""robin@example.com""#, "role": #""authenticated""#,
            "aud": #""authenticated""#, "session_id": #""\#(login)""#, "iat": "1790000000", "exp": "1790003600",
        ]
        for (name, value) in replaced { claims[name] = value }
        return "{" + claims.map { #""\#($0.key)":\#($0.value)"# }.sorted().joined(separator: ",") + "}"
    }

    /// A token with a good signature, whatever it says.
    static func token(header: String = header, claims: String = claims(), secret: SymmetricKey = key.secret) -> String {
        let signed = Base64URL.encode(Data(header.utf8)) + "." + Base64URL.encode(Data(claims.utf8))
        let code = HMAC<SHA256>.authenticationCode(for: Data(signed.utf8), using: secret)
        return signed + "." + Base64URL.encode(Data(code))
    }
}
