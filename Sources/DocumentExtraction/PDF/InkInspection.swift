import TextDocument

/// Tells the words that a reader of the page sees from those that are only in its text layer.
///
/// The text layer says nothing about it: invisible, covered, clipped, transparent and white text is reported like any
/// other. A small drawing of the page shows whether there is ink where a word should be.
struct InkInspection {
    private let drawing: ColourBitmap

    /// Dots per inch of the drawing: enough that the strokes of small print are still told from the paper.
    static let resolution = 50.0

    /// Dots per inch where the colour of the strokes counts.
    static let closeResolution = 150.0

    /// Points; print this small is a speck to a reader.
    private static let leastHeight = 3.0
    /// The difference to the paper that makes a dot ink, 0-255.
    private static let leastDifference = 12
    /// Share of a word's dots that are ink at least: a hyphen in a line has some 5 %.
    private static let leastInk = 0.02
    /// Share of dots that are ink where letters of the paper's colour have an outline.
    private static let inkOfOutlines = 0.15

    /// The largest difference of a stroke from the colour of its text, 0-255.
    private static let mostDifference = 48

    /// Points.
    private static let largeHeight = 24.0
    /// Letters of a word whose width is judged.
    private static let leastLetters = 5
    /// Multiples of the height of a line: what a letter is wide on average at least. The narrowest fonts have 0.25.
    private static let leastWidth = 0.06

    init(drawing: ColourBitmap) {
        self.drawing = drawing
    }

    /// Whether a reader of the page sees the word.
    func isVisible(_ word: PDFWord) -> Bool {
        // A mark alone hides nothing, and may be thinner than a dot.
        guard Self.hasLetters(word) else { return true }
        let text = word.text.text.unicodeScalars
        guard Self.hasRoom(word), let area = drawing.area(of: word.drawn) else { return false }
        let paper = paper(around: area)
        let ink = inkShare(in: area, on: paper)
        // What is left of letters that the page's edge cuts may be next to nothing.
        if ink < Self.leastInk, ink == 0 || !isCut(word) {
            // Where no font has the letters, the drawing is blank although a reader's own would not be.
            return text.contains(where: Self.isBeyondFonts) && word.colour.contrast(with: paper) >= Colour.leastContrast
        }
        if word.colour.contrast(with: paper) >= Colour.leastContrast { return true }
        // Of large print, as of a watermark, a tinge is enough.
        let isLarge = word.text.box.height >= Self.largeHeight
        return inkShare(in: area, on: paper, atLeast: isLarge ? Self.leastDifference : Self.mostDifference)
            >= Self.inkOfOutlines
    }

    /// Whether there is a letter or a figure in the word.
    static func hasLetters(_ word: PDFWord) -> Bool {
        word.text.text.unicodeScalars.contains(where: isLetter)
    }

    /// Whether a character is a letter or a figure.
    static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isAlphabetic || scalar.properties.numericType != nil
    }

    /// Whether the word has as much room as letters take that can be read.
    static func hasRoom(_ word: PDFWord) -> Bool {
        word.text.box.height >= leastHeight && !isSqueezed(word)
    }

    /// Whether the edge of the page runs through the word.
    private func isCut(_ word: PDFWord) -> Bool {
        let width = Double(drawing.width) / drawing.resolution * 72
        let height = Double(drawing.height) / drawing.resolution * 72
        let box = word.drawn
        return box.left < 0 || box.top < 0 || box.right > width || box.bottom > height
    }

    /// Whether the word has so little room that its letters are no letters: a page may say that a dot is a sentence.
    private static func isSqueezed(_ word: PDFWord) -> Bool {
        let letters = word.text.text.unicodeScalars.lazy.filter { $0.value < 0x0250 && $0.isAlphabetic }.count
        return letters >= leastLetters && word.text.box.width < leastWidth * word.text.box.height * Double(letters)
    }

    /// Whether there are strokes in the colour that the word says it has.
    func showsColour(of word: PDFWord) -> Bool {
        guard let area = drawing.area(of: word.drawn) else { return false }
        var strokes = 0
        for row in area.rows {
            for column in area.columns where drawing[column, row].distance(to: word.colour) <= Self.mostDifference {
                strokes += 1
            }
        }
        return Double(strokes) >= Self.leastInk * Double(area.columns.count * area.rows.count)
    }

    /// The colour around the area: the median of the dots just outside it.
    private func paper(around area: (columns: Range<Int>, rows: Range<Int>)) -> Colour {
        let columns = max(area.columns.lowerBound - 1, 0)...min(area.columns.upperBound, drawing.width - 1)
        let rows = max(area.rows.lowerBound - 1, 0)...min(area.rows.upperBound, drawing.height - 1)
        let first = drawing[columns.lowerBound, rows.lowerBound]
        let isEven =
            columns.allSatisfy { drawing[$0, rows.lowerBound] == first && drawing[$0, rows.upperBound] == first }
            && rows.allSatisfy { drawing[columns.lowerBound, $0] == first && drawing[columns.upperBound, $0] == first }
        if isEven { return first }
        var border: [Colour] = []
        for column in columns {
            border.append(drawing[column, rows.lowerBound])
            border.append(drawing[column, rows.upperBound])
        }
        for row in rows {
            border.append(drawing[columns.lowerBound, row])
            border.append(drawing[columns.upperBound, row])
        }
        border.sort { $0.grey < $1.grey }
        return border[border.count / 2]
    }

    private func inkShare(
        in area: (columns: Range<Int>, rows: Range<Int>),
        on paper: Colour,
        atLeast difference: Int = leastDifference
    ) -> Double {
        var ink = 0
        for row in area.rows {
            for column in area.columns where drawing[column, row].distance(to: paper) > difference {
                ink += 1
            }
        }
        return Double(ink) / Double(area.columns.count * area.rows.count)
    }

    /// Scripts past Latin, Greek, Cyrillic and Hebrew: the fonts that are always there have no letters for them.
    private static func isBeyondFonts(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x0600 && !(0x1E00..<0x2C00).contains(scalar.value)
    }
}
