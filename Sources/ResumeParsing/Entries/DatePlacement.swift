import Resume

/// Where dates stand, on their lines and in time.
enum DatePlacement {
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
