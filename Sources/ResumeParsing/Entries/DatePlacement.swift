import Resume

/// Where the entries of a section say when they were.
struct DatePlacement {
    /// Whether all entries begin with when they were, the first one above all names.
    let isFirst: Bool
    /// Whether entries are items of a list: the first of them, or most.
    let isInItems: Bool

    /// Stretches of time that show where those of the others stand.
    private static let leastDates = 2

    init(_ lines: [DocumentLine], dated: [DateMatch?]) {
        let ranges = zip(lines, dated).compactMap { line, date in
            date.flatMap { $0.isRange ? (date: $0, line: line) : nil }
        }
        let items = ranges.filter(\.line.isBullet).count
        isInItems = ranges.first?.line.isBullet == true || items * 2 > ranges.count
        let plain = ranges.filter { !$0.line.isBullet }
        isFirst =
            dated.first??.isRange == true && lines.first?.isBullet == false && plain.count >= Self.leastDates
            && plain.allSatisfy { $0.date.characters.lowerBound <= 1 }
    }

    /// Whether a line says when, and nothing else.
    static func isAlone(_ date: DateMatch, on line: DocumentLine) -> Bool {
        line.text.count - date.characters.count <= 2
    }

    /// Whether something was while the position at hand was held.
    static func lies(_ date: DateMatch?, within span: DateRange?) -> Bool {
        guard let span, let first = span.start, let range = date?.range, let start = range.start ?? range.end else {
            return false
        }
        let isBehind = start.lastMonthIndex >= first.firstMonthIndex
        guard let last = span.end else { return isBehind }
        return isBehind && (range.end ?? start).firstMonthIndex <= last.lastMonthIndex
    }
}
