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

    private static let skipped: Set<String> = ["del", "moveFrom", "Fallback", "instrText", "delText", "pict"]
    private static let widestIndent = 400.0

    init(styles: WordStyles, links: [String: String]) {
        self.styles = styles
        self.links = links
    }

    /// Reads one part.
    static func blocks(
        of bytes: [UInt8],
        styles: WordStyles,
        links: [String: String]
    ) throws(ExtractionFailure) -> [FlowBlock] {
        var parser = WordBodyParser(styles: styles, links: links)
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
        case "tc", "txbxContent": containers.append([])
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
            guard let cell = containers.popLast(), let table = tables.indices.last, let row = tables[table].indices.last
            else { return }
            tables[table][row].append(cell)
        case "tbl": if let table = tables.popLast() { place(.table(table)) }
        case "txbxContent": if let box = containers.popLast() { box.forEach { place($0) } }
        default: break
        }
    }

    private mutating func property(_ name: String, value: String?, _ attributes: [String: String]) {
        let isOn = value != "0" && value != "false" && value != "none"
        if inRunProperties > 0, inParagraphProperties == 0, let last = looks.indices.last {
            switch name {
            case "b": looks[last].isBold = isOn
            case "i": looks[last].isItalic = isOn
            case "sz": looks[last].fontSize = WordStyles.size(value)
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
