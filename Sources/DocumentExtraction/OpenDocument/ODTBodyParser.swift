import TextDocument

/// Turns the XML of an OpenDocument body, or of its page headers and footers, into blocks.
struct ODTBodyParser {
    private struct Open {
        var paragraph: FlowParagraph
        /// The look of the paragraph, then of every open span.
        var looks: [ODTStyles.Look]
        var links: [String?] = []
        /// White space at the start of a paragraph and after white space is not shown.
        var endsInSpace = true
    }

    private let styles: ODTStyles
    private let regions: Set<String>
    /// Open elements that are being read, such as the body.
    private var depthInRegion = 0
    /// Open elements whose content is not read, one in the other.
    private var skipping = 0
    /// Open elements of which nothing is shown, one in the other.
    private var hiding = 0
    /// Open containers, innermost last: the body, table cells, text boxes.
    private var containers: [[FlowBlock]] = [[]]
    private var tables: [[[[FlowBlock]]]] = []
    /// What is behind text: of the page, then of every open element that may have a ground of its own.
    private var grounds: [TextGround]
    private var paragraphs: [Open] = []
    /// Open lists; whether the next paragraph is the first of its item.
    private var lists: [Bool] = []

    private static let skipped: Set<String> = [
        "tracked-changes", "annotation", "forms", "sequence-decls", "variable-decls", "user-field-decls", "ruby-text",
        "hidden-text", "covered-table-cell", "note-citation", "event-listeners", "title", "desc", "binary-data", "math",
    ]
    private static let grounded: Set<String> = ["section", "table", "table-row", "table-cell", "text-box"]
    /// Cells of a row; further ones begin another, because laying out a row takes cells times lines.
    private static let maximumCells = 64
    /// Points from edge to edge of the largest page, and by which margins may lie within one.
    private static let largestPage = 1584.0
    private static let furthestMargin = 288.0
    private static let maximumSpaces = 100
    private static let headingSizes = [16.0, 14, 13, 12]

    private init(styles: ODTStyles, regions: Set<String>, isPaperPlain: Bool) {
        self.styles = styles
        self.regions = regions
        grounds = [isPaperPlain ? styles.paper : .unknown]
    }

    /// Reads what lies within some elements of a part.
    ///
    /// - Parameters:
    ///   - part: its XML.
    ///   - regions: local names of the elements.
    ///   - styles: of the document.
    ///   - isPaperPlain: whether nothing is drawn behind text.
    /// - Returns: the blocks.
    /// - Throws: `damaged` for what is no XML.
    static func blocks(
        of part: [UInt8],
        within regions: Set<String>,
        styles: ODTStyles,
        isPaperPlain: Bool
    ) throws(ExtractionFailure) -> [FlowBlock] {
        var parser = ODTBodyParser(styles: styles, regions: regions, isPaperPlain: isPaperPlain)
        try XMLEvents.read(part) { parser.handle($0) }
        return parser.containers.first ?? []
    }

    private mutating func handle(_ event: XMLEvent) {
        switch event {
        case .start(let name, let attributes):
            if skipping > 0 {
                skipping += 1
            } else if depthInRegion == 0 {
                // Pages that follow others may show no header.
                if regions.contains(name), attributes["display"] != "false" { depthInRegion = 1 }
            } else if Self.skipped.contains(name) || attributes["display"] == "none" && name != "section" {
                skipping = 1
            } else {
                depthInRegion += 1
                if hiding > 0 || Self.isHidden(name, attributes) { hiding += 1 }
                start(name, attributes)
            }
        case .end(let name):
            if skipping > 0 {
                skipping -= 1
            } else if depthInRegion > 0 {
                depthInRegion -= 1
                if depthInRegion > 0 { end(name) }
                if hiding > 0 { hiding -= 1 }
            }
        case .text(let text):
            if skipping == 0, depthInRegion > 0 { append(text) }
        }
    }

    private static func isHidden(_ name: String, _ attributes: [String: String]) -> Bool {
        switch name {
        case "section": attributes["display"] == "none" || attributes["is-hidden"] == "true"
        case "table-row": attributes["visibility"] == "collapse" || attributes["visibility"] == "filter"
        case "frame", "custom-shape", "rect": isAway(attributes)
        default: false
        }
    }

    /// Whether a drawing lies off the page.
    private static func isAway(_ attributes: [String: String]) -> Bool {
        let isOnPage = attributes["anchor-type"] == "page"
        let sides = [("x", "width", furthestMargin), ("y", "height", largestPage)]
        return attributes["anchor-type"] != "as-char"
            && sides.contains { place, size, slack in
                guard let offset = attributes[place].flatMap(ODTStyles.points) else { return false }
                let size = attributes[size].flatMap(ODTStyles.points) ?? largestPage
                return offset + size <= (isOnPage ? 0 : -slack) || offset >= largestPage
            }
    }

    /// Hides all of the paragraph at hand.
    private mutating func hideParagraph() {
        guard let last = paragraphs.indices.last else { return }
        for index in paragraphs[last].looks.indices { paragraphs[last].looks[index].isHidden = true }
        for index in paragraphs[last].paragraph.runs.indices { paragraphs[last].paragraph.runs[index].isHidden = true }
    }

    private mutating func start(_ name: String, _ attributes: [String: String]) {
        if Self.grounded.contains(name) {
            // What a text box stands on is not known.
            let own = name == "text-box" ? .unknown : styles.look(attributes["style-name"], family: name).ground
            grounds.append(own ?? grounds.last ?? .paper)
        }
        switch name {
        case "p", "h": open(isHeading: name == "h", attributes)
        case "span":
            guard let last = paragraphs.indices.last else { return }
            var look = paragraphs[last].looks.last ?? ODTStyles.Look()
            let own = styles.look(attributes["style-name"], family: "text")
            look.isBold = own.isBold ?? look.isBold
            look.isItalic = own.isItalic ?? look.isItalic
            look.fontSize = own.fontSize ?? look.fontSize
            look.isHidden = look.isHidden || own.isHidden
            look.ink = own.ink ?? look.ink
            look.ground = own.ground ?? look.ground
            paragraphs[last].looks.append(look)
        case "a": if let last = paragraphs.indices.last { paragraphs[last].links.append(attributes["href"]) }
        case "hidden-paragraph": if attributes["is-hidden"] == "true" { hideParagraph() }
        case "tab": append(.tab)
        case "line-break": append(.lineBreak)
        case "s":
            let count = min(max(attributes["c"].flatMap { Int($0) } ?? 1, 0), Self.maximumSpaces)
            append(.text(String(repeating: " ", count: count)))
        case "soft-page-break": breakPage()
        case "list": lists.append(false)
        case "list-item": if !lists.isEmpty { lists[lists.count - 1] = true }
        case "table": tables.append([])
        case "table-row": if !tables.isEmpty { tables[tables.count - 1].append([]) }
        case "table-cell", "text-box", "note-body": containers.append([])
        default: break
        }
    }

    private mutating func end(_ name: String) {
        if Self.grounded.contains(name) { grounds.removeLast() }
        switch name {
        case "p", "h": close()
        case "span":
            guard let last = paragraphs.indices.last, paragraphs[last].looks.count > 1 else { return }
            paragraphs[last].looks.removeLast()
        case "a": if let last = paragraphs.indices.last { _ = paragraphs[last].links.popLast() }
        case "list": _ = lists.popLast()
        case "table": if let table = tables.popLast() { place(.table(table)) }
        case "table-cell":
            guard containers.count > 1, let cell = containers.popLast() else { return }
            guard let table = tables.indices.last, let row = tables[table].indices.last else {
                return cell.forEach { place($0) }
            }
            if tables[table][row].count < Self.maximumCells {
                tables[table][row].append(cell)
            } else {
                tables[table].append([cell])
            }
        case "text-box", "note-body":
            guard containers.count > 1, let box = containers.popLast() else { return }
            box.forEach { place($0) }
        default: break
        }
    }

    private mutating func open(isHeading: Bool, _ attributes: [String: String]) {
        var look = styles.look(attributes["style-name"], family: "paragraph")
        if isHeading {
            let level = attributes["outline-level"].flatMap { Int($0) } ?? 1
            look.isBold = look.isBold ?? true
            look.fontSize = look.fontSize ?? Self.headingSizes[min(max(level, 1), Self.headingSizes.count) - 1]
        }
        if look.beginsPage { breakPage() }
        var paragraph = FlowParagraph(fontSize: look.fontSize ?? styles.defaultSize, indent: look.indent ?? 0)
        // The numbers of headings are lists, too.
        if let isFirst = lists.last, isFirst, !isHeading {
            paragraph.isListItem = true
            lists[lists.count - 1] = false
        }
        paragraphs.append(Open(paragraph: paragraph, looks: [look]))
    }

    private mutating func close() {
        guard var paragraph = paragraphs.popLast()?.paragraph else { return }
        if paragraph.isEmpty { paragraph.isListItem = false }
        place(.paragraph(paragraph))
    }

    private mutating func append(_ text: String) {
        guard let last = paragraphs.indices.last, let look = paragraphs[last].looks.last else { return }
        // White space that nobody sees joins nothing and parts nothing.
        guard isVisible(look) else { return append(.text(text)) }
        var collapsed = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isSpace = scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r"
            if !isSpace || !paragraphs[last].endsInSpace { collapsed.append(isSpace ? " " : scalar) }
            paragraphs[last].endsInSpace = isSpace
        }
        if !collapsed.isEmpty { append(.text(String(collapsed))) }
    }

    private mutating func append(_ content: FlowRun.Content) {
        guard let last = paragraphs.indices.last, let look = paragraphs[last].looks.last else { return }
        let isVisible = isVisible(look)
        var content = content
        if !isVisible, !content.isText { content = .text(" ") }
        paragraphs[last].paragraph.runs.append(
            FlowRun(
                content: content,
                isBold: look.isBold ?? false,
                isItalic: look.isItalic ?? false,
                fontSize: look.fontSize,
                link: paragraphs[last].links.last ?? nil,
                isHidden: !isVisible
            )
        )
    }

    private func isVisible(_ look: ODTStyles.Look) -> Bool {
        TextAppearance(
            isMarkedHidden: look.isHidden || hiding > 0,
            fontSize: look.fontSize ?? styles.defaultSize,
            ink: look.ink ?? .automatic,
            ground: look.ground ?? grounds.last ?? .paper
        ).isVisible
    }

    private mutating func breakPage() {
        // Inside a table or a text box a page does not end.
        guard containers.count == 1, tables.isEmpty else { return }
        if let last = paragraphs.indices.last, !paragraphs[last].paragraph.isEmpty {
            place(.paragraph(paragraphs[last].paragraph))
            paragraphs[last].paragraph.runs = []
            paragraphs[last].paragraph.isListItem = false
        }
        place(.pageBreak)
    }

    private mutating func place(_ block: FlowBlock) {
        containers[containers.count - 1].append(block)
    }
}
