import TextDocument

/// Where the columns of a page end on the right, be their lines as short as they may.
struct ColumnEdges {
    /// Left and right edges by block.
    private let rights: [Int: Double]

    /// Share of its column that the longest line of a block takes where it ends where the column does.
    private static let leastShare = 0.85

    init(of page: TextPage) {
        let boxes = Dictionary(grouping: page.lines.filter { !$0.isRepeated }, by: \.block).compactMapValues { lines in
            lines.dropFirst().reduce(lines.first?.box) { box, line in
                line.box.flatMap { box?.union($0) } ?? box
            }
        }
        // All paragraphs of a flow are as wide as the longest may be, unless others stand beside them.
        let widest = page.origin == .flow ? boxes.values.map(\.right).max() : nil
        let margin = boxes.values.map(\.left).min() ?? 0
        rights = boxes.mapValues { box in
            let beside = boxes.values.filter { other in
                other.left >= box.right && other.top < box.bottom && other.bottom > box.top
            }
            if beside.isEmpty, let widest { return widest }
            let limit = beside.map(\.left).min() ?? max(page.width - margin, box.right)
            return box.right - box.left > Self.leastShare * (limit - box.left) ? box.right : limit
        }
    }

    /// The edge of the column that a block stands in; 0 where nothing is known.
    func right(of block: Int) -> Double { rights[block] ?? 0 }
}
