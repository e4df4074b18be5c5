import Testing
import TextDocument

@Suite("Headers and footers that repeat")
struct RepetitionTests {
    private func line(_ text: String, top: Double) -> TextLine {
        var left = 50.0
        let words = text.split(separator: " ").map { word in
            defer { left += Double(word.count) * 6 + 3 }
            return TextWord(
                text: String(word),
                box: Bounds(left: left, top: top, right: left + Double(word.count) * 6, bottom: top + 10),
                fontSize: 10
            )
        }
        return TextLine(words: words, block: 0)
    }

    private func marked(_ pages: [[(String, Double)]], format: DocumentFormat = .pdf) -> [[String]] {
        let document = TextDocument(
            format: format,
            pages: pages.enumerated().map { number, lines in
                TextPage(
                    number: number + 1,
                    width: 600,
                    height: 800,
                    origin: .textLayer,
                    lines: lines.map { line($0.0, top: $0.1) }
                )
            }
        )
        return document.markingRepetition.pages.map { page in page.lines.filter(\.isRepeated).map(\.text) }
    }

    @Test("are marked on the later pages, page numbers on all")
    func headers() {
        let first = [("Jane Example | jane@example.com", 30.0), ("Engineer", 300), ("Page 1 of 2", 770)]
        let second = [("Jane Example | jane@example.com", 31.0), ("Driver", 300), ("Page 2 of 2", 770)]
        #expect(
            marked([first, second]) == [["Page 1 of 2"], ["Jane Example | jane@example.com", "Page 2 of 2"]]
        )
    }

    @Test("are marked on the first page, too, where a browser says when it printed the page")
    func stamps() {
        let stamp = "11/29/26, 6:47 AM Jane Doe - CV"
        #expect(marked([[(stamp, 20.0), ("Jane Doe", 60), ("Engineer", 300)]]) == [[stamp]])
        #expect(marked([[("11/29/26, Leeds", 20.0), ("Jane Doe", 60), ("Engineer", 300)]]) == [[]])
    }

    @Test("are marked wherever they are, when they begin on the second page")
    func laterHeaders() {
        let first = [("Jane Doe", 30.0), ("Engineer", 300)]
        let later = [("Doe, CV of an engineer", 30.0), ("Driver", 300)]
        #expect(marked([first, later, later]) == [[], ["Doe, CV of an engineer"], ["Doe, CV of an engineer"]])
    }

    @Test(
        "say once more whose pages these are",
        arguments: ["Jane Doe – Résumé", "Jane Doe, page 2", "Doe - Curriculum Vitae - 2/2", "Page 2 of 2", "Pg. 2"]
    )
    func named(header: String) {
        #expect(marked([[("Jane Doe", 60.0), ("Driver", 300)], [(header, 30), ("Cook", 300)]]) == [[], [header]])
    }

    @Test(
        "are not a heading or a date at the edge of a page",
        arguments: ["Jane Austen Award", "Driver", "2015 – 2018"]
    )
    func notNamed(text: String) {
        #expect(marked([[("Jane Doe", 60.0), ("Driver", 300)], [(text, 30), ("Cook", 300)]]) == [[], []])
    }

    @Test("count the pages of a document without pages of its own, wherever they do")
    func flowPageCounts() {
        let lines = [("Jane Doe", 30.0), ("Page 1 of 3", 300), ("Engineer", 320), ("3", 340), ("Page layout", 360)]
        #expect(marked([lines], format: .docx) == [["Page 1 of 3"]])
    }

    @Test("are marks of who made the form, unless the person is reached there")
    func marks() {
        let mark = "© Forms Union, 2002 - 2026 https://forms.example.org Page 1"
        #expect(marked([[("Driver", 300), (mark, 770)]]) == [[mark]])
        #expect(marked([[("Driver", 300), ("file:///home/cv.html 1/1", 770)]]) == [["file:///home/cv.html 1/1"]])
        #expect(marked([[(mark, 300), ("© Jane Example jane@example.com", 770)]]) == [[]])
    }

    @Test("are not what merely stands there twice")
    func content() {
        #expect(marked([[("Engineer", 300)], [("Engineer", 300)]]) == [[], []])
        #expect(marked([[("Jane Example", 30)], [("Jane Example", 60)]]) == [[], []])
        #expect(marked([[("2015 - 2018", 770)]]) == [[]])
    }

    @Test("do not exist in a document without pages of its own")
    func flow() {
        #expect(marked([[("Jane", 30)], [("Jane", 30)]], format: .docx) == [[], []])
    }
}
