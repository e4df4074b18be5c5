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

    @Test(
        "keep a term in Latin letters together with the numbers and marks within it",
        arguments: [
            (["מפתח", "Python", "3"], ["Python", "3", "מפתח"]), (["Python", "3", "מפתח"], ["מפתח", "Python", "3"]),
            (["Sales", "-", "EMEA", "מכירות", "מנהלת"], ["מנהלת", "מכירות", "Sales", "-", "EMEA"]),
            (["C++", "17", "/", "Qt", "6", "בכירה", "מפתחת"], ["מפתחת", "בכירה", "C++", "17", "/", "Qt", "6"]),
            (["مطور", "Java", "17"], ["Java", "17", "مطور"]),
        ]
    )
    func runs(words: [String], read: [String]) {
        #expect(order(words) == read)
    }

    @Test("read a span of years as it rises, whichever run it belongs to")
    func years() {
        #expect(order(["Acme", "2019", "-", "2016", "אחות"]) == ["אחות", "2016", "-", "2019", "Acme"])
        #expect(order(["Acme", "2016", "-", "2019", "אחות"]) == ["אחות", "Acme", "2016", "-", "2019"])
        #expect(
            order(["Qt", "6", "03/2019", "-", "05/2016", "אחות"]) == ["אחות", "05/2016", "-", "03/2019", "Qt", "6"]
        )
    }

    @Test("may be part of a line that runs to the right")
    func within() {
        let words = ["Nurse", "at", "חולים", "בית", "since", "2016"]
        #expect(order(words) == ["Nurse", "at", "בית", "חולים", "since", "2016"])
        // Words of two cells are not turned around each other.
        let cells =
            Typesetting.row("Name of the person יעל", left: 50, top: 100)
            + Typesetting.row("חיפה Israel", left: 400, top: 100)
        #expect(LogicalOrder.order(cells) == cells)
    }
}
