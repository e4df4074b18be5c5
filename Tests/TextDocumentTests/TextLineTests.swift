import Testing
import TextDocument

@Suite("Lines of words")
struct TextLineTests {
    private func word(_ text: String, left: Double, right: Double, isBold: Bool = false) -> TextWord {
        TextWord(text: text, box: Bounds(left: left, top: 0, right: right, bottom: 10), fontSize: 10, isBold: isBold)
    }

    @Test("are cells where the distance is wider than a space")
    func cells() {
        let words = [
            word("Staff", left: 0, right: 30), word("Nurse", left: 33, right: 60),
            word("2019", left: 400, right: 420),
        ]
        let cells = TextLine(words: words, block: 0).cells()
        #expect(cells.map { $0.map(\.text) } == [["Staff", "Nurse"], ["2019"]])
    }

    @Test("are one cell up to the gap that is asked for")
    func gap() {
        let line = TextLine(words: [word("a", left: 0, right: 10), word("b", left: 26, right: 36)], block: 0)
        #expect(line.cells(gap: 1.6).count == 1)
        #expect(line.cells(gap: 1.5).count == 2)
    }

    @Test("are bold when most letters are")
    func bold() {
        let few = [word("Acme", left: 0, right: 20, isBold: true), word("Corporation", left: 22, right: 60)]
        let most = [word("Corporation", left: 0, right: 40, isBold: true), word("Ltd", left: 42, right: 60)]
        #expect(!TextLine(words: few, block: 0).isBold)
        #expect(TextLine(words: most, block: 0).isBold)
    }

    @Test("have a text of their words with single spaces between them")
    func text() {
        let words = ["Größe", "–", "São", "Paulo"].map { word($0, left: 0, right: 10) }
        #expect(TextLine(words: words, block: 0).text == "Größe – São Paulo")
        #expect(TextLine(words: Array(words.prefix(1)), block: 0).text == "Größe")
    }

    @Test("without words have no box, no size and no text")
    func empty() {
        let line = TextLine(words: [], block: 0)
        #expect(line.box == nil)
        #expect(line.fontSize == 0)
        #expect(line.text.isEmpty)
        #expect(line.cells().isEmpty)
        #expect(!line.isBold)
    }
}
