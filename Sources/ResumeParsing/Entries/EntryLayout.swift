/// What the lines of a block have in common.
enum EntryLayout {
    /// Points by which the middles of centred lines may differ.
    private static let tolerance = 5.0
    /// Lines that show how a block is set.
    private static let leastLines = 4

    /// The blocks whose lines are centred: there where a line begins says nothing.
    static func centredBlocks(of lines: [DocumentLine]) -> Set<Int> {
        Set(Dictionary(grouping: lines, by: \.block).filter { isCentred($0.value) }.keys)
    }

    static func isCentred(_ lines: [DocumentLine]) -> Bool {
        let plain = lines.filter { !$0.isBullet && $0.cells.count == 1 }
        guard plain.count >= leastLines else { return false }
        let middles = plain.map { ($0.left + $0.right) / 2 }.sorted()
        let lefts = plain.map(\.left).sorted()
        let middle = middles[middles.count / 2]
        let left = lefts[lefts.count / 2]
        let centred = middles.count { abs($0 - middle) < tolerance }
        let flush = lefts.count { abs($0 - left) < tolerance }
        return centred * 5 >= middles.count * 4 && flush * 2 < lefts.count
    }
}

extension [DocumentLine] {
    /// Where the longest line of each block ends, or its column.
    var rightEdges: [Int: Double] {
        Dictionary(map { ($0.block, Swift.max($0.right, $0.columnRight)) }, uniquingKeysWith: Swift.max)
    }
}
