import Crypto
import CryptoExtras
package import Foundation

/// Hashes passwords with scrypt and compares them.
///
/// A computation takes 32 MiB and a quarter of a second of a core, so that only a few run at a time. Asking about an
/// account that does not exist, or that has no password, costs exactly one computation as well.
package struct PasswordHasher: Sendable {
    /// Computes a key of 32 bytes from a password and a salt.
    package typealias Derivation = @Sendable (Data, Data, ScryptParameters) throws -> Data

    /// Bytes of a password.
    package static let lengths = 6...1_024
    private static let saltBytes = 16
    private static let keyBytes = 32

    private let parameters: ScryptParameters
    private let gate: ComputationGate
    private let derive: Derivation
    /// What passwords are compared with where there is none; no password has its key.
    private let decoy: PasswordRecord

    /// Makes a hasher.
    ///
    /// - Parameters:
    ///   - parameters: what new hashes cost; old ones are checked with the parameters they were made with.
    ///   - concurrency: computations at a time, each of which holds its memory.
    ///   - waitingLimit: computations that may wait for their turn; more are refused as busy. Clients take turns.
    ///   - derive: computes a key; scrypt unless told otherwise.
    package init(
        parameters: ScryptParameters = .standard,
        concurrency: Int = max(1, min(4, ProcessInfo.processInfo.activeProcessorCount / 2)),
        waitingLimit: Int = 64,
        derive: @escaping Derivation = PasswordHasher.scrypt
    ) {
        self.parameters = parameters
        self.derive = derive
        gate = ComputationGate(limit: concurrency, waitingLimit: waitingLimit)
        decoy = PasswordRecord(
            parameters: parameters,
            salt: Data(repeating: 0, count: Self.saltBytes),
            key: SecretToken.randomBytes(Self.keyBytes)
        )
    }

    /// Computes scrypt.
    package static let scrypt: Derivation = { password, salt, parameters in
        let key = try KDF.Scrypt.deriveKey(
            from: password,
            salt: salt,
            outputByteCount: keyBytes,
            rounds: 1 << parameters.logRounds,
            blockSize: parameters.blockSize,
            parallelism: parameters.parallelism
        )
        return unsafe key.withUnsafeBytes { unsafe Data($0) }
    }

    /// Checks whether a password may be chosen.
    package static func check(_ password: String) throws(PasswordError) {
        _ = try bytes(of: password)
    }

    /// Hashes a password with a new salt.
    ///
    /// - Parameters:
    ///   - password: the password.
    ///   - client: names whoever asks; nil for one without a name.
    /// - Returns: what is stored of it.
    /// - Throws: a `PasswordError`.
    package func hash(_ password: String, for client: String? = nil) async throws -> String {
        let bytes = try Self.bytes(of: password)
        let salt = SecretToken.randomBytes(Self.saltBytes)
        let key = try await gate.run(for: client) { [derive, parameters] in try derive(bytes, salt, parameters) }
        return PasswordRecord(parameters: parameters, salt: salt, key: key).text
    }

    /// Compares a password with what was stored; nil where nothing was, which takes as long and is never right.
    ///
    /// - Parameters:
    ///   - password: the password.
    ///   - stored: what `hash` gave.
    ///   - client: names whoever asks; nil for one without a name.
    /// - Returns: whether it is right.
    /// - Throws: `PasswordError.busy`.
    package func verify(_ password: String, against stored: String?, for client: String? = nil) async throws -> Bool {
        // A password that no account can have is wrong before it is compared, whoever asks.
        guard let bytes = try? Self.bytes(of: password) else { return false }
        let record = stored.flatMap(PasswordRecord.init)
        let compared = record ?? decoy
        let key = try await gate.run(for: client) { [derive] in try derive(bytes, compared.salt, compared.parameters) }
        return Self.areEqual(key, compared.key) && record != nil
    }

    /// Whether a stored hash was made with other parameters than new ones are.
    package func isOutdated(_ stored: String) -> Bool {
        PasswordRecord(stored)?.parameters != parameters
    }

    /// The password in composed form: what an "é" is made of depends on the keyboard, not on the person.
    private static func bytes(of password: String) throws(PasswordError) -> Data {
        guard password.utf8.count <= lengths.upperBound else { throw .tooLong }
        let bytes = Data(password.precomposedStringWithCanonicalMapping.utf8)
        guard bytes.count >= lengths.lowerBound else { throw .tooShort }
        return bytes
    }

    /// Compares in a time that does not depend on where the first difference is: codes of both under a key that is
    /// made for this comparison alone are compared by the library.
    private static func areEqual(_ first: Data, _ second: Data) -> Bool {
        let key = SymmetricKey(size: .bits256)
        let code = HMAC<SHA256>.authenticationCode(for: second, using: key)
        return HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: first, using: key)
    }
}
