import TextDocument

/// Reads Word documents (Office Open XML): headers, body with tables and text boxes, footers.
struct DOCXReader {
    let limits: ExtractionLimits

    private static let body = "word/document.xml"
    private static let styles = "word/styles.xml"

    func read(_ bytes: [UInt8], emit: (TextPage) -> Void) throws(ExtractionFailure) {
        let package = try PackageParts(unpacking: bytes, limits: limits) { name in
            name == Self.body || name == Self.styles
                || name.hasPrefix("word/header") && name.hasSuffix(".xml")
                || name.hasPrefix("word/footer") && name.hasSuffix(".xml")
                || name.hasPrefix("word/_rels/") && name.hasSuffix(".rels")
        }
        let parts = package.parts
        guard let body = parts[Self.body] else { throw .unsupportedType }
        let styles =
            try parts[Self.styles].map { (part) throws(ExtractionFailure) in try WordStyles(part) } ?? WordStyles()
        var drawings = WordDrawings()
        for (name, part) in parts where !name.hasSuffix(".rels") && name != Self.styles {
            try drawings.add(part, isBody: name == Self.body)
        }
        func blocks(of name: String, _ part: [UInt8]) throws(ExtractionFailure) -> [FlowBlock] {
            let file = name.dropFirst("word/".count)
            let links = try parts["word/_rels/\(file).rels"].map { (part) throws(ExtractionFailure) in
                try Self.links(in: part)
            }
            return try WordBodyParser.blocks(of: part, styles: styles, links: links ?? [:], drawings: drawings)
        }
        var document: [FlowBlock] = []
        var seen: Set<[UInt8]> = []
        for (name, part) in parts.sorted(by: { $0.key < $1.key })
        where name.hasPrefix("word/header") && seen.insert(part).inserted {
            document += try blocks(of: name, part)
        }
        document += try blocks(of: Self.body, body)
        for (name, part) in parts.sorted(by: { $0.key < $1.key })
        where name.hasPrefix("word/footer") && seen.insert(part).inserted {
            document += try blocks(of: name, part)
        }
        let pages = FlowLayout.pages(of: document)
        try limits.check(pages)
        pages.forEach(emit)
    }

    /// The addresses that hyperlinks point to, by relationship identifier.
    private static func links(in bytes: [UInt8]) throws(ExtractionFailure) -> [String: String] {
        var links: [String: String] = [:]
        try XMLEvents.read(bytes) { event in
            guard case .start("Relationship", let attributes) = event, let identifier = attributes["Id"],
                attributes["TargetMode"] == "External"
            else { return }
            links[identifier] = attributes["Target"]
        }
        return links
    }
}
