import Foundation

/// Reads entries of BibTeX, whatever stands between them.
///
/// An entry that is broken costs that entry alone: reading goes on at the next line that begins one. A value never goes on
/// over such a line, so that a brace that is missing swallows nothing, and a file is read in one pass.
struct BibTeXReader {
    private let bytes: [UInt8]
    private var index = 0
    private var line = 1
    private var macros: [String: String] = Self.months
    private var result = PublicationFile()
    /// Bytes that abbreviations may still stand for: those that double each other would fill any memory.
    private var expansion = Self.mostExpanded

    private static let mostExpanded = 4 * PublicationFile.maximumBytes

    private enum Failure: Error {
        case broken(String)
    }

    init(_ text: String) {
        bytes = Array(text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n").utf8)
    }

    /// All entries, and those that are broken.
    mutating func file() -> PublicationFile {
        while let kind = nextKind() {
            let start = line
            do {
                try readEntry(kind, at: start)
            } catch Failure.broken(let reason) {
                result.rejections.append(PublicationFile.Rejection(line: start, reason: reason))
                skipToLineOfEntry()
            } catch {
                result.rejections.append(PublicationFile.Rejection(line: start, reason: "The entry cannot be read."))
                skipToLineOfEntry()
            }
        }
        return result
    }

    // MARK: Entries

    /// Goes behind the next "@kind{" and says what kind it is; nil at the end of the file.
    private mutating func nextKind() -> String? {
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "@") else {
                step()
                continue
            }
            step()
            let name = word()
            skipSpaces()
            guard !name.isEmpty, index < bytes.count, bytes[index] == Self.open || bytes[index] == Self.parenthesis
            else {
                continue
            }
            return name.lowercased()
        }
        return nil
    }

    private mutating func readEntry(_ kind: String, at start: Int) throws {
        let close = bytes[index] == Self.open ? Self.close : UInt8(ascii: ")")
        step()
        switch kind {
        case "comment", "preamble":
            _ = try balanced(to: close)
        case "string":
            skipSpaces()
            let name = word().lowercased()
            try expect(UInt8(ascii: "="), "The abbreviation has no value.")
            macros[name] = try value()
            try expect(close, "The abbreviation is not closed.")
        default:
            let fields = try fields(to: close)
            guard let content = Self.content(kind, fields) else {
                result.rejections.append(PublicationFile.Rejection(line: start, reason: "The entry has no title."))
                return
            }
            result.entries.append(PublicationFile.Entry(content: content, line: start))
        }
    }

    /// The key is not kept: where it comes from, another list may have used it for something else.
    private mutating func fields(to close: UInt8) throws -> [String: String] {
        skipSpaces()
        while index < bytes.count, bytes[index] != UInt8(ascii: ","), bytes[index] != close {
            guard !isLineOfEntry, bytes[index] != UInt8(ascii: "=") else {
                throw Failure.broken("The entry has no key.")
            }
            step()
        }
        var fields: [String: String] = [:]
        while true {
            skipSpaces()
            guard index < bytes.count else { throw Failure.broken("The entry is not closed.") }
            if bytes[index] == close {
                step()
                return fields
            }
            if bytes[index] == UInt8(ascii: ",") {
                step()
                continue
            }
            guard !isLineOfEntry else { throw Failure.broken("The entry is not closed.") }
            let name = word().lowercased()
            guard !name.isEmpty else { throw Failure.broken("Something stands where a field should.") }
            try expect(UInt8(ascii: "="), "The field “\(name.prefix(40))” has no value.")
            let value = try value()
            // Of a field that stands there twice, the first counts, as for BibTeX.
            if fields[name] == nil { fields[name] = value }
            skipSpaces()
            guard index < bytes.count, bytes[index] == UInt8(ascii: ",") || bytes[index] == close else {
                throw Failure.broken(
                    "A comma is missing behind the field “\(name.prefix(40))”, or the entry is not closed."
                )
            }
        }
    }

    // MARK: Values

    /// Pieces with "#" between them: in braces, in quotes, numbers and abbreviations.
    private mutating func value() throws -> String {
        var text = ""
        while true {
            skipSpaces()
            guard index < bytes.count else { throw Failure.broken("The entry ends within a field.") }
            switch bytes[index] {
            case Self.open:
                step()
                text += try balanced(to: Self.close)
            case UInt8(ascii: "\""):
                step()
                text += try balanced(to: UInt8(ascii: "\""))
            default:
                let name = word()
                guard !name.isEmpty else { throw Failure.broken("A field has no value.") }
                text += try expanded(name)
            }
            skipSpaces()
            guard index < bytes.count, bytes[index] == UInt8(ascii: "#") else { return text }
            step()
        }
    }

    /// What an abbreviation stands for; the word itself where it is none.
    private mutating func expanded(_ name: String) throws -> String {
        guard let text = macros[name.lowercased()] else { return name }
        expansion -= text.utf8.count
        guard expansion >= 0 else { throw Failure.broken("Abbreviations make the file too long.") }
        return text
    }

    /// The text up to a sign that stands in no braces, and goes behind the sign.
    private mutating func balanced(to end: UInt8) throws -> String {
        let start = index
        var depth = 0
        while index < bytes.count {
            let byte = bytes[index]
            if isLineOfEntry { throw Failure.broken("A brace or a quotation mark is not closed.") }
            if byte == end, depth == 0 {
                let text = String(decoding: bytes[start..<index], as: UTF8.self)
                step()
                return text
            }
            if byte == Self.open { depth += 1 }
            if byte == Self.close {
                depth -= 1
                guard depth >= 0 else { throw Failure.broken("A brace is closed that was not opened.") }
            }
            step()
        }
        throw Failure.broken("A brace or a quotation mark is not closed.")
    }

    // MARK: Bytes

    private static let open = UInt8(ascii: "{")
    private static let close = UInt8(ascii: "}")
    private static let parenthesis = UInt8(ascii: "(")

    private mutating func step() {
        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
        index += 1
    }

    private mutating func skipSpaces() {
        while index < bytes.count, [0x20, 0x09, 0x0A].contains(bytes[index]) { step() }
    }

    private mutating func expect(_ sign: UInt8, _ reason: String) throws {
        skipSpaces()
        guard index < bytes.count, bytes[index] == sign else { throw Failure.broken(reason) }
        step()
    }

    /// A name or a number: what no sign of BibTeX is in.
    private mutating func word() -> String {
        let start = index
        while index < bytes.count, bytes[index] > 0x20, !Self.signs.contains(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private static let signs = Set("{}(),=#\"@%".utf8)

    /// Whether a line begins here that begins an entry, "@kind{".
    private var isLineOfEntry: Bool {
        guard bytes[index] == UInt8(ascii: "@"), index == 0 || bytes[index - 1] == UInt8(ascii: "\n") else {
            return false
        }
        var end = index + 1
        while end < bytes.count, end - index < 32, bytes[end] | 0x20 >= 0x61, bytes[end] | 0x20 <= 0x7A { end += 1 }
        guard end > index + 1 else { return false }
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
        return end < bytes.count && (bytes[end] == Self.open || bytes[end] == Self.parenthesis)
    }

    private mutating func skipToLineOfEntry() {
        while index < bytes.count, !isLineOfEntry { step() }
    }

    private static let months = [
        "jan": "January", "feb": "February", "mar": "March", "apr": "April", "may": "May", "jun": "June", "jul": "July",
        "aug": "August", "sep": "September", "oct": "October", "nov": "November", "dec": "December",
    ]
}
