import TextDocument

/// What tells rows that stand under common headings from columns.
extension Column {
    /// Headings of a page that are looked for, to tell its rows from columns by.
    private static let leastHeadings = 2
    private static let mostWords = 5

    /// Whether the headings here are those of the other side as well: text pauses beside every one, and goes on level below
    /// most. Beside columns of their own it would go on as it comes.
    func sharesSections(with right: Column) -> Bool {
        let headings = loneHeadings
        guard headings.count >= Self.leastHeadings, let first = right.lines.first, let last = right.lines.last else {
            return false
        }
        let within = headings.filter { $0.bottom > first.top - 4 * $0.height && $0.top < last.bottom }
        guard within.count >= Self.leastHeadings else { return false }
        let pausing = within.filter { heading in
            let room = 0.25 * heading.height
            return !right.lines.contains { $0.bottom > heading.top - room && $0.top < heading.bottom + room }
        }
        guard pausing.count == within.count else { return false }
        let level = within.filter { heading in
            guard let own = lines.first(where: { $0.middleY > heading.bottom }),
                let other = right.lines.first(where: { $0.middleY > heading.bottom })
            else { return false }
            return abs(own.middleY - other.middleY) < 0.3 * max(fontSize, 4)
        }
        return level.count >= Self.leastHeadings && level.count * 2 >= within.count
    }

    /// Dates of a line of time between the texts that it is the middle of.
    private static let leastDates = 3

    /// Whether dates at the right stand beside the beginnings of what is here, as on a line of time between two texts.
    func isCentred(around dates: [Bounds]) -> Bool {
        guard dates.count >= Self.leastDates else { return false }
        let level = dates.filter { date in
            beginnings.contains { abs($0.middleY - date.middleY) < 0.5 * max(fontSize, 4) }
        }
        return level.count == dates.count
    }

    /// Short lines at the left edge, with nothing beside them on this side, that are set otherwise than most: larger, in bold
    /// or in capitals.
    private var loneHeadings: [Bounds] {
        guard let edge = box?.left, rows.count > Self.leastHeadings else { return [] }
        let first = rows.compactMap { $0.first?.words.first }
        let isBoldUsual = first.count(where: \.isBold) * 3 > 2 * first.count
        return zip(rows, lines).filter { row, line in
            guard row.count == 1, line.left < edge + 3, row[0].words.count <= Self.mostWords,
                !row[0].words.contains(where: { $0.text.contains(where: \.isNumber) })
            else { return false }
            return row[0].fontSize > 1.1 * fontSize || !isBoldUsual && row[0].words.allSatisfy(\.isBold)
        }.map { $1 }
    }
}
