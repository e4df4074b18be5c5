package import Foundation

/// Base64 with the alphabet of addresses and without padding (RFC 4648 §5).
package enum Base64URL {
    package static func encode(_ data: Data) -> String {
        let text = data.base64EncodedString()
        return String(decoding: text.utf8.lazy.compactMap(Self.addressByte), as: UTF8.self)
    }

    /// Reads a text; nil unless it is the one text that its bytes are written as.
    package static func decode(_ text: some StringProtocol) -> Data? {
        var base64 = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        base64 += String(repeating: "=", count: (4 - base64.utf8.count % 4) % 4)
        // Foreign characters and spare bits at the end would make several texts of one token.
        guard let data = Data(base64Encoded: base64), encode(data) == text else { return nil }
        return data
    }

    private static func addressByte(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "+"): UInt8(ascii: "-")
        case UInt8(ascii: "/"): UInt8(ascii: "_")
        case UInt8(ascii: "="): nil
        default: byte
        }
    }
}
