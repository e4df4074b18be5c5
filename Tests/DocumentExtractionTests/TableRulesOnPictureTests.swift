import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Lines of tables on a picture")
struct TableRulesOnPictureTests {
    private struct NoPicture: Error {}

    /// Dots of ink on white paper at 100 dots per inch.
    private func picture(_ isInk: (Int, Int) -> Bool) throws -> Picture {
        let (width, height) = (600, 300)
        var pixels = [UInt8](repeating: 255, count: width * height)
        for row in 0..<height {
            for column in 0..<width where isInk(column, row) { pixels[row * width + column] = 0 }
        }
        let bitmap = GreyBitmap(width: width, height: height, resolution: 100, pixels: pixels)
        guard let picture = Picture(bitmap) else { throw NoPicture() }
        return picture
    }

    /// Two columns and three rows between lines of two dots, which sink by a dot where the sheet is not level.
    private func isTable(_ column: Int, _ row: Int) -> Bool {
        let row = row - column / 200
        guard (50...551).contains(column), (40...221).contains(row) else { return false }
        return [40, 100, 160, 220].contains(row / 2 * 2) || [50, 300, 550].contains(column / 2 * 2)
    }

    @Test("are found, and taken off it")
    func table() throws {
        let picture = try picture(isTable)
        let rules = picture.removeRules(resolution: 100)
        let grids = RuledGrid.all(in: rules)
        #expect(grids.map(\.rowCount) == [3])
        #expect(grids.first?.cell(x: 100, y: 50)?.column == 0)
        #expect(grids.first?.cell(x: 300, y: 50)?.column == 1)
        #expect(picture.removeRules(resolution: 100).isEmpty)
        #expect(picture.strokeWidth(in: Bounds(left: 45, top: 30, right: 555, bottom: 230)) == nil)
    }

    @Test("are no frame, no underline and no stem of a large letter, which stay")
    func others() throws {
        let frame = try picture { column, row in
            (20...579).contains(column) && (20...279).contains(row)
                && ([20, 278].contains(row / 2 * 2) || [20, 578].contains(column / 2 * 2))
        }
        #expect(frame.removeRules(resolution: 100).isEmpty)
        let underline = try picture { column, row in (100...300).contains(column) && [80, 81].contains(row) }
        #expect(underline.removeRules(resolution: 100).isEmpty)
        let letter = try picture { isTable($0, $1) || (10...13).contains($0) && (40...100).contains($1) }
        _ = letter.removeRules(resolution: 100)
        let stem = Bounds(left: 5, top: 40, right: 20, bottom: 100)
        #expect(letter.strokeWidth(in: stem) == 4)
    }
}
