import ExtractionService
import TestSupport
import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Pictures over text")
struct PictureCoverTests {
    private static let lines = [
        "Jane Example", "Senior Engineer of the old school", "jane@example.com", "Experience with everything here",
        "Engineer at Acme Widgets since 2019", "Built the thing that counts other things",
        "Mended the thing that counted wrong things", "Wrote down how the things are counted",
    ]

    /// Words of 40 points in rows.
    private func words(moved: Double = 0) -> [PDFWord] {
        (0..<60).map { index in
            let left = 50 + Double(index % 6) * 50
            let top = 60 + Double(index / 6) * 16 + moved
            let box = Bounds(left: left, top: top, right: left + 40, bottom: top + 10)
            return PDFWord(
                text: TextWord(text: "kubernetes", box: box, fontSize: 10),
                direction: .rightwards,
                colour: .black,
                letterGap: 0,
                drawn: box
            )
        }
    }

    private func drawing(_ dot: (_ column: Int, _ row: Int) -> UInt8) -> PictureCover {
        let dots = (0..<400).flatMap { row in (0..<500).map { UInt32(dot($0, row)) * 0x01_0101 } }
        return PictureCover(drawing: ColourBitmap(width: 500, height: 400, resolution: 100, dots: dots))
    }

    @Test("hide it where their grain knows nothing of the lines", arguments: [1, 4, 8])
    func texture(grain: Int) {
        var generator = SeededGenerator(seed: 7)
        let tiles = (0..<(500 * 400)).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let cover = drawing { column, row in tiles[row / grain * 500 + column / grain] }
        #expect(cover.hides(words()))
        #expect(!cover.hides(Array(words().prefix(7))))
    }

    @Test("do not where they show it, even if the text layer is off", arguments: [0.0, 2, 5, -5])
    func scan(moved: Double) {
        // Strokes as high as small letters, on paper with some noise.
        var generator = SeededGenerator(seed: 7)
        let cover = drawing { column, row in
            let points = (Double(row) + 0.5) * 0.72 - 60
            let isLine = points >= 0 && points < 160 && (2.5...8).contains(points.truncatingRemainder(dividingBy: 16))
            let paper: UInt8 = isLine && column % 6 < 3 ? 40 : 220
            return paper + .random(in: 0...20, using: &generator)
        }
        #expect(!cover.hides(words(moved: moved)))
    }

    /// A page of grey noise in tiles of 3 points, drawn before or behind the text, as a process of its own reads it: fonts are
    /// looked up there as they are for every document.
    private func page(isOverText: Bool) async throws -> TextPage? {
        var generator = SeededGenerator(seed: 7)
        let digits = (0..<(204 * 264)).map { _ in
            let grey = Int.random(in: 0xB0...0xFF, using: &generator)
            return String(grey, radix: 16)
        }.joined()
        let picture = "q 612 0 0 792 0 0 cm BI /W 204 /H 264 /CS /G /BPC 8 /F /AHx ID \(digits)> EI Q"
        let text = PDFFile.lines(Self.lines)
        let file = PDFFile(pages: [isOverText ? text + "\n" + picture : picture + "\n" + text])
        return try await withExtractorPool(BuiltProgram.extractors) { pool in
            try await pool.extract(ExtractionRequest(files: [file.bytes])).pages.last
        }
    }

    @Test("are told from those under it")
    func pages() async throws {
        let under = try #require(try await page(isOverText: false))
        #expect(under.lines.map(\.text) == Self.lines)
        #expect(under.hiddenWords.isEmpty)
        await #expect(throws: ExtractionFailure.noText) { _ = try await page(isOverText: true) }
    }
}
