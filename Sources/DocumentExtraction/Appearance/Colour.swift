/// A colour as screens show it.
struct Colour: Hashable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    static let black = Colour(red: 0, green: 0, blue: 0)
    static let white = Colour(red: 255, green: 255, blue: 255)

    /// Contrast ratio below which text does not stand out (WCAG asks for 4.5).
    static let leastContrast = 1.2
    /// The difference in one part beyond which colours of the same brightness are told apart (yellow on white), 0-255.
    private static let mostAlike = 48

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

    /// How dark it is to recognition, 0-255: a colour is darker than it looks, as type in orange or light blue stands out
    /// from paper by its colour.
    var tone: UInt8 { Self.tone(red: red, green: green, blue: blue) }

    /// The mean of how bright a colour looks and of the darkest of its parts, 0-255.
    static func tone(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
        let grey = (77 * UInt32(red) + 150 * UInt32(green) + 29 * UInt32(blue)) >> 8
        return UInt8(truncatingIfNeeded: (grey + UInt32(min(red, green, blue))) / 2)
    }

    /// How well text in one colour is seen on the other, 1-21 (WCAG 2.2, contrast ratio).
    func contrast(with other: Colour) -> Double {
        let brighter = max(relativeLuminance, other.relativeLuminance)
        let darker = min(relativeLuminance, other.relativeLuminance)
        return (brighter + 0.05) / (darker + 0.05)
    }

    /// Whether text in this colour can be told from the other behind it.
    func standsOut(on ground: Colour) -> Bool {
        contrast(with: ground) >= Self.leastContrast || distance(to: ground) > Self.mostAlike
    }

    /// WCAG 2.2, relative luminance, with the curve of sRGB taken for a square.
    private var relativeLuminance: Double {
        func linear(_ part: UInt8) -> Double { Double(part) * Double(part) / (255 * 255) }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
