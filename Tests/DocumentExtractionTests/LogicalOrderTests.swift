import Testing
import TextDocument

@testable import DocumentExtraction

@Suite("Lines that run to the left")
struct LogicalOrderTests {
    /// Words as they stand on the page, from the left.
    private func order(_ words: [String]) -> [String] {
        let placed = words.enumerated().map { index, text in
            let left = Double(index) * 50
            return TextWord(text: text, box: Bounds(left: left, top: 0, right: left + 40, bottom: 10), fontSize: 10)
        }
        return LogicalOrder.order(placed).map(\.text)
    }

    @Test("are read from the right, Latin terms and numbers within them as they are written")
    func mixed() {
        #expect(
            order(["לקוחות", "30", "עבור", "Ruby", "Python", "עם"]) == ["עם", "Ruby", "Python", "עבור", "30", "לקוחות"]
        )
        #expect(order(["2020", "-", "2018", "أكمي"]) == ["أكمي", "2018", "-", "2020"])
    }

    @Test("are told from lines that have one foreign word")
    func latin() {
        let words = ["Hebrew", "name", "יעל", "Cohen"]
        #expect(order(words) == words)
        #expect(order(["1", "2"]) == ["1", "2"])
    }
}
