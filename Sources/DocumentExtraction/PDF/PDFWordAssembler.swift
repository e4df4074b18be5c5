import TextDocument

/// Puts characters with their boxes together to words.
struct PDFWordAssembler {
    private let fonts: [PDFFontRun]
    private let direction: TextDirection
    private let width: Double
    private let height: Double
    private var fontIndex = 0
    private(set) var words: [PDFWord] = []
    private var text = String.UnicodeScalarView()
    private var box: Bounds?
    private var drawn: Bounds?
    private var gaps: [Double] = []
    /// What the first character of the word at hand is set in.
    private var wordFont: PDFFontRun?
    private var isAfterSpace = false
    private var order = UInt32.max
    private var characters = 0..<0
    private var isDoubtful = false

    /// - Parameters:
    ///   - fonts: the runs of the page in order.
    ///   - direction: which way the text runs as the page is shown.
    ///   - width: of the page as it is shown, in points.
    ///   - height: of the page as it is shown, in points.
    init(fonts: [PDFFontRun], direction: TextDirection, width: Double, height: Double) {
        self.fonts = fonts
        self.direction = direction
        self.width = width
        self.height = height
    }

    /// Begins a word.
    ///
    /// - Parameter isAfterSpace: whether the page paints white space in front of it.
    mutating func beginWord(isAfterSpace: Bool) {
        self.isAfterSpace = isAfterSpace
    }

    /// Takes the next character, which is no white space.
    mutating func append(_ scalar: Unicode.Scalar, drawn drawnBox: Bounds, paint: PDFGlyphPaint?, index: Int) {
        let characterBox = direction.upright(drawnBox, width: width, height: height)
        let font = font(at: index)
        let isOther = font?.style.isPictorial != wordFont?.style.isPictorial
        if let box, isApart(characterBox, from: box) || isOther { endWord() }
        if text.isEmpty {
            wordFont = font
        } else if let box {
            gaps.append(characterBox.left - box.right)
        }
        text.append(scalar)
        order = min(order, paint?.order ?? 0)
        characters = (characters.isEmpty ? index : characters.lowerBound)..<(index + 1)
        isDoubtful = isDoubtful || paint?.isDoubtful ?? true
        box = box?.union(characterBox) ?? characterBox
        drawn = drawn?.union(drawnBox) ?? drawnBox
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

    /// The run that a character is in; characters are asked for in order.
    private mutating func font(at index: Int) -> PDFFontRun? {
        while fontIndex + 1 < fonts.count, fonts[fontIndex].characters.upperBound < index { fontIndex += 1 }
        return fonts.indices.contains(fontIndex) ? fonts[fontIndex] : nil
    }

    private var usualGap: Double {
        let sorted = gaps.sorted()
        return sorted.isEmpty ? 0 : max(sorted[sorted.count / 2], 0)
    }

    /// Ends the word at hand: what comes next is another.
    mutating func endWord() {
        defer {
            text = String.UnicodeScalarView()
            box = nil
            drawn = nil
            gaps = []
            isAfterSpace = false
            order = .max
            characters = 0..<0
            isDoubtful = false
        }
        guard !text.isEmpty, let box, let drawn else { return }
        let font = wordFont
        if font?.style.isPictorial == true, WordCleaning.clean(String(text)) != WordCleaning.bullet { return }
        let isDrawn = font?.style.isDrawn ?? false
        let size = isDrawn ? font?.size ?? box.height : Self.fontSize(stated: font?.size, height: box.height)
        let word = TextWord(
            text: String(text),
            box: isDrawn ? box.withHeight(1.15 * size) : box,
            fontSize: size,
            isBold: font?.style.isBold ?? false,
            isItalic: font?.style.isItalic ?? false
        )
        words.append(
            PDFWord(
                text: word,
                direction: direction,
                colour: font?.colour ?? .black,
                letterGap: usualGap,
                drawn: drawn,
                isAfterSpace: isAfterSpace,
                order: order,
                characters: characters,
                isDoubtful: isDoubtful
            )
        )
    }
}
