import Foundation
import Testing

@testable import JobMatching

@Suite("Phrases of explanations")
struct ExplanationPhraseTests {
    private static let now = Date(timeIntervalSince1970: 1_790_000_000)

    @Test(
        "how fresh a posting is",
        arguments: [
            (0.2, nil, ["was posted within the last day"]), (-0.5, nil, ["was posted within the last day"]),
            (1.0, nil, ["was posted 1 day ago"]), (13.9, nil, ["was posted 13 days ago"]),
            (14.0, nil, ["was posted 2 weeks ago"]),
            (95.0, nil, ["was posted 3 months ago (ask first whether it is still open)"]),
            (800.0, nil, ["was posted 2 years ago (ask first whether it is still open)"]),
            (-9.0, nil, []), (nil, nil, []), (1e12, nil, []), (nil, 0.5, ["closes within a day"]),
            (nil, 5.5, ["closes in 5 days"]), (nil, 90.0, []), (nil, -1.0, ["is past its closing date"]),
        ] as [(Double?, Double?, [String])]
    )
    func age(_ days: Double?, _ left: Double?, _ expected: [String]) {
        let posted = days.map { Self.now.addingTimeInterval(-$0 * 86_400) }
        let end = left.map { Self.now.addingTimeInterval($0 * 86_400) }
        #expect(PostingAge.parts(postedAt: posted, expiresAt: end, now: Self.now) == expected)
    }

    @Test(
        "what a job pays",
        arguments: [
            (
                Salary(currency: "EUR", minimum: 13_300, maximum: 16_000, unit: "YEAR"),
                "pays EUR 13,300 to 16,000 a year"
            ),
            (Salary(currency: "usd", minimum: 25, maximum: 25, unit: "HOUR"), "pays USD 25 an hour"),
            (Salary(currency: "USD", minimum: 25.5, maximum: nil, unit: "hour"), "pays USD 25.50 an hour or more"),
            (
                Salary(currency: "JPY", minimum: nil, maximum: 1_234_567, unit: "MONTH"),
                "pays up to JPY 1,234,567 a month"
            ),
            (Salary(currency: "USD", minimum: 9, maximum: 3, unit: "YEAR"), nil),
            (Salary(currency: "USD", minimum: .nan, maximum: .infinity, unit: "YEAR"), nil),
            (Salary(currency: "USD", minimum: -5, maximum: 0, unit: "YEAR"), nil),
            (Salary(currency: "<b>", minimum: 5, maximum: 6, unit: "YEAR"), nil),
            (Salary(currency: "USD", minimum: 5, maximum: 6, unit: "FORTNIGHT"), nil),
        ] as [(Salary, String?)]
    )
    func pay(_ salary: Salary, _ expected: String?) {
        #expect(SalaryPhrase.text(salary) == expected)
    }

    @Test(
        "text of strangers becomes one plain line",
        arguments: [
            ("<b>Cook</b>", "Cook"), ("C++ < C and 5 > 3", "C++ < C and 5 > 3"), ("a\u{202E}b\u{0}c\n d", "ab c d"),
            ("<<b>script>x", "< script>x"), ("<img src=x", "<img src=x"), ("", ""),
        ]
    )
    func plain(_ text: String, _ expected: String) {
        #expect(QuotableText.line(text, upTo: 80) == expected)
    }

    @Test("long lines end at a word, with an ellipsis")
    func cut() {
        #expect(QuotableText.line("Buyer of everything, and more", upTo: 22) == "Buyer of everything…")
        #expect(QuotableText.line(String(repeating: "x", count: 30), upTo: 10) == "xxxxxxxxx…")
        #expect(QuotableText.line("Exactly ten", upTo: 11) == "Exactly ten")
    }

    @Test("lists read like English")
    func lists() {
        #expect(EnglishList.text([]).isEmpty)
        #expect(EnglishList.text(["A"]) == "A")
        #expect(EnglishList.text(["A", "B", "C"], conjunction: "or") == "A, B or C")
        #expect(EnglishList.text(["A", "B", "C", "D"], most: 2) == "A, B and 2 more")
    }

    @Test("the choice of words depends on the facts, and on them alone")
    func choice() {
        let wordings = ["a", "b", "c"]
        let chosen = (0..<60).map { Phrasing(["job \($0)", "Buyer"]).choose("x", wordings) }
        #expect(chosen == (0..<60).map { Phrasing(["job \($0)", "Buyer"]).choose("x", wordings) })
        #expect(Set(chosen) == Set(wordings))
        #expect(Self.number(["ab", "c"]) != Self.number(["a", "bc"]))
    }

    private static func number(_ facts: [String]) -> Int {
        Int(Phrasing(facts).choose("x", (0..<999).map(String.init))) ?? -1
    }
}
