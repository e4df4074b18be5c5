import TextDocument

/// Recovers the reading order of a page from the positions of its words: blocks one after the other, never across.
///
/// A page is cut recursively. Where some part of it has a gutter (a vertical strip that no text crosses, with text of
/// its own on either side), what is above is read first, then the left side, the right side, and what is below.
struct PageLayout {
    private let segments: [Segment]

    init(words: [TextWord], rules: [Bounds] = []) {
        self.init(set: words.map { SetWord(word: $0) }, rules: rules)
    }

    /// - Parameters:
    ///   - words: as they are set.
    ///   - rules: upright straight lines that are drawn between them, as thin boxes.
    init(set words: [SetWord], rules: [Bounds] = []) {
        let ruled = RuledTable.all(in: LetterSpacing.join(WordCleaning.clean(words)), rules: rules)
        segments = Segment.part(Segment.join(ruled.rest)) + ruled.tables.map { Segment($0) }
    }

    /// The lines in reading order.
    func lines() -> [TextLine] {
        var blocks: [[[TextWord]]] = []
        Self.cut(segments, depth: 0, into: &blocks)
        let lines = blocks.enumerated().flatMap { number, block in
            block.map { TextLine(words: $0, block: number) }
        }
        return Hyphenation.join(lines)
    }

    private static func cut(_ segments: [Segment], depth: Int, into blocks: inout [[[TextWord]]]) {
        guard !segments.isEmpty else { return }
        let layout = depth < 12 ? ColumnSearch(segments) : nil
        guard let gutter = layout?.gutter else {
            blocks.append(lines(of: segments, tables: layout?.tables ?? []))
            return
        }
        cut(segments.filter { $0.box.middleY < gutter.top }, depth: depth + 1, into: &blocks)
        let between = segments.filter { $0.box.middleY >= gutter.top && $0.box.middleY <= gutter.bottom }
        if let heading = gutter.sharedHeading(in: between) {
            cut(between.filter { $0.box.middleY < heading }, depth: depth + 1, into: &blocks)
            cut(between.filter { $0.box.middleY >= heading }, depth: depth + 1, into: &blocks)
            cut(segments.filter { $0.box.middleY > gutter.bottom }, depth: depth + 1, into: &blocks)
            return
        }
        cut(between.filter { $0.box.middleX < gutter.x }, depth: depth + 1, into: &blocks)
        cut(between.filter { $0.box.middleX >= gutter.x }, depth: depth + 1, into: &blocks)
        cut(segments.filter { $0.box.middleY > gutter.bottom }, depth: depth + 1, into: &blocks)
    }

    /// The words of each line of one block, from the top; those of tables row by row.
    private static func lines(of segments: [Segment], tables: [CellTable]) -> [[TextWord]] {
        var lines: [[TextWord]] = []
        var rest = segments
        for table in tables {
            let beside = rest.filter { $0.box.middleY >= table.top && $0.box.middleY <= table.bottom }
            // A line that reaches into the table has no place among its rows.
            guard beside.count == table.count else { continue }
            lines += Self.lines(of: rest.filter { $0.box.middleY < table.top }) + table.rows.flatMap(\.lines)
            rest = rest.filter { $0.box.middleY > table.bottom }
        }
        return lines + Self.lines(of: rest)
    }

    /// The words on each base line as they are read.
    static func lines(of segments: [Segment]) -> [[TextWord]] {
        if let index = segments.firstIndex(where: { $0.table != nil }) {
            let table = segments[index]
            var rest = segments
            rest.remove(at: index)
            return lines(of: rest.filter { $0.box.middleY < table.box.bottom }) + (table.table ?? [])
                + lines(of: rest.filter { $0.box.middleY >= table.box.bottom })
        }
        return RailRows(rows(of: segments)).rows.map { LogicalOrder.order($0.flatMap(\.words)) }
    }

    /// Segments of one block on common base lines, from the top, each row from the left.
    static func rows(of segments: [Segment]) -> [[Segment]] {
        var rows: [[Segment]] = []
        for segment in segments.sorted(by: { $0.box.middleY < $1.box.middleY }) {
            // The first segment decides where the line is, so that a row cannot creep downwards.
            if let first = rows.last?.first, first.box.sharesLine(with: segment.box) {
                rows[rows.count - 1].append(segment)
            } else {
                rows.append([segment])
            }
        }
        return rows.map { row in row.sorted { $0.box.left < $1.box.left } }
    }
}

extension Bounds {
    /// Whether the middles of two boxes are less than half of the lower one's height apart.
    func sharesLine(with other: Bounds) -> Bool {
        abs(middleY - other.middleY) < 0.5 * min(height, other.height)
    }
}
