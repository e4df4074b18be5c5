import TextDocument

/// Turns the tags and the text of a web page into blocks, with a stack of its own: no page is too deep for it.
struct HTMLBodyParser {
    private var elements: [HTMLElement] = []
    /// Elements open beyond those that are kept.
    private var overflow = 0
    /// Open containers, innermost last: the page, table cells.
    private var containers: [[FlowBlock]] = [[]]
    private var tables: [[[[FlowBlock]]]] = []
    private var paragraph: FlowParagraph?
    /// Text that nobody sees, since the last paragraph.
    private var hidden = ""
    /// What is behind text that no element puts on anything.
    private let paper: TextGround
    private let sheets: HTMLStyleSheets
    /// What stands in no other element.
    private var roots = HTMLSiblings()
    /// Whether a list item has yet to show its text.
    private var awaitsBullet = false
    private var endsInSpace = true
    private var isInHead = false
    private var size = 0
    /// Elements looked at to find the one that ends.
    private var steps = 0

    private static let maximumDepth = 256
    private static let maximumSteps = 30_000_000
    /// To take up a declaration takes as long as so many steps.
    private static let declarationCost = 8
    private static let maximumTables = 16
    /// Cells of a row; further ones begin another, because laying out a row takes cells times lines.
    private static let maximumCells = 64
    private static let maximumHiddenBytes = 64 * 1024

    private init(sheets: HTMLStyleSheets) {
        self.sheets = sheets
        paper = sheets.areIncomplete ? .unknown : .paper
    }

    /// Reads a page.
    ///
    /// - Throws: `tooLarge` for a page that shows more text than allowed.
    static func blocks(of page: String, maximumTextBytes: Int) throws(ExtractionFailure) -> [FlowBlock] {
        var parser = HTMLBodyParser(sheets: HTMLStyleSheets(of: page))
        var tokens = HTMLTokenizer(page)
        while let token = tokens.next() {
            switch token {
            case .start(let name, let attributes, let isClosed):
                parser.start(name, attributes)
                if isClosed, !HTMLElement.empty.contains(name) { parser.end(name) }
            case .end(let name): parser.end(name)
            case .text(let text): parser.append(text)
            }
            guard parser.size <= maximumTextBytes, parser.steps <= maximumSteps else { throw .tooLarge }
        }
        while !parser.elements.isEmpty { parser.close() }
        parser.endParagraph()
        return parser.containers.first ?? []
    }

    private mutating func start(_ name: String, _ attributes: [String: String]) {
        if name == "head" { isInHead = true }
        if !HTMLElement.inHead.contains(name) { isInHead = false }
        closeImplied(by: name)
        var element = element(name, attributes)
        if HTMLElement.isBlock(name) || name == "br" { partHidden() }
        if HTMLElement.empty.contains(name) {
            if !element.isGone { startEmpty(name) }
            return
        }
        guard overflow == 0, elements.count < Self.maximumDepth else {
            overflow += 1
            return
        }
        if !element.isGone, element.role == .block {
            endParagraph()
            element.role = role(of: name)
            switch element.role {
            case .table: tables.append([])
            case .row: tables[tables.count - 1].append([])
            case .cell: containers.append([])
            case .inline, .block: if name == "li" { awaitsBullet = true }
            }
        }
        elements.append(element)
    }

    /// The element as style sheets and its own attributes have it.
    private mutating func element(_ name: String, _ attributes: [String: String]) -> HTMLElement {
        var identity = HTMLIdentity(name, attributes)
        identity.isRoot = name == "html"
        let parent = elements.indices.last
        if let parent { elements[parent].siblings.add(&identity) } else { roots.add(&identity) }
        let inline = attributes["style"].map { CSSDeclaration.list(CSSText.withoutComments($0)) } ?? []
        let declarations = sheets.declarations(
            for: identity,
            in: CSSSelector.Surroundings(elements: elements, siblings: elements.last?.siblings ?? roots),
            inline: inline,
            steps: &steps,
            limit: Self.maximumSteps
        )
        if let parent { elements[parent].siblings.keep(identity) } else { roots.keep(identity) }
        // A page of many elements may have a rule of many declarations for each of them.
        steps += Self.declarationCost * (declarations.own.count + declarations.beside.count)
        let style = HTMLStyle(declarations.own, variables: elements.last?.variables ?? [:])
        var element = HTMLElement(
            identity,
            style: style,
            showing: sheets.showing,
            within: elements.last,
            paper: paper
        )
        if HTMLStyle(declarations.beside, variables: style.variables).isFilled { element.loseGround() }
        guard style.placement.isAbsolute else { return element }
        if style.ground == nil, sheets.haveFills { element.loseGround() }
        // What is taken out of the flow may lie behind what stands beside it.
        let isFilled = style.isFilled || name == "img" || name == "video"
        if let parent, isFilled, !element.isGone { elements[parent].loseGround() }
        return element
    }

    private mutating func startEmpty(_ name: String) {
        if name == "br", containers.count == 1 {
            append(.lineBreak)
        } else if name == "br" || name == "hr" {
            // Lines of a cell are paragraphs: they tell a cell of the page's layout from one of a table.
            endParagraph()
        }
    }

    /// Rows and cells count only where a table is open for them.
    private func role(of name: String) -> HTMLElement.Role {
        switch name {
        case "table": tables.count < Self.maximumTables ? .table : .block
        case "tr": containers.count <= tables.count ? .row : .block
        case "td", "th": containers.count <= tables.count ? .cell : .block
        default: .block
        }
    }

    private mutating func end(_ name: String) {
        if name == "head" { isInHead = false }
        if name == "br" { return startEmpty(name) }
        if overflow > 0 {
            overflow -= 1
            return
        }
        let boundary: Set<String> = HTMLElement.tableParts.contains(name) ? ["table"] : HTMLElement.cells
        closeThrough([name], within: boundary)
    }

    /// Closes what may stay open in front of such an element.
    private mutating func closeImplied(by name: String) {
        guard overflow == 0, HTMLElement.isBlock(name) else { return }
        closeThrough(["p"], within: HTMLElement.cells)
        if let (names, boundary) = HTMLElement.closed(by: name) { closeThrough(names, within: boundary) }
    }

    /// Closes the innermost element of one of these names and all within it, unless it lies outside the boundary.
    private mutating func closeThrough(_ names: Set<String>, within boundary: Set<String>) {
        for index in elements.indices.reversed() {
            steps += 1
            if names.contains(elements[index].name) {
                while elements.count > index { close() }
                return
            }
            if boundary.contains(elements[index].name) { return }
        }
    }

    private mutating func close() {
        guard let element = elements.popLast(), element.role != .inline else { return }
        partHidden()
        if element.isGone { return }
        endParagraph()
        if element.name == "li" || element.role == .cell { awaitsBullet = false }
        switch element.role {
        case .table: if let table = tables.popLast() { place(.table(table)) }
        case .cell:
            guard containers.count > 1, let cell = containers.popLast(), let table = tables.indices.last else { return }
            if let row = tables[table].indices.last, tables[table][row].count < Self.maximumCells {
                tables[table][row].append(cell)
            } else {
                tables[table].append([cell])
            }
        case .row, .inline, .block: break
        }
    }

    private mutating func append(_ text: String) {
        guard !isInHead, elements.last?.isSkipped != true else { return }
        if elements.last?.isVisible == false {
            if hidden.utf8.count < Self.maximumHiddenBytes { hidden += text }
            return
        }
        partHidden()
        let isPreformatted = elements.last?.isPreformatted == true
        var collected = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where scalar != "\r" || !isPreformatted {
            let isSpace = scalar.isASCII && HTMLTokenizer.isSpace(UInt8(truncatingIfNeeded: scalar.value))
            if isPreformatted, scalar == "\n" || scalar == "\t" {
                append(.text(String(collected)))
                collected = String.UnicodeScalarView()
                if scalar == "\n" { startEmpty("br") } else { append(.tab) }
            } else if !isSpace || isPreformatted || !endsInSpace {
                collected.append(isSpace ? " " : scalar)
            }
            endsInSpace = isSpace
        }
        append(.text(String(collected)))
    }

    private mutating func append(_ content: FlowRun.Content) {
        if case .text(let text) = content {
            guard !text.isEmpty else { return }
            size += text.utf8.count
        } else {
            size += 1
        }
        var open = paragraph ?? newParagraph()
        // One owner: the runs are not to be copied for each that is added.
        paragraph = nil
        let look = elements.last
        open.runs.append(
            FlowRun(
                content: content,
                isBold: look?.isBold ?? false,
                isItalic: look?.isItalic ?? false,
                fontSize: look?.fontSize,
                link: look?.link
            )
        )
        paragraph = open
        if case .lineBreak = content { endsInSpace = true }
    }

    private func newParagraph() -> FlowParagraph {
        let depth = min(elements.last?.listDepth ?? 0, 5)
        return FlowParagraph(fontSize: elements.last?.fontSize ?? 11, indent: Double(depth) * 18)
    }

    private mutating func endParagraph() {
        endsInSpace = true
        if var paragraph, !paragraph.isEmpty {
            paragraph.isListItem = awaitsBullet
            awaitsBullet = false
            place(.paragraph(paragraph))
        }
        paragraph = nil
        let withheld = FlowParagraph(runs: [FlowRun(content: .text(hidden), isHidden: true)])
        if withheld.isOnlyHidden { place(.paragraph(withheld)) }
        hidden = ""
    }

    /// What comes next is not part of the last hidden word.
    private mutating func partHidden() {
        if let last = hidden.last, last != " " { hidden += " " }
    }

    private mutating func place(_ block: FlowBlock) {
        containers[containers.count - 1].append(block)
    }
}
