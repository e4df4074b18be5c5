import TextDocument

/// A run of characters in one font, by their index in the page's text.
struct PDFFontRun {
    var characters: ClosedRange<Int>
    var isBold: Bool
    var isItalic: Bool
    /// Points.
    var size: Double

    init(characters: ClosedRange<Int>, name: String, size: Double) {
        self.characters = characters
        self.size = size
        let name = name.lowercased()
        isBold = ["bold", "black", "heavy", "demi", "cmbx", "medi"].contains { name.contains($0) }
        isItalic = ["italic", "oblique", "cmti"].contains { name.contains($0) }
    }
}

/// Puts characters with their boxes together to words.
struct PDFWordAssembler {
    private let fonts: [PDFFontRun]
    private var fontIndex = 0
    private var words: [TextWord] = []
    private var text = String.UnicodeScalarView()
    private var box: Bounds?
    private var firstCharacter = 0

    init(fonts: [PDFFontRun]) {
        self.fonts = fonts
    }

    mutating func append(_ scalar: Unicode.Scalar, box characterBox: Bounds, index: Int) {
        if scalar.properties.isWhitespace {
            endWord()
            return
        }
        if let box, isApart(characterBox, from: box) { endWord() }
        if text.isEmpty { firstCharacter = index }
        text.append(scalar)
        box = box?.union(characterBox) ?? characterBox
    }

    mutating func finish() -> [TextWord] {
        endWord()
        return words
    }

    /// Some programs scale a small font up: then the box is right, and the stated size is not.
    private static func fontSize(stated: Double?, height: Double) -> Double {
        guard let stated, height < 1.7 * stated else { return height / 1.2 }
        return stated
    }

    /// Poppler leaves out the white space at some line and cell ends: then only the distance tells two words apart.
    private func isApart(_ next: Bounds, from word: Bounds) -> Bool {
        let height = max(min(word.height, next.height), 1)
        let gap = max(next.left - word.right, word.left - next.right)
        return gap > 0.8 * height || abs(next.middleY - word.middleY) > 0.8 * max(word.height, next.height)
    }

    private mutating func endWord() {
        defer {
            text = String.UnicodeScalarView()
            box = nil
        }
        guard !text.isEmpty, let box else { return }
        while fontIndex + 1 < fonts.count, fonts[fontIndex].characters.upperBound < firstCharacter { fontIndex += 1 }
        let font = fonts.indices.contains(fontIndex) ? fonts[fontIndex] : nil
        words.append(
            TextWord(
                text: String(text),
                box: box,
                fontSize: Self.fontSize(stated: font?.size, height: box.height),
                isBold: font?.isBold ?? false,
                isItalic: font?.isItalic ?? false
            )
        )
    }
}
