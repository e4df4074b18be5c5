import TextDocument

/// What tells cells and cards beside each other from columns.
extension Column {
    /// Whether what stands here above a heading are places and dates flush right of lines on the other side, none of which
    /// begins where the column under the heading does.
    func hasCells(beside other: Column, above heading: Double) -> Bool {
        let cells = lines.filter { $0.middleY < heading }
        guard !cells.isEmpty, let edge = below(heading).box?.left else { return false }
        let flush = cells.filter { $0.left > edge + 3 }
        return flush.count * 10 >= cells.count * 9 && alignedCount(cells, with: other) * 10 >= cells.count * 9
    }

    /// Whether cards stand beside each other: both sides begin level, and say when level with each other, but not on most
    /// of their lines as tables do.
    func hasCards(beside right: Column) -> Bool {
        guard let other = right.datedLines.first, let top = right.lines.first?.top,
            alignedCount(datedLines, with: right) > 0
        else { return false }
        // A heading may stand over all of them.
        let left = below(top - 0.2 * fontSize)
        guard left.begins(levelWith: right), let date = left.datedLines.first,
            abs(date.middleY - other.middleY) < 0.25 * max(fontSize, 4), abs(date.height - other.height) < 0.5
        else { return false }
        return [left, right].allSatisfy { $0.lines.count >= 3 && $0.datedLines.count * 2 <= $0.lines.count }
    }

    /// Where the first cards end that stand beside each other: the next space that goes through both sides.
    func endOfCards(beside right: Column) -> Double? {
        guard let date = right.datedLines.first else { return nil }
        let all = (lines + right.lines).sorted { $0.top < $1.top }
        var bottom = -Double.infinity
        for line in all {
            if bottom >= date.bottom, line.top - bottom > 1.2 * fontSize { return (line.top + bottom) / 2 }
            bottom = max(bottom, line.bottom)
        }
        return nil
    }

    /// Whether this side, at the right, is the rest of one row: names that go on below, with their dates flush right.
    func isWrappedRow(beside other: Column) -> Bool {
        guard lines.count <= 4, let first = rows.first, first.count > 1, first.last?.hasYear == true,
            rows.dropFirst().allSatisfy({ $0.count == 1 }), datedLines.count == 1
        else { return false }
        return alignedCount([lines[0]], with: other) == 1 && other.datedLines.isEmpty
    }
}
