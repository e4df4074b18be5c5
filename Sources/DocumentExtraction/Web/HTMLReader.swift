import TextDocument

/// Reads web pages: what a browser would show, as far as tags and style attributes say.
struct HTMLReader {
    let limits: ExtractionLimits

    /// Where a page must name its encoding (HTML Standard, 13.2.3.2).
    private static let prescanLength = 1024

    func read(_ bytes: [UInt8], emit: (TextPage) -> Void) throws(ExtractionFailure) {
        guard bytes.count <= limits.maximumBytes else { throw .tooLarge }
        let blocks = try HTMLBodyParser.blocks(of: Self.text(of: bytes), maximumTextBytes: limits.maximumTextBytes)
        let pages = FlowLayout.pages(of: blocks)
        try limits.check(pages)
        pages.forEach(emit)
    }

    /// A byte order mark goes first. A page that says it is UTF-8 stays so in spite of a wrong byte; one that says it
    /// is Latin-1 or Windows-1252, which browsers take for the same, is that unless all of it is UTF-8.
    static func text(of bytes: [UInt8]) -> String {
        let hasMark = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
        if !hasMark, charset(in: bytes) == "utf-8" {
            let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
            return String(decoding: body, as: UTF8.self)
        }
        return TextDecoding.string(from: bytes)
    }

    /// The encoding that a `meta` tag at the start of the page names, in lower case.
    private static func charset(in bytes: [UInt8]) -> String? {
        var tokens = HTMLTokenizer(String(decoding: bytes.prefix(prescanLength), as: UTF8.self))
        while let token = tokens.next() {
            guard case .start("meta", let attributes, _) = token else { continue }
            if let charset = attributes["charset"] { return charset.lowercased().filter { !$0.isWhitespace } }
            guard let content = attributes["content"]?.lowercased().split(separator: "charset="), content.count == 2,
                attributes["http-equiv"]?.lowercased() == "content-type"
            else { continue }
            return String(content[1].prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
        }
        return nil
    }
}
