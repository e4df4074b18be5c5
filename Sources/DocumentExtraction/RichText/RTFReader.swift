import TextDocument

/// Reads Rich Text Format: the body with lists, links, tables and text boxes, without headers and footers.
struct RTFReader {
    let limits: ExtractionLimits

    private static let start = Array(#"{\rtf"#.utf8)

    func read(_ bytes: [UInt8], emit: (TextPage) -> Void) throws(ExtractionFailure) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let marked = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
        let document = marked.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
        guard document.starts(with: Self.start) else { throw .damaged }
        let blocks = try RTFParser.blocks(of: document, maximumTextBytes: limits.maximumTextBytes)
        let pages = FlowLayout.pages(of: blocks)
        try limits.check(pages)
        pages.forEach(emit)
    }
}
