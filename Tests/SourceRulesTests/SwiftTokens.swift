/// What Swift code is made of, as far as a rule about numbers has to know: words, literals, operators and brackets, each
/// with its line; comments and the texts of literals are left out.
struct SwiftTokens {
    struct Token: Equatable {
        enum Kind {
            case word
            case number
            case sign
            case text
        }

        let kind: Kind
        let text: String
        /// Counted from 1.
        let line: Int
        /// Whether white space stands on both sides, as it does around operators between two values.
        var isApart = false
    }

    private(set) var tokens: [Token] = []
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1

    private static let operatorSigns = Set("+-*/%<>=&|^~!?".utf8)

    init(_ source: String) {
        bytes = Array(source.utf8)
        readCode(isInterpolation: false)
    }

    private func byte(_ offset: Int = 0) -> UInt8 {
        position + offset < bytes.count ? bytes[position + offset] : 0
    }

    private func stands(_ text: StaticString) -> Bool {
        bytes[position...].starts(with: text.description.utf8)
    }

    private mutating func skip(_ count: Int = 1) {
        for _ in 0..<count where position < bytes.count {
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
    }

    private mutating func add(_ kind: Token.Kind, from start: Int, on line: Int) {
        let before = start == 0 ? UInt8(ascii: " ") : bytes[start - 1]
        let isApart = Self.isSpace(before) && (position == bytes.count || Self.isSpace(bytes[position]))
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        tokens.append(Token(kind: kind, text: text, line: line, isApart: isApart))
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || isDigit(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// Reads up to the end, or up to the bracket that closes what stands within a text.
    private mutating func readCode(isInterpolation: Bool) {
        var depth = 0
        while position < bytes.count {
            let start = position
            let first = byte()
            if stands("//") {
                while position < bytes.count, byte() != UInt8(ascii: "\n") { skip() }
            } else if stands("/*") {
                while position < bytes.count, !stands("*/") { skip() }
                skip(2)
            } else if Self.isSpace(first) {
                skip()
            } else if first == UInt8(ascii: "\"") || first == UInt8(ascii: "#") && opensRawText {
                readText()
            } else if Self.isDigit(first) {
                readNumber()
            } else if Self.isWordByte(first) {
                while Self.isWordByte(byte()), position < bytes.count { skip() }
                add(.word, from: start, on: line)
            } else if Self.operatorSigns.contains(first) {
                while Self.operatorSigns.contains(byte()), !stands("//"), !stands("/*") { skip() }
                add(.sign, from: start, on: line)
            } else {
                if first == UInt8(ascii: "(") { depth += 1 }
                if first == UInt8(ascii: ")") {
                    if isInterpolation, depth == 0 { return }
                    depth -= 1
                }
                while byte() == UInt8(ascii: "."), byte(1) == UInt8(ascii: ".") { skip() }
                skip()
                add(.sign, from: start, on: line)
            }
        }
    }

    private var opensRawText: Bool {
        var offset = 0
        while byte(offset) == UInt8(ascii: "#") { offset += 1 }
        return byte(offset) == UInt8(ascii: "\"")
    }

    private mutating func readNumber() {
        let start = position
        while Self.isWordByte(byte()) || byte() == UInt8(ascii: ".") && Self.isDigit(byte(1))
            || byte() == UInt8(ascii: "-") && bytes[position - 1] | 0x20 == UInt8(ascii: "e") && !isHexadecimal(start)
        {
            skip()
        }
        add(.number, from: start, on: line)
    }

    private func isHexadecimal(_ start: Int) -> Bool {
        start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "x")
    }

    private mutating func readText() {
        let (start, startLine) = (position, line)
        var hashes = 0
        while byte() == UInt8(ascii: "#") {
            hashes += 1
            skip()
        }
        let quotes = stands("\"\"\"") ? 3 : 1
        skip(quotes)
        tokens.append(Token(kind: .text, text: "\"", line: startLine))
        let marks = String(repeating: "#", count: hashes)
        let end = Array((String(repeating: "\"", count: quotes) + marks).utf8)
        let escape = Array(("\\" + marks).utf8)
        while position < bytes.count, !bytes[position...].starts(with: end) {
            guard bytes[position...].starts(with: escape) else {
                skip()
                continue
            }
            skip(escape.count)
            guard byte() == UInt8(ascii: "(") else {
                skip()
                continue
            }
            let opened = position
            skip()
            add(.sign, from: opened, on: line)
            readCode(isInterpolation: true)
            let closed = position
            skip()
            add(.sign, from: closed, on: line)
        }
        skip(end.count)
        // What follows a text is no value's beginning.
        if tokens.last?.kind != .text || start == position {
            tokens.append(Token(kind: .text, text: "\"", line: line))
        }
    }
}
