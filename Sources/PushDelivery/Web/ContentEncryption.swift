import Crypto
import Foundation
import JobAlerts

/// Encrypts a message for a browser: `aes128gcm` in one record (RFC 8188) with keys as RFC 8291 derives them.
enum ContentEncryption {
    /// The browser's keys are none.
    struct BadKeys: Error {}

    private static let recordSize: UInt32 = 4_096
    private static let saltBytes = 16
    private static let secretBytes = 16
    /// Ends the last record.
    private static let lastRecord: UInt8 = 2

    /// Encrypts a message that one record has room for.
    ///
    /// - Parameters:
    ///   - message: what the browser gets.
    ///   - keys: the browser's.
    ///   - sender: used for this message alone.
    ///   - salt: 16 random bytes.
    /// - Returns: the body of the request.
    /// - Throws: `BadKeys`, and what the cryptography throws.
    static func encrypt(
        _ message: Data,
        for keys: Device.WebKeys,
        sender: P256.KeyAgreement.PrivateKey = P256.KeyAgreement.PrivateKey(),
        salt: Data? = nil
    ) throws -> Data {
        guard keys.secret.count == secretBytes else { throw BadKeys() }
        let receiver: P256.KeyAgreement.PublicKey
        do {
            receiver = try P256.KeyAgreement.PublicKey(x963Representation: keys.key)
        } catch {
            throw BadKeys()
        }
        let salt = salt ?? randomSalt()
        let point = sender.publicKey.x963Representation
        let shared = try sender.sharedSecretFromKeyAgreement(with: receiver)
        let input = shared.hkdfDerivedSymmetricKey(
            using: SHA256.self,
            salt: keys.secret,
            sharedInfo: Data("WebPush: info\0".utf8) + receiver.x963Representation + point,
            outputByteCount: 32
        )
        let key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: input,
            salt: salt,
            info: Data("Content-Encoding: aes128gcm\0".utf8),
            outputByteCount: 16
        )
        let nonce = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: input,
            salt: salt,
            info: Data("Content-Encoding: nonce\0".utf8),
            outputByteCount: 12
        )
        let nonceBytes = unsafe nonce.withUnsafeBytes { unsafe Data($0) }
        let box = try AES.GCM.seal(message + [lastRecord], using: key, nonce: AES.GCM.Nonce(data: nonceBytes))
        var body = salt
        body.append(contentsOf: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: recordSize >> UInt32($0)) })
        body.append(UInt8(point.count))
        return body + point + box.ciphertext + box.tag
    }

    private static func randomSalt() -> Data {
        var generator = SystemRandomNumberGenerator()
        return Data((0..<saltBytes).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    }
}
