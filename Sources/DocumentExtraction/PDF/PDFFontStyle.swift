/// What the name of a font says of its letters.
struct PDFFontStyle {
    let isBold: Bool
    let isItalic: Bool
    /// Whether the glyphs are drawings (Type 3): such fonts have no name, and any scale.
    let isDrawn: Bool

    /// What Poppler calls fonts without a name.
    private static let nameOfDrawnFonts = "Default"

    init(fontName: String) {
        isDrawn = fontName == Self.nameOfDrawnFonts
        let name = fontName.lowercased()
        isBold = ["bold", "black", "heavy", "demi", "cmbx", "medi"].contains { name.contains($0) }
        isItalic = ["italic", "oblique", "cmti"].contains { name.contains($0) }
    }
}
