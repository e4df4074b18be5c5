import TextDocument

/// Turns the XML of a Word body, header or footer into blocks.
struct WordBodyParser {
    /// A run that is being read.
    private struct OpenRun {
        var look: FlowRun
        var appearance: TextAppearance
        /// What the run itself puts behind its text.
        var shading: TextGround?
        var highlight: TextGround?

        /// Takes over what a character style says of whether the text is seen.
        mutating func apply(_ style: WordStyles.Style) {
            appearance.isMarkedHidden = style.isHidden ?? appearance.isMarkedHidden
            appearance.fontSize = style.fontSize ?? appearance.fontSize
            appearance.ink = style.ink ?? appearance.ink
            shading = style.ground ?? shading
        }
    }

    private let styles: WordStyles
    private let links: [String: String]

    /// Open containers, innermost last: the body, table cells, text boxes.
    private var containers: [[FlowBlock]] = [[]]
    private var tables: [[[[FlowBlock]]]] = []
    private var paragraphs: [FlowParagraph] = []
    private var runs: [OpenRun] = []
    private var paragraphLooks: [WordStyles.Look] = []
    private var link: String?
    /// Depth of elements whose content is not read: deleted text, fallbacks for old readers, field codes.
    private var skipping = 0
    private var inParagraphProperties = 0
    private var inRunProperties = 0
    private var isText = false
    /// What is behind text: of the page, then of every open table, cell and text box.
    private var grounds: [TextGround]

    private let drawings: WordDrawings
    /// Open drawings, innermost last.
    private var shapes: [WordShape] = []
    /// For each open row of a table whether nobody sees it.
    private var rows: [Bool] = []
    /// Open fields of the paragraph, and whether their result has begun.
    private var fields: [Bool] = []
    private var inTextFill = false

    private static let skipped: Set<String> = [
        "del", "moveFrom", "Fallback", "instrText", "delText", "pict", "rPrChange",
        "pPrChange", "tblPrChange", "tcPrChange",
    ]
    private static let widestIndent = 400.0
    /// Twentieths of a point: three of them, as what is smaller is a speck.
    private static let speck = 60.0
    /// Twentieths of a point to the left, past the edge of any page.
    private static let furthestIndent = -12_000.0

    init(styles: WordStyles, links: [String: String], drawings: WordDrawings) {
        self.styles = styles
        self.links = links
        self.drawings = drawings
        grounds = [drawings.mayLieBehind ? .unknown : .paper]
    }

    /// Reads one part.
    ///
    /// - Parameters:
    ///   - bytes: its XML.
    ///   - styles: of the document.
    ///   - links: addresses by relationship.
    ///   - drawings: of the document.
    /// - Returns: its blocks.
    /// - Throws: `damaged` for what is no XML.
    static func blocks(
        of bytes: [UInt8],
        styles: WordStyles,
        links: [String: String],
        drawings: WordDrawings
    ) throws(ExtractionFailure) -> [FlowBlock] {
        var parser = WordBodyParser(styles: styles, links: links, drawings: drawings)
        try XMLEvents.read(bytes) { parser.handle($0) }
        return parser.containers.first ?? []
    }

    private mutating func handle(_ event: XMLEvent) {
        switch event {
        case .start(let name, let attributes): start(name, attributes)
        case .end(let name): end(name)
        case .text(let text):
            guard skipping == 0 else { return }
            if !shapes.isEmpty { shapes[shapes.count - 1].take(text) }
            guard isText else { return }
            append(.text(text))
        }
    }

    private mutating func start(_ name: String, _ attributes: [String: String]) {
        if skipping > 0 || Self.skipped.contains(name) {
            skipping += 1
            return
        }
        if !shapes.isEmpty { shapes[shapes.count - 1].start(name, attributes) }
        switch name {
        case "anchor", "inline": shapes.append(WordShape(name, attributes))
        case "fldChar": follow(field: attributes["fldCharType"])
        case "trHeight":
            let height = attributes["val"].flatMap(Double.init) ?? .infinity
            if attributes["hRule"] == "exact", height <= Self.speck { hideRow() }
        case "hidden":
            let isOff = ["0", "false", "off"].contains(attributes["val"] ?? "")
            if inParagraphProperties == 0, inRunProperties == 0, !isOff { hideRow() }
        case "p":
            let look = styles.resolved(nil)
            paragraphs.append(FlowParagraph(fontSize: look.fontSize))
            paragraphLooks.append(look)
        case "pPr": inParagraphProperties += 1
        case "rPr": inRunProperties += 1
        case "r": runs.append(openRun())
        case "t": isText = true
        case "tab": if inParagraphProperties == 0 { append(.tab) }
        case "br", "cr":
            if attributes["type"] == "page" { breakPage() } else { append(.lineBreak) }
        case "noBreakHyphen": append(.text("-"))
        case "lastRenderedPageBreak": breakPage()
        case "hyperlink": link = attributes["id"].flatMap { links[$0] }
        case "tbl":
            tables.append([])
            grounds.append(grounds.last ?? .paper)
        case "tr":
            rows.append(false)
            if !tables.isEmpty { tables[tables.count - 1].append([]) }
        case "tc", "txbxContent":
            containers.append([])
            grounds.append(name == "txbxContent" ? groundOfBox : grounds.last ?? .paper)
        case "shd": shade(attributes)
        case "tblStyle":
            // A style may fill some cells of a table and not others.
            if let name = attributes["val"], styles.merged(name).ground?.mayCarryWhite == true {
                grounds[grounds.count - 1] = .unknown
            }
        default: property(name, value: attributes["val"], attributes)
        }
    }

    private mutating func end(_ name: String) {
        if skipping > 0 {
            skipping -= 1
            return
        }
        if !shapes.isEmpty { shapes[shapes.count - 1].end(name) }
        switch name {
        case "anchor", "inline": _ = shapes.popLast()
        case "textFill": inTextFill = false
        case "tr": _ = rows.popLast()
        case "p":
            // A field whose end is missing hides nothing more.
            fields = []
            if let paragraph = paragraphs.popLast() { place(.paragraph(paragraph)) }
            paragraphLooks.removeLast()
        case "pPr": inParagraphProperties -= 1
        case "rPr": inRunProperties -= 1
        case "r": runs.removeLast()
        case "t": isText = false
        case "hyperlink": link = nil
        case "tc":
            grounds.removeLast()
            guard let cell = containers.popLast(), let table = tables.indices.last, let row = tables[table].indices.last
            else { return }
            tables[table][row].append(cell)
        case "tbl":
            grounds.removeLast()
            if let table = tables.popLast() { place(.table(table)) }
        case "txbxContent":
            grounds.removeLast()
            if let box = containers.popLast() { box.forEach { place($0) } }
        default: break
        }
    }

    /// What a text box stands on: where nothing fills it, perhaps another drawing.
    private var groundOfBox: TextGround {
        shapes.last?.fill ?? (drawings.haveGrounds ? .unknown : .paper)
    }

    private mutating func hideRow() {
        if !rows.isEmpty { rows[rows.count - 1] = true }
    }

    private mutating func follow(field: String?) {
        switch field {
        case "begin": fields.append(false)
        case "separate": if !fields.isEmpty { fields[fields.count - 1] = true }
        case "end": _ = fields.popLast()
        default: break
        }
    }

    private mutating func property(_ name: String, value: String?, _ attributes: [String: String]) {
        let isOn = value != "0" && value != "false" && value != "none"
        if inRunProperties > 0, inParagraphProperties == 0, let last = runs.indices.last {
            switch name {
            case "b": runs[last].look.isBold = isOn
            case "i": runs[last].look.isItalic = isOn
            case "sz":
                runs[last].look.fontSize = WordStyles.size(value)
                runs[last].appearance.fontSize = WordStyles.size(value) ?? runs[last].appearance.fontSize
            case "vanish", "webHidden": runs[last].appearance.isMarkedHidden = isOn
            case "color": runs[last].appearance.ink = WordStyles.ink(attributes) ?? runs[last].appearance.ink
            // A share of the usual width in per cent.
            case "w":
                if let width = value.flatMap(Double.init), width <= 5 { runs[last].appearance.isMarkedHidden = true }
            case "textFill": inTextFill = true
            case "noFill": if inTextFill { runs[last].appearance.ink = .transparent }
            case "srgbClr": if inTextFill { runs[last].appearance.ink = WordStyles.ink(attributes) ?? .automatic }
            // Per mille of a per cent of transparency.
            case "alpha":
                if inTextFill, let share = value.flatMap(Double.init), share > 90_000 {
                    runs[last].appearance.ink = .transparent
                }
            case "highlight":
                guard isOn, let value else { return runs[last].highlight = nil }
                runs[last].highlight = WordPalette.colour(named: value).map(TextGround.colour) ?? .unknown
            case "rStyle": if let value { runs[last].apply(styles.merged(value)) }
            default: break
            }
        } else if inParagraphProperties > 0, inRunProperties == 0, let last = paragraphs.indices.last {
            switch name {
            case "pStyle":
                let look = styles.resolved(value)
                paragraphs[last].fontSize = look.fontSize
                paragraphs[last].isListItem = look.isListItem
                paragraphLooks[paragraphLooks.count - 1] = look
            case "numPr": paragraphs[last].isListItem = true
            case "spacing":
                // Lines so low show no letters.
                if attributes["lineRule"] == "exact", let line = attributes["line"].flatMap(Double.init),
                    line <= Self.speck
                {
                    paragraphLooks[paragraphLooks.count - 1].isHidden = true
                }
            case "ind":
                // Twentieths of a point.
                let left = (attributes["left"] ?? attributes["start"]).flatMap(Double.init) ?? 0
                if left <= Self.furthestIndent { paragraphLooks[paragraphLooks.count - 1].isHidden = true }
                paragraphs[last].indent = left.isFinite ? min(max(left / 20, -Self.widestIndent), Self.widestIndent) : 0
            default: break
            }
        }
    }

    /// A colour behind text: of the run, the paragraph, or the cell or table at hand.
    private mutating func shade(_ attributes: [String: String]) {
        guard let ground = WordStyles.ground(ofShading: attributes) else { return }
        if inRunProperties > 0, inParagraphProperties == 0, let last = runs.indices.last {
            runs[last].shading = ground
        } else if inParagraphProperties > 0, inRunProperties == 0, let last = paragraphLooks.indices.last {
            paragraphLooks[last].ground = ground
        } else if inParagraphProperties == 0, grounds.count > 1 {
            grounds[grounds.count - 1] = ground
        }
    }

    private func openRun() -> OpenRun {
        let look = paragraphLooks.last ?? styles.resolved(nil)
        return OpenRun(
            look: FlowRun(content: .tab, isBold: look.isBold, isItalic: look.isItalic),
            appearance: TextAppearance(isMarkedHidden: look.isHidden, fontSize: look.fontSize, ink: look.ink)
        )
    }

    private mutating func append(_ content: FlowRun.Content) {
        guard let last = paragraphs.indices.last else { return }
        let open = runs.last ?? openRun()
        var appearance = open.appearance
        appearance.ground =
            open.highlight ?? open.shading ?? paragraphLooks.last?.ground ?? grounds.last ?? .paper
        var run = open.look
        run.content = content
        run.link = link
        let isOut = shapes.contains(where: \.isOutOfSight) || rows.contains(true) || fields.contains(false)
        run.isHidden = isOut || !appearance.isVisible
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
