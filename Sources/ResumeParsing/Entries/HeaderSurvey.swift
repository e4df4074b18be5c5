import Careers
import Resume

/// What the lines of a section look like together, before it is decided which of them name entries.
struct HeaderSurvey {
    let lines: [DocumentLine]
    /// The date of each line, as far as it is one of an entry.
    let dated: [DateMatch?]
    /// Whether every entry begins with a bold or large line.
    let standsOut: Bool
    /// Whether names come before the first dates.
    let isNameFirst: Bool
    let placement: DatePlacement
    let below: NamesBelowDates?
    private let scanner: DateScanner
    /// The date of each line, also of those within an entry.
    private let found: [DateMatch?]
    private let prominence: Prominence
    /// Whether every entry begins with its dates in a column of their own, and its names beside them: then no line before
    /// a date names what follows.
    private let areNamesBesideDates: Bool
    /// Where headers begin, by block.
    private let edges: [Int: Double]
    private let rightEdges: [Int: Double]
    private let layouts: [Int: EntryLayout]

    init(_ lines: [DocumentLine], scanner: DateScanner, knowledge: CareerKnowledge) {
        self.lines = lines
        self.scanner = scanner
        let asides = DateAsides(scanner: scanner, knowledge: knowledge)
        found = asides.found(in: lines)
        let ofEntries = asides.removed(from: found, in: lines)
        edges = Self.edges(of: lines, dated: ofEntries, scanner: scanner)
        dated = ToldDates(lines: lines, knowledge: knowledge).removed(from: ofEntries, edges: edges)
        placement = DatePlacement(lines, dated: dated)
        rightEdges = lines.rightEdges
        layouts = EntryLayout.byBlock(lines)
        prominence = Prominence(lines)
        standsOut = Self.standsOut(lines, dated: dated, prominence: prominence)
        below = NamesBelowDates(lines, dated: dated, prominence: prominence)
        isNameFirst = (dated.firstIndex { $0?.isRange == true } ?? 0) > 0
        let ranges = zip(lines, dated).filter { $1?.isRange == true }
        areNamesBesideDates =
            ranges.count >= 2 && dated.first??.isRange == true
            && ranges.allSatisfy { $0.cells.count > 1 && $1?.characters.lowerBound == 0 }
    }

    /// The line behind another with its date; nil where it cannot belong to the same header.
    func next(after index: Int) -> (line: DocumentLine, date: DateMatch?)? {
        areNamesBesideDates || index + 1 == lines.count ? nil : (lines[index + 1], dated[index + 1])
    }

    /// Whether a line has a date of something within an entry.
    func isAside(_ index: Int) -> Bool { found[index] != nil && dated[index] == nil }

    func isProminent(_ line: DocumentLine) -> Bool { prominence.has(line) }

    /// Whether a line looks plain where names do not.
    func isPlain(_ line: DocumentLine) -> Bool { (standsOut || below != nil) && !prominence.has(line) }

    /// Whether a line or one of the next ones says when, before anything is told.
    func isDateAhead(_ index: Int) -> Bool { Self.isDateAhead(lines, dated: dated, at: index) }

    func rightEdge(of line: DocumentLine) -> Double { rightEdges[line.block] ?? line.right }

    func layout(of line: DocumentLine) -> EntryLayout { layouts[line.block] ?? EntryLayout([]) }

    /// Whether a line stands further in than headers do.
    func isIndented(_ line: DocumentLine) -> Bool {
        !layout(of: line).isCentred && contentLeft(of: line) > (edges[line.block] ?? line.left) + 4
    }

    /// Where a line begins beside its date.
    func contentLeft(of line: DocumentLine) -> Double { Self.contentLeft(of: line, scanner: scanner) }

    /// There are as many prominent lines before dates as there are dates.
    private static func standsOut(_ lines: [DocumentLine], dated: [DateMatch?], prominence: Prominence) -> Bool {
        let dates = dated.filter { $0?.isRange == true }.count
        guard dates >= 2, lines.filter(prominence.has).count * 4 < lines.count * 3, let first = lines.first,
            prominence.has(first) || dated[0]?.isRange == true || dated.first(where: { $0?.isRange == true }) == nil
        else { return false }
        let starts = lines.indices.filter { index in
            prominence.has(lines[index]) && (index == 0 || !prominence.has(lines[index - 1]))
                && isDateAhead(lines, dated: dated, at: index)
        }
        return starts.count >= dates
    }

    private static func isDateAhead(_ lines: [DocumentLine], dated: [DateMatch?], at index: Int) -> Bool {
        for ahead in index..<min(index + 4, lines.count) {
            if ahead > index, lines[ahead].isBullet { return false }
            if dated[ahead]?.isRange == true { return true }
        }
        return false
    }

    /// The leftmost edge of lines with dates (beside a date in a rail of its own), else of all.
    private static func edges(of lines: [DocumentLine], dated: [DateMatch?], scanner: DateScanner) -> [Int: Double] {
        var edges: [Int: Double] = [:]
        for (line, date) in zip(lines, dated) where date?.isRange == true && !line.isBullet {
            edges[line.block] = min(edges[line.block] ?? .infinity, contentLeft(of: line, scanner: scanner))
        }
        for line in lines where edges[line.block] == nil && !line.isBullet {
            let all = lines.filter { $0.block == line.block && !$0.isBullet }.map(\.left)
            edges[line.block] = all.min()
        }
        return edges
    }

    private static func contentLeft(of line: DocumentLine, scanner: DateScanner) -> Double {
        let content = line.cells.first { cell in
            guard let match = scanner.firstMatch(in: cell.text) else { return true }
            return match.characters.count < cell.text.count - 2
        }
        return content?.left ?? line.left
    }
}
