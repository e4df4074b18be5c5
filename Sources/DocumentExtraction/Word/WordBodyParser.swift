import TextDocument

/// Turns the XML of a Word body, header or footer into blocks.
struct WordBodyParser {
    private let styles: WordStyles
    private let links: [String: String]

    /// Open containers, innermost last: the body, table cells, text boxes.
    private var containers: [[FlowBlock]] = [[]]
    private var tables: [[[[FlowBlock]]]] = []
    private var paragraphs: [FlowParagraph] = []
    private var looks: [FlowRun] = []
    private var paragraphLooks: [(isBold: Bool, isItalic: Bool)] = []
    private var link: String?
    /// Depth of elements whose content is not read: deleted text, fallbacks for old readers, field codes.
    private var skipping = 0
    private var inParagraphProperties = 0
    private var inRunProperties = 0
    private var isText = false
    /// Fills of the paragraph at hand and of the cells around it: on them, white is seen.
    private var cellFills: [Bool] = []
    private var isParagraphFilled = false
    /// Whether nothing is drawn behind text anywhere in the document.
    private let isPaperWhite: Bool

    /// Points; print this small is a speck to a reader.
    private static let leastSize = 3.0

    private static let skipped: Set<String> = ["del", "moveFrom", "Fallback", "instrText", "delText", "pict"]
    private static let widestIndent = 400.0

    init(styles: WordStyles, links: [String: String], isPaperWhite: Bool) {
        self.styles = styles
        self.links = links
        self.isPaperWhite = isPaperWhite
    }

    /// Reads one part.
    ///
    /// - Parameters:
    ///   - bytes: its XML.
    ///   - styles: of the document.
    ///   - links: addresses by relationship.
    ///   - isPaperWhite: whether white text stands on white unless something says otherwise.
    /// - Returns: its blocks.
    /// - Throws: `damaged` for what is no XML.
    static func blocks(
        of bytes: [UInt8],
        styles: WordStyles,
        links: [String: String],
        isPaperWhite: Bool
    ) throws(ExtractionFailure) -> [FlowBlock] {
        var parser = WordBodyParser(styles: styles, links: links, isPaperWhite: isPaperWhite)
        try XMLEvents.read(bytes) { parser.handle($0) }
        return parser.containers.first ?? []
    }

    private mutating func handle(_ event: XMLEvent) {
        switch event {
        case .start(let name, let attributes): start(name, attributes)
        case .end(let name): end(name)
        case .text(let text):
            guard skipping == 0, isText else { return }
            append(.text(text))
        }
    }

    private mutating func start(_ name: String, _ attributes: [String: String]) {
        if skipping > 0 || Self.skipped.contains(name) {
            skipping += 1
            return
        }
        switch name {
        case "p":
            paragraphs.append(FlowParagraph(fontSize: styles.resolved(nil).fontSize))
            let look = styles.resolved(nil)
            paragraphLooks.append((look.isBold, look.isItalic))
            isParagraphFilled = false
        case "pPr": inParagraphProperties += 1
        case "rPr": inRunProperties += 1
        case "r": looks.append(runLook())
        case "t": isText = true
        case "tab": if inParagraphProperties == 0 { append(.tab) }
        case "br", "cr":
            if attributes["type"] == "page" { breakPage() } else { append(.lineBreak) }
        case "noBreakHyphen": append(.text("-"))
        case "lastRenderedPageBreak": breakPage()
        case "hyperlink": link = attributes["id"].flatMap { links[$0] }
        case "tbl": tables.append([])
        case "tr": if !tables.isEmpty { tables[tables.count - 1].append([]) }
        case "tc", "txbxContent":
            containers.append([])
            // What a text box stands on is not known.
            cellFills.append(name == "txbxContent")
        case "shd": fill(attributes["fill"])
        default: property(name, value: attributes["val"], attributes)
        }
    }

    private mutating func end(_ name: String) {
        if skipping > 0 {
            skipping -= 1
            return
        }
        switch name {
        case "p":
            if let paragraph = paragraphs.popLast() { place(.paragraph(paragraph)) }
            paragraphLooks.removeLast()
        case "pPr": inParagraphProperties -= 1
        case "rPr": inRunProperties -= 1
        case "r": looks.removeLast()
        case "t": isText = false
        case "hyperlink": link = nil
        case "tc":
            _ = cellFills.popLast()
            guard let cell = containers.popLast(), let table = tables.indices.last, let row = tables[table].indices.last
            else { return }
            tables[table][row].append(cell)
        case "tbl": if let table = tables.popLast() { place(.table(table)) }
        case "txbxContent":
            _ = cellFills.popLast()
            if let box = containers.popLast() { box.forEach { place($0) } }
        default: break
        }
    }

    private mutating func property(_ name: String, value: String?, _ attributes: [String: String]) {
        let isOn = value != "0" && value != "false" && value != "none"
        if inRunProperties > 0, inParagraphProperties == 0, let last = looks.indices.last {
            switch name {
            case "b": looks[last].isBold = isOn
            case "i": looks[last].isItalic = isOn
            case "sz":
                looks[last].fontSize = WordStyles.size(value)
                if let size = looks[last].fontSize, size <= Self.leastSize { looks[last].isHidden = true }
            case "vanish", "webHidden": if isOn { looks[last].isHidden = true }
            case "color": if isPale(value) { looks[last].isHidden = true }
            case "highlight": if isOn { looks[last].isHidden = false }
            default: break
            }
        } else if inParagraphProperties > 0, inRunProperties == 0, let last = paragraphs.indices.last {
            switch name {
            case "pStyle":
                let look = styles.resolved(value)
                paragraphs[last].fontSize = look.fontSize
                paragraphs[last].isListItem = look.isListItem
                paragraphLooks[paragraphLooks.count - 1] = (look.isBold, look.isItalic)
            case "numPr": paragraphs[last].isListItem = true
            case "ind":
                // Twentieths of a point.
                let left = (attributes["left"] ?? attributes["start"]).flatMap(Double.init) ?? 0
                paragraphs[last].indent = left.isFinite ? min(max(left / 20, -Self.widestIndent), Self.widestIndent) : 0
            default: break
            }
        }
    }

    /// A colour behind text: of the run, the paragraph or the cell at hand.
    private mutating func fill(_ colour: String?) {
        guard let colour, !Self.isNearWhite(colour), colour != "auto" else { return }
        if inRunProperties > 0, inParagraphProperties == 0, let last = looks.indices.last {
            looks[last].isHidden = false
        } else if inParagraphProperties > 0 {
            isParagraphFilled = true
        } else if let last = cellFills.indices.last {
            cellFills[last] = true
        }
    }

    /// Whether text in that colour is not seen where it stands.
    private func isPale(_ colour: String?) -> Bool {
        guard let colour, isPaperWhite, !isParagraphFilled, !cellFills.contains(true) else { return false }
        return Self.isNearWhite(colour)
    }

    /// Six hexadecimal digits, each pair of which is 245 or more.
    private static func isNearWhite(_ colour: String) -> Bool {
        guard colour.utf8.count == 6, let number = UInt32(colour, radix: 16) else { return false }
        return [16, 8, 0].allSatisfy { (number >> UInt32($0)) & 0xFF >= 245 }
    }

    private func runLook() -> FlowRun {
        let look = paragraphLooks.last
        return FlowRun(content: .tab, isBold: look?.isBold ?? false, isItalic: look?.isItalic ?? false)
    }

    private mutating func append(_ content: FlowRun.Content) {
        guard let last = paragraphs.indices.last else { return }
        var run = looks.last ?? runLook()
        run.content = content
        run.link = link
        paragraphs[last].runs.append(run)
    }

    private mutating func breakPage() {
        // Inside a table or a text box a page does not end.
        guard containers.count == 1, tables.isEmpty else { return }
        if let last = paragraphs.indices.last, !paragraphs[last].isEmpty {
            place(.paragraph(paragraphs[last]))
            paragraphs[last].runs = []
        }
        place(.pageBreak)
    }

    private mutating func place(_ block: FlowBlock) {
        containers[containers.count - 1].append(block)
    }
}
