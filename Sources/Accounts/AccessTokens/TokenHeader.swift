import Foundation

/// What is read of a token's header before anything is believed.
///
/// It decides only which key is tried. The algorithm is the caller's choice, never the token's.
struct TokenHeader {
    /// Fields that bring keys or rules of their own along, or change what the signature covers (RFC 7515 §4.1, RFC 7797).
    private static let forbidden: Set<String> = ["b64", "crit", "enc", "jku", "jwk", "x5c", "x5u", "zip"]

    var algorithm: String
    var keyID: String?

    /// Reads the header of a token whose three parts are each written in the one right way.
    init(of token: String) throws(TokenError) {
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, !parts.contains(where: \.isEmpty) else { throw .malformed }
        let decoded = parts.map { Base64URL.decode($0) }
        guard let header = decoded[0], decoded[1] != nil, decoded[2] != nil else { throw .malformed }
        let fields: Fields
        do {
            fields = try JSONDecoder().decode(Fields.self, from: header)
        } catch {
            throw .malformed
        }
        guard Self.forbidden.isDisjoint(with: fields.names) else { throw .forbiddenHeader }
        guard let algorithm = fields.algorithm else { throw .algorithm }
        self.algorithm = algorithm
        keyID = fields.keyID
    }

    private struct Fields: Decodable {
        struct Name: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }

            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        let names: Set<String>
        let algorithm: String?
        let keyID: String?

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Name.self)
            names = Set(container.allKeys.map(\.stringValue))
            algorithm = try container.decodeIfPresent(String.self, forKey: Name(stringValue: "alg"))
            keyID = try container.decodeIfPresent(String.self, forKey: Name(stringValue: "kid"))
        }
    }
}
