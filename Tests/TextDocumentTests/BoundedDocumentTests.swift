import Testing
import TextDocument

@Suite("A document cut to what is looked at")
struct BoundedDocumentTests {
    private func document(lines: Int, wordsPerLine: Int, word: String) -> TextDocument {
        let box = Bounds(left: 0, top: 0, right: 10, bottom: 10)
        let words = Array(repeating: TextWord(text: word, box: box, fontSize: 10), count: wordsPerLine)
        let page = TextPage(
            number: 1,
            width: 600,
            height: 800,
            origin: .flow,
            lines: Array(repeating: TextLine(words: words, block: 0), count: lines)
        )
        return TextDocument(format: .text, pages: [page, page])
    }

    @Test("leaves documents of usual size as they are")
    func usual() {
        let document = document(lines: 60, wordsPerLine: 20, word: "résumé")
        #expect(document.bounded == document)
    }

    @Test("cuts lines, words and letters beyond every résumé")
    func excessive() {
        let bounded = document(lines: 2_000, wordsPerLine: 5_000, word: String(repeating: "x", count: 10_000)).bounded
        #expect(bounded.pages.map(\.lines.count) == [2_000, 500])
        #expect(bounded.pages[0].lines.allSatisfy { $0.words.count == 200 })
        #expect(bounded.pages[0].lines[0].words.allSatisfy { $0.text.count == 100 })
    }
}
