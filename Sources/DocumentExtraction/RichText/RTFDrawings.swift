/// Pictures and shapes of a Rich Text document: they may be drawn behind its text.
enum RTFDrawings {
    private static let words = ["shpfblwtxt1", "do", "background"].map { Array($0.utf8) }
    /// Headers lie behind the text as a whole.
    private static let inHeaders = ["shp", "pict"].map { Array($0.utf8) }
    private static let headers = ["header", "headerl", "headerr", "headerf"].map { Array($0.utf8) }
    private static let escape = UInt8(ascii: "\\")

    /// Whether a document holds any, wherever that is: text may come before what it stands on.
    static func areIn(_ bytes: ArraySlice<UInt8>) -> Bool {
        hold(words, bytes) || hold(headers, bytes) && hold(inHeaders, bytes)
    }

    private static func hold(_ words: [[UInt8]], _ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.indices.contains { index in
            guard bytes[index] == escape else { return false }
            let rest = bytes[(index + 1)...]
            return words.contains { rest.starts(with: $0) && !isLetter(rest.dropFirst($0.count).first) }
        }
    }

    private static func isLetter(_ byte: UInt8?) -> Bool {
        guard let byte else { return false }
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
