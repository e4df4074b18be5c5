import Foundation

/// Reads entries of BibTeX, whatever stands between them.
///
/// An entry that is broken costs that entry alone: reading goes on at the next line that begins one. A value never goes on
/// over such a line, so that a brace that is missing swallows nothing, and a file is read in one pass. It may come in parts.
struct BibTeXReader {
    private var bytes: [UInt8] = []
    private var index = 0
    /// Of what is read next, from 1.
    private(set) var line = 1
    private var macros: [String: String] = Self.months
    /// An abbreviation that the entry explains.
    private var explained: (name: String, text: String)?
    /// Bytes that abbreviations may still stand for: those that double each other would fill any memory.
    private var expansion = Self.mostExpanded

    private static let mostExpanded = 4 * PublicationFile.maximumBytes
    /// The most bytes by which it is told that a line begins an entry.
    private static let lookahead = 256

    private enum Failure: Error {
        case broken(String)
    }

    /// What became of an entry.
    private enum Outcome {
        case nothing
        case entry(PublicationFile.Entry)
        case rejection(PublicationFile.Rejection)
    }

    /// Reads all entries of some bytes, and names those that are broken.
    ///
    /// - Parameters:
    ///   - some: bytes that come behind those that were used in the call before.
    ///   - isLast: whether no others follow; where some do, the last entry may not be whole and is left to the next call.
    ///   - file: takes what is read.
    /// - Returns: how many bytes were used.
    mutating func read(_ some: [UInt8], isLast: Bool, into file: inout PublicationFile) -> Int {
        bytes = some
        index = 0
        expansion = Self.mostExpanded
        defer { bytes = [] }
        while true {
            while index < bytes.count, bytes[index] != UInt8(ascii: "@") { step() }
            guard index < bytes.count else { return index }
            let start = (index: index, line: line)
            let outcome = nextEntry()
            guard isLast || bytes.count - index >= Self.lookahead else {
                line = start.line
                return start.index
            }
            if let explained { macros[explained.name] = explained.text }
            switch outcome {
            case .nothing: break
            case .entry(let entry): file.entries.append(entry)
            case .rejection(let rejection): file.rejections.append(rejection)
            }
        }
    }

    // MARK: Entries

    /// Reads what an "@" begins; the next one is looked for behind it.
    private mutating func nextEntry() -> Outcome {
        explained = nil
        let start = line
        step()
        let kind = word().lowercased()
        skipSpaces()
        guard !kind.isEmpty, index < bytes.count, bytes[index] == Self.open || bytes[index] == Self.parenthesis else {
            return .nothing
        }
        do {
            return try readEntry(kind, at: start)
        } catch {
            while index < bytes.count, !isLineOfEntry { step() }
            var reason = "The entry cannot be read."
            if case Failure.broken(let cause) = error { reason = cause }
            return .rejection(PublicationFile.Rejection(line: start, reason: reason))
        }
    }

    private mutating func readEntry(_ kind: String, at start: Int) throws -> Outcome {
        let close = bytes[index] == Self.open ? Self.close : UInt8(ascii: ")")
        step()
        switch kind {
        case "comment", "preamble":
            _ = try balanced(to: close)
            return .nothing
        case "string":
            skipSpaces()
            let name = word().lowercased()
            try expect(UInt8(ascii: "="), "The abbreviation has no value.")
            let text = try value()
            try expect(close, "The abbreviation is not closed.")
            explained = (name, text)
            return .nothing
        default:
            let fields = try fields(to: close)
            guard let content = Self.content(kind, fields) else {
                return .rejection(PublicationFile.Rejection(line: start, reason: "The entry has no title."))
            }
            return .entry(PublicationFile.Entry(content: content, line: start))
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
                let text = FileText.string(bytes[start..<index])
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
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == 0x0A { step() }
    }

    private mutating func expect(_ sign: UInt8, _ reason: String) throws {
        skipSpaces()
        guard index < bytes.count, bytes[index] == sign else { throw Failure.broken(reason) }
        step()
    }

    /// A name or a number: what no sign of BibTeX is in.
    private mutating func word() -> String {
        let start = index
        while index < bytes.count, bytes[index] > 0x20, !Self.isSign(bytes[index]) { index += 1 }
        return FileText.string(bytes[start..<index])
    }

    private static func isSign(_ byte: UInt8) -> Bool {
        switch byte {
        case open, close, parenthesis, UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "#"),
            UInt8(ascii: "\""), UInt8(ascii: "@"), UInt8(ascii: "%"):
            true
        default: false
        }
    }

    /// Whether an entry begins here at the beginning of a line, "@kind{"; indented with a key behind it, "  @kind{key,", as
    /// texts that quote programs have such lines without one.
    private var isLineOfEntry: Bool {
        guard bytes[index] == UInt8(ascii: "@"), let isIndented = isIndented else { return false }
        var end = index + 1
        while end < bytes.count, end - index < 32, Self.isLetter(bytes[end]) { end += 1 }
        guard end > index + 1 else { return false }
        let spaces = end
        while end < bytes.count, end - spaces < 32, Self.isSpace(bytes[end]) { end += 1 }
        guard end < bytes.count, bytes[end] == Self.open || bytes[end] == Self.parenthesis else { return false }
        guard isIndented else { return true }
        let key = end + 1
        end = key
        while end < bytes.count, end - key < 128, bytes[end] > 0x20, !Self.isSign(bytes[end]) { end += 1 }
        return end > key && end < bytes.count && bytes[end] == UInt8(ascii: ",")
    }

    /// Whether spaces alone, or nothing, stand before in the line; nil for anything else.
    private var isIndented: Bool? {
        var start = index
        while start > 0, index - start < 32, Self.isSpace(bytes[start - 1]) { start -= 1 }
        guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
        return start < index
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    private static let months = [
        "jan": "January", "feb": "February", "mar": "March", "apr": "April", "may": "May", "jun": "June", "jul": "July",
        "aug": "August", "sep": "September", "oct": "October", "nov": "November", "dec": "December",
    ]
}
