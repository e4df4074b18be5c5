import Accounts
import Crypto
import Foundation
import Sessions

extension DataFolder {
    /// What view tokens are derived from: `view-token.key` and older `view-token.ID.key`.
    ///
    /// - Returns: the tokens.
    /// - Throws: a failure that names a file that is no secret, or the folder.
    func viewTokens() throws -> ViewTokens {
        let keys = try SecretFiles(folder: secrets, name: "view-token").all()
        return ViewTokens(secret: keys[0], older: Array(keys.dropFirst()))
    }

    /// What access tokens are signed with: `access-token.key` and older `access-token.ID.key`.
    ///
    /// - Returns: the keys, the one that signs first.
    /// - Throws: a failure that names a file that is no secret, or the folder.
    func accessTokenKeys() throws -> [AccessTokenKey] {
        try SecretFiles(folder: secrets, name: "access-token").all().map { secret in
            AccessTokenKey(id: Self.identifier(of: secret), secret: secret)
        }
    }

    /// What browsers know the server by: `web-push.key`. Another one would end all their subscriptions.
    ///
    /// - Returns: the private key.
    /// - Throws: a failure that names a file that is no secret, or the folder.
    func webPushKey() throws -> Data {
        let secret = try SecretFiles(folder: secrets, name: "web-push").all()[0]
        return unsafe secret.withUnsafeBytes { unsafe Data($0) }
    }

    /// The name of a secret in tokens. It follows from the secret, so that renaming a file changes nothing for those
    /// who hold a token, and tells nothing about it.
    static func identifier(of secret: SymmetricKey) -> String {
        HMAC<SHA256>.authenticationCode(for: Data("access-token key".utf8), using: secret).prefix(8).map { byte in
            let digits = String(byte, radix: 16)
            return byte < 16 ? "0\(digits)" : digits
        }.joined()
    }
}
