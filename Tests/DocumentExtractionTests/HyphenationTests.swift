import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Words divided at the end of a line")
struct HyphenationTests {
    private func lines(_ rows: [String], blocks: [Int] = []) -> [TextLine] {
        rows.enumerated().map { number, row in
            let words = Typesetting.row(row, left: 50, top: 100 + 14 * Double(number))
            return TextLine(words: words, block: number < blocks.count ? blocks[number] : 0)
        }
    }

    private func joined(_ rows: String..., blocks: [Int] = []) -> [String] {
        Hyphenation.join(lines(rows, blocks: blocks)).map(\.text)
    }

    @Test(
        "are whole on the first line",
        arguments: [
            (["for the develop-", "ment of plans"], ["for the development", "of plans"]),
            (["für die Entwick\u{2010}", "lung von Plänen"], ["für die Entwicklung", "von Plänen"]),
            (["the depart-", "ment"], ["the department"]),
            (["in market-", "ing and in-", "vestment"], ["in marketing", "and investment"]),
            (["a state-", "ment on up-", "dates"], ["a statement", "on updates"]),
            (["the manage-", "ment of depart-", "ments"], ["the management", "of departments"]),
        ]
    )
    func whole(rows: [String], expected: [String]) {
        #expect(Hyphenation.join(lines(rows)).map(\.text) == expected)
    }

    @Test(
        "keep a hyphen that is their own",
        arguments: [
            (["for cross-", "functional teams"], ["for cross-functional", "teams"]),
            (["an in-", "house, metrics-", "driven team"], ["an in-house,", "metrics-driven", "team"]),
            (["work in Full-", "time"], ["work in Full-time"]),
            (["a state-of-the-", "art ward"], ["a state-of-the-art", "ward"]),
        ]
    )
    func ownHyphen(rows: [String], expected: [String]) {
        #expect(Hyphenation.join(lines(rows)).map(\.text) == expected)
    }

    @Test(
        "are told from what only ends with a hyphen or a dash",
        arguments: [
            ["the Anglo-", "American ward"], ["from 2016-", "2019 on"], ["at jane@mail-", "server.example.com"],
            ["www.example-", "ward.example.com"], ["a ward -", "and its nurses"], ["the develop–", "ment of plans"],
            ["ISO-9001-", "certified"], ["to ask jane-", "doe@example.com"],
        ]
    )
    func others(rows: [String]) {
        #expect(Hyphenation.join(lines(rows)).map(\.text) == rows)
    }

    @Test("are not joined across columns")
    func columns() {
        #expect(joined("the develop-", "ment of plans", blocks: [0, 1]) == ["the develop-", "ment of plans"])
    }

    @Test("leave the rest of the second line at its left edge")
    func edge() throws {
        let joined = Hyphenation.join(lines(["the develop-", "ment of plans"]))
        #expect(joined.last?.box?.left == 50)
        #expect(joined.first?.words.last?.text == "development")
    }
}
