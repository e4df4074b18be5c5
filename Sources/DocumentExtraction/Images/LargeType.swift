import TextDocument

/// The words of a page with its lines of large type read once more by themselves, where the engine took them for pictures
/// or for letters set apart.
struct LargeType {
    let words: [TextWord]

    /// What the engine has to be as sure of, of a line as a whole, to be believed.
    private static let sure = 0.85
    /// Share of the letters on the picture that are read.
    private static let leastShare = 0.7
    /// Letters that stand alone in a line whose words fell apart.
    private static let manyAlone = 3
    /// Letters that are read for each on the picture at most: of small ones many do not show as large.
    private static let mostLetters = 2.5

    /// The lines that are to be read again, in points.
    func doubtful(_ lines: [LargeLine], scale: Double) -> [(box: Bounds, letters: Int)] {
        lines.compactMap { line in
            let box = line.box.scaled(by: scale)
            let read = Self.inside(box, words)
            let isWhole =
                Double(Self.letters(of: read)) >= Self.leastShare * Double(line.letters)
                && Self.confidence(of: read) >= Self.sure
                && read.count { $0.text.count == 1 } < Self.manyAlone
            return isWhole ? nil : (box, line.letters)
        }
    }

    /// The words with those of a line as they were read again, if that is the better reading.
    func with(_ line: (box: Bounds, letters: Int), readAs again: [TextWord]) -> LargeType {
        let before = Self.inside(line.box, words)
        let letters = Self.letters(of: again)
        guard Self.confidence(of: again) >= max(Self.sure, Self.confidence(of: before)),
            Double(letters) >= Self.leastShare * Double(line.letters),
            Double(letters) <= Self.mostLetters * Double(line.letters),
            again.count(where: { $0.text.count == 1 }) < Self.manyAlone
        else { return self }
        let others = words.filter { !before.contains($0) }
        let place = words.firstIndex { before.contains($0) || $0.box.top > line.box.bottom } ?? words.count
        let ahead = words[..<place].count { others.contains($0) }
        return LargeType(words: Array(others[..<ahead]) + again + others[ahead...])
    }

    private static func inside(_ box: Bounds, _ words: [TextWord]) -> [TextWord] {
        words.filter { word in
            box.left...box.right ~= word.box.middleX && box.top...box.bottom ~= word.box.middleY
        }
    }

    private static func letters(of words: [TextWord]) -> Int {
        words.reduce(0) { $0 + $1.text.count(where: \.isLetter) }
    }

    /// The mean of the letters.
    private static func confidence(of words: [TextWord]) -> Double {
        let letters = words.reduce(0) { $0 + $1.text.count }
        guard letters > 0 else { return 0 }
        return words.reduce(0) { $0 + $1.confidence * Double($1.text.count) } / Double(letters)
    }
}
