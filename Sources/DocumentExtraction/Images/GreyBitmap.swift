import TextDocument

/// A picture in 256 greys, one byte a dot, rows from the top.
struct GreyBitmap {
    let width: Int
    let height: Int
    /// Dots per inch.
    let resolution: Double
    let pixels: [UInt8]

    /// The share of all dots that are dark and lie in none of the boxes (in points), 0-1.
    func inkShare(outside boxes: [Bounds]) -> Double {
        let scale = resolution / 72
        var dark = 0
        for row in 0..<height {
            for column in 0..<width where pixels[row * width + column] < 160 {
                let x = (Double(column) + 0.5) / scale
                let y = (Double(row) + 0.5) / scale
                if !boxes.contains(where: { $0.contains(x: x, y: y) }) { dark += 1 }
            }
        }
        return Double(dark) / Double(max(pixels.count, 1))
    }
}
