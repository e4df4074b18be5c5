import TextDocument

/// The drawings of a Word document: what text of it may stand on.
struct WordDrawings {
    /// Whether one of them may lie behind text of the page.
    private(set) var mayLieBehind = false
    /// Whether any of them, wherever it is, may make light text stand out.
    private(set) var haveGrounds = false

    /// Looks through a part.
    ///
    /// - Parameters:
    ///   - part: its XML.
    ///   - isBody: whether it is the body; what is in a header or footer lies behind that.
    /// - Throws: `damaged` for what is no XML.
    mutating func add(_ part: [UInt8], isBody: Bool) throws(ExtractionFailure) {
        let marks = ["<w:drawing", "<w:pict", "<w:background"].map { Array($0.utf8) }
        guard marks.contains(where: { part.firstRange(of: $0) != nil }) else { return }
        var found = self
        var shape: WordShape?
        try XMLEvents.read(part) { event in
            switch event {
            case .start("background", _): (found.mayLieBehind, found.haveGrounds) = (true, true)
            case .start(let name, let attributes):
                if name == "anchor" || name == "inline" { shape = WordShape(name, attributes) }
                shape?.start(name, attributes)
                // Old drawings: what stands behind text has a place below zero.
                let style = attributes["style"]?.lowercased().filter { !$0.isWhitespace } ?? ""
                guard style.contains("position:absolute") else { return }
                found.haveGrounds = true
                if !isBody || style.contains("z-index:-") { found.mayLieBehind = true }
            case .end(let name):
                shape?.end(name)
                // A group of shapes ends each of them.
                guard let ended = shape, ["wsp", "pic", "anchor", "inline"].contains(name) else { return }
                if ended.isGround {
                    found.haveGrounds = true
                    if ended.isBehind || !isBody && name != "inline" { found.mayLieBehind = true }
                }
                if name == "anchor" || name == "inline" { shape = nil }
            case .text: break
            }
        }
        self = found
    }
}
