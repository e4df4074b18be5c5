import Crypto
import Foundation

/// The hash of a secret that an application keeps until it exchanges its code (RFC 7636 §4.2, method `S256`).
package struct CodeChallenge: Hashable, Sendable {
    /// Base64URL of 32 bytes.
    package let text: String

    /// Characters of a secret (RFC 7636 §4.1).
    private static let verifierLengths = 43...128

    /// Reads a challenge; nil for what is no hash.
    package init?(_ text: String) {
        guard text.utf8.count == 43, Base64URL.decode(text)?.count == 32 else { return nil }
        self.text = text
    }

    /// The challenge of a secret, whatever it looks like.
    init(of verifier: String) {
        text = Base64URL.encode(Data(SHA256.hash(data: Data(verifier.utf8))))
    }

    /// Whether a text is the secret.
    func isMet(by verifier: String) -> Bool {
        Self.verifierLengths.contains(verifier.utf8.count) && CodeChallenge(of: verifier) == self
    }
}
