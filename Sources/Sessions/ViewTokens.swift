package import Crypto
package import Foundation

/// Makes view tokens and finds sessions by them.
///
/// A token is derived from the session's identifier and a secret that lies outside the database. The database holds only
/// the token's hash: whoever steals it cannot read a session, and whoever owns a session can be shown its token again.
package struct ViewTokens: Sendable {
    /// 24 characters of base 62 hold 142 bits.
    package static let length = 24
    private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

    private let secret: SymmetricKey
    private let older: [SymmetricKey]

    /// Makes tokens with the given secrets.
    ///
    /// - Parameters:
    ///   - secret: what the tokens of new sessions are derived from.
    ///   - older: what those of earlier sessions may have been derived from.
    package init(secret: SymmetricKey, older: [SymmetricKey] = []) {
        self.secret = secret
        self.older = older
    }

    /// The token of a new session.
    package func token(for session: UUID) -> String {
        Self.token(for: session, secret: secret)
    }

    /// The token that a session was given, whichever secret it comes from; nil when that secret is gone.
    ///
    /// The session's own hash tells which one it is: nothing has to be stored beside it.
    package func token(of session: Session) -> String? {
        for secret in [secret] + older {
            let token = Self.token(for: session.id, secret: secret)
            if Self.hash(of: token) == session.viewTokenHash { return token }
        }
        return nil
    }

    /// A code that stands for what a stolen database must not tell, such as an address. It is another one once the
    /// secret is replaced.
    func code(for parts: [Data]) -> Data {
        var code = HMAC<SHA256>(key: secret)
        code.update(data: Data("code".utf8))
        for part in parts {
            code.update(data: Data(":\(part.count):".utf8))
            code.update(data: part)
        }
        return Data(code.finalize())
    }

    private static func token(for session: UUID, secret: SymmetricKey) -> String {
        var characters = ""
        var counter = 0
        while characters.count < length {
            let message = Data("view-token:\(session.uuidString):\(counter)".utf8)
            for byte in HMAC<SHA256>.authenticationCode(for: message, using: secret)
            where characters.count < length {
                // 248 is the largest multiple of 62 in a byte: what lies above would favour some characters.
                if byte < 248 { characters.append(alphabet[Int(byte) % 62]) }
            }
            counter += 1
        }
        return characters
    }

    /// What the database keeps of the token of a new session.
    func hash(for session: UUID) -> Data { Self.digest(of: token(for: session)) }

    /// What the database keeps of a token; nil for what cannot be one.
    package static func hash(of token: String) -> Data? {
        guard token.utf8.count == length, token.utf8.allSatisfy(isTokenByte) else { return nil }
        return digest(of: token)
    }

    private static func digest(of token: String) -> Data { Data(SHA256.hash(data: Data(token.utf8))) }

    private static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: false
        }
    }
}
