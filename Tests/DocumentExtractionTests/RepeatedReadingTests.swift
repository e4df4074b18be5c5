import Testing
import TextDocument

@testable import DocumentExtraction

@Suite("Two readings of a page")
struct RepeatedReadingTests {
    private func word(_ text: String, left: Double = 10, confidence: Double = 0.9) -> TextWord {
        let box = Bounds(left: left, top: 100, right: left + 40, bottom: 112)
        return TextWord(text: text, box: box, fontSize: 12, confidence: confidence)
    }

    private static let samples: [(first: String, second: String, kept: String, confidence: Double)] = [
        ("Osterreich", "Österreich", "Österreich", 0.9), ("ann@example.com", "annGexample.com", "ann@example.com", 0.5),
        ("//", "/!", "//", 0.5), ("2019", "2Ol9", "2019", 0.5), ("Fihrung", "Führung", "Führung", 0.9),
        ("Software", "Softwäre", "Software", 0.5),
    ]

    @Test("keep letters of the second, addresses and marks of the better one", arguments: samples)
    func words(first: String, second: String, kept: String, confidence: Double) {
        let reading = RepeatedReading(first: [word(first)], second: [word(second, confidence: confidence)])
        #expect(reading.words.map(\.text) == [kept])
    }

    @Test("are compared line by line, and the surer one is taken")
    func lines() {
        let surer = RepeatedReading(
            first: [word("Software"), word("Engineer", left: 53)],
            second: [word("Sofware", confidence: 0.6), word("Enginer", left: 53)]
        )
        #expect(surer.words.map(\.text) == ["Software", "Engineer"])
        let alike = RepeatedReading(first: [word("Strasse", confidence: 0.92)], second: [word("Straße")])
        #expect(alike.words.map(\.text) == ["Straße"])
    }

    @Test("keep an address that the second left out, where it stood")
    func leftOut() {
        let reading = RepeatedReading(
            first: [word("ann@example.com"), word("ana", left: 60)],
            second: [word("Ána", left: 60)]
        )
        #expect(reading.words.map(\.text) == ["ann@example.com", "Ána"])
    }

    @Test("are compared at the same place only, and the first loses where it is less sure")
    func places() {
        let apart = RepeatedReading(first: [word("//", left: 200)], second: [word("/!", confidence: 0.5)])
        #expect(apart.words.map(\.text) == ["/!"])
        let unsure = RepeatedReading(first: [word("//", confidence: 0.4)], second: [word("|", confidence: 0.5)])
        #expect(unsure.words.map(\.text) == ["|"])
    }
}
