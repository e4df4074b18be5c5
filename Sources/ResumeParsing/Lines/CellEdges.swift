import TextDocument

/// Left edges at which the lines of a block begin: what begins there beside other text is a cell of its own, however narrow
/// the space between them is.
struct CellEdges {
    /// Edges in points by block.
    private let edges: [Int: [Double]]

    /// Lines that begin at an edge at least.
    private static let leastLines = 4
    /// Points by which two edges may differ.
    private static let tolerance = 1.5
    /// The least space in front of a cell in multiples of the font size; words are about a quarter apart.
    private static let leastGap = 0.45

    init(of page: TextPage) {
        guard page.origin == .textLayer else {
            edges = [:]
            return
        }
        edges = Dictionary(grouping: page.lines, by: \.block).mapValues { lines in
            var edges: [Double] = []
            let lefts = lines.compactMap { $0.words.first?.box.left }.sorted()
            guard let leftmost = lefts.first else { return [] }
            for left in lefts where left > leftmost + 20 && edges.last.map({ left - $0 > Self.tolerance }) ?? true {
                if lefts.filter({ abs($0 - left) <= Self.tolerance }).count >= Self.leastLines { edges.append(left) }
            }
            return edges
        }
    }

    /// The words of a line by cells.
    func cells(of line: TextLine) -> [[TextWord]] {
        let cells = line.cells()
        guard let edges = edges[line.block], !edges.isEmpty else { return cells }
        return cells.flatMap { cell -> [[TextWord]] in
            let cut = cell.indices.dropFirst().first { index in
                let word = cell[index]
                return word.box.left - cell[index - 1].box.right > Self.leastGap * word.fontSize
                    && edges.contains { abs($0 - word.box.left) <= Self.tolerance }
            }
            guard let cut else { return [cell] }
            return [Array(cell[..<cut]), Array(cell[cut...])]
        }
    }
}
