import CheckedNumbers
import TextDocument

/// A drawing of a page, one value a dot, rows from the top.
struct ColourBitmap {
    let width: Int
    let height: Int
    /// Dots per inch.
    let resolution: Double
    let dots: [UInt32]

    /// The same drawing in grey.
    var grey: GreyBitmap {
        GreyBitmap(
            width: width,
            height: height,
            resolution: resolution,
            pixels: dots.map { UInt8(Colour(dot: $0).grey) }
        )
    }

    /// The same drawing as recognition sees it.
    var tones: GreyBitmap {
        GreyBitmap(
            width: width,
            height: height,
            resolution: resolution,
            pixels: dots.map { Colour(dot: $0).tone }
        )
    }

    /// The columns and rows that a box in points covers; nil for a box that covers no dot.
    func area(of box: Bounds) -> (columns: Range<Int>, rows: Range<Int>)? {
        let scale = resolution / 72
        // A hostile page may place text anywhere; a number beyond the drawing must not become an index.
        func dot(_ points: Double, below limit: Int) -> Int {
            min(max(Int(saturating: points * scale), 0), limit)
        }
        let columns = dot(box.left, below: width)..<max(dot(box.left, below: width), dot(box.right + 0.5, below: width))
        let rows = dot(box.top, below: height)..<max(dot(box.top, below: height), dot(box.bottom + 0.5, below: height))
        return columns.isEmpty || rows.isEmpty ? nil : (columns, rows)
    }

    subscript(column: Int, row: Int) -> Colour {
        Colour(dot: dots[row * width + column])
    }
}
