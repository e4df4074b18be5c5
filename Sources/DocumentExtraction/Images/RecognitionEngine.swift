import CTesseract
import TextDocument

/// Tesseract, started for one language and kept warm.
@safe final class RecognitionEngine {
    private let pointer: OpaquePointer

    /// Words below this confidence (0-100) are specks and rules, not words.
    private static let leastConfidence: Float = 25

    /// - Parameter language: Tesseract's name of the language, several joined by `+`.
    init?(language: String) {
        guard let created = unsafe TessBaseAPICreate() else { return nil }
        guard unsafe TessBaseAPIInit3(created, nil, language) == 0 else {
            unsafe TessBaseAPIDelete(created)
            return nil
        }
        unsafe TessBaseAPISetPageSegMode(created, PSM_AUTO)
        // Paragraphs are looked for by what lines say, and nobody asks for them.
        _ = unsafe TessBaseAPISetVariable(created, "paragraph_text_based", "0")
        unsafe pointer = created
    }

    deinit {
        unsafe TessBaseAPIDelete(pointer)
    }

    /// The words of a picture with their boxes in points, and the size of the page.
    ///
    /// - Parameter prepared: the page, upright.
    /// - Returns: nil when memory does not suffice.
    func page(from prepared: borrowing PreparedPicture) -> RecognisedPage? {
        let scale = 72 / prepared.resolution
        let width = Double(prepared.picture.width) * scale
        let height = Double(prepared.picture.height) * scale
        unsafe TessBaseAPISetImage2(pointer, prepared.picture.pointerForReading)
        unsafe TessBaseAPISetSourceResolution(pointer, Int32(prepared.resolution))
        defer { unsafe TessBaseAPIClear(pointer) }
        guard unsafe TessBaseAPIRecognize(pointer, nil) == 0 else { return nil }
        guard let iterator = unsafe TessBaseAPIGetIterator(pointer) else {
            return RecognisedPage(words: [], width: width, height: height)
        }
        defer { unsafe TessResultIteratorDelete(iterator) }
        var words: [TextWord] = []
        var line: Line?
        repeat {
            if let word = unsafe Self.word(at: iterator, scale: scale, in: &line) { words.append(word) }
        } while unsafe TessResultIteratorNext(iterator, RIL_WORD) != 0
        return RecognisedPage(
            words: RecognisedBullets.restore(in: Self.withoutSmudges(words)),
            width: width,
            height: height
        )
    }

    /// Words without those that are far taller than the text: shadows, rules, the edge of the sheet.
    private static func withoutSmudges(_ words: [TextWord]) -> [TextWord] {
        let heights = words.map(\.box.height).sorted()
        guard !heights.isEmpty else { return words }
        let usual = heights[heights.count / 2]
        return words.filter { $0.box.height < 5 * usual }
    }

    /// A line and the size of its type, which takes the engine a walk through the page to tell.
    private struct Line {
        let box: Bounds
        let fontSize: Double
    }

    /// Reads a word; `current` is the line of the word before, then that of this one.
    private static func word(at iterator: OpaquePointer, scale: Double, in current: inout Line?) -> TextWord? {
        let confidence = unsafe TessResultIteratorConfidence(iterator, RIL_WORD)
        guard confidence >= leastConfidence, let cString = unsafe TessResultIteratorGetUTF8Text(iterator, RIL_WORD)
        else { return nil }
        defer { unsafe TessDeleteText(cString) }
        let text = unsafe String(cString: cString)
        guard let word = unsafe bounds(of: iterator, level: RIL_WORD, scale: scale),
            let line = unsafe bounds(of: iterator, level: RIL_TEXTLINE, scale: scale)
        else { return nil }
        var size = 0.0
        if let current, current.box == line {
            size = current.fontSize
        } else {
            size = unsafe fontSize(ofLine: iterator, height: line.height)
            current = Line(box: line, fontSize: size)
        }
        // Letters differ in height; the line does not, unless it was put together from two.
        var box = word
        if line.height < 2.5 * word.height || text.count < 3 {
            box = Bounds(left: word.left, top: line.top, right: word.right, bottom: line.bottom)
            if let baseline = unsafe baseline(of: iterator, at: word.middleX, scale: scale) {
                // Lines beside each other share their base line, whatever letters they have.
                box = Bounds(
                    left: word.left,
                    top: baseline - 0.8 * size,
                    right: word.right,
                    bottom: baseline + 0.25 * size
                )
            }
        }
        return TextWord(text: text, box: box, fontSize: size, confidence: Double(confidence) / 100)
    }

    /// Where the base line of the line is, in points from the top, at some distance from the left edge.
    private static func baseline(of iterator: OpaquePointer, at x: Double, scale: Double) -> Double? {
        var left: Int32 = 0
        var start: Int32 = 0
        var right: Int32 = 0
        var end: Int32 = 0
        let pages = unsafe TessResultIteratorGetPageIteratorConst(iterator)
        guard unsafe TessPageIteratorBaseline(pages, RIL_TEXTLINE, &left, &start, &right, &end) != 0, right > left
        else {
            return nil
        }
        let share = min(max((x / scale - Double(left)) / Double(right - left), 0), 1)
        return (Double(start) + share * Double(end - start)) * scale
    }

    private static func bounds(of iterator: OpaquePointer, level: TessPageIteratorLevel, scale: Double) -> Bounds? {
        var left: Int32 = 0
        var top: Int32 = 0
        var right: Int32 = 0
        var bottom: Int32 = 0
        let pages = unsafe TessResultIteratorGetPageIteratorConst(iterator)
        guard unsafe TessPageIteratorBoundingBox(pages, level, &left, &top, &right, &bottom) != 0 else { return nil }
        return Bounds(
            left: Double(left) * scale,
            top: Double(top) * scale,
            right: Double(right) * scale,
            bottom: Double(bottom) * scale
        )
    }

    /// The size of type whose line is that high: letters with and without strokes above and below give lines of
    /// different height.
    private static func fontSize(ofLine iterator: OpaquePointer, height: Double) -> Double {
        guard let cString = unsafe TessResultIteratorGetUTF8Text(iterator, RIL_TEXTLINE) else { return height }
        defer { unsafe TessDeleteText(cString) }
        let text = unsafe String(cString: cString)
        let hasDescenders = text.contains { "gjpqyQ,;()|".contains($0) }
        let hasAscenders = text.contains { $0.isUppercase || $0.isNumber || "bdfhklt".contains($0) }
        let share = 0.52 + (hasAscenders ? 0.21 : 0) + (hasDescenders ? 0.21 : 0)
        return height / share
    }
}
