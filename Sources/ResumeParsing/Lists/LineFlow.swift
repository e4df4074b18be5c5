import TextFolding

/// Tells which lines of a list go on with the one before: those whose first word had no room there, or that say so.
struct LineFlow {
    private let edges: [Int: Double]
    /// How far below each other most lines of a block begin, where few are closer; none where that tells nothing.
    private let steps: [Int: Double]

    private static let connectives: Set<String> = [
        "of", "and", "&", "for", "the", "de", "der", "und", "et", "y", "e", "des", "du", "in", "van", "i", "at", "en",
        "di", "del", "della", "für", "von", "do", "da", "dos", "em", "im", "zum", "zur", "with", "to", "by", "à", "w",
        "voor", "met", "con", "per", "pour", "para", "por", "–", "—", "-", "|", "/",
    ]

    init(_ lines: [DocumentLine]) {
        edges = Dictionary(lines.map { ($0.block, max($0.right, $0.columnRight)) }, uniquingKeysWith: max)
        steps = Dictionary(grouping: lines, by: \.block).compactMapValues(Self.step)
    }

    /// Lines of a block that show how far items are apart.
    private static let leastLines = 4
    /// Of the size of type: by how much lines of one item are closer than others.
    private static let leastCloser = 0.1

    /// Items that are set with room between them, a few of which take two lines.
    private static func step(of lines: [DocumentLine]) -> Double? {
        guard lines.count >= leastLines else { return nil }
        let steps = zip(lines, lines.dropFirst()).filter { $0.page == $1.page }.map { $1.top - $0.top }.sorted()
        guard let usual = steps.dropFirst(steps.count / 2).first, let size = lines.map(\.fontSize).max() else {
            return nil
        }
        let closer = steps.count { $0 < usual - leastCloser * size }
        return closer > 0 && closer * 3 <= steps.count ? usual : nil
    }

    /// Whether a line stands closer below the one before than items do.
    private func isClose(_ line: DocumentLine, below previous: DocumentLine) -> Bool {
        guard let step = steps[line.block], line.page == previous.page else { return false }
        return line.top > previous.top && line.top - previous.top < step - Self.leastCloser * line.fontSize
    }

    /// Whether a line breaks off so that the next must belong to it.
    static func breaksOff(_ text: String) -> Bool {
        guard let last = text.split(separator: " ").last else { return false }
        return connectives.contains(last.lowercased()) || text.hasSuffix(",") || text.hasSuffix("-")
            || text.contains("(") && text.filter { $0 == "(" }.count > text.filter { $0 == ")" }.count
    }

    /// Whether a line goes on with the one before.
    func goesOn(_ line: DocumentLine, after previous: DocumentLine) -> Bool {
        guard !line.isBullet, line.block == previous.block, let first = line.text.first else { return false }
        if Self.breaksOff(previous.text) || first == "(" { return true }
        if first.isLowercase { return !line.text.contains("@") && !line.text.hasPrefix("http") }
        // "Sports: tennis": a label begins anew.
        if let colon = line.text.firstIndex(of: ":"), line.text[..<colon].wordCount <= 4,
            !line.text[..<colon].contains(",")
        {
            return false
        }
        guard line.isBold == previous.isBold || previous.isBullet, line.cells.count == 1,
            abs(line.fontSize - previous.fontSize) < 0.6
        else { return false }
        return isFull(previous, before: line) || isClose(line, below: previous) && line.left - previous.left < 1
    }

    /// Whether the first word of a line had no room behind the one before.
    func isFull(_ previous: DocumentLine, before line: DocumentLine) -> Bool {
        let word = Double(line.text.prefix { $0 != " " }.count + 1)
        let letter = (previous.right - previous.left) / Double(max(previous.text.count, 1))
        return previous.right + letter * word > (edges[line.block] ?? previous.right) + 1
    }
}
