import TextDocument

/// A word of a text layer, and the colour it says it has.
struct PDFWord {
    var text: TextWord
    var colour: Colour
    /// The usual distance between its letters in points; 0 for one letter.
    var letterGap: Double
    /// Where it stands on the page as it is shown: differs from the word's box where the page lies on its side.
    var drawn: Bounds
}

/// A run of characters in one font and colour, by their index in the page's text.
struct PDFFontRun {
    var characters: ClosedRange<Int>
    let style: PDFFontStyle
    /// Points.
    var size: Double
    var colour: Colour
}

/// What the name of a font says of its letters.
struct PDFFontStyle {
    let isBold: Bool
    let isItalic: Bool
    /// Whether the glyphs are drawings (Type 3): such fonts have no name, and any scale.
    let isDrawn: Bool

    /// What Poppler calls fonts without a name.
    private static let nameOfDrawnFonts = "Default"

    init(fontName: String) {
        isDrawn = fontName == Self.nameOfDrawnFonts
        let name = fontName.lowercased()
        isBold = ["bold", "black", "heavy", "demi", "cmbx", "medi"].contains { name.contains($0) }
        isItalic = ["italic", "oblique", "cmti"].contains { name.contains($0) }
    }
}

/// The characters of a text layer, each with its box, in the order in which they are read.
struct PDFCharacters {
    var scalars: [Unicode.Scalar] = []
    /// On the page as it is shown, in points.
    var boxes: [Bounds] = []
    var fonts: [PDFFontRun] = []

    /// The characters put together to words.
    ///
    /// - Parameters:
    ///   - direction: which way the text runs as the page is shown.
    ///   - width: of the page as it is shown, in points.
    ///   - height: of the page as it is shown, in points.
    /// - Returns: the words in the order of their characters.
    func words(direction: TextDirection, width: Double, height: Double) -> [PDFWord] {
        let fonts = DrawnFontSizes(self).correct(fonts)
        var assembler = PDFWordAssembler(fonts: fonts, direction: direction, width: width, height: height)
        for (index, (scalar, box)) in zip(scalars, boxes).enumerated() {
            assembler.append(scalar, drawn: box, index: index)
        }
        return Self.joinSpaced(assembler.finish())
    }

    /// Letters set apart ("E D U C A T I O N" as a style) look like the gaps between words to a reader of the text layer, where
    /// kerning widens them: pieces no further apart than the letters within them are one word.
    private static func joinSpaced(_ words: [PDFWord]) -> [PDFWord] {
        var result: [PDFWord] = []
        for word in words {
            guard let last = result.last, isContinued(last, by: word) else {
                result.append(word)
                continue
            }
            var whole = last
            whole.text.text += word.text.text
            whole.text.box = last.text.box.union(word.text.box)
            whole.drawn = last.drawn.union(word.drawn)
            whole.letterGap = max(last.letterGap, word.letterGap)
            result[result.count - 1] = whole
        }
        return result
    }

    private static func isContinued(_ first: PDFWord, by second: PDFWord) -> Bool {
        let letterGap = max(first.letterGap, second.letterGap)
        let size = first.text.fontSize
        guard letterGap > 0.05 * size, abs(second.text.fontSize - size) < 0.1,
            abs(first.text.box.middleY - second.text.box.middleY) < 0.2 * size
        else { return false }
        let gap = second.text.box.left - first.text.box.right
        return gap >= 0 && gap < 1.8 * letterGap
    }
}
