import Testing
import VitaeAPI

@Suite("Relative ages")
struct RelativeAgeTests {
    private static let day = 86_400

    @Test(
        "are rounded down to the largest unit",
        arguments: [
            (-90, "just now"), (0, "just now"), (59, "just now"), (60, "1 minute ago"), (119, "1 minute ago"),
            (120, "2 minutes ago"), (3_599, "59 minutes ago"), (3_600, "1 hour ago"), (10_800, "3 hours ago"),
            (86_399, "23 hours ago"), (86_400, "1 day ago"), (172_799, "1 day ago"), (172_800, "2 days ago"),
            (6 * 86_400, "6 days ago"), (7 * 86_400 - 1, "6 days ago"), (7 * 86_400, "1 week ago"),
            (11 * 86_400, "1 week ago"), (14 * 86_400, "2 weeks ago"), (29 * 86_400, "4 weeks ago"),
            (30 * 86_400, "1 month ago"), (61 * 86_400, "2 months ago"), (365 * 86_400, "1 year ago"),
            (800 * 86_400, "2 years ago"),
        ]
    )
    func text(_ seconds: Int, expected: String) {
        #expect(RelativeAge.text(seconds: seconds) == expected)
    }

    @Test("nothing older than three days looks recent to a client that searches for words")
    func looksRecent() {
        let signs = ["hour", "minute", "just", "today", "yesterday", "1 day", "2 days"]
        for hours in stride(from: 3 * 24, through: 12 * 365 * 24, by: 5) {
            let text = RelativeAge.text(seconds: hours * 3_600)
            #expect(!signs.contains { text.contains($0) }, "\(text)")
        }
    }

    @Test("days are never counted beyond a week")
    func days() {
        for days in 7...400 {
            #expect(!RelativeAge.text(seconds: days * Self.day).contains("day"), "\(days)")
        }
    }

    @Test("a count never falls back while time goes on within a unit", arguments: ["week", "month", "year"])
    func growing(_ unit: String) {
        var last = 0
        for days in 7...(6 * 365) {
            let words = RelativeAge.text(seconds: days * Self.day).split(separator: " ")
            guard words.count == 3, words[1].hasPrefix(unit), let count = Int(words[0]) else { continue }
            #expect(count >= max(last, 1))
            last = count
        }
        #expect(last > 1)
    }

    @Test("bears any number", arguments: [Int.min, Int.max])
    func extremes(_ seconds: Int) {
        #expect(!RelativeAge.text(seconds: seconds).isEmpty)
    }
}
