import Careers

/// Which lines of a section say when an entry was, and where headers begin.
struct HeaderSurvey {
    /// The date of each line, as far as it is one of an entry.
    let dated: [DateMatch?]
    private let scanner: DateScanner
    /// Where headers begin, by block.
    private let edges: [Int: Double]
    private let centred: Set<Int>

    /// Points by which a line stands further in than another.
    private static let tolerance = 4.0

    init(_ lines: [DocumentLine], scanner: DateScanner, knowledge: CareerKnowledge) {
        self.scanner = scanner
        let asides = DateAsides(scanner: scanner, knowledge: knowledge)
        let ofEntries = asides.removed(from: asides.found(in: lines), in: lines)
        edges = Self.edges(of: lines, dated: ofEntries, scanner: scanner)
        dated = ToldDates(lines: lines, knowledge: knowledge).removed(from: ofEntries, edges: edges)
        centred = EntryLayout.centredBlocks(of: lines)
    }

    /// Whether a line stands further in than headers do.
    func isIndented(_ line: DocumentLine) -> Bool {
        guard !centred.contains(line.block) else { return false }
        return Self.contentLeft(of: line, scanner: scanner) > (edges[line.block] ?? line.left) + Self.tolerance
    }

    /// The leftmost edge of lines with dates (beside a date in a rail of its own), else of all.
    private static func edges(of lines: [DocumentLine], dated: [DateMatch?], scanner: DateScanner) -> [Int: Double] {
        var edges: [Int: Double] = [:]
        for (line, date) in zip(lines, dated) where date?.isRange == true && !line.isBullet {
            edges[line.block] = min(edges[line.block] ?? .infinity, contentLeft(of: line, scanner: scanner))
        }
        var others: [Int: Double] = [:]
        for line in lines where edges[line.block] == nil && !line.isBullet {
            others[line.block] = min(others[line.block] ?? .infinity, line.left)
        }
        return edges.merging(others) { edge, _ in edge }
    }

    /// Where a line begins beside its date.
    private static func contentLeft(of line: DocumentLine, scanner: DateScanner) -> Double {
        let content = line.cells.first { cell in
            guard let match = scanner.firstMatch(in: cell.text) else { return true }
            return match.characters.count < cell.text.count - 2
        }
        return content?.left ?? line.left
    }
}
