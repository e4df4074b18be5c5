/// Resolves the escapes in a JSON text.
enum JSONEscapes {
    /// The text that holds an escape.
    ///
    /// - Parameters:
    ///   - bytes: the document.
    ///   - start: where the text begins, behind its quotation mark.
    ///   - escape: where its first escape is.
    ///   - limit: how many bytes it may have.
    /// - Returns: the text's bytes, and where the document goes on behind its closing quotation mark.
    /// - Throws: `malformed` where it does not end or an escape is none, `tooLarge` beyond the limit.
    static func text(
        in bytes: [UInt8],
        from start: Int,
        at escape: Int,
        limit: Int
    ) throws(JSONParser.Problem) -> (bytes: [UInt8], end: Int) {
        var result = Array(bytes[start..<escape])
        result.reserveCapacity(1024 + result.count)
        var position = escape
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\"") {
                guard result.count <= limit else { throw .tooLarge }
                return (result, position + 1)
            }
            if byte != UInt8(ascii: "\\") {
                guard byte >= 0x20 else { throw .malformed }
                result.append(byte)
                position += 1
                continue
            }
            guard position + 1 < bytes.count else { throw .malformed }
            position += 2
            switch bytes[position - 1] {
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "b"), UInt8(ascii: "f"): result.append(0x20)
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(bytes[position - 1])
            case UInt8(ascii: "u"):
                let scalar = try scalar(in: bytes, at: &position)
                result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            default: throw .malformed
            }
        }
        throw .malformed
    }

    /// The scalar behind `\u`, with the second half of a pair where there is one.
    private static func scalar(in bytes: [UInt8], at position: inout Int) throws(JSONParser.Problem) -> Unicode.Scalar {
        let high = try hex(in: bytes, at: position)
        position += 4
        if (0xD800...0xDBFF).contains(high), position + 6 <= bytes.count, bytes[position] == UInt8(ascii: "\\"),
            bytes[position + 1] == UInt8(ascii: "u")
        {
            let low = try hex(in: bytes, at: position + 2)
            if (0xDC00...0xDFFF).contains(low) {
                position += 6
                return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
            }
        }
        // Stores cut texts at zero bytes; half a pair is no character.
        return high == 0 ? "\u{FFFD}" : Unicode.Scalar(high) ?? "\u{FFFD}"
    }

    private static func hex(in bytes: [UInt8], at position: Int) throws(JSONParser.Problem) -> UInt32 {
        guard position + 4 <= bytes.count else { throw .malformed }
        var value: UInt32 = 0
        for byte in bytes[position..<(position + 4)] {
            let lower = byte | 0x20
            if (0x30...0x39).contains(byte) {
                value = value << 4 | UInt32(byte - 0x30)  // checked: four digits make sixteen bits
            } else if (0x61...0x66).contains(lower) {
                value = value << 4 | UInt32(lower - 0x57)  // checked: four digits make sixteen bits
            } else {
                throw .malformed
            }
        }
        return value
    }
}
