import TextDocument

/// Gives the blocks of a flow document positions, so that what comes after need not know that the file had none.
struct FlowLayout {
    private struct Page {
        var lines: [TextLine] = []
        var hiddenWords = HiddenWords()
    }

    private var pages = [Page()]
    private var block = 0
    private var top = 0.0

    private static let width = 612.0
    private static let height = 792.0
    private static let margin = 56.0
    private static let lineSpacing = 1.25
    /// Mean width of a letter, in multiples of the font size.
    private static let letterWidth = 0.5
    /// Cells set side by side; more of them than any page has go on below.
    private static let mostCells = 64
    /// A gap that is certainly not a space, in multiples of the font size.
    private static let tabGap = 3.0

    /// The pages, without those that are empty. Of a document that shows nothing there is one that says what is hidden.
    static func pages(of blocks: [FlowBlock]) -> [TextPage] {
        var layout = FlowLayout()
        layout.place(blocks, left: margin)
        layout.closeLastPage()
        return layout.pages.enumerated().map { index, page in
            TextPage(
                number: index + 1,
                width: width,
                height: height,
                origin: .flow,
                lines: page.lines,
                hiddenWords: page.hiddenWords.words
            )
        }
    }

    /// What is hidden behind the last line belongs to the page of that line: nobody sees another.
    private mutating func closeLastPage() {
        guard let last = pages.last, last.lines.isEmpty else { return }
        if pages.count > 1 {
            pages.removeLast()
            pages[pages.count - 1].hiddenWords.append(contentsOf: last.hiddenWords.words)
        } else if last.hiddenWords.words.isEmpty {
            pages = []
        }
    }

    private mutating func report(_ paragraph: FlowParagraph) {
        pages[pages.count - 1].hiddenWords.append(contentsOf: paragraph.hiddenWords)
    }

    private mutating func place(_ blocks: [FlowBlock], left: Double) {
        for block in blocks {
            switch block {
            case .paragraph(let paragraph):
                if paragraph.isOnlyHidden { report(paragraph) } else { place([(paragraph, left)]) }
            case .table(let rows):
                if let cards = FlowCards.cards(in: rows) {
                    for card in cards { place(card, left: left) }
                    continue
                }
                let columns = columns(of: rows)
                for row in rows {
                    for start in stride(from: 0, to: row.count, by: Self.mostCells) {
                        let cells = Array(row[start..<min(start + Self.mostCells, row.count)])
                        place(row: cells, left: left, columns: row.count == columns.count ? columns : nil)
                    }
                }
            case .pageBreak:
                if pages.last?.lines.isEmpty == false { pages.append(Page()) }
                top = 0
            }
        }
    }

    /// Columns of a table that are told apart by their places.
    private static let leastColumns = 3

    /// Where the columns of a table begin, right of its edge: behind all that stands in the one before, unless that is
    /// more than names are. Then an empty cell takes nothing from the places of the others.
    ///
    /// - Returns: as many as most rows have cells, those in which no row holds anything without room of their own; none
    ///   where the table is no list of names.
    private func columns(of rows: [[[FlowBlock]]]) -> [Double] {
        let count = rows.map(\.count).max() ?? 0
        let whole = rows.filter { $0.count == count }
        let isFilled = (0..<count).map { column in whole.contains { Self.isSeen($0[column]) } }
        let filled = isFilled.count(where: \.self)
        guard count <= Self.mostCells, filled >= Self.leastColumns else { return [] }
        let even = (Self.width - 2 * Self.margin) / Double(filled)
        var columns = [0.0]
        for column in 0..<(count - 1) {
            let widths = whole.flatMap { row in
                (paragraphs(of: row[column]) ?? []).map { Self.width(of: $0) + Self.tabGap * $0.fontSize }
            }
            let width = max(even, widths.filter { $0 <= Self.widestName }.max() ?? 0)
            columns.append(columns[column] + (isFilled[column] ? width : 0))
        }
        return columns
    }

    /// Whether a cell holds anything that is seen.
    private static func isSeen(_ cell: [FlowBlock]) -> Bool {
        cell.contains { block in
            guard case .paragraph(let paragraph) = block else { return true }
            return !paragraph.isEmpty && !paragraph.isOnlyHidden
        }
    }

    /// Points that a name takes at most.
    private static let widestName = 300.0

    private static func width(of paragraph: FlowParagraph) -> Double {
        var cursor = FlowCursor(x: paragraph.indent, top: 0, fontSize: paragraph.fontSize)
        for run in paragraph.runs where !run.isHidden {
            switch run.content {
            case .text(let text): cursor.add(text, like: run)
            case .tab, .lineBreak: cursor.tab()
            }
        }
        return cursor.x
    }

    /// A row whose cells hold a line or two is read across; a row that lays out the page is read cell by cell.
    ///
    /// - Parameters:
    ///   - row: its cells.
    ///   - left: the edge of the table.
    ///   - columns: where cells begin, right of it; nil where each takes as much as the others that hold something.
    private mutating func place(row: [[FlowBlock]], left: Double, columns: [Double]?) {
        let row = row.map { reportingHidden(in: $0) }
        let filled = row.indices.filter { Self.isSeen(row[$0]) }
        let cells = filled.map { row[$0] }
        let lengths = cells.map { paragraphs(of: $0)?.count ?? .max }.sorted()
        let width = (Self.width - 2 * Self.margin) / Double(max(cells.count, 1))
        let isAcross = lengths.dropLast().allSatisfy { $0 <= 2 } && (lengths.last ?? 0) < .max
        if isAcross, cells.count > 1 {
            let lefts = cells.indices.map { columns?[filled[$0]] ?? Double($0) * width }
            let texts = cells.map { paragraphs(of: $0) ?? [] }
            for line in 0..<(texts.map(\.count).max() ?? 0) {
                place(
                    texts.enumerated().compactMap { column, paragraphs in
                        guard line < paragraphs.count else { return nil }
                        return (paragraphs[line], left + lefts[column])
                    }
                )
            }
        } else {
            for (column, cell) in cells.enumerated() {
                if cells.count > 1 { block += 1 }
                place(cell, left: left + Double(column) * width)
            }
            if cells.count > 1 { block += 1 }
        }
    }

    /// The cell without the paragraphs of which nothing is seen, what they hide being reported.
    private mutating func reportingHidden(in cell: [FlowBlock]) -> [FlowBlock] {
        cell.filter { block in
            guard case .paragraph(let paragraph) = block, paragraph.isOnlyHidden else { return true }
            report(paragraph)
            return false
        }
    }

    /// The paragraphs that a cell consists of, or nil when it holds a table.
    private func paragraphs(of cell: [FlowBlock]) -> [FlowParagraph]? {
        var paragraphs: [FlowParagraph] = []
        for block in cell {
            guard case .paragraph(let paragraph) = block else { return nil }
            if !paragraph.isEmpty { paragraphs.append(paragraph) }
        }
        return paragraphs
    }

    /// Sets paragraphs side by side on one line, each from its left edge or from where the one before ends.
    private mutating func place(_ paragraphs: [(FlowParagraph, left: Double)]) {
        var words: [TextWord] = []
        for (paragraph, left) in paragraphs {
            let size = paragraph.fontSize
            let end = words.last.map { $0.box.right + Self.tabGap * size } ?? 0
            var cursor = FlowCursor(x: max(left + paragraph.indent, end), top: top, fontSize: size)
            if paragraph.isListItem { cursor.addWord(WordCleaning.bullet, like: FlowRun(content: .tab)) }
            report(paragraph)
            for run in paragraph.runs where !run.isHidden {
                switch run.content {
                case .text(let text): cursor.add(text, like: run)
                case .tab: cursor.tab()
                case .lineBreak:
                    if paragraphs.count == 1 {
                        add(cursor.finish())
                        cursor = FlowCursor(x: left + paragraph.indent, top: top, fontSize: size)
                    } else {
                        cursor.tab()
                    }
                }
            }
            words += cursor.finish()
        }
        add(words)
    }

    private mutating func add(_ words: [TextWord]) {
        let cleaned = WordCleaning.clean(words)
        top += (words.map(\.fontSize).max() ?? 11) * Self.lineSpacing
        guard !cleaned.isEmpty else { return }
        pages[pages.count - 1].lines.append(TextLine(words: cleaned, block: block))
    }

    /// Sets runs one after the other on a line.
    private struct FlowCursor {
        var x: Double
        let top: Double
        let fontSize: Double
        private var words: [TextWord] = []
        private var open: TextWord?

        init(x: Double, top: Double, fontSize: Double) {
            self.x = x
            self.top = top
            self.fontSize = fontSize
        }

        mutating func add(_ text: String, like run: FlowRun) {
            let size = run.fontSize ?? fontSize
            for character in text {
                if character.isWhitespace {
                    endWord()
                    x += size * FlowLayout.letterWidth / 2
                } else if open != nil {
                    open?.text.append(character)
                    x += size * FlowLayout.letterWidth
                    open?.box.right = x
                } else {
                    let right = x + size * FlowLayout.letterWidth
                    open = TextWord(
                        text: String(character),
                        box: Bounds(left: x, top: top, right: right, bottom: top + size),
                        fontSize: size,
                        isBold: run.isBold,
                        isItalic: run.isItalic,
                        link: run.link
                    )
                    x = right
                }
            }
        }

        mutating func addWord(_ text: String, like run: FlowRun) {
            add(text, like: run)
            add(" ", like: run)
        }

        mutating func tab() {
            endWord()
            x += fontSize * FlowLayout.tabGap
        }

        mutating func finish() -> [TextWord] {
            endWord()
            return words
        }

        private mutating func endWord() {
            if let open { words.append(open) }
            open = nil
        }
    }
}
