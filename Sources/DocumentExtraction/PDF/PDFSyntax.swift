/// Walks over the objects of a PDF as they are written (ISO 32000-2, 7.2 and 7.3). Takes any bytes and fails on none.
struct PDFSyntax {
    private let bytes: ArraySlice<UInt8>
    private(set) var position: Int

    private static let delimiters = Set("()<>[]{}/%".utf8)

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// The entries of a dictionary by name, each as it is written; nil where none begins here.
    mutating func dictionary() -> [String: ArraySlice<UInt8>]? {
        skipSpace()
        guard bytes[position...].starts(with: "<<".utf8) else { return nil }
        position += 2
        var entries: [String: ArraySlice<UInt8>] = [:]
        while let name = name() {
            guard let value = object() else { break }
            entries[name] = value
        }
        return entries
    }

    /// The numbers of an array as they are written, among them those of references; nil where none begins here.
    mutating func array() -> [ArraySlice<UInt8>]? {
        skipSpace()
        guard byte(at: position) == UInt8(ascii: "[") else { return nil }
        position += 1
        var items: [ArraySlice<UInt8>] = []
        while skipSpace(), byte(at: position) != UInt8(ascii: "]"), let item = object() { items.append(item) }
        return items
    }

    /// A whole number without a sign; nil where none begins here.
    mutating func integer() -> Int? {
        skipSpace()
        let start = position
        while let byte = byte(at: position), Self.isDigit(byte) { position += 1 }
        return Int(String(decoding: bytes[start..<position], as: UTF8.self))
    }

    /// The number of the object that is referred to; nil for what is no reference.
    mutating func reference() -> Int? {
        let start = position
        if let number = integer(), integer() != nil {
            skipSpace()
            if byte(at: position) == UInt8(ascii: "R") {
                position += 1
                return number
            }
        }
        position = start
        return nil
    }

    /// A name without its sign, with what is written in digits resolved; nil where none begins here.
    mutating func name() -> String? {
        skipSpace()
        guard byte(at: position) == UInt8(ascii: "/") else { return nil }
        position += 1
        let start = position
        while let byte = byte(at: position), Self.isRegular(byte) { position += 1 }
        var name: [UInt8] = []
        var rest = bytes[start..<position]
        while let first = rest.popFirst() {
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            if first == UInt8(ascii: "#"), digits.utf8.count == 2, let code = UInt8(digits, radix: 16) {
                name.append(code)
                rest = rest.dropFirst(2)
            } else {
                name.append(first)
            }
        }
        return String(decoding: name, as: UTF8.self)
    }

    /// Whatever object is next, with all that it holds; nil at the end and where something else ends.
    mutating func object() -> ArraySlice<UInt8>? {
        skipSpace()
        let start = position
        if reference() != nil { return bytes[start..<position] }
        var depth = 0
        repeat {
            skipSpace()
            guard let byte = byte(at: position) else { return nil }
            switch byte {
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                position += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                position += 1
            case UInt8(ascii: "<") where self.byte(at: position + 1) == byte:
                depth += 1
                position += 2
            case UInt8(ascii: ">"):
                depth -= 1
                position = min(position + 2, bytes.endIndex)
            case UInt8(ascii: "<"): skip(through: UInt8(ascii: ">"))
            case UInt8(ascii: "("): skipString()
            default:
                position += 1
                while let byte = self.byte(at: position), Self.isRegular(byte) { position += 1 }
            }
        } while depth > 0
        return depth < 0 ? nil : bytes[start..<position]
    }

    /// White space and comments.
    @discardableResult
    mutating func skipSpace() -> Bool {
        while let byte = byte(at: position) {
            if byte == UInt8(ascii: "%") {
                while let byte = self.byte(at: position), byte != 0x0A, byte != 0x0D { position += 1 }
            } else if Self.isSpace(byte) {
                position += 1
            } else {
                return true
            }
        }
        return false
    }

    private mutating func skip(through end: UInt8) {
        while let byte = byte(at: position) {
            position += 1
            if byte == end { return }
        }
    }

    /// Parentheses within a string come in pairs, or behind a backslash.
    private mutating func skipString() {
        var depth = 0
        while let byte = byte(at: position) {
            position += 1
            switch byte {
            case UInt8(ascii: "\\"): position = min(position + 1, bytes.endIndex)
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
            if depth == 0 { return }
        }
    }

    private func byte(at index: Int) -> UInt8? {
        index < bytes.endIndex ? bytes[index] : nil
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x00 || (0x09...0x0D).contains(byte) && byte != 0x0B
    }

    private static func isRegular(_ byte: UInt8) -> Bool {
        !isSpace(byte) && !delimiters.contains(byte)
    }
}
