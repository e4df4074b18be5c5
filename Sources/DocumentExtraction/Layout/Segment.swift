import TextDocument

/// Neighbouring words of one line, with no gap between them that could be a gutter.
struct Segment {
    private(set) var words: [TextWord]
    private(set) var box: Bounds

    /// The widest gap inside a segment, in multiples of the font size; wider ones occur only in justified text.
    private static let widestGap = 1.0

    init(_ word: TextWord) {
        words = [word]
        box = word.box
    }

    var fontSize: Double { words.first?.fontSize ?? 0 }

    /// Whether the text says when rather than what: a year, or nothing but numbers and dashes.
    var isDate: Bool {
        let isSpan =
            words.count <= 6 && words.filter { $0.text.count == 2 && $0.text.allSatisfy(\.isNumber) }.count == 2
        return isSpan
            || words.contains { word in
                let digits = word.text.utf8.filter { $0 >= 0x30 && $0 <= 0x39 }.count
                return digits >= 4 && word.text.count <= 11 || word.text.hasPrefix("'") && digits == 2
            }
    }

    /// Joins words, given in the order in which their source reads them, to segments.
    static func join(_ words: [TextWord]) -> [Segment] {
        var segments: [Segment] = []
        for word in words {
            if let last = segments.last, last.isContinued(by: word) {
                segments[segments.count - 1].append(word)
            } else {
                segments.append(Segment(word))
            }
        }
        return segments
    }

    private mutating func append(_ word: TextWord) {
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
