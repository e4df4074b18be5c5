import TextDocument

/// The characters of a text layer, each with its box, in the order in which they are read.
struct PDFCharacters {
    var scalars: [Unicode.Scalar] = []
    /// On the page as it is shown, in points.
    var boxes: [Bounds] = []
    var fonts: [PDFFontRun] = []
    /// How each is painted; empty where that is not known.
    var paint: [PDFGlyphPaint] = []

    /// The characters put together to words.
    ///
    /// - Parameters:
    ///   - direction: which way most of the text runs as the page is shown.
    ///   - width: of the page as it is shown, in points.
    ///   - height: of the page as it is shown, in points.
    /// - Returns: the words in the order of their characters, those that run another way behind the others.
    func words(direction: TextDirection, width: Double, height: Double) -> [PDFWord] {
        let fonts = DrawnFontSizes(self).correct(fonts)
        var assemblers: [TextDirection: PDFWordAssembler] = [:]
        var current = direction
        var previous: Bounds?
        for (word, isAfterSpace) in wordRanges {
            let own = TextDirection(ofWord: boxes[word], on: direction)
            // Words too short to tell go on where such a word ends.
            let goesOn = previous.map { current != direction && current.continues($0, with: boxes[word.lowerBound]) }
            current = own ?? (word.count < 3 && goesOn == true ? current : direction)
            previous = boxes[word.upperBound - 1]
            var assembler =
                assemblers.removeValue(forKey: current)
                ?? PDFWordAssembler(fonts: fonts, direction: current, width: width, height: height)
            assembler.beginWord(isAfterSpace: isAfterSpace)
            for index in word {
                let paint = paint.indices.contains(index) ? paint[index] : nil
                assembler.append(scalars[index], drawn: boxes[index], paint: paint, index: index)
            }
            assembler.endWord()
            assemblers[current] = assembler
        }
        return TextDirection.allCases.sorted { $0 == direction && $1 != direction }.flatMap { direction in
            Self.joinSpaced(assemblers[direction]?.words ?? [])
        }
    }

    /// The characters between white space, by their index, and whether the page paints that in front of them.
    private var wordRanges: [(Range<Int>, isAfterSpace: Bool)] {
        let count = min(scalars.count, boxes.count)
        var ranges: [(Range<Int>, isAfterSpace: Bool)] = []
        var start = 0
        var isAfterSpace = false
        for index in 0..<count where Self.isSpace(scalars[index]) {
            if index > start {
                ranges.append((start..<index, isAfterSpace))
                isAfterSpace = false
            }
            // White space that has a character of its own is painted, whatever character that is.
            let isPainted = paint.indices.contains(index) && (paint[index].isSpace || paint[index].order > 0)
            isAfterSpace = isAfterSpace || isPainted
            start = index + 1
        }
        if count > start { ranges.append((start..<count, isAfterSpace)) }
        return ranges
    }

    /// Whether it is white space; of what most pages are made of that is known without tables.
    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.isASCII else { return scalar.properties.isWhitespace }
        return scalar.value == 0x20 || (0x09...0x0D).contains(scalar.value)
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
            whole.order = min(last.order, word.order)
            whole.characters =
                min(
                    last.characters.lowerBound,
                    word.characters.lowerBound
                )..<max(last.characters.upperBound, word.characters.upperBound)
            whole.isDoubtful = last.isDoubtful || word.isDoubtful
            result[result.count - 1] = whole
        }
        return result
    }

    private static func isContinued(_ first: PDFWord, by second: PDFWord) -> Bool {
        guard !second.isAfterSpace else { return false }
        let letterGap = max(first.letterGap, second.letterGap)
        let size = first.text.fontSize
        guard letterGap > 0.05 * size, abs(second.text.fontSize - size) < 0.1,
            abs(first.text.box.middleY - second.text.box.middleY) < 0.2 * size
        else { return false }
        let gap = second.text.box.left - first.text.box.right
        return gap >= 0 && gap < 1.8 * letterGap
    }
}
