import TextDocument

/// Neighbouring words of one line, with no gap between them that could be a gutter.
struct Segment {
    private(set) var words: [TextWord]
    private(set) var box: Bounds
    /// The lines of a table, which stands in its place as a whole.
    private(set) var table: [[TextWord]]?

    /// The widest gap inside a segment, in multiples of the font size; wider ones occur only in justified text.
    private static let widestGap = 1.0
    /// The least gap in front of a cell; words are about a quarter apart.
    private static let leastCellGap = 0.5
    /// Segments that begin at an edge of cells.
    private static let leastAtEdge = 3

    init(_ word: TextWord) {
        words = [word]
        box = word.box
    }

    private init?(_ words: [TextWord]) {
        guard let first = words.first else { return nil }
        self.words = words
        box = words.dropFirst().reduce(first.box) { $0.union($1.box) }
    }

    /// Each line of a table by itself; what is no table as it is.
    var lines: [Segment] { table?.compactMap { Segment($0) } ?? [self] }

    init(_ table: RuledTable) {
        words = table.lines.flatMap { $0 }
        box = table.box
        self.table = table.lines
    }

    var fontSize: Double { words.first?.fontSize ?? 0 }

    /// Whether the text says when rather than what.
    var isDate: Bool { Self.isDate(words) }

    /// Whether words say when rather than what: a year, or nothing but numbers and dashes.
    static func isDate(_ words: [TextWord]) -> Bool {
        let isSpan =
            words.count <= 6 && words.filter { $0.text.count == 2 && $0.text.allSatisfy(\.isNumber) }.count == 2
        return isSpan
            || words.contains { word in
                let digits = word.text.utf8.filter { $0 >= 0x30 && $0 <= 0x39 }.count
                return digits >= 4 && word.text.count <= 11 || word.text.hasPrefix("'") && digits == 2
            }
    }

    /// Whether a word holds a year: "2016", "04/2016", "2017–2018".
    var hasYear: Bool {
        words.contains { word in
            word.text.utf8.contains(where: { $0 == UInt8(ascii: "1") || $0 == UInt8(ascii: "2") })
                && word.text.count <= 11
                && word.text.split(whereSeparator: { !$0.isNumber }).contains { digits in
                    digits.count == 4 && (digits.hasPrefix("19") || digits.hasPrefix("20"))
                }
        }
    }

    /// Joins words, given in the order in which their source reads them, to segments.
    static func join(_ words: [TextWord]) -> [Segment] {
        var segments: [Segment] = []
        for word in words {
            // Asked in its place: a segment that is held elsewhere as well is copied when it grows.
            if let last = segments.indices.last, segments[last].isContinued(by: word) {
                segments[last].append(word)
            } else {
                segments.append(Segment(word))
            }
        }
        return segments
    }

    /// Parts segments where a cell begins close behind another: at an edge at which other segments begin, behind more
    /// than the space between words.
    static func part(_ segments: [Segment]) -> [Segment] {
        let edges = sharedEdges(of: segments)
        guard !edges.isEmpty else { return segments }
        return segments.flatMap { segment -> [Segment] in
            var parts = [Segment(segment.words[0])]
            for (last, word) in zip(segment.words, segment.words.dropFirst()) {
                let isWide = word.box.left - last.box.right > leastCellGap * word.fontSize
                if isWide, last.text != WordCleaning.bullet, edges.contains(where: { abs($0 - word.box.left) < 1 }) {
                    parts.append(Segment(word))
                } else {
                    parts[parts.count - 1].append(word)
                }
            }
            return parts
        }
    }

    /// Left edges of several segments but for those at the margin, in points.
    private static func sharedEdges(of segments: [Segment]) -> [Double] {
        let lefts = segments.map(\.box.left).sorted()
        var edges: [Double] = []
        var count = 0
        for (index, left) in lefts.enumerated() {
            count = index > 0 && left - lefts[index - 1] < 0.5 ? count + 1 : 1
            if count == leastAtEdge, left > lefts[0] + 20 { edges.append(left) }
        }
        return edges
    }

    mutating func append(_ word: TextWord) {
        words.append(word)
        box = box.union(word.box)
    }

    private func isContinued(by word: TextWord) -> Bool {
        guard let last = words.last, last.box.sharesLine(with: word.box) else { return false }
        let gap = word.box.left - last.box.right
        let size = max(last.fontSize, word.fontSize)
        // A bullet belongs to its text, however far the text is indented.
        let widest = words.count == 1 && last.text == WordCleaning.bullet ? 3.5 : Self.widestGap
        return gap >= -0.5 * size && gap <= widest * size
    }
}
