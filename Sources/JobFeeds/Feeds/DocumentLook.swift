import Foundation

/// What a document looks like that is no feed of the format it should be in, in a few words.
enum DocumentLook {
    /// Names of an object that are told.
    private static let mostNames = 4
    private static let longestName = 40
    /// What files of other kinds begin with.
    private static let kinds: [(start: [UInt8], words: String)] = [
        (Array("%PDF".utf8), "a PDF document"), ([0x50, 0x4B, 0x03, 0x04], "a ZIP file, as spreadsheets are"),
        ([0x1F, 0x8B], "a file that gzip packed"), ([0xD0, 0xCF, 0x11, 0xE0], "an old office document"),
        ([0x89, 0x50, 0x4E, 0x47], "a picture"), ([0xFF, 0xD8, 0xFF], "a picture"),
        ([0xFF, 0xFE], "a text in UTF-16"), ([0xFE, 0xFF], "a text in UTF-16"),
    ]

    /// - Parameter data: the document, or its beginning.
    /// - Returns: what it is, to stand behind "this is".
    static func words(for data: Data) -> String {
        let bytes = [UInt8](data.prefix(1 << 16))
        if let kind = kinds.first(where: { bytes.starts(with: $0.start) }) { return kind.words }
        var parser = JSONParser(bytes)
        switch parser.peek() {
        case nil: return "an empty document"
        case UInt8(ascii: "<"):
            let root = (try? XMLProlog(bytes))?.root ?? ""
            return ["", "html"].contains(root) ? "XML or a web page" : "an XML document <\(root)>"
        case UInt8(ascii: "{"):
            let names = names(&parser)
            return names.isEmpty ? "an empty object" : "an object with \(names.joined(separator: ", "))"
        case UInt8(ascii: "["):
            _ = parser.take(UInt8(ascii: "["))
            guard parser.peek() == UInt8(ascii: "{") else { return "a list" }
            let names = names(&parser)
            return names.isEmpty ? "a list of objects" : "a list of objects with \(names.joined(separator: ", "))"
        default:
            return bytes.contains { $0 < 0x09 } ? "a file that is no text" : "a text without JSON or XML"
        }
    }

    /// The first names of the object that begins here.
    private static func names(_ parser: inout JSONParser) -> [String] {
        var names: [String] = []
        guard parser.take(UInt8(ascii: "{")) else { return names }
        while names.count < mostNames, let name = try? parser.name() {
            names.append("“\(name.prefix(longestName))”")
            guard (try? parser.skip()) != nil, parser.take(UInt8(ascii: ",")) else { break }
        }
        return names
    }
}
