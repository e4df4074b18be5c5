import CTesseract
import CheckedNumbers

/// A sheet photographed at an angle, brought back to what it is: lines level, columns upright.
extension Picture {
    /// Dots on the longer side of the picture that the sheet is looked for in.
    private static let sampledSide = 400
    /// What the sheet is cut out with beyond its sides, as a share: they are known to a dot of the sample only.
    private static let margin = 0.01

    /// A picture in grey of the sheet that lies on this one, seen from straight above.
    ///
    /// - Returns: the picture itself where no sheet lies on something darker.
    consuming func withoutPerspective() -> Picture {
        let factor = max(max(width, height) / Self.sampledSide, 1)
        guard let sampled = unsafe pixScaleByIntSampling(pointerForReading, Int32(factor)) else { return self }
        let sample = unsafe Picture(consuming: sampled)
        guard let outline = SheetOutline(in: sample.bitmap)?.scaled(by: Double(factor)) else { return self }
        let missing = outline.missing
        let scale = min(
            Double(max(width, height)) / max(outline.width * missing.width, outline.height * missing.height),
            1
        )
        let sheet = (width: outline.width * scale, height: outline.height * scale)
        guard let projection = Projection(onto: outline, width: sheet.width, height: sheet.height) else { return self }
        let left = sheet.width * (missing.width - 1 + Self.margin)
        let top = sheet.height * (missing.height - 1 + Self.margin)
        return seen(
            through: projection,
            from: PicturePoint(x: -left, y: -top),
            to: PicturePoint(x: sheet.width + left, y: sheet.height + top)
        )
    }

    /// The part of a plane between two points as this picture shows it.
    private consuming func seen(through projection: Projection, from start: PicturePoint, to end: PicturePoint)
        -> Picture
    {
        let columns = Int(saturating: end.x - start.x)
        let rows = Int(saturating: end.y - start.y)
        guard columns > 0, rows > 0, columns <= 32_767, rows <= 32_767,
            let pix = unsafe pixCreate(Int32(columns), Int32(rows), 8),
            let target = unsafe pixGetData(pix), let source = unsafe pixGetData(pointerForReading)
        else { return self }
        let sourceWords = Int(unsafe pixGetWpl(pointerForReading))
        let targetWords = Int(unsafe pixGetWpl(pix))
        let width = width
        let height = height
        for row in 0..<rows {
            var word: UInt32 = 0
            for column in 0..<columns {
                var grey: UInt32 = 255
                if let point = projection.point(x: start.x + Double(column), y: start.y + Double(row)),
                    point.x >= 0, point.y >= 0, point.x < Double(width - 1), point.y < Double(height - 1)
                {
                    let x = Int(point.x)  // checked: within the picture
                    let y = Int(point.y)  // checked: within the picture
                    let right = UInt32((point.x - Double(x)) * 16)  // checked: from 0 to 15
                    let down = UInt32((point.y - Double(y)) * 16)  // checked: from 0 to 15
                    let line = y * sourceWords
                    let below = line + sourceWords
                    let upper =
                        unsafe (16 - right) * Self.grey(source, line, x) + right * Self.grey(source, line, x + 1)
                    let lower =
                        unsafe (16 - right) * Self.grey(source, below, x) + right * Self.grey(source, below, x + 1)
                    grey = ((16 - down) * upper + down * lower) >> 8
                }
                word |= grey << UInt32(24 - 8 * (column & 3))
                if column & 3 == 3 || column == columns - 1 {
                    unsafe target[row * targetWords + column >> 2] = word
                    word = 0
                }
            }
        }
        return unsafe Picture(consuming: pix)
    }

    /// Four dots lie in a word, the first in its highest bits.
    private static func grey(_ data: UnsafeMutablePointer<UInt32>, _ line: Int, _ x: Int) -> UInt32 {
        (unsafe data[line + x >> 2] >> UInt32(24 - 8 * (x & 3))) & 0xFF
    }

    /// The dots of a picture in grey.
    private var bitmap: GreyBitmap {
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height)
        let words = Int(unsafe pixGetWpl(pointerForReading))
        if let data = unsafe pixGetData(pointerForReading) {
            for row in 0..<height {
                for column in 0..<width { pixels.append(UInt8(unsafe Self.grey(data, row * words, column))) }
            }
        }
        return GreyBitmap(width: width, height: height, resolution: 72, pixels: pixels)
    }
}
