import JobMatching
import Resume
import Testing
import TestSupport

@Suite("Explaining a role")
struct RoleSnippetTests {
    @Test("a suggested role: what for, with the lines that show it")
    func suggested() throws {
        let snippet = try ExplanationFixture.snippet("Senior Staff Accountant")
        #expect(snippet.role == "Senior Staff Accountant")
        #expect(snippet.summary.contains("roles suggested to you, as the next step from your current position"))
        let text = snippet.bullets.joined(separator: "\n")
        #expect(text.contains("page 1, line 5"))
        #expect(text.contains("SAP (“Closed the month in SAP within four days”, page 1, line 7)"))
        #expect(text.contains("One step up"))
        #expect(text.contains("Typical for Accountant but not named in the résumé: "))
    }

    @Test("a role that was not suggested: says so, and why")
    func notSuggested() throws {
        let snippet = try ExplanationFixture.snippet("Registered Nurse")
        #expect(snippet.summary.contains("is not among the roles suggested to you"))
        let text = snippet.bullets.joined(separator: "\n")
        #expect(text.contains("is not among the usual moves"))
        #expect(text.contains("takes a licence or certificate such as RN"))
        #expect(text.contains("none was found in the résumé"))
    }

    @Test("a licence that the résumé shows is named with its line")
    func licence() throws {
        var resume = ExplanationFixture.accountant()
        resume.certificates = ExplanationFixture.nurse().certificates
        let text = try ExplanationFixture.snippet("Registered Nurse", for: resume).bullets.joined(separator: "\n")
        #expect(text.contains("is in your résumé: RN (“RN, State Board”, page 1, line 20)"))
        #expect(!text.contains("none was found"))
        let nurse = try ExplanationFixture.snippet("Registered Nurse", for: ExplanationFixture.nurse())
        #expect(!nurse.bullets.joined(separator: "\n").contains("none was found"))
    }

    @Test("a role far above says so")
    func rank() throws {
        let snippet = try ExplanationFixture.snippet("Chief Financial Officer")
        #expect(
            snippet.bullets.contains {
                $0.contains("he role reads as executive level, and your title “Staff Accountant” states no rank")
            }
        )
    }

    @Test("a role that nothing is like")
    func unknown() throws {
        let snippet = try ExplanationFixture.snippet("Xqzvw Blorgh")
        #expect(snippet.summary.contains("“Xqzvw Blorgh” is like no job title"))
        #expect(snippet.bullets.contains { $0.contains("page 1, line 7") })
        #expect(!snippet.bullets.contains { $0.contains("ypical for") })
    }

    @Test("says the same to the same person, and something else to another")
    func people() throws {
        let first = try ExplanationFixture.snippet("Bookkeeper")
        #expect(try ExplanationFixture.snippet("Bookkeeper") == first)
        let second = try ExplanationFixture.snippet("Bookkeeper", for: ExplanationFixture.nurse())
        #expect(second.summary != first.summary)
        #expect(Set(second.bullets).isDisjoint(with: first.bullets))
    }

    @Test(
        "always has two to five statements and a short summary",
        arguments: [
            "", "Senior Accountant", "Accountant", "Bookkeeper", "Airline Pilot", "Software Engineer", "Xqzvw Blorgh",
            "Chief Executive Officer", "Intern", "<b>Cook</b>\n", String(repeating: "Very Senior Buyer ", count: 30),
        ]
    )
    func shape(_ role: String) throws {
        for resume in [ExplanationFixture.accountant(), ExplanationFixture.nurse(), Resume()] {
            let snippet = try ExplanationFixture.snippet(role, for: resume)
            #expect(JobExplanation.bulletCounts.contains(snippet.bullets.count))
            #expect(!snippet.summary.isEmpty && snippet.summary.count <= JobExplanation.longestSummary)
            #expect(snippet.role.count <= 80)
            for text in snippet.bullets + [snippet.summary, snippet.role] {
                #expect(!text.contains("<b>") && !text.contains("\n") && text.count < 700, "\(text)")
            }
            #expect(snippet.bullets.allSatisfy { $0.hasSuffix(".") })
        }
    }

    @Test("an empty résumé is told what is missing, and nothing is claimed of it")
    func emptyResume() throws {
        let snippet = try ExplanationFixture.snippet("Accountant", for: Resume())
        let text = snippet.bullets.joined(separator: "\n")
        #expect(snippet.summary.contains("not among the roles suggested to you"))
        #expect(text.contains("Your résumé names no position"))
        #expect(text.contains("not named in the résumé: "))
        #expect(!text.contains("page "))
    }
}
