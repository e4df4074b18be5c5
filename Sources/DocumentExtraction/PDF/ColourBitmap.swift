import TextDocument

/// A colour as screens show it.
struct Colour: Hashable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    static let black = Colour(red: 0, green: 0, blue: 0)

    init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// A dot of a drawing: red, green and blue in the lower three bytes.
    init(dot: UInt32) {
        red = UInt8(truncatingIfNeeded: dot >> 16)
        green = UInt8(truncatingIfNeeded: dot >> 8)
        blue = UInt8(truncatingIfNeeded: dot)
    }

    /// The largest difference in one of the three parts, 0-255.
    func distance(to other: Colour) -> Int {
        max(abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)), abs(Int(blue) - Int(other.blue)))
    }

    /// How bright it looks, 0-255 (weights of ITU-R BT.601).
    var grey: Int {
        (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1000
    }

    /// How well text in one colour is seen on the other, 1-21 (WCAG 2.2, contrast ratio).
    func contrast(with other: Colour) -> Double {
        let brighter = max(relativeLuminance, other.relativeLuminance)
        let darker = min(relativeLuminance, other.relativeLuminance)
        return (brighter + 0.05) / (darker + 0.05)
    }

    /// WCAG 2.2, relative luminance, with the curve of sRGB taken for a square.
    private var relativeLuminance: Double {
        func linear(_ part: UInt8) -> Double { Double(part) * Double(part) / (255 * 255) }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}

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

    /// The columns and rows that a box in points covers; nil for a box that covers no dot.
    func area(of box: Bounds) -> (columns: Range<Int>, rows: Range<Int>)? {
        let scale = resolution / 72
        // A hostile page may place text anywhere; a number beyond the drawing must not become an index.
        func dot(_ points: Double, below limit: Int) -> Int {
            points.isFinite ? Int(min(max(points * scale, 0), Double(limit))) : 0
        }
        let columns = dot(box.left, below: width)..<max(dot(box.left, below: width), dot(box.right + 0.5, below: width))
        let rows = dot(box.top, below: height)..<max(dot(box.top, below: height), dot(box.bottom + 0.5, below: height))
        return columns.isEmpty || rows.isEmpty ? nil : (columns, rows)
    }

    subscript(column: Int, row: Int) -> Colour {
        Colour(dot: dots[row * width + column])
    }
}
