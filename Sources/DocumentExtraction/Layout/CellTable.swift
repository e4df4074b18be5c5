import TextDocument

/// Rows of cells, some of which go on over several lines: a ruled table, or labels and dates beside what they are of.
///
/// It is told from columns by its rows: where one has cells of different height, what follows begins level again, which
/// text that runs on by itself does not.
struct CellTable {
    let rows: [CellRow]
    let top: Double
    let bottom: Double

    /// Rows that a table has at least, one that names its columns among them.
    private static let leastRows = 3
    /// The least space between cells of one row.
    private static let cellGap = 0.5

    /// How many pieces of text it has.
    var count: Int { rows.reduce(0) { $0 + $1.count } }

    /// - Parameters:
    ///   - x: where a column begins.
    ///   - segments: from the top, none of which crosses that edge.
    ///   - gap: the most space between lines of one cell.
    /// - Returns: the tables that have a column there.
    static func all(at x: Double, in segments: [Segment], gap: Double) -> [CellTable] {
        guard segments.count > leastRows else { return [] }
        var tables: [CellTable] = []
        var run: [Band] = []
        var alignments: Alignments = .all
        for band in bands(of: segments, x: x, gap: gap) {
            // What has nothing beside it at the left belongs to the row that it is below of.
            if band.isContinuation {
                if !run.isEmpty { run.append(band) }
                continue
            }
            let shared = alignments.intersection(band.alignments)
            if band.isRow, !shared.isEmpty {
                run.append(band)
                alignments = shared
                continue
            }
            if let table = CellTable(run, of: segments, gap: gap) { tables.append(table) }
            run = band.isRow ? [band] : []
            alignments = band.isRow ? band.alignments : .all
        }
        if let table = CellTable(run, of: segments, gap: gap) { tables.append(table) }
        return tables
    }

    private init?(_ bands: [Band], of segments: [Segment], gap: Double) {
        guard bands.reduce(0, { $1.isRow ? $0 + 1 : $0 }) >= Self.leastRows, let first = bands.first,
            let last = bands.last, bands.contains(where: \.hasLines)
        else { return nil }
        let own = segments[first.range.lowerBound..<last.range.upperBound]
        let columns = Self.columns(of: own, gap: Self.cellGap * segments[first.range.lowerBound].fontSize)
        guard columns.count >= 2 else { return nil }
        var rows: [CellRow] = []
        for band in bands {
            if band.isContinuation {
                rows[rows.count - 1].append(segments[band.range])
            } else {
                rows.append(CellRow(segments[band.range], columns: columns, gap: gap))
            }
        }
        let piles = Self.piles(of: rows, columns: columns.indices)
        for index in rows.indices { rows[index].endLines(piles: piles) }
        guard rows.allSatisfy(\.isLevel) else { return nil }
        let isDated = columns.indices.contains { index in
            rows.filter { $0.isDated(index) }.count * 3 >= (rows.count - 1) * 2
        }
        // Two columns need more: what follows the last row tells nothing.
        let isSure = columns.count > 2 || isDated
        let uneven = (isSure ? rows[...] : rows.dropLast()).filter(\.isUneven).count
        guard uneven >= (isSure ? 1 : 2), uneven * 4 >= rows.count else { return nil }
        self.rows = rows
        top = first.top
        bottom = last.bottom
    }

    private static func bands(of segments: [Segment], x: Double, gap: Double) -> [Band] {
        var bands: [Band] = []
        for (index, segment) in segments.enumerated() {
            if let last = bands.last, segment.box.top - last.bottom <= gap {
                bands[bands.count - 1].append(segment.box, x: x)
            } else {
                bands.append(Band(segment, at: index, x: x))
            }
        }
        return bands
    }

    /// The columns that hold several things below each other, and how many where all rows agree in which each has a line.
    private static func piles(of rows: [CellRow], columns: Range<Int>) -> [Int: Int?] {
        var piles: [Int: Int?] = [:]
        for column in columns {
            let all = rows.compactMap { $0.pile(column) }
            guard !all.isEmpty else { continue }
            let counts = Set(all.filter(\.isRagged).map(\.count))
            piles[column] = .some(counts.count == 1 ? counts.first : nil)
        }
        return piles
    }

    /// The strips that hold the cells, from the left.
    private static func columns(of segments: ArraySlice<Segment>, gap: Double) -> [CellColumn] {
        var columns: [CellColumn] = []
        for box in segments.map(\.box).sorted(by: { $0.left < $1.left }) {
            if let last = columns.last, box.left - last.textRight < gap {
                columns[columns.count - 1].textRight = max(last.textRight, box.right)
            } else {
                columns.append(CellColumn(left: box.left, textRight: box.right))
            }
        }
        for index in columns.indices.dropLast() { columns[index].next = columns[index + 1].left }
        return columns
    }
}

/// How the cells of a row stand beside each other.
private struct Alignments: OptionSet {
    let rawValue: UInt8

    static let top = Alignments(rawValue: 1)
    static let middle = Alignments(rawValue: 2)
    static let all: Alignments = [.top, .middle]
}

/// Text between two strips without any across the page.
private struct Band {
    /// Which of the segments these are.
    private(set) var range: Range<Int>
    private(set) var top: Double
    private(set) var bottom: Double
    private let fontSize: Double
    private var left: Side?
    private var right: Side?

    private struct Side {
        var top: Double
        var bottom: Double
        var firstMiddle: Double

        mutating func add(_ box: Bounds) {
            bottom = max(bottom, box.bottom)
            firstMiddle = min(firstMiddle, box.middleY)
        }
    }

    init(_ segment: Segment, at index: Int, x: Double) {
        range = index..<index
        top = segment.box.top
        bottom = segment.box.bottom
        fontSize = segment.fontSize
        append(segment.box, x: x)
    }

    mutating func append(_ box: Bounds, x: Double) {
        range = range.lowerBound..<range.upperBound + 1
        bottom = max(bottom, box.bottom)
        let side = Side(top: box.top, bottom: box.bottom, firstMiddle: box.middleY)
        if box.left < x {
            if left == nil { left = side } else { left?.add(box) }
        } else {
            if right == nil { right = side } else { right?.add(box) }
        }
    }

    var isRow: Bool { left != nil && right != nil }
    var isContinuation: Bool { left == nil }
    /// Whether it is a row of more than one line.
    var hasLines: Bool { isRow && bottom - top > 1.8 * fontSize }

    /// The ways in which both sides are level.
    var alignments: Alignments {
        guard let left, let right else { return [] }
        let tolerance = 0.2 * max(fontSize, 4)
        var alignments: Alignments = []
        let isLevel = abs(left.firstMiddle - right.firstMiddle) <= tolerance || abs(left.top - right.top) <= tolerance
        if isLevel { alignments.insert(.top) }
        if abs(left.top + left.bottom - right.top - right.bottom) <= 2 * tolerance { alignments.insert(.middle) }
        return alignments
    }
}
