/// Names and values as queries, fragments and posted forms write them.
struct FormFields {
    private static let digits = Array("0123456789ABCDEF".utf8)

    private(set) var encoded = ""

    init(_ fields: KeyValuePairs<String, String>) {
        for (name, value) in fields { add(name, value) }
    }

    mutating func add(_ name: String, _ value: String) {
        if !encoded.isEmpty { encoded += "&" }
        encoded += "\(Self.escaped(name))=\(Self.escaped(value))"
    }

    /// Escapes all but the unreserved characters (RFC 3986 §2.3), which means the same in all three places.
    static func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: bytes.append(byte)
            default: bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
