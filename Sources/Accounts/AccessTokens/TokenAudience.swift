/// Whom a token is for: one name, or a list of names (RFC 7519 §4.1.3).
struct TokenAudience: Codable, Hashable {
    var names: [String]

    init(_ name: String) {
        names = [name]
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            names = [try container.decode(String.self)]
        } catch DecodingError.typeMismatch {
            names = try container.decode([String].self)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if names.count == 1 { try container.encode(names[0]) } else { try container.encode(names) }
    }
}
