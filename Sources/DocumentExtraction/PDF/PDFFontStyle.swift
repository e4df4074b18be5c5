/// What the name of a font says of its letters.
struct PDFFontStyle {
    let isBold: Bool
    let isItalic: Bool
    /// Whether the glyphs are drawings (Type 3): such fonts have no name, and any scale.
    let isDrawn: Bool
    /// Whether the glyphs are icons, which have letters or the names of what they show for a text.
    let isPictorial: Bool

    /// What Poppler calls fonts without a name.
    private static let nameOfDrawnFonts = "Default"

    /// What the names of fonts with icons contain.
    private static let pictorial: [StaticString] = [
        "fontawesome", "font awesome", "academicons", "materialicons", "material icons", "material-icons",
        "materialsymbols", "material symbols", "icomoon", "fontello", "ionicons", "glyphicons", "simpleicons",
        "simple-icons", "bootstrap-icons", "bootstrapicons", "feather-icons", "linearicons", "typicons", "entypo",
        "remixicon", "boxicons", "themify", "dashicons", "foundation-icons", "devicon", "socicon", "segoemdl2",
        "marvosym", "fabrands", "fasolid", "flaticon", "openiconic", "open-iconic", "linea-basic", "linea-arrows",
        "linea-ecommerce", "linea-software",
    ]

    init(fontName: String) {
        isDrawn = fontName == Self.nameOfDrawnFonts
        let name = fontName.lowercased()
        // Names of fonts are ASCII, of which bytes are faster to search than characters.
        let bytes = Array(name.utf8)
        let isASCII = bytes.allSatisfy { $0 < 0x80 }
        func hasOne(of parts: [StaticString]) -> Bool {
            parts.contains { isASCII ? bytes[...].firstPlace(of: $0) != nil : name.contains($0.description) }
        }
        isBold = hasOne(of: Self.bold)
        isPictorial = hasOne(of: Self.pictorial)
        isItalic = hasOne(of: Self.italic)
    }

    private static let bold: [StaticString] = ["bold", "black", "heavy", "demi", "cmbx", "medi"]
    private static let italic: [StaticString] = ["italic", "oblique", "cmti"]
}
