import Testing
import TextDocument

@Suite("Numbers that a file states about its words")
struct BoundsTests {
    @Test(
        "are brought to where text can be",
        arguments: [
            (12.5, 12.5), (-12.5, -12.5), (3e38, Bounds.farthest), (-3e38, -Bounds.farthest), (1e20, Bounds.farthest),
            (.infinity, Bounds.farthest), (-.infinity, -Bounds.farthest), (.nan, 0), (.signalingNaN, 0),
        ]
    )
    func coordinates(_ stated: Double, _ kept: Double) {
        let box = Bounds(left: stated, top: stated, right: stated, bottom: stated)
        #expect([box.left, box.top, box.right, box.bottom] == [kept, kept, kept, kept])
        var moved = Bounds(left: 0, top: 0, right: 0, bottom: 0)
        moved.left = stated
        moved.top = stated
        moved.right = stated
        moved.bottom = stated
        #expect(moved == box)
        #expect(box.union(moved).width.isFinite)
        #expect(box.withHeight(stated).height.isFinite)
    }

    @Test(
        "are a size and a certainty",
        arguments: [
            (11.0, 11.0, 1.0), (-1, 0, 0), (3e38, TextWord.largestSize, 1), (.infinity, TextWord.largestSize, 1),
            (.nan, 0, 0), (0.5, 0.5, 0.5),
        ]
    )
    func sizes(_ stated: Double, _ size: Double, _ confidence: Double) {
        let box = Bounds(left: 0, top: 0, right: 10, bottom: 10)
        var word = TextWord(text: "a", box: box, fontSize: stated, confidence: stated)
        #expect(word.fontSize == size)
        #expect(word.confidence == confidence)
        word.fontSize = stated
        word.confidence = stated
        #expect(word.fontSize == size)
        #expect(word.confidence == confidence)
    }

    @Test("are the size of a page", arguments: [(612.0, 612.0), (-1, 0), (1e20, Bounds.farthest), (.nan, 0)])
    func pages(_ stated: Double, _ kept: Double) {
        let page = TextPage(number: 1, width: stated, height: stated, origin: .textLayer, lines: [])
        #expect(page.width == kept)
        #expect(page.height == kept)
    }
}
