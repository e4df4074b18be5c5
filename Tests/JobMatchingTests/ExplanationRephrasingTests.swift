import Foundation
import TestSupport
import Testing

@testable import JobMatching

@Suite("Explanations in other words")
struct ExplanationRephrasingTests {
    private static let facts = JobExplanation(
        summary: "Senior Accountant at Initech is the same kind of work as your current position as Staff Accountant. "
            + "Your résumé shows 2 of the 3 skills it names.",
        bullets: [
            "Your résumé shows what it asks for in: SAP (“Closed the month in SAP within four days”, page 1, line 7).",
            "Not found in the résumé: Power BI.",
            "On site in Austin, TX, about 12 km from Round Rock, TX (page 1, line 2).",
        ]
    )
    private static let rephrased = JobExplanation(
        summary: "Your résumé shows 2 of the 3 skills named by Senior Accountant at Initech, "
            + "the same kind of work as your current position as Staff Accountant.",
        bullets: [
            "The posting asks for SAP, and your résumé shows it: “Closed the month in SAP” (page 1, line 7).",
            "Power BI was not found in your résumé.",
            "The place is on site in Austin, TX, about 12 km from Round Rock, TX (page 1, line 2).",
        ]
    )

    private func check() throws -> RephrasingCheck { RephrasingCheck(knowledge: try Knowledge.careers()) }

    @Test("accepts the same statements in other words")
    func faithful() throws {
        try check().validate(Self.rephrased, against: Self.facts)
        try check().validate(Self.facts, against: Self.facts)
        #expect(try check().accepted(Self.rephrased, for: Self.facts) == Self.rephrased)
    }

    @Test(
        "refuses what the facts do not say",
        arguments: [
            (0, "Your résumé shows SAP (page 1, line 8).", RephrasingCheck.Violation.number),
            (0, "Your résumé shows SAP in nine lines.", .number),
            (0, "Your résumé shows SAP (page 7, line 1).", .number),
            (0, "Your résumé shows SAP, as Hooli asks.", .word),
            (0, "Your brilliant résumé shows SAP.", .word),
            (0, "Your résumé does not show SAP.", .negation),
            (0, "<b>SAP</b> is in your résumé.", .markup),
            (0, "SAP: https://example.com/x is in your résumé.", .markup),
            (0, "  ", .shape),
            (0, "This is what it is.", .empty),
            (1, "Power BI and Tableau were not found in the résumé.", .skill),
            (1, "Power BI was found in your résumé.", .negation),
            (1, "Not only Power BI: your résumé shows it.", .negation),
            (1, "Power BI is not missing, it was found.", .negation),
            (2, "On site in Dallas, TX, about 12 km from Round Rock, TX.", .word),
            (2, "On site in Austin, TX, about 12 miles from Round Rock, TX.", .word),
        ]
    )
    func unfaithful(_ index: Int, _ words: String, _ expected: RephrasingCheck.Violation) throws {
        let check = try check()
        #expect(check.violation(of: words, against: Self.facts.bullets[index]) == expected)
        var rephrased = Self.rephrased
        rephrased.bullets[index] = words
        #expect(throws: RephrasingError.unfaithful(expected)) {
            try check.validate(rephrased, against: Self.facts)
        }
        // The other statements are kept.
        var kept = Self.rephrased
        kept.bullets[index] = Self.facts.bullets[index]
        #expect(check.accepted(rephrased, for: Self.facts) == kept)
    }

    @Test("refuses statements that were added, left out or grew too long")
    func shape() throws {
        var more = Self.rephrased
        more.bullets.append("SAP.")
        var fewer = Self.rephrased
        fewer.bullets.removeLast()
        var long = Self.rephrased
        long.summary = String(repeating: "Your résumé shows it. ", count: 20)
        for words in [more, fewer, long] {
            #expect(throws: RephrasingError.unfaithful(.shape)) { try check().validate(words, against: Self.facts) }
        }
        #expect(try check().accepted(more, for: Self.facts) == Self.facts)
        #expect(try check().accepted(long, for: Self.facts).summary == Self.facts.summary)
    }

    @Test("accepts each explanation of our own as it is")
    func own() throws {
        let match = try ExplanationFixture.match()
        for explanation in [
            try ExplanationFixture.explanation(of: match),
            try ExplanationFixture.explanation(of: match, for: ExplanationFixture.nurse()),
            try ExplanationFixture.snippet("Registered Nurse").explanation,
        ] {
            try check().validate(explanation, against: explanation)
        }
    }
}
