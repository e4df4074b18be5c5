import TextFolding

/// What the lines of a block have in common that tells where an entry begins.
struct EntryLayout {
    /// Whether lines are centred: then where one begins says nothing.
    let isCentred: Bool
    /// Whether what is told about entries stands behind bullets.
    private let isBulleted: Bool
    /// The usual distance from line to line, in points.
    private let pitch: Double
    /// Where the text behind bullets begins.
    private let bulletEdge: Double

    /// Points by which the middles of centred lines may differ.
    private static let tolerance = 5.0
    /// How much more than usual the distance to the line above is where something begins.
    private static let leastGap = 1.35

    init(_ lines: [DocumentLine]) {
        let pitches = zip(lines, lines.dropFirst()).map { $1.top - $0.top }.filter { $0 > 0 }.sorted()
        pitch = pitches.isEmpty ? 0 : pitches[pitches.count / 2]
        let bullets = lines.filter(\.isBullet)
        let plain = lines.filter { !$0.isBullet && $0.cells.count == 1 }
        isBulleted = bullets.count >= 2 && bullets.count * 3 >= lines.count
        bulletEdge = bullets.map(\.left).min() ?? .infinity
        let middles = plain.map { ($0.left + $0.right) / 2 }.sorted()
        let lefts = plain.map(\.left).sorted()
        if middles.count >= 4 {
            let middle = middles[middles.count / 2]
            let left = lefts[lefts.count / 2]
            let centred = middles.filter { abs($0 - middle) < Self.tolerance }.count
            let flush = lefts.filter { abs($0 - left) < Self.tolerance }.count
            isCentred = centred * 5 >= middles.count * 4 && flush * 2 < lefts.count
        } else {
            isCentred = false
        }
    }

    /// The layouts of all blocks.
    static func byBlock(_ lines: [DocumentLine]) -> [Int: EntryLayout] {
        Dictionary(grouping: lines, by: \.block).mapValues(EntryLayout.init)
    }

    /// Whether a line behind what is told about an entry begins another.
    func begins(_ line: DocumentLine, after previous: DocumentLine) -> Bool {
        guard line.block == previous.block, line.page == previous.page else { return false }
        if isBulleted { return isCentred || line.left < bulletEdge - 1 }
        return pitch > 0 && line.top - previous.top > Self.leastGap * pitch
    }
}

extension [DocumentLine] {
    /// Where the longest line of each block ends, or its column.
    var rightEdges: [Int: Double] {
        Dictionary(map { ($0.block, Swift.max($0.right, $0.columnRight)) }, uniquingKeysWith: Swift.max)
    }
}
