import Testing
import TextDocument

@testable import DocumentExtraction

@Suite("The weight of recognised type")
struct RecognisedWeightsTests {
    private static let regular = 0.9

    /// Words of one line, each with how many times as thick as usual its strokes are.
    private func line(_ words: [(text: String, weight: Double)], at top: Double) -> [RecognisedWeights.Measured] {
        words.enumerated().map { index, word in
            let left = 40 * Double(index)
            let box = Bounds(left: left, top: top, right: left + 36, bottom: top + 10)
            return (TextWord(text: word.text, box: box, fontSize: 10), Self.regular * word.weight)
        }
    }

    /// The bold words of a line that stands over some lines of usual weight.
    private func bold(in words: [(text: String, weight: Double)]) -> [String] {
        let text = (1...3).flatMap { number in
            line(Array(repeating: (text: "reading", weight: 1), count: 8), at: 100 + 20 * Double(number))
        }
        let measured = line(words, at: 100) + text
        return RecognisedWeights(of: measured).embolden(measured).filter(\.isBold).map(\.text)
    }

    @Test("is bold where strokes are half as thick again, and only there")
    func thickStrokes() {
        #expect(bold(in: [("Clerk,", 1.5), ("Harbour", 1.02), ("Works", 0.97)]) == ["Clerk,"])
        #expect(bold(in: [("Clerk,", 1.1), ("Harbour", 1.02), ("Works", 0.97)]).isEmpty)
    }

    @Test("is told within a line whose size was estimated wrongly")
    func contrastWithinLine() {
        #expect(bold(in: [("James", 1.3), ("Harbour", 1.24), ("Leeds", 0.78)]) == ["James", "Harbour"])
    }

    @Test("is that of the words beside it where a mark has too few letters to tell")
    func marksBetween() {
        #expect(bold(in: [("Clerk", 1.5), ("&", 0.4), ("Porter", 1.5)]) == ["Clerk", "&", "Porter"])
        #expect(bold(in: [("Clerk", 1.5), ("/", 2), ("Porter", 1)]) == ["Clerk"])
    }

    @Test("is not told where there are few words")
    func fewWords() {
        let measured = line([("Clerk", 3), ("Porter", 1)], at: 100)
        #expect(RecognisedWeights(of: measured).embolden(measured).allSatisfy { !$0.isBold })
    }
}
