/// Collects paragraphs, and tables from the cells and rows they end.
struct RTFBlockBuilder {
    /// A table that is being read.
    private struct OpenTable {
        var rows: [[[FlowBlock]]] = []
        var row: [[FlowBlock]] = []
        var cell: [FlowBlock] = []

        mutating func endCell() {
            if row.count < RTFBlockBuilder.widestRow {
                row.append(cell)
            } else {
                row[row.count - 1] += cell
            }
            cell = []
        }

        mutating func endRow() {
            if !cell.isEmpty { endCell() }
            if !row.isEmpty { rows.append(row) }
            row = []
        }
    }

    /// Tables within tables that are kept apart.
    static let deepestTable = 8
    /// The most cells that Word allows a row; the text of further ones goes into the last.
    private static let widestRow = 63

    private var blocks: [FlowBlock] = []
    private var tables: [OpenTable] = []
    private var runs: [FlowRun] = []
    /// Text of the run that is being read.
    private var text = String.UnicodeScalarView()
    private var look = FlowRun(content: .tab)
    private var fontSize: Double?
    /// Whether the paragraph's own marker can be seen; nil without one.
    private var hasMarker: Bool?

    // MARK: Runs

    mutating func append(_ scalar: Unicode.Scalar, state: RTFState, isVisible: Bool) {
        if look.isHidden == isVisible || !hasLook(of: state) {
            endRun()
            look = FlowRun(
                content: .tab,
                isBold: state.isBold,
                isItalic: state.isItalic,
                fontSize: state.fontSize,
                link: state.link,
                isHidden: !isVisible
            )
        }
        if fontSize == nil, isVisible, !scalar.properties.isWhitespace { fontSize = state.fontSize }
        text.append(scalar)
    }

    mutating func append(_ content: FlowRun.Content, state: RTFState, isVisible: Bool) {
        // Of what nobody sees the words alone matter.
        guard isVisible else { return append(" ", state: state, isVisible: false) }
        endRun()
        runs.append(FlowRun(content: content))
    }

    /// Takes note of a character of the list item's number or bullet.
    mutating func appendToMarker(_ scalar: Unicode.Scalar) {
        hasMarker = hasMarker == true || !scalar.properties.isWhitespace
    }

    /// Takes note that the paragraph has a marker of its own, if perhaps an empty one.
    mutating func startMarker() {
        hasMarker = hasMarker ?? false
    }

    private func hasLook(of state: RTFState) -> Bool {
        look.isBold == state.isBold && look.isItalic == state.isItalic && look.fontSize == state.fontSize
            && look.link == state.link
    }

    private mutating func endRun() {
        guard !text.isEmpty else { return }
        var run = look
        run.content = .text(String(text))
        runs.append(run)
        text = String.UnicodeScalarView()
    }

    // MARK: Blocks

    mutating func endParagraph(_ state: RTFState) {
        endParagraph(state, depth: state.tableDepth)
    }

    mutating func endCell(_ state: RTFState, depth: Int) {
        endOpenParagraph(state, depth: depth)
        setDepth(depth)
        tables[tables.count - 1].endCell()
    }

    mutating func endRow(_ state: RTFState, depth: Int) {
        endOpenParagraph(state, depth: depth)
        setDepth(depth)
        tables[tables.count - 1].endRow()
    }

    /// Begins a page; within a table a page does not end.
    mutating func breakPage(_ state: RTFState) {
        guard state.tableDepth == 0 else { return }
        endOpenParagraph(state, depth: 0)
        place(.pageBreak, depth: 0)
    }

    mutating func place(_ block: FlowBlock, depth: Int) {
        setDepth(depth)
        append(block)
    }

    /// Everything, with what had no end ended.
    mutating func finish(_ state: RTFState) -> [FlowBlock] {
        endOpenParagraph(state, depth: state.tableDepth)
        setDepth(0)
        return blocks
    }

    private mutating func endOpenParagraph(_ state: RTFState, depth: Int) {
        guard !runs.isEmpty || !text.isEmpty else { return }
        endParagraph(state, depth: depth)
    }

    private mutating func endParagraph(_ state: RTFState, depth: Int) {
        endRun()
        let paragraph = FlowParagraph(
            runs: runs,
            fontSize: fontSize ?? state.fontSize,
            isListItem: (hasMarker ?? (state.list > 0)) && fontSize != nil,
            indent: state.indent
        )
        runs = []
        fontSize = nil
        hasMarker = nil
        place(.paragraph(paragraph), depth: depth)
    }

    /// Opens or closes tables until so many are open.
    private mutating func setDepth(_ depth: Int) {
        while tables.count > depth, var table = tables.popLast() {
            table.endRow()
            if !table.rows.isEmpty { append(.table(table.rows)) }
        }
        while tables.count < depth { tables.append(OpenTable()) }
    }

    private mutating func append(_ block: FlowBlock) {
        if tables.isEmpty {
            blocks.append(block)
        } else {
            tables[tables.count - 1].cell.append(block)
        }
    }
}
