import Resume
import Testing

@testable import JobMatching

@Suite("Statements that name the person")
struct PersonalDetailsTests {
    private static func person(_ name: String) -> Resume {
        var resume = Resume()
        resume.basics.name = Sourced(name, lines: [])
        resume.basics.email = Sourced("quilla.f@example.org", lines: [])
        resume.basics.phone = Sourced("+1 512 555 0143", lines: [])
        resume.basics.profiles = [Sourced(Profile(network: "GitHub", username: "marazzz", url: nil), lines: [])]
        return resume
    }

    @Test(
        "are told from others",
        arguments: [
            ("Your résumé shows SAP (“Mara Quillfeather, SAP consultant”, page 1, line 1).", true),
            ("“QUILLFEATHER: accounts in SAP”, page 1, line 1.", true),
            ("“SAP, write to someone@example.com”, page 1.", true), ("“SAP, 512-555-0143”, page 1.", true),
            ("“SAP (+1 512 555 01 43)”, page 1.", true), ("“SAP, see https://example.com/x”.", true),
            ("“SAP as marazzz”, page 1.", true), ("“SAP, quilla f”, page 1.", true),
            ("Your résumé shows SAP (“Closed the month in SAP”, page 1, line 7).", false),
            ("It pays USD 60,000 to 75,000 a year, and was posted 2 days ago.", false),
            ("Your dated positions add up to about 8 years; page 1, line 12.", false),
            ("On site in Austin, TX, about 12 km from Round Rock, TX (page 1, line 2).", false),
        ]
    )
    func appear(_ statement: String, _ isPersonal: Bool) {
        #expect(PersonalDetails(of: Self.person("Mara Quillfeather")).appear(in: statement) == isPersonal)
    }

    @Test("names that are ordinary words count as a whole")
    func ordinaryName() {
        let details = PersonalDetails(of: Self.person("Will Page"))
        #expect(!details.appear(in: "Your résumé shows SAP (page 1, line 7), and it will do."))
        #expect(details.appear(in: "“Will Page, SAP”, line 1."))
    }

    @Test("are not sent; the others are, and all are shown in their order")
    func parts() throws {
        let facts = JobExplanation(
            summary: "Your résumé shows SAP.",
            bullets: ["SAP (page 1, line 7).", "“Mara, SAP”, page 1.", "Not found in the résumé: Power BI."]
        )
        let details = PersonalDetails(of: Self.person("Mara Quillfeather"))
        let part = try #require(ImpersonalFacts(of: facts, without: details))
        #expect(part.sent == JobExplanation(summary: facts.summary, bullets: [facts.bullets[0], facts.bullets[2]]))
        let words = JobExplanation(summary: "S", bullets: ["A", "C"])
        #expect(part.filled(with: words) == JobExplanation(summary: "S", bullets: ["A", facts.bullets[1], "C"]))
        #expect(part.filled(with: JobExplanation(summary: "S", bullets: ["A"])) == facts)
        #expect(ImpersonalFacts(of: JobExplanation(summary: "Mara fits.", bullets: []), without: details) == nil)
    }

    @Test("with a summary that names the person nothing is asked at all")
    func withheld() async throws {
        let world = WordingFixture.World()
        let rephraser = WordingFixture.Rephraser { _ in WordingFixture.words }
        let facts = JobExplanation(summary: "Mara Quillfeather fits.", bullets: WordingFixture.facts.bullets)
        let wording = try world.wording(by: rephraser)
        let details = PersonalDetails(of: Self.person("Mara Quillfeather"))
        #expect(await wording.wording(of: facts, without: details) == facts)
        #expect(rephraser.questions.isEmpty)
        #expect(world.outcomes == [.withheld])
    }
}
