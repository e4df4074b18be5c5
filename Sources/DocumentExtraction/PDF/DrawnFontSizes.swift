import TextDocument

/// Works out how large the print of Type 3 fonts is: their own unit may be anything, so the size that is stated says
/// nothing. The widths of letters do.
struct DrawnFontSizes {
    /// Points by stated size.
    private var sizes: [Double: Double] = [:]

    /// Letters and digits that must have been seen.
    private static let leastLetters = 3
    /// Widths in thousandths of the size, A-Z then a-z, as in the sans serif that most others are drawn after
    /// (Helvetica).
    private static let capitals = [
        667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667,
        944,
        667, 667, 611,
    ]
    private static let smallLetters = [
        556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500,
        722,
        500, 500, 500,
    ]
    private static let digit = 556

    init(_ characters: PDFCharacters) {
        for (size, runs) in Dictionary(grouping: characters.fonts.filter(\.style.isDrawn), by: \.size) {
            var measured = 0.0
            var standard = 0.0
            var count = 0
            for index in runs.flatMap(\.characters) where index < min(characters.scalars.count, characters.boxes.count)
            {
                guard let width = Self.width(of: characters.scalars[index]) else { continue }
                let box = characters.boxes[index]
                // Text that lies on its side is as high as it would be wide.
                measured += max(box.width, 0)
                standard += width
                count += 1
            }
            if count >= Self.leastLetters, measured > 0 { sizes[size] = measured / standard }
        }
    }

    /// The runs with their sizes put right.
    func correct(_ fonts: [PDFFontRun]) -> [PDFFontRun] {
        guard !sizes.isEmpty else { return fonts }
        return fonts.map { font in
            guard font.style.isDrawn, let size = sizes[font.size] else { return font }
            var font = font
            font.size = (size * 10).rounded() / 10
            return font
        }
    }

    /// The width in multiples of the size.
    private static func width(of scalar: Unicode.Scalar) -> Double? {
        switch scalar.value {
        case 0x30...0x39: Double(digit) / 1000
        case 0x41...0x5A: Double(capitals[Int(scalar.value) - 0x41]) / 1000  // checked: within the letters
        // checked: within the letters
        case 0x61...0x7A: Double(smallLetters[Int(scalar.value) - 0x61]) / 1000
        default: nil
        }
    }
}
