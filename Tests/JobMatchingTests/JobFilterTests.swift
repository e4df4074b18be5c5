import Foundation
import JobMatching
import Testing

@Suite("What a card needs")
struct JobFilterTests {
    private static func match(
        skills: [String] = ["US GAAP", "Excel", "SAP"],
        matching: [String] = ["Excel"],
        category: JobMatch.Category = .direct,
        bucket: JobMatch.Bucket = .national
    ) -> JobMatch {
        var posting = JobPosting(source: "feed", identifier: "1", title: "Payroll Accountant", company: "Zürich AG")
        posting.places = [PostingPlace(text: "Austin, TX", place: nil)]
        posting.skills = skills
        var match = JobMatch(
            posting: posting,
            bucket: bucket,
            category: category,
            score: 80,
            distance: nil,
            role: "Senior Accountant",
            matchingSkills: matching
        )
        match.excerpt = "You run payroll for four hundred people."
        return match
    }

    @Test(
        "words of title, company, place, role, skills and first lines are found by their beginnings",
        arguments: [
            ("payr", true), ("PAYROLL accountant", true), ("zurich", true), ("austin", true), ("senior", true),
            ("gaap", true), ("hundred", true), ("roll", false), ("payroll dallas", false), ("", true), ("  ", true),
        ]
    )
    func text(_ text: String, isFound: Bool) {
        #expect(JobFilter(text: text).includes(Self.match()) == isFound)
    }

    @Test("of several skills a job asks for all, by their whole names")
    func skills() {
        #expect(JobFilter(skills: ["excel"]).includes(Self.match()))
        #expect(JobFilter(skills: ["Excel", "us gaap"]).includes(Self.match()))
        #expect(!JobFilter(skills: ["Excel", "Python"]).includes(Self.match()))
        #expect(!JobFilter(skills: ["gaap"]).includes(Self.match()))
        #expect(!JobFilter(text: "payroll", skills: ["Python"]).includes(Self.match()))
        #expect(JobFilter(skills: [""]).isEmpty)
    }

    @Test("says why a job is shown, in one sentence")
    func reason() {
        #expect(
            Self.match().reason == "Fits “Senior Accountant”; you have 1 of the 3 skills it asks for: Excel."
        )
        #expect(
            Self.match(skills: ["Excel"], category: .adjacent, bucket: .local).reason
                == "Related to “Senior Accountant”; you have all that it asks for: Excel; near you."
        )
        #expect(
            Self.match(skills: ["Excel"], matching: [], bucket: .remote).reason
                == "Fits “Senior Accountant”; open to people where you are."
        )
        let many = ["A1", "B2", "C3", "D4", "E5"]
        #expect(Self.match(skills: many + ["F6"], matching: many).reason.contains("A1, B2, C3 and 2 more"))
        // Sessions from before skills were kept.
        #expect(Self.match(skills: [], matching: ["Excel"]).reason.contains("asks for your Excel"))
    }

    @Test("the first lines are one line that ends at a word")
    func excerpt() {
        #expect(PostingExcerpt.text(of: "You bake.\n\n- Bread\n- Rolls") == "You bake. - Bread - Rolls")
        #expect(PostingExcerpt.text(of: "") == "")
        let long = PostingExcerpt.text(of: String(repeating: "word ", count: 400))
        #expect(long.count <= PostingExcerpt.length && long.hasSuffix("word…"))
    }
}
