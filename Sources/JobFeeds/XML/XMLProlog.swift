/// What stands in front of the root element of an XML document.
struct XMLProlog {
    /// Name of the root element in small letters; empty where none was found.
    let root: String

    /// Encodings that write ASCII as ASCII, so that a document type cannot hide in them.
    private static let encodings = ["utf-8", "utf8", "us-ascii", "ascii", "iso-8859-", "windows-125", "latin1"]

    /// - Parameter bytes: the document.
    /// - Throws: `documentType` where one is declared, `encoding` where it cannot be looked into.
    init(_ bytes: [UInt8]) throws(FeedError) {
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.prefix(4).contains(0) {
            throw .encoding("UTF-16")
        }
        var position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while position < bytes.count {
            if bytes[position] <= 0x20 {
                position += 1
            } else if Self.stands("<?", in: bytes, at: position) {
                let end = Self.end(of: "?>", in: bytes, from: position)
                try Self.check(Array(bytes[position..<end]))
                position = end
            } else if Self.stands("<!--", in: bytes, at: position) {
                position = Self.end(of: "-->", in: bytes, from: position + 4)
            } else if Self.stands("<!", in: bytes, at: position) {
                throw .documentType
            } else {
                break
            }
        }
        let name = bytes.dropFirst(position + 1).prefix { byte in
            byte > 0x20 && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/")
        }
        let isElement = position < bytes.count && bytes[position] == UInt8(ascii: "<")
        root = isElement ? String(decoding: name.prefix(60), as: UTF8.self).lowercased() : ""
    }

    /// Refuses declarations of other encodings.
    private static func check(_ instruction: [UInt8]) throws(FeedError) {
        let text = String(decoding: instruction.prefix(300), as: UTF8.self).lowercased()
        guard text.hasPrefix("<?xml "), let range = text.firstRange(of: "encoding") else { return }
        let value = text[range.upperBound...].drop { $0 == "=" || $0 == "\"" || $0 == "'" || $0.isWhitespace }
        let name = String(value.prefix { $0 != "\"" && $0 != "'" && $0 != "?" && !$0.isWhitespace })
        guard encodings.contains(where: { name.hasPrefix($0) }) else { throw .encoding(name) }
    }

    private static func stands(_ text: String, in bytes: [UInt8], at position: Int) -> Bool {
        bytes[position...].starts(with: text.utf8)
    }

    private static func end(of text: String, in bytes: [UInt8], from start: Int) -> Int {
        let length = text.utf8.count
        var index = start
        while index + length <= bytes.count {
            if stands(text, in: bytes, at: index) { return index + length }
            index += 1
        }
        return bytes.count
    }
}
