import Foundation

/// Rows in the text form of COPY.
struct CopiedRows {
    private(set) var bytes: [UInt8] = []

    var isEmpty: Bool { bytes.isEmpty }

    /// - Parameter cells: nil for NULL.
    mutating func add(_ cells: [String?]) {
        for (index, cell) in cells.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: "\t")) }
            if let cell { add(cell) } else { bytes += "\\N".utf8 }
        }
        bytes.append(UInt8(ascii: "\n"))
    }

    /// A cell with texts, as PostgreSQL writes an array.
    static func array(_ texts: [String]) -> String {
        let quoted = texts.map { text in
            let escaped = text.replacing(#"\"#, with: #"\\"#).replacing("\"", with: #"\""#)
            return "\"\(escaped)\""
        }
        return "{\(quoted.joined(separator: ","))}"
    }

    /// A cell with bytes, as PostgreSQL writes them.
    static func bytes(_ data: Data) -> String {
        let digits = Array("0123456789abcdef".utf8)
        // checked: half a byte is below 16
        return #"\x"# + String(decoding: data.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    private mutating func add(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\\"): bytes += #"\\"#.utf8
            case UInt8(ascii: "\t"): bytes += #"\t"#.utf8
            case UInt8(ascii: "\n"): bytes += #"\n"#.utf8
            case UInt8(ascii: "\r"): bytes += #"\r"#.utf8
            // PostgreSQL's texts have no NUL in them; the sign for what is missing stands in its place.
            case 0: bytes += "\u{FFFD}".utf8
            default: bytes.append(byte)
            }
        }
    }
}
