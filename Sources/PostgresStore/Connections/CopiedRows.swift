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
