import BundledTables
import Resume
import Testing

@testable import ResumeScoring

@Suite("Text that tells nothing of the person")
struct ForeignProseTests {
    /// Articles about a thing, as somebody would paste them to fill a résumé.
    static let articles = [
        [
            "Glass is a hard material that is made of sand, soda and lime.",
            "Most windows contain some 12 kilograms of it for each square metre.",
            "The melting point lies at about 1,500 degrees and can be lowered by additives.",
            "Coloured panes have been known for 2,000 years, while clear ones are younger.",
        ],
        [
            "The valley has 14 villages and is crossed by two rivers.",
            "Its woods are home to 300 kinds of birds, which feed on seeds and insects.",
            "A dam was built in the south and flooded a third of the farmland.",
            "Today the climate is mild, with 90 days of rain a year.",
        ],
    ]

    private static func adding(_ texts: [String], to sample: ScoredSample, at place: Int) -> ScoredSample {
        var sample = sample
        for text in texts {
            sample.resume.work[place].highlights.append(Sourced(text, lines: [sample.write("• " + text)]))
        }
        return sample
    }

    @Test("an article among the bullets never raises the score", arguments: articles)
    func article(_ texts: [String]) throws {
        for before in [ScoredSample.excellent, .typical, .weak] {
            for place in before.resume.work.indices {
                let score = try Self.adding(texts, to: before, at: place).score
                #expect(try score.score <= before.score.score)
                #expect(score.findings.contains { $0.code == "consistency.foreign_text" })
            }
        }
    }

    @Test("empty phrases and template filling never raise the score")
    func empty() throws {
        let texts = [
            "Hard-working team player with excellent communication skills",
            "Results-driven self-starter and problem solver",
            "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do 42 eiusmod tempor",
            "Python, Java, Scrum, Kanban, Excel, Leadership",
        ]
        for before in [ScoredSample.excellent, .typical, .weak] {
            for text in texts {
                #expect(try Self.adding([text], to: before, at: 0).score.score <= before.score.score, "\(text)")
            }
        }
    }

    @Test("one sentence on the employer is no article")
    func employer() throws {
        let text = "The company is the largest maker of bicycle bells in the country."
        let score = try Self.adding([text], to: .excellent, at: 0).score
        #expect(!score.findings.contains { $0.code == "consistency.foreign_text" })
    }

    @Test(
        "what somebody did is told from what something is",
        arguments: [
            ("Led a team that was the fastest in the region", false), ("I have taught 90 pupils to swim", false),
            ("Responsible for a ward which is open all year", false), ("Dana has led three plants to profit", false),
            ("87 new customers in the first year of the shop", false), ("Copper is a metal that conducts heat", true),
            ("The harbour handles 40 ships a day from nine countries", true),
            ("Die Stadt ist die größte am Fluss", true),
        ]
    )
    func general(_ text: String, _ isGeneral: Bool) throws {
        let names = Set(FoldedText("Dana Whitlow").tokens.map(\.number))
        let statement = Statement(text, line: nil)
        #expect(statement.isGeneral(try ScoringLexicon.bundled(), names: names) == isGeneral)
    }
}
