/// A piece of a style sheet, walked over byte by byte (CSS Syntax 3). Takes anything and fails on nothing.
struct CSSText {
    private let bytes: ArraySlice<UInt8>
    private(set) var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    init(_ text: some StringProtocol) {
        self.init(Array(text.utf8)[...])
    }

    var isAtEnd: Bool {
        position >= bytes.endIndex
    }

    /// All that is left.
    var rest: ArraySlice<UInt8> {
        bytes[position...]
    }

    /// The byte at hand; nil at the end.
    var byte: UInt8? {
        byte(at: position)
    }

    func byte(at index: Int) -> UInt8? {
        index < bytes.endIndex ? bytes[index] : nil
    }

    /// The text without its comments.
    static func withoutComments(_ text: String) -> ArraySlice<UInt8> {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var source = CSSText(bytes[...])
        while let byte = source.byte {
            let start = source.position
            if byte == UInt8(ascii: "/"), source.byte(at: start + 1) == UInt8(ascii: "*") {
                source.advance(2)
                while let byte = source.byte {
                    source.advance(1)
                    guard byte == UInt8(ascii: "*"), source.byte == UInt8(ascii: "/") else { continue }
                    source.advance(1)
                    break
                }
            } else {
                source.skipOne()
                result += bytes[start..<source.position]
            }
        }
        return result[...]
    }

    mutating func advance(_ count: Int) {
        position = min(position + count, bytes.endIndex)
    }

    /// Takes a byte if it is the one at hand.
    mutating func take(_ byte: Character) -> Bool {
        guard let own = self.byte, own == byte.asciiValue else { return false }
        position += 1
        return true
    }

    @discardableResult
    mutating func skipSpace() -> Bool {
        let start = position
        while let byte, HTMLTokenizer.isSpace(byte) { position += 1 }
        return position > start
    }

    /// Goes past a byte, or all of a string, or what a backslash takes with it.
    mutating func skipOne() {
        guard let first = byte else { return }
        position += 1
        if first == UInt8(ascii: "\\") { advance(1) }
        guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else { return }
        while let byte, byte != 0x0A {
            position += 1
            if byte == first { return }
            if byte == UInt8(ascii: "\\") { advance(1) }
        }
    }

    /// What comes before the first of some bytes that is in no string, bracket or parenthesis, which is left at hand.
    mutating func text(before ends: String) -> ArraySlice<UInt8> {
        let start = position
        let ends = Array(ends.utf8)
        var depth = 0
        while let byte {
            if depth <= 0, ends.contains(byte) { break }
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
            skipOne()
        }
        return bytes[start..<position]
    }

    /// What lies between the brace at hand and the one that closes it.
    mutating func block() -> ArraySlice<UInt8> {
        position += 1
        let start = position
        var depth = 1
        while let byte {
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
            if depth == 0 {
                defer { position += 1 }
                return bytes[start..<position]
            }
            skipOne()
        }
        return bytes[start..<position]
    }

    /// The pieces between commas.
    static func list(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var text = CSSText(bytes)
        var pieces: [ArraySlice<UInt8>] = []
        while !text.isAtEnd {
            pieces.append(text.text(before: ","))
            text.advance(1)
        }
        return pieces
    }

    /// A name with what is escaped in it resolved; empty where none begins here.
    mutating func identifier() -> String {
        var name: [UInt8] = []
        while let byte {
            if byte == UInt8(ascii: "\\") {
                position += 1
                name += Array(String(escaped()).utf8)
            } else if byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            {
                name.append(byte)
                position += 1
            } else {
                break
            }
        }
        return String(decoding: name, as: UTF8.self)
    }

    /// Up to six hexadecimal digits and a space, or any character.
    private mutating func escaped() -> Character {
        var value: UInt32 = 0
        let start = position
        while position < start + 6, let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
            value = value << 4 | UInt32(digit)
            position += 1
        }
        if position > start {
            if let byte, HTMLTokenizer.isSpace(byte) { position += 1 }
            return Unicode.Scalar(value).map(Character.init) ?? "\u{FFFD}"
        }
        guard let byte else { return "\u{FFFD}" }
        position += 1
        return Character(Unicode.Scalar(byte))
    }
}
