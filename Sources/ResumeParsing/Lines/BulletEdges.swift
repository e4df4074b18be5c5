import TextDocument

/// Where the bullets of a recognised page stand, so that one which was taken for a letter or a sign, or was not seen,
/// is known by its place.
struct BulletEdges {
    /// What recognition makes of a small disc: "e  Cared for patients", "¢ Cut waste".
    private static let lookalikes: Set<Character> = [
        "e", "o", "c", "O", "©", "®", "¢", "*", "«", "»", "°", "·", "=", "@", ".", "¥", "§", "<", ">",
    ]
    /// Points by which a place may differ.
    private static let tolerance = 4.0
    /// Fewer bullets prove no list.
    private static let leastBullets = 2
    private static let leastWords = 4

    private let edges: [Double]
    /// Lines that begin where the text behind bullets does, though the line before had room for their first word.
    private let lost: Set<Int>

    init(_ page: TextPage) {
        guard page.origin == .recognised else {
            (edges, lost) = ([], [])
            return
        }
        let bullets = page.lines.compactMap(\.words.first).filter { $0.text == DocumentLine.bullet }
        let edges = bullets.count < Self.leastBullets ? [] : bullets.map { ($0.box.left + $0.box.right) / 2 }
        self.edges = edges
        lost = edges.isEmpty ? [] : Self.lost(page.lines, edges: edges)
    }

    /// Whether the first word of a line is a bullet that was taken for something else.
    func hides(_ word: TextWord) -> Bool {
        !edges.isEmpty && Self.isMark(word, edges: edges)
    }

    /// Whether a line of the page lost its bullet.
    func isLost(at index: Int) -> Bool { lost.contains(index) }

    private static func isMark(_ word: TextWord, edges: [Double]) -> Bool {
        guard word.text.count <= 2, word.text.allSatisfy(lookalikes.contains) else { return false }
        let middle = (word.box.left + word.box.right) / 2
        return edges.contains { abs($0 - middle) <= tolerance }
    }

    private static func lost(_ lines: [TextLine], edges: [Double]) -> Set<Int> {
        let marked = lines.map { line in
            line.words.count > 1
                && line.words.first.map { $0.text == DocumentLine.bullet || isMark($0, edges: edges) }
                    == true
        }
        let texts = zip(lines, marked).compactMap { line, isMarked in isMarked ? line.words[1].box.left : nil }
        let aligned = zip(lines, marked).map { line, isMarked in
            !isMarked
                && line.words.first.map { word in texts.contains { abs($0 - word.box.left) <= tolerance } } == true
        }
        var found: Set<Int> = []
        for (index, line) in lines.enumerated() where aligned[index] {
            // Where other lines begin at that place too, it tells nothing.
            guard index > 0, marked[index - 1] || aligned[index - 1] else { return [] }
            if isTold(line), begins(line, after: lines[index - 1], among: lines) { found.insert(index) }
        }
        return found
    }

    /// Whether a line has the words of a sentence: names of positions and employers have capitals, and dates years.
    private static func isTold(_ line: TextLine) -> Bool {
        let small = line.words.count { $0.text.first?.isLowercase == true }
        let hasYear = line.words.contains { $0.text.filter(\.isNumber).count == 4 }
        return line.words.count >= leastWords && small * 2 >= line.words.count && !hasYear
    }

    /// Whether the first word of a line would have had room on the line before.
    private static func begins(_ line: TextLine, after previous: TextLine, among lines: [TextLine]) -> Bool {
        guard let first = line.words.first, let last = previous.words.last, let letter = first.text.first,
            letter.isUppercase || letter.isNumber
        else { return false }
        let column = lines.filter { $0.block == line.block || $0.block == previous.block }
        let edge = column.compactMap(\.words.last?.box.right).max() ?? last.box.right
        let space = first.box.height
        return last.box.right + (first.box.right - first.box.left) + space < edge
    }
}
