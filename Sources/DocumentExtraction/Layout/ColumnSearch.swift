import TextDocument

/// Looks at the left edges that lines share: where columns stand beside each other, and where cells of common rows do.
struct ColumnSearch {
    /// The gutter that parts most text, or nil when the text is one column.
    private(set) var gutter: Gutter?
    /// Tables from the top, none beside another.
    private(set) var tables: [CellTable] = []

    private var most = 0
    /// From the top.
    private let segments: [Segment]
    /// More than this is between rows of cells.
    private let rowGap: Double

    /// Lines that a column has at least.
    private static let leastLines = 3
    /// Segments of a page that are looked at for columns: the fullest pages have some 300, and the work grows with the
    /// square.
    private static let mostSegments = 1_200
    /// Points by which left edges of one column differ.
    private static let edgeTolerance = 3.0
    /// Left edges that are tried.
    private static let mostEdges = 48

    init(_ segments: [Segment]) {
        self.segments = segments.sorted { $0.box.top < $1.box.top }
        let isSearched = segments.count >= 2 * Self.leastLines && segments.count <= Self.mostSegments
        rowGap = isSearched ? Self.rowGap(in: self.segments) : 0
        guard isSearched else { return }
        for x in Self.candidates(in: segments) { search(at: x) }
        tables = Self.apart(tables)
    }

    /// Left edges that several lines share: the text of a column begins at one.
    private static func candidates(in segments: [Segment]) -> [Double] {
        let edges = segments.map(\.box.left).sorted()
        guard let leftmost = edges.first else { return [] }
        var candidates: [Double] = []
        var cluster: [Double] = []
        for edge in edges + [.infinity] {
            if let start = cluster.first, edge - start > 3 {
                if cluster.count >= leastLines, start > leftmost + 20 { candidates.append(start - 1) }
                cluster = []
            }
            cluster.append(edge)
        }
        return Array(candidates.prefix(mostEdges))
    }

    private mutating func search(at x: Double) {
        let crossing = segments.filter { $0.box.left < x && $0.box.right > x }.map(\.box)
        let top = segments.first?.box.top ?? 0
        let bottom = segments.reduce(-Double.infinity) { max($0, $1.box.bottom) }
        var start = top
        for end in crossing + [Bounds(left: 0, top: bottom + 1, right: 0, bottom: bottom + 1)] {
            if end.top > start {
                let inside = segments.filter { $0.box.middleY >= start && $0.box.middleY <= end.top }
                search(at: x, in: inside, from: start, to: end.top)
            }
            start = max(start, end.bottom)
        }
    }

    /// Looks at text that does not cross the edge.
    private mutating func search(at x: Double, in inside: [Segment], from top: Double, to bottom: Double) {
        let found = CellTable.all(at: x, in: inside, gap: rowGap)
        tables += found
        let before = inside.filter { $0.box.right <= x }
        let left = Column(before)
        let right = Column(inside.filter { $0.box.left >= x })
        // Beside a column of their own dates still belong to what they stand beside.
        if let rail = Self.rail(in: before), rail.dates.isDateRail(beside: right),
            rail.dates.countOfDates(levelWith: right) >= rail.dates.countOfDates(levelWith: rail.left)
        {
            return
        }
        if left.isCentred(around: Self.dates(at: x, in: inside)) { return }
        // Columns may have something like a table in them by chance.
        let isTable = found.reduce(0) { $0 + $1.count } * 5 >= inside.count * 3
        let heading = left.topOfHeading(levelIn: right)
        let hasCards = left.hasCards(beside: right)
        if !isTable || heading != nil || hasCards, left.isParted(from: right) {
            if let heading, heading > top, right.hasCells(beside: left, above: heading),
                considerColumns(left, right, at: x, from: heading, to: bottom)
            {
                return
            }
            // A few lines at the top right are the person's address: what follows them goes on across.
            let end = hasCards ? left.endOfCards(beside: right) : right.endsHead(of: left)
            let gutter = Gutter(x: x, top: top, bottom: end ?? bottom)
            consider(gutter, parting: left.segmentCount + right.segmentCount)
        } else if let heading, heading > top {
            // Columns may begin under lines that merely leave the gutter free.
            _ = considerColumns(left, right, at: x, from: heading, to: bottom)
        }
    }

    /// Considers what is left of two sides from headings on that stand level.
    ///
    /// - Returns: whether these are columns.
    private mutating func considerColumns(
        _ left: Column,
        _ right: Column,
        at x: Double,
        from heading: Double,
        to bottom: Double
    ) -> Bool {
        let left = left.below(heading)
        let right = right.below(heading)
        guard left.isParted(from: right) else { return false }
        consider(Gutter(x: x, top: heading, bottom: bottom), parting: left.segmentCount + right.segmentCount)
        return true
    }

    /// What stands at the last left edge that dates share, or right of it, and what stands left of that; nil where nothing
    /// does.
    private static func rail(in segments: [Segment]) -> (dates: Column, left: Column)? {
        let edges = segments.filter(\.hasYear).map(\.box.left).sorted()
        let shared = Array(zip(edges, edges.dropFirst())).last { $1 - $0 < edgeTolerance }?.0
        guard let edge = shared.map({ $0 - edgeTolerance }), segments.contains(where: { $0.box.right < edge }) else {
            return nil
        }
        return (Column(segments.filter { $0.box.left >= edge }), Column(segments.filter { $0.box.left < edge }))
    }

    /// Dates in the first column right of an edge.
    private static func dates(at x: Double, in segments: [Segment]) -> [Bounds] {
        segments.filter { $0.hasYear && $0.box.left >= x && $0.box.left < x + edgeTolerance + 1 }.map(\.box)
    }

    private mutating func consider(_ gutter: Gutter, parting segments: Int) {
        guard segments > most else { return }
        self.gutter = gutter
        most = segments
    }

    /// The space between lines that stand closest below each other, and some more.
    private static func rowGap(in segments: [Segment]) -> Double {
        var least = Double.infinity
        for (index, upper) in segments.enumerated() {
            for lower in segments[(index + 1)...] {
                let gap = lower.box.top - upper.box.bottom
                if gap > upper.box.height { break }
                if gap < least, gap > -0.4 * upper.box.height, upper.box.distance(to: lower.box) < 0,
                    !upper.box.sharesLine(with: lower.box), abs(upper.fontSize - lower.fontSize) < 0.5
                {
                    least = gap
                }
            }
        }
        let sizes = segments.map(\.fontSize).sorted()
        return (least.isFinite ? least : 0) + 0.35 * max(sizes[sizes.count / 2], 4)
    }

    /// The largest of the tables that were found by several of their edges, from the top.
    private static func apart(_ tables: [CellTable]) -> [CellTable] {
        var result: [CellTable] = []
        for table in tables.sorted(by: { $0.count > $1.count })
        where result.allSatisfy({ table.bottom < $0.top || table.top > $0.bottom }) {
            result.append(table)
        }
        return result.sorted { $0.top < $1.top }
    }
}
