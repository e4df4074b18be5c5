import TextDocument

/// Reads OpenDocument text: page headers, body with tables, lists and text boxes, page footers.
struct ODTReader {
    let limits: ExtractionLimits

    private static let body = "content.xml"
    private static let styles = "styles.xml"
    private static let manifest = "META-INF/manifest.xml"
    private static let mediaType = "mimetype"
    private static let headers: Set<String> = ["header", "header-left", "header-first"]
    /// What may be drawn behind text.
    private static let drawings = [
        "frame", "custom-shape", "rect", "g>", "g ", "poly", "path", "ellipse", "circle", "regular-polygon",
    ].map { Array("<draw:\($0)".utf8) }
    private static let background = "run-through=\"background\""
    private static let footers: Set<String> = ["footer", "footer-left", "footer-first"]

    func read(_ bytes: [UInt8], emit: (TextPage) -> Void) throws(ExtractionFailure) {
        let package = try PackageParts(unpacking: bytes, limits: limits) { name in
            name == Self.body || name == Self.styles || name == Self.manifest || name == Self.mediaType
        }
        let parts = package.parts
        // Parts of a document with a password are packed as noise; only the manifest says so.
        if let manifest = parts[Self.manifest],
            String(decoding: manifest, as: UTF8.self).contains("encryption-data")
        {
            throw .encrypted
        }
        if let type = parts[Self.mediaType],
            !String(decoding: type, as: UTF8.self).hasPrefix("application/vnd.oasis.opendocument.text")
        {
            throw .unsupportedType
        }
        guard let body = parts[Self.body] else { throw .unsupportedType }
        // In the body only what is said to run behind text does; headers and footers lie behind it as a whole.
        let common = parts[Self.styles] ?? []
        let isBehind = [body, common].contains { $0.firstRange(of: Array(Self.background.utf8)) != nil }
        let isPaperPlain = !(isBehind ? [body, common] : [common]).contains { part in
            Self.drawings.contains { part.firstRange(of: $0) != nil }
        }
        func blocks(
            of part: [UInt8],
            within regions: Set<String>,
            styles: ODTStyles
        ) throws(ExtractionFailure) -> [FlowBlock] {
            try ODTBodyParser.blocks(of: part, within: regions, styles: styles, isPaperPlain: isPaperPlain)
        }
        var styles = ODTStyles()
        var header: [FlowBlock] = []
        var footer: [FlowBlock] = []
        if let part = parts[Self.styles] {
            try styles.add(part)
            header = try blocks(of: part, within: Self.headers, styles: styles)
            footer = try blocks(of: part, within: Self.footers, styles: styles)
        }
        // The names of automatic styles begin anew in the body, so its own come last.
        try styles.add(body)
        let pages = FlowLayout.pages(of: try header + blocks(of: body, within: ["body"], styles: styles) + footer)
        try limits.check(pages)
        pages.forEach(emit)
    }
}
