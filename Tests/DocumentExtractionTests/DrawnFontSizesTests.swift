import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Sizes of drawn fonts")
struct DrawnFontSizesTests {
    /// Widths of letters in multiples of the size, as sans serif fonts have them.
    private static let widths: [Unicode.Scalar: Double] = [
        "A": 0.667, "B": 0.667, "E": 0.667, "a": 0.556, "e": 0.556, "l": 0.222, "W": 0.944, "2": 0.556, "0": 0.556,
    ]

    /// A row of letters in one font, as large as they are printed.
    private struct Print {
        let text: String
        let size: Double
        let stated: Double
        var fontName = "Default"
    }

    private func characters(_ prints: [Print]) -> PDFCharacters {
        var characters = PDFCharacters()
        for (number, print) in prints.enumerated() {
            let first = characters.scalars.count
            var left = 50.0
            for scalar in print.text.unicodeScalars {
                let top = 100 + 30 * Double(number)
                let right = left + (Self.widths[scalar] ?? 2) * print.size
                characters.scalars.append(scalar)
                characters.boxes.append(Bounds(left: left, top: top, right: right, bottom: top + 40))
                left = right
            }
            let font = PDFFontRun(
                characters: first...(characters.scalars.count - 1),
                style: PDFFontStyle(fontName: print.fontName),
                size: print.stated,
                colour: .black
            )
            characters.fonts.append(font)
        }
        return characters
    }

    private func sizes(_ prints: Print...) -> [Double] {
        let characters = characters(prints)
        return DrawnFontSizes(characters).correct(characters.fonts).map(\.size)
    }

    @Test("follow from the widths of letters, whatever is stated", arguments: [0.01, 1, 10, 300])
    func widths(stated: Double) {
        #expect(sizes(Print(text: "Weal", size: 11, stated: stated)) == [11])
        #expect(sizes(Print(text: "ABE20", size: 18.5, stated: stated)) == [18.5])
    }

    @Test("are worked out apart for each that is stated")
    func several() {
        let head = Print(text: "WEAl", size: 20, stated: 2)
        let text = Print(text: "aela", size: 10, stated: 1)
        #expect(sizes(head, text, Print(text: "Ea", size: 10, stated: 1)) == [20, 10, 10])
    }

    @Test("do not follow from signs, whose widths differ, or from two letters")
    func fewLetters() {
        #expect(sizes(Print(text: "ABE•é", size: 11, stated: 1)) == [11])
        #expect(sizes(Print(text: "AB", size: 11, stated: 1)) == [1])
        #expect(sizes(Print(text: "AB•é–", size: 11, stated: 1)) == [1])
    }

    @Test("are left alone where the font has a name")
    func named() {
        #expect(sizes(Print(text: "ABEae", size: 11, stated: 1, fontName: "ABCDEF+Example-Bold")) == [1])
        #expect(
            sizes(
                Print(text: "ABEae", size: 11, stated: 7, fontName: "Example"),
                Print(text: "ABEae", size: 11, stated: 7)
            ) == [7, 11]
        )
    }

    @Test("are those of the words, whose boxes are as high as such print is")
    func words() throws {
        let words = characters([Print(text: "Weal", size: 12, stated: 0.5)])
            .words(direction: .rightwards, width: 612, height: 792)
        let word = try #require(words.first?.text)
        #expect(words.count == 1)
        #expect(word.text == "Weal")
        #expect(word.fontSize == 12)
        #expect(abs(word.box.height - 13.8) < 0.01)
        #expect(abs(word.box.middleY - 120) < 0.01)
    }
}
