import Testing
import TextDocument

@testable import ResumeParsing

@Suite("Bullets of a scanned page")
struct BulletEdgesTests {
    private static func page(_ rows: [(mark: String, left: Double)], _ origin: TextPage.Origin) -> TextPage {
        let lines = rows.enumerated().map { number, row in
            let top = Double(number) * 14
            let words = [(row.mark, row.left), ("Cared", row.left + 12), ("for", row.left + 42)].map { text, left in
                TextWord(text: text, box: Bounds(left: left, top: top, right: left + 6, bottom: top + 9), fontSize: 10)
            }
            return TextLine(words: words, block: 0)
        }
        return TextPage(number: 1, width: 612, height: 792, origin: origin, lines: lines)
    }

    private static func bullets(_ page: TextPage) -> [Bool] {
        DocumentLines.lines(of: TextDocument(format: .pdf, pages: [page])).map(\.isBullet)
    }

    @Test("are known by their place where they were taken for letters or signs")
    func place() {
        let page = Self.page([("•", 60), ("e", 60), ("¢", 61), ("•", 60), ("e", 90), ("We", 60)], .recognised)
        #expect(Self.bullets(page) == [true, true, true, true, false, false])
    }

    @Test("are known to be lost where text begins at their side though the line above had room for it")
    func lost() {
        let rows: [[(text: String, left: Double)]] = [
            [("Nurse", 50), ("2019", 420)], [("•", 60), ("Cared", 72), ("daily", 200)],
            [("Home", 72), ("visits", 110), ("to", 160), ("patients", 180)],
            [("•", 60), ("Wrote", 72), ("plans", 300), ("with", 400)],
            [("Leeds", 72), ("doctors", 110), ("and", 160), ("nurses", 180)],
        ]
        let lines = rows.enumerated().map { number, row in
            let top = Double(number) * 14
            let words = row.map { text, left in
                let right = left + 6 * Double(text.count)
                return TextWord(
                    text: text,
                    box: Bounds(left: left, top: top, right: right, bottom: top + 9),
                    fontSize: 10
                )
            }
            return TextLine(words: words, block: 0)
        }
        let page = TextPage(number: 1, width: 612, height: 792, origin: .recognised, lines: lines)
        #expect(Self.bullets(page) == [false, true, true, true, false])
    }

    @Test("are not looked for where text was read from the file, or where there is no list")
    func others() {
        #expect(Self.bullets(Self.page([("•", 60), ("e", 60), ("•", 60)], .textLayer)) == [true, false, true])
        #expect(Self.bullets(Self.page([("•", 60), ("e", 60)], .recognised)) == [true, false])
    }
}
