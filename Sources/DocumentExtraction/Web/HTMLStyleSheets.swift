/// Style sheets of a web page. They are not read, but what they may do is.
enum HTMLStyleSheets {
    /// Whether one may put something behind text, so that what is behind it is not known.
    static func mayFill(_ page: String) -> Bool {
        let bytes = page.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
        if find("stylesheet", in: bytes[...]) != nil { return true }
        var rest = bytes[...]
        while let start = find("<style", in: rest) {
            rest = rest[start...]
            let end = find("</style", in: rest) ?? rest.endIndex
            if find("background", in: rest[..<end]) != nil { return true }
            rest = rest[end...]
        }
        return false
    }

    /// Where a text begins first.
    private static func find(_ text: StaticString, in bytes: ArraySlice<UInt8>) -> Int? {
        let text = Array(text.description.utf8)
        guard let first = text.first else { return nil }
        return bytes.indices.first { bytes[$0] == first && bytes[$0...].starts(with: text) }
    }
}
