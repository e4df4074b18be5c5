import CTesseract
import TextDocument

/// A line of large type on a picture.
struct LargeLine {
    /// In dots.
    var box: Bounds
    /// Parts that are as high as letters of that type.
    var letters: Int
}

extension Picture {
    /// Grey below which a dot is ink.
    private static let darkInk: Int32 = 128
    /// Parts of the ink of a full page, and some more: what has more is a pattern.
    private static let mostInkParts: Int32 = 40_000
    /// Inches that the letters of a text are high.
    private static let textHeights = 0.04...0.3
    /// Heights of the letters of a text by which large ones are higher; what is higher still is no letter.
    private static let largeHeights = 1.6...9.0
    /// Width over height of a letter.
    private static let letterShapes = 0.08...2.5
    /// Heights of a letter between two of one line at most.
    private static let widestSpace = 1.2
    private static let leastLetters = 4
    private static let mostLargeLines = 8

    /// Where lines of large type are, such as the name at the head of a résumé.
    ///
    /// - Parameter resolution: dots per inch.
    /// - Returns: the lines, in dots.
    func largeLines(resolution: Double) -> [LargeLine] {
        guard let dark = unsafe pixThresholdToBinary(pointerForReading, Self.darkInk) else { return [] }
        let parts = unsafe Picture(consuming: dark).parts(most: Self.mostInkParts)
        let heights = parts.map(\.height).filter { Self.textHeights.contains($0 / resolution) }.sorted()
        guard !heights.isEmpty else { return [] }
        let usual = heights[heights.count / 2]
        let letters = parts.filter { part in
            Self.largeHeights.contains(part.height / usual) && Self.letterShapes.contains(part.width / part.height)
        }.sorted { $0.left < $1.left }
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
