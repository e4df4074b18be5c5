import TextFolding

/// Tells which lines of a list go on with the one before: those whose first word had no room there, or that say so.
struct LineFlow {
    private let edges: [Int: Double]

    private static let connectives: Set<String> = [
        "of", "and", "&", "for", "the", "de", "der", "und", "et", "y", "e", "des", "du", "in", "van", "i", "at", "en",
        "di", "del", "della", "für", "von", "do", "da", "dos", "em", "im", "zum", "zur", "with", "to", "by", "à", "w",
        "voor", "met", "con", "per", "pour", "para", "por", "–", "—", "-", "|", "/",
    ]

    init(_ lines: [DocumentLine]) {
        edges = Dictionary(lines.map { ($0.block, max($0.right, $0.columnRight)) }, uniquingKeysWith: max)
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
        if let colon = line.text.firstIndex(of: ":"), line.text[..<colon].wordCount <= 4 { return false }
        guard line.isBold == previous.isBold || previous.isBullet, line.cells.count == 1,
            abs(line.fontSize - previous.fontSize) < 0.6
        else { return false }
        return isFull(previous, before: line)
    }

    /// Whether the first word of a line had no room behind the one before.
    func isFull(_ previous: DocumentLine, before line: DocumentLine) -> Bool {
        let word = Double(line.text.prefix { $0 != " " }.count + 1)
        let letter = (previous.right - previous.left) / Double(max(previous.text.count, 1))
        return previous.right + letter * word > (edges[line.block] ?? previous.right) + 1
    }
}
