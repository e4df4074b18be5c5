import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Bullets on a picture")
struct BulletShapeTests {
    private struct NoPicture: Error {}

    /// Dots of ink on white paper at 300 dots per inch.
    private func picture(_ isInk: (Int, Int) -> Bool) throws -> Picture {
        let (width, height) = (300, 100)
        var pixels = [UInt8](repeating: 255, count: width * height)
        for row in 0..<height {
            for column in 0..<width where isInk(column, row) { pixels[row * width + column] = 0 }
        }
        let bitmap = GreyBitmap(width: width, height: height, resolution: 300, pixels: pixels)
        guard let picture = Picture(bitmap) else { throw NoPicture() }
        return picture
    }

    private func distance(_ column: Int, _ row: Int, to middle: Int) -> Double {
        (Double((column - middle) * (column - middle) + (row - 50) * (row - 50))).squareRoot()
    }

    private func bullets(_ isInk: (Int, Int) -> Bool) throws -> [Bounds] {
        let picture = try picture(isInk)
        return picture.removeBullets(resolution: 300)
    }

    @Test("are discs that stand alone, and are taken off it")
    func disc() throws {
        let picture = try picture { distance($0, $1, to: 40) <= 7.4 || $0 > 70 && $0 < 75 && $1 > 30 && $1 < 60 }
        let found = picture.removeBullets(resolution: 300)
        #expect(found.map(\.left) == [33] && found.map(\.bottom) == [58])
        #expect(picture.removeBullets(resolution: 300).isEmpty)
    }

    @Test("are neither letters with holes, nor dots of letters, nor full stops")
    func letters() throws {
        #expect(try bullets { (5...7.5).contains(distance($0, $1, to: 40)) }.isEmpty)
        #expect(
            try bullets { distance($0, $1, to: 40) <= 7 || (36...44).contains($0) && (62...90).contains($1) }.isEmpty
        )
        #expect(
            try bullets { distance($0, $1, to: 40) <= 7 || (10...30).contains($0) && (20...58).contains($1) }.isEmpty
        )
        let stem = (columns: 34...46, rows: 74...96)
        #expect(
            try bullets { column, row in
                distance(column, row, to: 40) <= 7 || stem.columns.contains(column) && stem.rows.contains(row)
            }.isEmpty
        )
        #expect(try bullets { distance($0, $1, to: 40) <= 2 }.isEmpty)
    }

    @Test("are not the parts of a rating, which are taken off it as well")
    func rating() throws {
        let picture = try picture { column, row in
            [40, 65, 90].contains { distance(column, row, to: $0) <= 7 }
        }
        #expect(picture.removeBullets(resolution: 300).isEmpty)
        #expect(picture.removeBullets(resolution: 300).isEmpty)
    }

    @Test("stand in front of the word that is closest to them")
    func inserted() {
        func word(_ text: String, _ left: Double) -> TextWord {
            TextWord(text: text, box: Bounds(left: left, top: 100, right: left + 30, bottom: 112), fontSize: 10)
        }
        let bullet = Bounds(left: 50, top: 104, right: 54, bottom: 108)
        let below = Bounds(left: 50, top: 204, right: 54, bottom: 208)
        let words = RecognisedBullets.insert(
            [bullet, below],
            into: [word("Hull", 10), word("Led", 62), word("it", 95)]
        )
        #expect(words.map(\.text) == ["Hull", "•", "Led", "it"])
        #expect(words[1].box.sharesLine(with: words[2].box))
    }
}
