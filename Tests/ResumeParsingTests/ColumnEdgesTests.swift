import TextDocument
import Testing

@testable import ResumeParsing

@Suite("Right edges of columns")
struct ColumnEdgesTests {
    /// A line of one word.
    private func line(_ block: Int, _ left: Double, _ right: Double, top: Double) -> TextLine {
        let box = Bounds(left: left, top: top, right: right, bottom: top + 10)
        return TextLine(words: [TextWord(text: "Word", box: box, fontSize: 10)], block: block)
    }

    private func edges(_ lines: [TextLine], origin: TextPage.Origin = .textLayer) -> ColumnEdges {
        ColumnEdges(of: TextPage(number: 1, width: 612, height: 792, origin: origin, lines: lines))
    }

    @Test("are where the next column begins, however short the lines are")
    func beside() {
        let columns = edges([line(0, 50, 120, top: 100), line(0, 50, 90, top: 114), line(1, 300, 400, top: 104)])
        #expect(columns.right(of: 0) == 300)
    }

    @Test("are where the longest line ends that takes most of the room")
    func full() {
        let lines = [line(0, 50, 270, top: 100), line(0, 50, 90, top: 114), line(1, 300, 400, top: 104)]
        #expect(edges(lines).right(of: 0) == 270)
    }

    @Test("are as far from the side of the page as the other side's text is")
    func margin() {
        let columns = edges([line(0, 50, 200, top: 100), line(1, 80, 200, top: 300)])
        #expect(columns.right(of: 0) == 562)
        #expect(columns.right(of: 1) == 562)
    }

    @Test("are not those of what stands above or below")
    func below() {
        let columns = edges([line(0, 50, 120, top: 100), line(1, 300, 400, top: 110)])
        #expect(columns.right(of: 0) == 562)
    }

    @Test("are not less than what the text takes")
    func beyond() {
        #expect(edges([line(0, 50, 600, top: 100)]).right(of: 0) == 600)
    }

    @Test("leave out what is repeated on every page")
    func repeated() {
        var footer = line(0, 50, 540, top: 700)
        #expect(edges([line(0, 50, 200, top: 100), footer]).right(of: 0) == 540)
        footer.isRepeated = true
        #expect(edges([line(0, 50, 200, top: 100), footer]).right(of: 0) == 562)
    }

    @Test("are not known of other blocks, and not where positions are made up")
    func unknown() {
        let lines = [line(0, 50, 200, top: 100)]
        #expect(edges(lines).right(of: 1) == 0)
        #expect(edges(lines, origin: .flow).right(of: 0) == 200)
        #expect(edges([]).right(of: 0) == 0)
    }
}
