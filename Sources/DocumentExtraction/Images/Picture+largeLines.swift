import TextDocument

extension Picture {
    /// Inches that the letters of a text are high.
    private static let textHeights = 0.04...0.3
    /// Heights of the letters of a text by which large ones are higher; what is higher still is no letter.
    private static let largeHeights = 1.6...9.0
    /// Width over height of a letter.
    private static let letterShapes = 0.08...2.5
    /// Heights of a letter between two of one line at most.
    private static let widestSpace = 1.2
    private static let leastLetters = 4
    /// Large letters of a page: more are a pattern, each part of which would be compared with all others.
    private static let mostLargeLetters = 2_000
    private static let mostLargeLines = 8

    /// Where lines of large type are, such as the name at the head of a résumé.
    ///
    /// - Parameter resolution: dots per inch.
    /// - Returns: the lines, in dots.
    func largeLines(resolution: Double) -> [LargeLine] {
        let parts = inkParts()
        let heights = parts.map(\.height).filter { Self.textHeights.contains($0 / resolution) }.sorted()
        guard !heights.isEmpty else { return [] }
        let usual = heights[heights.count / 2]
        let letters = parts.filter { part in
            Self.largeHeights.contains(part.height / usual) && Self.letterShapes.contains(part.width / part.height)
        }.sorted { $0.left < $1.left }
        guard letters.count <= Self.mostLargeLetters else { return [] }
        var lines: [LargeLine] = []
        for letter in letters {
            let line = lines.firstIndex { line in
                line.box.sharesLine(with: letter) && letter.left - line.box.right < Self.widestSpace * letter.height
            }
            if let line {
                lines[line].box = lines[line].box.union(letter)
                lines[line].letters += 1
            } else {
                lines.append(LargeLine(box: letter, letters: 1))
            }
        }
        return Array(lines.filter { $0.letters >= Self.leastLetters }.prefix(Self.mostLargeLines))
    }
}
