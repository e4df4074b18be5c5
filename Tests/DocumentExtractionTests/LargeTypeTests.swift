import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Lines of large type on scans")
struct LargeTypeTests {
    private static let box = Bounds(left: 40, top: 40, right: 300, bottom: 80)

    private static func words(_ texts: [String], top: Double = 45, height: Double = 30, sure: Double) -> [TextWord] {
        texts.enumerated().map { index, text in
            let left = 45 + 60 * Double(index)
            return TextWord(
                text: text,
                box: Bounds(left: left, top: top, right: left + 50, bottom: top + height),
                fontSize: height,
                confidence: sure
            )
        }
    }

    private static let below = words(["Architect", "Turin"], top: 100, height: 9, sure: 0.95)
    private static let line = (box: box, letters: 16)

    private static func doubtful(_ words: [TextWord]) -> Int {
        let lines = [LargeLine(box: box, letters: 16)]
        return LargeType(words: words + below).doubtful(lines, scale: 1).count
    }

    @Test("are read again where letters are missing, doubted or fell apart, and nowhere else")
    func doubted() {
        #expect(Self.doubtful(Self.words(["«chi"], sure: 0.9)) == 1)
        #expect(Self.doubtful(Self.words(["Matteo", "Bergamaschi"], sure: 0.5)) == 1)
        #expect(Self.doubtful(Self.words(["M", "a", "t", "teo", "Bergamaschi"], sure: 0.9)) == 1)
        #expect(Self.doubtful(Self.words(["Matteo", "Bergamaschi"], sure: 0.9)) == 0)
    }

    @Test("are taken as they are read again where that is the better reading")
    func better() {
        let first = LargeType(words: Self.words(["«chi"], sure: 0.9) + Self.below)
        let again = Self.words(["Matteo", "Bergamaschi"], sure: 0.95)
        #expect(
            first.with(Self.line, readAs: again).words.map(\.text) == ["Matteo", "Bergamaschi", "Architect", "Turin"]
        )
    }

    @Test(
        "stay as they were read where the second reading is doubted as well, or has other letters than the picture",
        arguments: [
            (["Matteo", "Bergamaschi"], 0.6), (["Ma"], 0.95), (["Matteo", "Bergamaschi", "of", "the", "studio"], 0.7),
        ]
    )
    func worse(texts: [String], sure: Double) {
        let first = LargeType(words: Self.words(["«chi"], sure: 0.9) + Self.below)
        let again = Self.words(texts, sure: sure)
        #expect(first.with(Self.line, readAs: again).words.map(\.text) == ["«chi", "Architect", "Turin"])
    }
}
