import Careers
import Foundation
import Places
import TestSupport
import Testing

@testable import JobMatching

@Suite("Jobs whose occupation nobody knows")
struct UnknownOccupationTests {
    /// A gluten engineer, a role that no table has.
    private static func query() throws -> MatchQuery {
        var profile = CareerProfile()
        let role = #"{"title": "Senior Gluten Engineer", "company": "Globex", "lines": []}"#
        profile.currentRole = try JSONDecoder().decode(CurrentRole.self, from: Data(role.utf8))
        profile.occupations = [OccupationVote(code: "51-3011", weight: 1, similarity: 1)]
        profile.skills = ["Excel", "Sour Dough", "HACCP"].map { name in
            SkillMention(skill: Skill(name: name, kind: "tool"), lines: [])
        }
        let austin = try Knowledge.gazetteer().resolve("Austin, TX")
        return MatchQuery(profile: profile, place: austin, country: "US", knowledge: try Knowledge.careers())
    }

    private static func matches(_ change: (inout JobPosting) -> Void) throws -> [JobMatch] {
        var posting = try RankingFixture.posting("1", skills: ["Welding", "Excel"])
        posting.occupations = []
        change(&posting)
        let ranker = JobRanker(buckets: JobBuckets(gazetteer: try Knowledge.gazetteer()))
        return ranker.matches([posting], for: try query(), now: RankingFixture.now)
    }

    @Test("a title like the person's is found, for the role that it is like", arguments: [[], ["15-1252"]])
    func likeTitle(_ occupations: [String]) throws {
        let matches = try Self.matches { posting in
            posting.title = "Gluten Engineer (m/f/d)"
            posting.occupations = occupations.map { OccupationVote(code: $0, weight: 1, similarity: 1) }
        }
        let match = try #require(matches.first)
        #expect(match.role == "Senior Gluten Engineer")
        #expect(match.bucket == .local)
        #expect(match.score > 50)
    }

    @Test(
        "a title that shares one word of several is not",
        arguments: ["Software Engineer", "Engineer", "Gluten Sales Manager", "Baker"]
    )
    func otherTitle(_ title: String) throws {
        #expect(try Self.matches { $0.title = title }.isEmpty)
    }

    @Test("where title and occupation say nothing, most of its skills must match")
    func skills() throws {
        let found = try Self.matches { posting in
            posting.title = "Wizard"
            posting.skills = ["excel", "Sour Dough", "HACCP", "Welding"]
        }
        #expect(found.map(\.category) == [.adjacent])
        #expect(
            try Self.matches { posting in
                posting.title = "Wizard"
                posting.skills = ["Excel", "Sour Dough", "Welding"]
            }.isEmpty
        )
        // An occupation that is known counts for more than its skills.
        #expect(
            try Self.matches { posting in
                posting.title = "Wizard"
                posting.skills = ["Excel", "Sour Dough", "HACCP"]
                posting.occupations = [OccupationVote(code: "15-1252", weight: 1, similarity: 1)]
            }.isEmpty
        )
    }

    @Test("what is looked for are the words of the titles, then the skills, each once")
    func terms() throws {
        #expect(try Self.query().terms == ["gluten", "engineer", "0excel", "0sourdough", "0haccp"])
    }

    @Test(
        "a term is a word that says something of the work, or a whole skill",
        arguments: [
            ("Senior C++ Developer (m/w/d)", ["cplusplus", "developer"]), ("Head of Bread", ["bread"]),
            ("Node.js Engineer", ["nodejs", "engineer"]), ("Bäcker und Bäcker", ["backer"]), ("", []),
        ]
    )
    func words(_ title: String, words: [String]) {
        #expect(PostingTerms.words(ofTitle: title) == words)
    }
}
