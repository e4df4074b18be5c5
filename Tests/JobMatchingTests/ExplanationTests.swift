import Careers
import Foundation
import JobMatching
import Places
import Resume
import Testing
import TestSupport

@Suite("Explaining a job")
struct ExplanationTests {
    @Test("says the same for the same facts")
    func deterministic() throws {
        let match = try ExplanationFixture.match()
        let first = try ExplanationFixture.explanation(of: match)
        #expect(try ExplanationFixture.explanation(of: match) == first)
    }

    @Test("says something else to somebody else")
    func people() throws {
        let match = try ExplanationFixture.match()
        let first = try ExplanationFixture.explanation(of: match)
        let second = try ExplanationFixture.explanation(of: match, for: ExplanationFixture.nurse())
        #expect(first.summary != second.summary)
        #expect(Set(first.bullets).isDisjoint(with: second.bullets))
    }

    @Test("says something else of another job")
    func postings() throws {
        let first = try ExplanationFixture.explanation(of: try ExplanationFixture.match())
        var other = try ExplanationFixture.match()
        other.posting.identifier = "2"
        other.posting.title = "Accountant"
        other.posting.company = "Hooli"
        other.posting.skills = ["US GAAP", "Python"]
        let second = try ExplanationFixture.explanation(of: other)
        #expect(first.summary != second.summary)
        #expect(first.bullets != second.bullets)
    }

    @Test("names title and employer, the line of each skill, and what is missing")
    func evidence() throws {
        let explanation = try ExplanationFixture.explanation(of: try ExplanationFixture.match())
        #expect(explanation.summary.contains("Senior Accountant at Initech"))
        let text = explanation.bullets.joined(separator: "\n")
        #expect(text.contains("Staff Accountant at Globex Corporation (page 1, line 5)"))
        #expect(text.contains("SAP (“Closed the month in SAP within four days”, page 1, line 7)"))
        #expect(text.contains("Not named in the résumé: Power BI."))
        #expect(text.contains("One step up"))
        #expect(text.contains("about 9 years"))
        #expect(text.contains("On site in Austin, TX, about 12 km from Round Rock, TX (page 1, line 2)."))
        #expect(text.contains("It was posted 3 days ago and pays USD 80,000 to 95,000 a year."))
    }

    @Test("names no skill that neither the résumé nor the posting has")
    func skills() throws {
        let knowledge = try Knowledge.careers()
        let match = try ExplanationFixture.match()
        let explanation = try ExplanationFixture.explanation(of: match)
        let resume = ExplanationFixture.accountant()
        let profile = try ExplanationFixture.profile(of: resume)
        let allowed = Set(profile.skills.map(\.skill.name) + match.posting.skills)
        for text in explanation.bullets + [explanation.summary] {
            let named = knowledge.skills.skills(in: text, isSkillList: false).map(\.name)
            #expect(allowed.isSuperset(of: named), "\(named) in: \(text)")
        }
    }

    @Test("does not say that a skill is missing whose words stand in the résumé")
    func rawWords() throws {
        var match = try ExplanationFixture.match()
        match.posting.skills = ["Vendor Ledgers", "Barrel Tasting"]
        let text = try ExplanationFixture.explanation(of: match).bullets.joined(separator: "\n")
        #expect(text.contains("Vendor Ledgers (“Kept the vendor ledger in Excel”, page 1, line 8)"))
        #expect(text.contains("Not named in the résumé: Barrel Tasting."))
    }

    @Test(
        "says nothing of a skill that stands in the résumé in another form, in parts or abbreviated",
        arguments: [
            ("Recipe Development", "Wrote the recipes of forty dishes"),
            ("Menu Planning", "Planned the menus of two halls"), ("Facilities Management", "Manager of facilities"),
            ("Financial Planning and Analysis", "Led FP&A"), ("CRM", "Customer relationship management with letters"),
            ("Budgeting", "Drew up the yearly budget"), ("Forecasting", "Forecast the sales of two halls"),
        ]
    )
    func otherForms(_ skill: String, _ told: String) throws {
        var resume = ExplanationFixture.accountant()
        resume.work[0].highlights.append(Sourced(told, lines: [LineReference(page: 1, line: 9, text: told)]))
        var match = try ExplanationFixture.match()
        match.posting.skills = [skill]
        let text = try ExplanationFixture.explanation(of: match, for: resume).bullets.joined(separator: "\n")
        #expect(!text.contains("Not named in the résumé"), "\(text)")
        let other = try ExplanationFixture.explanation(of: match).bullets.joined(separator: "\n")
        #expect(other.contains("Not named in the résumé: \(skill)"), "\(other)")
    }

    @Test("a word of a list does not show more than it says")
    func upgraded() throws {
        let listed = LineReference(page: 1, line: 13, text: "Recruitment, payroll")
        var resume = ExplanationFixture.accountant()
        resume.skills[0].keywords.append(Sourced("Recruitment", lines: [listed]))
        var match = try ExplanationFixture.match()
        match.posting.description = "You are good at full-cycle recruiting."
        match.posting.skills = []
        let text = try ExplanationFixture.explanation(of: match, for: resume).bullets.joined(separator: "\n")
        #expect(!text.contains("full-cycle recruiting"), "\(text)")
    }

    @Test("a posting whose title only resembles an occupation is not said to be the same work")
    func resemblance() throws {
        var match = try ExplanationFixture.match()
        match.posting.title = "Manager - Security Ledger Platform"
        match.posting.occupations = [OccupationVote(code: "13-2011", weight: 0.6, similarity: 0.62)]
        let summary = try ExplanationFixture.explanation(of: match).summary
        #expect(summary.contains("was found under Accountant"), "\(summary)")
    }

    @Test(
        "compares ranks only where a title states one",
        arguments: [
            ("Pastry Chef", false), ("Account Manager", false), ("Associate Manager", false), ("Senior Buyer", true),
        ]
    )
    func ranks(_ title: String, isCompared: Bool) throws {
        var match = try ExplanationFixture.match()
        match.posting.title = title
        match.posting.seniority = .manager
        let text = try ExplanationFixture.explanation(of: match).bullets.joined(separator: "\n")
        #expect(text.contains("One step up") == isCompared, "\(text)")
        #expect(text.contains("reads as") == isCompared, "\(text)")
    }

    @Test("with the snapshot alone, speaks of nothing that only the posting had")
    func snapshot() throws {
        let match = ExplanationFixture.snapshot(of: try ExplanationFixture.match())
        let explanation = try ExplanationFixture.explanation(of: match)
        let text = ([explanation.summary] + explanation.bullets).joined(separator: "\n")
        for invented in ["Power BI", "USD", "Not named", "skills in the posting", "closes"] {
            #expect(!text.contains(invented), "\(invented)")
        }
        #expect(text.contains("The full posting is no longer kept here"))
        #expect(text.contains("SAP"))
        #expect(JobExplanation.bulletCounts.contains(explanation.bullets.count))
    }

    @Test("uses the posting that still exists beside the snapshot")
    func posting() throws {
        let whole = try ExplanationFixture.match()
        let explanation = try ExplanationFixture.explanation(
            of: ExplanationFixture.snapshot(of: whole),
            posting: whole.posting
        )
        #expect(explanation == (try ExplanationFixture.explanation(of: whole)))
    }

    @Test("measures from the place that was chosen, and does not call it the document's")
    func chosenPlace() throws {
        let explanation = try ExplanationFixture.explanation(of: try ExplanationFixture.match(), home: "Lockhart, TX")
        let text = explanation.bullets.joined(separator: "\n")
        #expect(text.contains("about 12 km from Lockhart, TX."))
        #expect(!text.contains("Round Rock"))
    }

    @Test("says who may work remotely, the own country first")
    func remote() throws {
        var match = try ExplanationFixture.match()
        match.bucket = .remote
        match.distance = nil
        match.posting.workplace = .remote
        match.posting.eligibleCountries = ["CA", "US"]
        let text = try ExplanationFixture.explanation(of: match).bullets.joined(separator: "\n")
        let expected =
            "Remote for people in the United States and Canada; your résumé names Round Rock, TX (page 1, line 2)"
        #expect(text.contains(expected))
        #expect(!text.contains("km"))
    }

    @Test("says of a related occupation that it is another one")
    func adjacent() throws {
        var match = try ExplanationFixture.match()
        match.category = .adjacent
        match.role = "Bookkeeper"
        match.posting.title = "Bookkeeper"
        let explanation = try ExplanationFixture.explanation(of: match)
        #expect(explanation.bullets.first?.contains("people move from Accountant to Bookkeeper") == true)
    }

    @Test("says that a licence was not found where the work takes one")
    func licence() throws {
        var match = try ExplanationFixture.match()
        match.role = "Registered Nurse"
        match.posting.title = "Registered Nurse"
        let stranger = try ExplanationFixture.explanation(of: match).bullets.joined(separator: "\n")
        #expect(stranger.contains("takes a licence or certificate such as RN"))
        let nurse = try ExplanationFixture.explanation(of: match, for: ExplanationFixture.nurse())
        #expect(!nurse.bullets.joined(separator: "\n").contains("licence"))
    }

    @Test("has something to say with an empty résumé, and claims nothing of it")
    func emptyResume() throws {
        let explanation = try ExplanationFixture.explanation(of: try ExplanationFixture.match(), for: Resume())
        #expect(JobExplanation.bulletCounts.contains(explanation.bullets.count))
        let text = ([explanation.summary] + explanation.bullets).joined(separator: "\n")
        #expect(!text.contains("page "))
        #expect(!text.contains("Your résumé shows what"))
        #expect(text.contains("Your résumé names no position"))
    }

    @Test(
        "titles of strangers stay plain, short text",
        arguments: [
            "<script>alert(1)</script> <b>Accountant</b>", "<<b>script>Accountant", "Account\u{202E}ant\n\n\tfor all",
            String(repeating: "Accountant for everything ", count: 40), "<img src=x", "",
        ]
    )
    func markup(_ title: String) throws {
        var match = try ExplanationFixture.match()
        match.posting.title = title
        match.posting.company = "<i>Initech</i>"
        let explanation = try ExplanationFixture.explanation(of: match)
        #expect(explanation.summary.count <= JobExplanation.longestSummary)
        for text in [explanation.summary] + explanation.bullets {
            #expect(!text.contains("<script") && !text.contains("<b>") && !text.contains("<i>"), "\(text)")
            #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .format || $0.value < 32 })
            #expect(text.count < 700)
        }
    }
}
