import Testing

@testable import DocumentExtraction

@Suite("Pictures among letters")
struct PictureFontTests {
    @Test(
        "are all glyphs of fonts with icons, whatever letters they stand for",
        arguments: [
            "FontAwesome", "ABCDEF+FontAwesome5Free-Solid", "Font Awesome 6 Brands", "Academicons",
            "MaterialIcons-Regular",
            "icomoon", "FABCDE+fontello", "Ionicons", "SegoeMDL2Assets", "XYZABC+MarVoSym", "linea-basic-10",
        ]
    )
    func pictorial(fontName: String) {
        #expect(PDFFontStyle(fontName: fontName).isPictorial)
    }

    @Test(
        "are none in fonts for text",
        arguments: [
            "Helvetica-Bold", "ABCDEF+Calibri", "Default", "TimesNewRomanPS-ItalicMT", "CMBX12", "Symbol", "Awesome",
            "Iconic", "Material", "Linea-Bold",
        ]
    )
    func textual(fontName: String) {
        #expect(!PDFFontStyle(fontName: fontName).isPictorial)
    }

    @Test(
        "are dropped in front of an address, a number or a name",
        arguments: [
            ("✉me@example.com", "me@example.com"), ("✉\u{FE0F}me@example.com", "me@example.com"),
            ("☎+1512555", "+1512555"), ("☎(512)", "(512)"), ("✆512", "512"), ("📍Leeds", "Leeds"),
            ("📧✉me@example.com", "me@example.com"), ("🌐@me", "@me"),
        ]
    )
    func dropped(text: String, cleaned: String) {
        #expect(WordCleaning.clean(text) == cleaned)
    }

    @Test(
        "are kept where they stand alone, behind a word, or belong to it",
        arguments: ["✉", "☎", "me✉", "✉-", "©2019", "®Kestrel", "™Kestrel", "°C", "☆☆☆"]
    )
    func kept(text: String) {
        #expect(WordCleaning.clean(text) == text)
    }
}
