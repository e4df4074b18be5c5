import CTesseract
import CheckedNumbers
import TextDocument

/// Tesseract, started for one language and kept warm.
@safe final class RecognitionEngine {
    private let pointer: OpaquePointer

    /// Points around a line that is read by itself.
    private static let margin = 3.0

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
        unsafe TessBaseAPISetSourceResolution(pointer, Int32(saturating: prepared.resolution))
        defer { unsafe TessBaseAPIClear(pointer) }
        guard let lines = recognisedLines(of: prepared) else { return nil }
        return RecognisedPage(
            words: Self.words(of: lines, on: prepared),
            rules: prepared.rules,
            width: width,
            height: height
        )
    }

    /// The words of some lines of a picture, each read by itself.
    ///
    /// - Parameters:
    ///   - boxes: where the lines are, in points.
    ///   - prepared: the page, upright.
    /// - Returns: the words with their boxes in points.
    func words(in boxes: [Bounds], of prepared: borrowing PreparedPicture) -> [TextWord] {
        let scale = prepared.resolution / 72
        unsafe TessBaseAPISetPageSegMode(pointer, PSM_SINGLE_LINE)
        unsafe TessBaseAPISetImage2(pointer, prepared.picture.pointerForReading)
        unsafe TessBaseAPISetSourceResolution(pointer, Int32(saturating: prepared.resolution))
        defer {
            unsafe TessBaseAPIClear(pointer)
            unsafe TessBaseAPISetPageSegMode(pointer, PSM_AUTO)
        }
        var lines: [RecognisedLine] = []
        for box in boxes {
            let left = Int32(saturating: max((box.left - Self.margin) * scale, 0))
            let top = Int32(saturating: max((box.top - Self.margin) * scale, 0))
            let right = Int32(saturating: min((box.right + Self.margin) * scale, Double(prepared.picture.width)))
            let bottom = Int32(saturating: min((box.bottom + Self.margin) * scale, Double(prepared.picture.height)))
            guard right > left, bottom > top else { continue }
            unsafe TessBaseAPISetRectangle(pointer, left, top, right - left, bottom - top)
            lines += recognisedLines(of: prepared) ?? []
        }
        return Self.words(of: lines, on: prepared)
    }

    /// The lines of what the engine was given; nil when memory does not suffice.
    private func recognisedLines(of prepared: borrowing PreparedPicture) -> [RecognisedLine]? {
        let scale = 72 / prepared.resolution
        guard unsafe TessBaseAPIRecognize(pointer, nil) == 0 else { return nil }
        guard let iterator = unsafe TessBaseAPIGetIterator(pointer) else { return [] }
        defer { unsafe TessResultIteratorDelete(iterator) }
        var lines: [RecognisedLine] = []
        repeat {
            guard let word = unsafe Self.word(at: iterator, of: prepared.picture, scale: scale),
                let line = unsafe Self.bounds(of: iterator, level: RIL_TEXTLINE, scale: scale)
            else { continue }
            if lines.last?.box != line { lines.append(RecognisedLine(box: line)) }
            lines[lines.count - 1].append(word)
        } while unsafe TessResultIteratorNext(iterator, RIL_WORD) != 0
        return lines
    }

    /// The words of lines, put right as far as their page tells how.
    private static func words(of lines: [RecognisedLine], on prepared: borrowing PreparedPicture) -> [TextWord] {
        let scale = 72 / prepared.resolution
        let measured = lines.flatMap(\.measuredWords)
        let bullets = prepared.bullets.map { $0.scaled(by: scale) }
        let words = RecognisedBullets.insert(bullets, into: RecognisedWeights(of: measured).embolden(measured))
        return RecognisedAddresses.restore(
            in: Misreadings.correct(RecognisedBullets.restore(in: withoutBorders(withoutSmudges(words))))
        )
    }

    /// Words without those that are far taller than the text: shadows, rules, the edge of the sheet.
    private static func withoutSmudges(_ words: [TextWord]) -> [TextWord] {
        let heights = words.map(\.box.height).sorted()
        guard !heights.isEmpty else { return words }
        let usual = heights[heights.count / 2]
        return words.filter { $0.box.height < 5 * usual }
    }

    /// Words without the borders of cells, which look like letters and stand where a cell begins or ends.
    private static func withoutBorders(_ words: [TextWord]) -> [TextWord] {
        words.indices.filter { index in
            guard ["|", "!", "[", "]", "¦"].contains(words[index].text) else { return true }
            let isBeside = [index - 1, index + 1].map { other in
                words.indices.contains(other) && words[other].box.sharesLine(with: words[index].box)
                    && words[other].box.distance(to: words[index].box) < words[index].fontSize
            }
            return isBeside[0] && isBeside[1]
        }.map { words[$0] }
    }

    private static func word(
        at iterator: OpaquePointer,
        of picture: borrowing Picture,
        scale: Double
    ) -> RecognisedLine.Word? {
        guard let cString = unsafe TessResultIteratorGetUTF8Text(iterator, RIL_WORD) else { return nil }
        defer { unsafe TessDeleteText(cString) }
        guard let dots = unsafe bounds(of: iterator, level: RIL_WORD, scale: 1) else { return nil }
        let box = Bounds(
            left: dots.left * scale,
            top: dots.top * scale,
            right: dots.right * scale,
            bottom: dots.bottom * scale
        )
        return RecognisedLine.Word(
            text: unsafe String(cString: cString),
            box: box,
            confidence: Double(unsafe TessResultIteratorConfidence(iterator, RIL_WORD)) / 100,
            baseline: unsafe baseline(of: iterator, at: box.middleX, scale: scale),
            stroke: picture.strokeWidth(in: dots).map { $0 * scale }
        )
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
}
