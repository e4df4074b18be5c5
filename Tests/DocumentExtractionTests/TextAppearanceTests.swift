import Testing

@testable import DocumentExtraction

@Suite("Whether text is seen")
struct TextAppearanceTests {
    private static let dark = Colour(red: 31, green: 56, blue: 100)

    @Test("follows from size, colours and what the document says")
    func rule() {
        func isVisible(_ ink: TextInk, _ ground: TextGround = .paper, size: Double = 11) -> Bool {
            TextAppearance(fontSize: size, ink: ink, ground: ground).isVisible
        }
        #expect(isVisible(.automatic) && isVisible(.automatic, .colour(.black)))
        #expect(isVisible(.colour(.black)) && !isVisible(.colour(.black), .colour(.black)))
        #expect(isVisible(.colour(.white), .colour(Self.dark)) && !isVisible(.colour(.white)))
        #expect(isVisible(.colour(.white), .unknown) && !isVisible(.transparent, .unknown))
        #expect(isVisible(.automatic, size: 4) && !isVisible(.automatic, size: 3))
        #expect(!TextAppearance(isMarkedHidden: true, fontSize: 11).isVisible)
    }

    @Test(
        "is told by how far two colours are apart",
        arguments: [
            (0xFFFFFF, 0xFFFFFF, false), (0xF5F5F5, 0xFFFFFF, false), (0xC0C0C0, 0xFFFFFF, true),
            (0xFFFF00, 0xFFFFFF, true), (0x000000, 0x101010, false), (0x000000, 0x404040, true),
            (0xFF0000, 0x008000, true),
        ]
    )
    func contrast(ink: UInt32, ground: UInt32, isSeen: Bool) {
        #expect(Colour(dot: ink).standsOut(on: Colour(dot: ground)) == isSeen)
        #expect(Colour(dot: ground).standsOut(on: Colour(dot: ink)) == isSeen)
    }

    @Test(
        "takes colours in digits as they are written",
        arguments: [
            ("1F3864", true), ("#1f3864", true), ("#abc", true), ("", false), ("auto", false), ("12345", false),
            ("1F38G4", false), ("##1F3864", false), ("1F3864FF", false), ("white", false),
        ]
    )
    func hexadecimal(text: String, isColour: Bool) {
        #expect((Colour(hexadecimal: text) != nil) == isColour)
    }
}
