import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Cleaning of words")
struct WordCleaningTests {
    @Test(
        "spells ligatures out",
        arguments: [
            ("\u{FB01}nance", "finance"), ("work\u{FB02}ow", "workflow"), ("o\u{FB03}ce", "office"),
            ("sta\u{FB00}", "staff"), ("sni\u{FB04}e", "sniffle"), ("be\u{FB06}", "best"),
        ]
    )
    func ligatures(text: String, cleaned: String) {
        #expect(WordCleaning.clean(text) == cleaned)
    }

    @Test(
        "makes one bullet of all",
        arguments: [
            "•", "●", "▪", "■", "◦", "○", "‣", "⁃", "▸", "►", "➢", "➤", "✓", "✔", "◆", "❖", "→", "\u{F0B7}", "\u{F0A7}",
        ]
    )
    func bullets(text: String) {
        #expect(WordCleaning.clean(text) == "•")
    }

    @Test("puts the ending of a number behind it that is set small and high")
    func ordinals() {
        func word(_ text: String, left: Double, top: Double, size: Double) -> TextWord {
            TextWord(
                text: text,
                box: Bounds(left: left, top: top, right: left + 0.5 * size * Double(text.count), bottom: top + size),
                fontSize: size
            )
        }
        let words = [
            word("1", left: 50, top: 100, size: 12), word("st", left: 56, top: 98, size: 7),
            word("April", left: 66, top: 100, size: 12),
        ]
        #expect(WordCleaning.clean(words).map(\.text) == ["1st", "April"])
        let apart = [word("1", left: 50, top: 100, size: 12), word("st", left: 66, top: 98, size: 7)]
        #expect(WordCleaning.clean(apart).map(\.text) == ["1", "st"])
    }

    @Test("keeps a bullet that is glued to its text")
    func gluedBullet() {
        #expect(WordCleaning.clean("●Trained") == "•Trained")
    }

    @Test(
        "drops what cannot be seen, and icons",
        arguments: [
            ("\u{F095}512", "512"), ("Ja\u{AD}ne", "Jane"), ("\u{FEFF}Jane", "Jane"), ("Ja\u{200B}ne", "Jane"),
            ("\u{202A}Jane\u{202C}", "Jane"), ("Jane\u{FFFD}", "Jane"), ("\u{1}Jane", "Jane"),
            ("\u{F0101}Jane", "Jane"),
        ]
    )
    func invisible(text: String, cleaned: String) {
        #expect(WordCleaning.clean(text) == cleaned)
    }

    @Test(
        "leaves nothing of words made of icons",
        arguments: ["\u{F095}", "\u{E0A0}\u{E0A1}", "\u{200B}", "\u{FFFD}", "\u{A0}"]
    )
    func nothing(text: String) {
        #expect(WordCleaning.clean(text) == nil)
    }

    @Test(
        "leaves words as they are",
        arguments: ["Jane", "C++", "Zoë", "Kraków", "日本語", "10–12", "€40", "O’Example", "§12"]
    )
    func unchanged(text: String) {
        #expect(WordCleaning.clean(text) == text)
    }

    @Test("drops words of which nothing is left")
    func words() {
        let words = Typesetting.row("\u{F095} 512 \u{FB01}ne", left: 0, top: 0)
        #expect(WordCleaning.clean(words).map(\.text) == ["512", "fine"])
    }

    @Test("sets commas close to what they are behind")
    func commas() {
        let words = Typesetting.row("Hull , Leeds 1 , 2", left: 0, top: 0) + Typesetting.row(", York", left: 0, top: 14)
        #expect(WordCleaning.clean(words).map(\.text) == ["Hull,", "Leeds", "1", ",", "2", ",", "York"])
    }

    @Test("writes dashes as most do", arguments: ["\u{FF0D}", "\u{FE58}", "\u{2015}"])
    func dashes(text: String) throws {
        let dash = try #require(WordCleaning.clean(text))
        #expect(["–", "—"].contains(dash))
    }
}
