import TextDocument

/// One row of a table, which is read cell by cell where its cells go on over several lines.
struct CellRow {
    private var cells: [TableCell]
    private let segments: [Segment]
    /// What stands below it in its last cells.
    private var below: [Segment] = []

    init(_ segments: ArraySlice<Segment>, columns: [CellColumn], gap: Double) {
        self.segments = Array(segments)
        cells = columns.indices.map { index in
            let column = columns[index]
            let own = segments.filter { segment in
                segment.box.left >= column.left && segment.box.left < column.next ?? .infinity
            }
            return TableCell(own, in: column, gap: gap)
        }
    }

    /// Takes lines for whole beside which something else begins in another cell.
    ///
    /// - Parameter piles: how many things stand below each other in the columns that hold several, so far as their cells
    ///   say the same.
    mutating func endLines(piles: [Int: Int?]) {
        let ends = cells.map { $0.ends(withLists: false) }.joined()
        let starts = cells.map { $0.ends(withLists: true) }.joined()
        for index in cells.indices {
            guard let pile = piles[index] else {
                cells[index].end(levelWith: ends)
                continue
            }
            // As many things as in other rows: the further lines are needed.
            if let pile, cells[index].pile == pile {
                cells[index].confirmPile()
                continue
            }
            cells[index].end(levelWith: starts)
        }
    }

    /// How many things stand below each other in a cell, and whether each has one line.
    func pile(_ column: Int) -> (count: Int, isRagged: Bool)? {
        cells[column].pile.map { ($0, cells[column].isRagged) }
    }

    /// Takes what goes on below the row.
    mutating func append(_ segments: ArraySlice<Segment>) {
        below += segments
    }

    var count: Int { segments.count + below.count }

    /// Whether its cells take different numbers of lines.
    var isUneven: Bool {
        let counts = cells.filter { !$0.isEmpty }.map(\.lineCount)
        return counts.max() != counts.min()
    }

    /// Whether all of its cells begin on one line, or stand around one.
    var isLevel: Bool {
        let boxes = cells.compactMap(\.box)
        let tolerance = 0.2 * max(segments.first?.fontSize ?? 0, 4)
        return [cells.compactMap(\.firstMiddle), boxes.map(\.top), boxes.map(\.middleY)].contains { places in
            guard let least = places.min(), let most = places.max() else { return false }
            return most - least <= tolerance
        }
    }

    /// Whether a cell says when.
    func isDated(_ column: Int) -> Bool {
        cells[column].isDated
    }

    /// The words of its lines.
    var lines: [[TextWord]] {
        let filled = cells.filter { !$0.isEmpty }
        let after = PageLayout.lines(of: below)
        // One cell that holds more than a line is text that the others are labels of.
        let long = filled.filter { !$0.isShort }
        let isWrapped = filled.contains { $0.isShort && $0.isWrapped }
        guard !filled.contains(where: \.isParted), isWrapped || long.filter(\.isWrapped).count > 1 else {
            return PageLayout.lines(of: segments) + after
        }
        guard long.count <= 1 || long.dropLast().allSatisfy(\.isStack) else {
            return Self.cellByCell(filled) + after
        }
        return [filled.flatMap(\.firstLine)] + long.flatMap(\.furtherLines) + after
    }

    /// Cells one below the other, short ones that are neighbours on one line.
    private static func cellByCell(_ cells: [TableCell]) -> [[TextWord]] {
        var lines: [[TextWord]] = []
        var isOpen = false
        for cell in cells {
            if cell.isShort, isOpen {
                lines[lines.count - 1] += cell.firstLine
            } else {
                lines += [cell.firstLine] + cell.furtherLines
            }
            isOpen = cell.isShort
        }
        return lines
    }
}
