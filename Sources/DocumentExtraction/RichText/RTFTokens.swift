/// What Rich Text Format is written in.
enum RTFToken: Equatable {
    case groupStart
    case groupEnd
    /// A backslash, letters and perhaps a number.
    case word(String, Int?)
    /// A backslash and a character that is no letter.
    case symbol(UInt8)
    /// A character given as `\'hh`.
    case byte(UInt8)
    /// A character that stands for itself.
    case character(UInt8)
}

/// Splits bytes into tokens; line ends and binary data are left out.
struct RTFTokens: IteratorProtocol, Sequence {
    private let bytes: ArraySlice<UInt8>
    private var position: Int

    private static let longestWord = 32
    /// More than any number with a meaning, and far from overflow.
    private static let largestNumber = 1_000_000_000

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    mutating func next() -> RTFToken? {
        while let byte = take() {
            switch byte {
            case UInt8(ascii: "{"): return .groupStart
            case UInt8(ascii: "}"): return .groupEnd
            case UInt8(ascii: "\\"): if let token = control() { return token }
            case 0x0A, 0x0D: continue
            default: return .character(byte)
            }
        }
        return nil
    }

    private var following: UInt8? {
        position < bytes.endIndex ? bytes[position] : nil
    }

    private mutating func take() -> UInt8? {
        guard let byte = following else { return nil }
        position += 1
        return byte
    }

    /// What comes after a backslash; nil for a byte without its digits.
    private mutating func control() -> RTFToken? {
        let start = position
        while let byte = following, Self.isLetter(byte) { position += 1 }
        if position > start { return word(from: start) }
        guard let byte = take() else { return nil }
        if byte == UInt8(ascii: "'") {
            guard let high = hexDigit(at: position), let low = hexDigit(at: position + 1) else { return nil }
            position += 2
            return .byte(high << 4 | low)
        }
        // A line end of two bytes is one.
        if byte == 0x0D, following == 0x0A { position += 1 }
        return .symbol(byte)
    }

    private mutating func word(from start: Int) -> RTFToken {
        let isKnown = position - start <= Self.longestWord
        let name = isKnown ? String(decoding: bytes[start..<position], as: UTF8.self) : ""
        let number = number()
        if following == 0x20 { position += 1 }
        if name == "bin", let number {
            position += Swift.min(Swift.max(number, 0), bytes.endIndex - position)
        }
        return .word(name, number)
    }

    private mutating func number() -> Int? {
        let start = position
        let isNegative = following == UInt8(ascii: "-")
        if isNegative { position += 1 }
        let digits = position
        var value = 0
        while let byte = following, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
            value = Swift.min(value * 10 + Int(byte - UInt8(ascii: "0")), Self.largestNumber)
            position += 1
        }
        guard position > digits else {
            position = start
            return nil
        }
        return isNegative ? -value : value
    }

    private func hexDigit(at index: Int) -> UInt8? {
        guard index < bytes.endIndex else { return nil }
        let byte = bytes[index]
        return switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }
}
