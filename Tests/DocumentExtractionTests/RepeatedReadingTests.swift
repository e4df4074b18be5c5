import Testing
import TextDocument

@testable import DocumentExtraction

@Suite("Two readings of a page")
struct RepeatedReadingTests {
    private func word(_ text: String, left: Double = 10, confidence: Double = 0.9) -> TextWord {
        let box = Bounds(left: left, top: 100, right: left + 40, bottom: 112)
        return TextWord(text: text, box: box, fontSize: 12, confidence: confidence)
    }

    private static let samples: [(first: String, second: String, kept: String)] = [
        ("Osterreich", "Österreich", "Österreich"), ("ann@example.com", "annGexample.com", "ann@example.com"),
        ("//", "/!", "//"), ("2019", "2Ol9", "2019"), ("Fihrung", "Führung", "Führung"),
    ]

    @Test("keep letters of the second, addresses and marks of the better one", arguments: samples)
    func words(first: String, second: String, kept: String) {
        let reading = RepeatedReading(first: [word(first)], second: [word(second, confidence: 0.5)])
        #expect(reading.words.map(\.text) == [kept])
    }

    @Test("are compared at the same place only, and the first loses where it is less sure")
    func places() {
        let apart = RepeatedReading(first: [word("//", left: 200)], second: [word("/!", confidence: 0.5)])
        #expect(apart.words.map(\.text) == ["/!"])
        let unsure = RepeatedReading(first: [word("//", confidence: 0.4)], second: [word("|", confidence: 0.5)])
        #expect(unsure.words.map(\.text) == ["|"])
    }
}
