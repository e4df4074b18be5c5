import Crypto
package import Foundation

/// Random texts that open something: refresh tokens, codes, and the secrets of a sign-in with a provider.
package enum SecretToken {
    /// Characters of a text.
    package static let length = 43

    /// A text that holds 256 bits.
    package static func make() -> String {
        Base64URL.encode(randomBytes(32))
    }

    /// What the database keeps of a token. It needs no salt: nobody can guess 256 bits.
    package static func hash(of token: String) -> Data {
        Data(SHA256.hash(data: Data(token.utf8)))
    }

    static func randomBytes(_ count: Int) -> Data {
        var generator = SystemRandomNumberGenerator()
        return Data((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    }
}
