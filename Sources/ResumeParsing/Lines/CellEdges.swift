import TextDocument

/// Left edges at which the lines of a block begin: what begins there beside other text is a cell of its own, however narrow
/// the space between them is.
struct CellEdges {
    /// Edges in points by block.
    private let edges: [Int: [Double]]
    /// Left edges of bullets by block: of one that a line begins with, or of several behind dates.
    private let bullets: [Int: [Double]]
    private let tolerance: Double

    /// Lines that begin at an edge at least.
    private static let leastLines = 4
    /// Points by which two edges may differ: a text layer tells where type was set, a picture where its ink begins.
    private static let tolerances = (ofType: 1.5, ofInk: 2.5)
    /// The least space in front of a cell in multiples of the font size; words are about a quarter apart.
    private static let leastGap = 0.45
    /// The same for edges at which no line begins.
    private static let leastInnerGap = 0.6
    /// Bullets behind dates that must stand at one edge.
    private static let leastBullets = 2
    /// Words of a date in front of such an edge.
    private static let mostDateWords = 5
    /// Lines that must have a word at such an edge.
    private static let leastInnerLines = 3

    init(of page: TextPage) {
        let tolerance = page.origin == .recognised ? Self.tolerances.ofInk : Self.tolerances.ofType
        self.tolerance = tolerance
        guard page.origin != .flow else {
            (edges, bullets) = ([:], [:])
            return
        }
        bullets = Dictionary(grouping: page.lines, by: \.block).mapValues { lines in
            Self.bullets(of: lines, tolerance: tolerance)
        }
        edges = Dictionary(grouping: page.lines, by: \.block).mapValues { lines in
            var edges: [Double] = []
            let lefts = lines.compactMap { $0.words.first?.box.left }.sorted()
            guard let leftmost = lefts.first else { return [] }
            for left in lefts where left > leftmost + 20 && edges.last.map({ left - $0 > tolerance }) ?? true {
                if Self.count(of: lefts, near: left, within: tolerance) >= Self.leastLines { edges.append(left) }
            }
            return edges + Self.innerEdges(of: lines, tolerance: tolerance)
        }
    }

    /// Edges at which words begin behind figures and a wider space, on several lines: a narrow column of dates.
    private static func innerEdges(of lines: [TextLine], tolerance: Double) -> [Double] {
        let starts = lines.compactMap { line -> Double? in
            let words = line.words
            guard
                let next = words.indices.dropFirst().first(where: { index in
                    words[index].box.left - words[index - 1].box.right > leastInnerGap * words[index].fontSize
                }), next <= mostDateWords,
                words[..<next].contains(where: { $0.text.utf8.contains { (0x30...0x39).contains($0) } })
            else { return nil }
            return words[next].box.left
        }.sorted()
        var edges: [Double] = []
        for start in starts where edges.last.map({ start - $0 > tolerance }) ?? true {
            if count(of: starts, near: start, within: tolerance / 2) >= leastInnerLines { edges.append(start) }
        }
        return edges
    }

    /// How many of sorted numbers are no farther from a value than that.
    private static func count(of sorted: [Double], near value: Double, within distance: Double) -> Int {
        first(in: sorted) { $0 > value + distance } - first(in: sorted) { $0 >= value - distance }
    }

    /// The index from which on sorted numbers are large enough.
    private static func first(in sorted: [Double], where isEnough: (Double) -> Bool) -> Int {
        var range = 0..<sorted.count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = isEnough(sorted[middle]) ? range.lowerBound..<middle : (middle + 1)..<range.upperBound
        }
        return range.lowerBound
    }

    private static func bullets(of lines: [TextLine], tolerance: Double) -> [Double] {
        let first = lines.compactMap { $0.words.first }.filter(isBullet).map(\.box.left)
        func hasFigure(_ words: ArraySlice<TextWord>, digits: Int = 1) -> Bool {
            words.contains { $0.text.utf8.count { (0x30...0x39).contains($0) } >= digits }
        }
        let inner = lines.compactMap { line -> (left: Double, isDated: Bool)? in
            let words = line.words
            guard let index = words.prefix(mostDateWords).firstIndex(where: isBullet),
                index > 0,
                // "Aug. 2004 • Juli 2007" parts dates.
                !hasFigure(words.dropFirst(index + 1).prefix(2), digits: 4)
            else { return nil }
            return (words[index].box.left, hasFigure(words[..<index]))
        }
        return first
            + inner.map(\.left).filter { left in
                let column = inner.filter { abs($0.left - left) <= tolerance }
                return column.count >= leastBullets && column.contains(where: \.isDated)
            }
    }

    private static func isBullet(_ word: TextWord) -> Bool {
        word.text.utf8.count == DocumentLine.bullet.utf8.count && word.text == DocumentLine.bullet
    }

    /// Whether a bullet stands where others of its block do: "2021  • Served residents" beside a column of dates.
    private func isBullet(_ word: TextWord, in block: Int) -> Bool {
        bullets[block]?.contains { abs($0 - word.box.left) <= tolerance } == true
    }

    /// The words of a line by cells.
    func cells(of line: TextLine) -> [[TextWord]] {
        let cells = line.cells()
        guard let edges = edges[line.block] else { return cells }
        return cells.flatMap { cell -> [[TextWord]] in
            guard !edges.isEmpty || bullets[line.block]?.isEmpty == false else { return [cell] }
            let cut = cell.indices.dropFirst().first { index in
                let word = cell[index]
                if Self.isBullet(word), isBullet(word, in: line.block) { return true }
                return word.box.left - cell[index - 1].box.right > Self.leastGap * word.fontSize
                    && edges.contains { abs($0 - word.box.left) <= tolerance }
            }
            guard let cut else { return [cell] }
            return [Array(cell[..<cut]), Array(cell[cut...])]
        }.flatMap { cutAtWideSpaces($0) }
    }

    /// The least space between fields of one line in multiples of the font size, and of the usual space between its words.
    private static let leastFieldGap = 0.95
    private static let leastFieldRatio = 2.5
    /// Words of a line whose spaces tell what is usual.
    private static let leastWords = 4

    /// "Acme Ltd   Fitter   Hull": fields set apart by spaces that words do not have.
    private func cutAtWideSpaces(_ words: [TextWord]) -> [[TextWord]] {
        guard words.count >= Self.leastWords else { return [words] }
        let gaps = words.indices.dropFirst().map { words[$0].box.left - words[$0 - 1].box.right }
        let isWide = gaps.indices.contains { gaps[$0] > Self.leastFieldGap * words[$0 + 1].fontSize }
        guard isWide else { return [words] }
        let usual = gaps.sorted()[(gaps.count - 1) / 2]
        return words.cut { last, word in
            let gap = word.box.left - last.box.right
            return gap > Self.leastFieldGap * word.fontSize && gap > Self.leastFieldRatio * usual
        }
    }
}
