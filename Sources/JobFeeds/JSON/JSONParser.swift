/// Reads JSON values one after the other from bytes, within limits.
///
/// A parser of our own, since a feed is read row by row and what follows a bad row still counts.
struct JSONParser {
    /// Why there is no value.
    enum Problem: Error {
        case malformed
        case tooDeep
        case tooLarge
    }

    let bytes: [UInt8]
    /// Where it reads next.
    var position: Int
    private let limits: FeedLimits

    init(_ bytes: [UInt8], limits: FeedLimits = FeedLimits()) {
        self.bytes = bytes
        self.limits = limits
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// The byte that it reads next, behind white space; nil at the end.
    mutating func peek() -> UInt8? {
        skipSpace()
        return position < bytes.count ? bytes[position] : nil
    }

    /// Steps over a byte if it is the next behind white space.
    mutating func take(_ byte: UInt8) -> Bool {
        guard peek() == byte else { return false }
        position += 1
        return true
    }

    /// Reads the next value.
    mutating func value() throws(Problem) -> JSONValue {
        try value(depth: 0)
    }

    /// Reads the name of an object's member and the colon behind it.
    mutating func name() throws(Problem) -> String {
        guard peek() == Sign.quote else { throw .malformed }
        let name = try string()
        guard take(Sign.colon) else { throw .malformed }
        return name
    }

    /// Steps over a value without reading it, however deep or long it is.
    mutating func skip() throws(Problem) {
        guard let first = peek() else { throw .malformed }
        var depth = 0
        switch first {
        case Sign.openBrace, Sign.openBracket:
            repeat {
                guard position < bytes.count else { throw .malformed }
                switch bytes[position] {
                case Sign.openBrace, Sign.openBracket: depth += 1
                case Sign.closeBrace, Sign.closeBracket: depth -= 1
                case Sign.quote:
                    try skipString()
                    continue
                default: break
                }
                position += 1
            } while depth > 0
        case Sign.quote: try skipString()
        case Sign.closeBrace, Sign.closeBracket, Sign.comma, Sign.colon: throw .malformed
        default:
            while position < bytes.count, !Sign.endsScalar(bytes[position]) { position += 1 }
        }
    }

    // MARK: - Values

    private mutating func value(depth: Int) throws(Problem) -> JSONValue {
        guard depth < limits.depth else { throw .tooDeep }
        guard let first = peek() else { throw .malformed }
        switch first {
        case Sign.quote: return .string(try string())
        case Sign.openBrace: return try object(depth: depth)
        case Sign.openBracket: return try array(depth: depth)
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func object(depth: Int) throws(Problem) -> JSONValue {
        position += 1
        var members: [JSONMember] = []
        if take(Sign.closeBrace) { return .object(members) }
        repeat {
            members.append(JSONMember(name: try name(), value: try value(depth: depth + 1)))
        } while take(Sign.comma)
        guard take(Sign.closeBrace) else { throw .malformed }
        return .object(members)
    }

    private mutating func array(depth: Int) throws(Problem) -> JSONValue {
        position += 1
        var values: [JSONValue] = []
        if take(Sign.closeBracket) { return .array(values) }
        repeat {
            values.append(try value(depth: depth + 1))
        } while take(Sign.comma)
        guard take(Sign.closeBracket) else { throw .malformed }
        return .array(values)
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws(Problem) -> JSONValue {
        for byte in word.utf8 {
            guard position < bytes.count, bytes[position] == byte else { throw .malformed }
            position += 1
        }
        return value
    }

    private mutating func number() throws(Problem) -> JSONValue {
        let start = position
        while position < bytes.count, !Sign.endsScalar(bytes[position]) { position += 1 }
        guard position - start <= 64 else { throw .malformed }
        let digits = String(decoding: bytes[start..<position], as: UTF8.self)
        // Letters would pass as "nan", "infinity" and numbers to the base of 16.
        guard digits.utf8.allSatisfy(Sign.isOfNumber), Double(digits) != nil else { throw .malformed }
        return .number(digits)
    }

    // MARK: - Texts

    private mutating func string() throws(Problem) -> String {
        position += 1
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            if byte == Sign.quote {
                guard position - start <= limits.valueBytes else { throw .tooLarge }
                position += 1
                return String(decoding: bytes[start..<(position - 1)], as: UTF8.self)
            }
            if byte == Sign.backslash {
                let text = try JSONEscapes.text(in: bytes, from: start, at: position, limit: limits.valueBytes)
                position = text.end
                return String(decoding: text.bytes, as: UTF8.self)
            }
            guard byte >= 0x20 else { throw .malformed }
            position += 1
        }
        throw .malformed
    }

    private mutating func skipString() throws(Problem) {
        position += 1
        while position < bytes.count {
            switch bytes[position] {
            case Sign.quote:
                position += 1
                return
            case Sign.backslash: position += 2
            default: position += 1
            }
        }
        throw .malformed
    }

    private mutating func skipSpace() {
        while position < bytes.count {
            let byte = bytes[position]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
            position += 1
        }
    }
}

/// The signs of JSON.
private enum Sign {
    static let quote = UInt8(ascii: "\"")
    static let backslash = UInt8(ascii: "\\")
    static let comma = UInt8(ascii: ",")
    static let colon = UInt8(ascii: ":")
    static let openBrace = UInt8(ascii: "{")
    static let closeBrace = UInt8(ascii: "}")
    static let openBracket = UInt8(ascii: "[")
    static let closeBracket = UInt8(ascii: "]")

    static func endsScalar(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == comma || byte == closeBrace || byte == closeBracket || byte == colon || byte == quote
    }

    static func isOfNumber(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
            || byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e")
    }
}
