import TextDocument

/// Rows and columns that lines drawn on a page part.
struct RuledGrid {
    /// Edges of the columns from the left, both outer ones among them.
    private let columns: [Double]
    /// Edges of the rows from the top, both outer ones among them.
    private let rows: [Double]
    private let uprights: [Rule]
    private let levels: [Rule]
    /// Around all of it.
    let box: Bounds

    /// A line, whichever way it runs.
    private struct Rule {
        /// Where it is, across its direction.
        var place: Double
        /// From where to where it runs.
        var start: Double
        var end: Double

        func covers(_ low: Double, _ high: Double) -> Bool {
            min(end, high) - max(start, low) >= RuledGrid.leastCover * (high - low)
        }
    }

    /// Points that lines may be apart which are one, or meet.
    private static let tolerance = 3.0
    /// Points by which outer edges differ at most where lines end at the text's edge.
    private static let edgeTolerance = 6.0
    /// The least size of a cell in points: what is narrower is a double line.
    private static let leastSize = 8.0
    /// How much of a cell's side a line runs along that closes it, as a share.
    private static let leastCover = 0.6
    /// How much of the table's width a line takes that ends rows, as a share.
    private static let fullCover = 0.9
    /// Lines across the whole width: above and below each of two rows.
    private static let leastLevels = 3
    /// Lines that are looked at: the work grows with the square.
    private static let mostRules = 600

    /// The grids that lines form, from the top.
    ///
    /// - Parameter rules: thin boxes, in points.
    /// - Returns: none where lines only underline or frame something.
    static func all(in rules: [Bounds]) -> [RuledGrid] {
        let drawn = rules.filter { $0.width >= $0.height }
            .map { Rule(place: $0.middleY, start: $0.left, end: $0.right) }
        let levels = joined(drawn)
        var uprights = joined(
            rules.filter { $0.width < $0.height }.map { Rule(place: $0.middleX, start: $0.top, end: $0.bottom) }
        )
        guard levels.count >= leastLevels, levels.count + uprights.count <= mostRules else { return [] }
        uprights = joined(uprights + unseen(between: levels, of: drawn))
        var groups = groups(of: levels, uprights)
        let alone = groups.filter { $0.uprights.isEmpty }.flatMap(\.levels)
        groups.removeAll { $0.uprights.isEmpty }
        return (groups.compactMap { RuledGrid($0.levels, $0.uprights) } + stacks(of: alone))
            .sorted { $0.box.top < $1.box.top }
    }

    private init?(_ levels: [Rule], _ uprights: [Rule]) {
        guard let left = (levels.map(\.start) + uprights.map(\.place)).min(),
            let right = (levels.map(\.end) + uprights.map(\.place)).max(),
            let top = (uprights.map(\.start) + levels.map(\.place)).min(),
            let bottom = (uprights.map(\.end) + levels.map(\.place)).max()
        else { return nil }
        let whole = levels.filter { $0.end - $0.start >= Self.fullCover * (right - left) }
        let rows = Self.edges(levels.map(\.place), from: top, to: bottom)
        guard Self.edges(whole.map(\.place), from: top, to: bottom).count >= Self.leastLevels, rows.count >= 3 else {
            return nil
        }
        columns = Self.edges(uprights.map(\.place), from: left, to: right)
        self.rows = rows
        self.levels = levels
        self.uprights = uprights
        box = Bounds(left: left, top: top, right: right, bottom: bottom)
    }

    /// Whether lines part its columns, or space alone does.
    var hasColumns: Bool { columns.count > 2 }

    /// How many rows there are.
    var rowCount: Int { rows.count - 1 }

    /// Where a point lies.
    ///
    /// - Returns: the row and the column; a cell that takes several has the first of each.
    func cell(x: Double, y: Double) -> (row: Int, column: Int)? {
        guard let below = rows.firstIndex(where: { $0 > y }), let behind = columns.firstIndex(where: { $0 > x }),
            below > 0, behind > 0
        else { return nil }
        var row = below - 1
        var column = behind - 1
        while column > 0, !hasUpright(at: column, in: row) { column -= 1 }
        while row > 0, !hasLevel(at: row, in: column) { row -= 1 }
        return (row, column)
    }

    /// Whether a line is one of its own.
    func includes(_ rule: Bounds) -> Bool {
        let reach = Self.edgeTolerance
        return rule.left >= box.left - reach && rule.right <= box.right + reach && rule.top >= box.top - reach
            && rule.bottom <= box.bottom + reach
    }

    /// The right edge of the cell that begins with a column.
    func right(ofCellAt column: Int, in row: Int) -> Double {
        var edge = column + 1
        while edge < columns.count - 1, !hasUpright(at: edge, in: row) { edge += 1 }
        return columns[edge]
    }

    func left(of column: Int) -> Double { columns[column] }

    private func hasUpright(at edge: Int, in row: Int) -> Bool {
        uprights.contains { rule in
            abs(rule.place - columns[edge]) <= Self.tolerance && rule.covers(rows[row], rows[row + 1])
        }
    }

    private func hasLevel(at edge: Int, in column: Int) -> Bool {
        levels.contains { rule in
            abs(rule.place - rows[edge]) <= Self.tolerance && rule.covers(columns[column], columns[column + 1])
        }
    }

    // MARK: Lines

    /// Edges of columns that are not drawn, where the lines above and below a row are drawn cell by cell: what is drawn for
    /// each ends at the same places.
    private static func unseen(between levels: [Rule], of drawn: [Rule]) -> [Rule] {
        let parts = drawn.sorted { ($0.place.rounded(), $0.start) < ($1.place.rounded(), $1.start) }
        let seams = zip(parts, parts.dropFirst()).filter { left, right in
            abs(left.place - right.place) <= 1 && left.end - left.start >= leastSize
                && right.end - right.start >= leastSize && abs(right.start - left.end) <= tolerance
        }.map { left, right in (x: (left.end + right.start) / 2, y: left.place) }
        guard !seams.isEmpty else { return [] }
        var edges: [Rule] = []
        for (index, level) in levels.enumerated() {
            guard
                let next = levels[(index + 1)...].first(where: { other in
                    other.place - level.place >= leastSize && abs(other.start - level.start) <= edgeTolerance
                        && abs(other.end - level.end) <= edgeTolerance
                })
            else { continue }
            let below = seams.filter { abs($0.y - next.place) <= tolerance }
            for seam in seams where abs(seam.y - level.place) <= tolerance {
                guard below.contains(where: { abs($0.x - seam.x) <= tolerance }) else { continue }
                edges.append(Rule(place: seam.x, start: level.place, end: next.place))
            }
        }
        return edges
    }

    /// Lines in one, where they lie on each other or go on.
    private static func joined(_ rules: [Rule]) -> [Rule] {
        var result: [Rule] = []
        // Those in one place first, from start to end.
        for rule in rules.sorted(by: { ($0.place, $0.start) < ($1.place, $1.start) }) {
            let known = result.indices.reversed().prefix { rule.place - result[$0].place <= tolerance }
                .first { index in
                    rule.start <= result[index].end + tolerance && rule.end >= result[index].start - tolerance
                }
            if let known {
                result[known].start = min(result[known].start, rule.start)
                result[known].end = max(result[known].end, rule.end)
            } else {
                result.append(rule)
            }
        }
        return result
    }

    /// Lines that meet, directly or by others.
    private static func groups(
        of levels: [Rule],
        _ uprights: [Rule]
    ) -> [(levels: [Rule], uprights: [Rule])] {
        var groups: [(levels: [Rule], uprights: [Rule])] = levels.map { ([$0], []) }
        for upright in uprights {
            let met = groups.indices.filter { index in
                groups[index].levels.contains { level in
                    upright.place >= level.start - tolerance && upright.place <= level.end + tolerance
                        && level.place >= upright.start - tolerance && level.place <= upright.end + tolerance
                }
            }
            guard let first = met.first else { continue }
            groups[first].uprights.append(upright)
            for index in met.dropFirst().reversed() {
                groups[first].levels += groups[index].levels
                groups[first].uprights += groups[index].uprights
                groups.remove(at: index)
            }
        }
        return groups
    }

    /// Lines of the same ends below each other, which part rows alone.
    private static func stacks(of levels: [Rule]) -> [RuledGrid] {
        var rest = levels.sorted { $0.place < $1.place }
        var grids: [RuledGrid] = []
        while let first = rest.first {
            let alike = rest.filter {
                abs($0.start - first.start) <= edgeTolerance && abs($0.end - first.end) <= edgeTolerance
            }
            rest.removeAll { rule in alike.contains { $0.place == rule.place && $0.start == rule.start } }
            if let grid = RuledGrid(alike, []) { grids.append(grid) }
        }
        return grids
    }

    /// Edges in order, those of double lines once.
    private static func edges(_ places: [Double], from first: Double, to last: Double) -> [Double] {
        var edges = [first]
        for place in places.sorted() where place - edges[edges.count - 1] >= leastSize { edges.append(place) }
        if last - edges[edges.count - 1] >= leastSize { edges.append(last) }
        return edges
    }
}
