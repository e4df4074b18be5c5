import Foundation
import JWTKit

/// The keys that a provider signs ID tokens with (RFC 7517 §5).
struct ProviderKeys: Sendable {
    private var keys: [JWK] = []

    /// Reads a key set; nil for what is none. Keys of kinds that we do not use are passed over.
    init?(_ document: Data) {
        guard let set = try? JSONDecoder().decode(KeySet.self, from: document) else { return nil }
        keys = set.keys.compactMap(\.signing)
    }

    /// The public key that a token names; where it names none, the only one of its kind.
    func key(for header: TokenHeader) -> JWK? {
        let algorithm: JWK.Algorithm
        let fitting: [JWK]
        switch header.algorithm {
        case "RS256":
            algorithm = .rs256
            fitting = keys.filter { $0.keyType == .rsa }
        case "ES256":
            algorithm = .es256
            fitting = keys.filter { $0.keyType == .ecdsa && $0.curve == .ecdsa(.p256) }
        default: return nil
        }
        let usable = fitting.filter { $0.algorithm == nil || $0.algorithm == algorithm }
        let named = header.keyID.map { name in usable.filter { $0.keyIdentifier?.string == name } } ?? usable
        guard named.count == 1, var key = named.first else { return nil }
        // The library picks the algorithm from the key, and asks for a name.
        key.algorithm = algorithm
        key.keyIdentifier = JWKIdentifier(string: header.keyID ?? "only")
        key.privateExponent = nil
        return key
    }

    private struct KeySet: Decodable {
        var keys: [Entry]
    }

    private struct Entry: Decodable {
        /// Nil for keys that are for encryption or of an unknown kind.
        var signing: JWK?

        init(from decoder: any Decoder) throws {
            let use = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(String.self, forKey: .use)
            signing = use == nil || use == "sig" ? try? JWK(from: decoder) : nil
        }

        enum CodingKeys: String, CodingKey {
            case use
        }
    }
}
