import Careers
import Foundation
import JobAlerts
import JobMatching
import Profiles
import Resume
import TestSupport
import Testing

@Suite("Profiles of people")
struct UserProfileTests {
    private static func profile() -> UserProfile {
        UserProfile(id: UUID(), name: "a", createdAt: Date(timeIntervalSince1970: 0))
    }

    private static let steps: [@Sendable (inout UserProfile) -> Void] = [
        { $0.person.firstName = "a" }, { $0.person.lastName = "a" }, { $0.person.email = "a" },
        { $0.person.phone = "a" }, { $0.person.location = "a" }, { $0.person.jobTitle = "a" },
        { $0.person.years = 0 }, { $0.person.linkedIn = "a" }, { $0.person.portfolio = "a" },
        { $0.person.bio = "a" }, { $0.wishes.jobTypes = ["a"] }, { $0.wishes.remote = .onsite },
        { $0.wishes.skills = ["a"] }, { $0.wishes.skills = ["a", "b", "c"] }, { $0.wishes.places = ["a"] },
        {
            $0.wishes.minimumSalary = 0
            $0.wishes.maximumSalary = 0
        },
        { $0.keywords = ["a"] }, { $0.notifications.quietStart = "22:00" }, { $0.privacy.sharesViews = false },
        { $0.person.bio = String(repeating: "a", count: 50) },
    ]

    @Test("are five points more complete with each of twenty things")
    func completeness() {
        var profile = Self.profile()
        #expect(profile.completeness == 0)
        for (index, step) in Self.steps.enumerated() {
            step(&profile)
            #expect(profile.completeness == 5 * (index + 1), "step \(index)")
        }
        #expect(profile.completeness == 100)
        profile.wishes.maximumSalary = nil
        profile.wishes.places = []
        profile.person.phone = ""
        #expect(profile.completeness == 85)
    }

    @Test(
        "have names of some signs only",
        arguments: [
            ("1B9F2C54-6F1D-4B7E-9E0C-3B0A6C7D8E9F", true), ("fallback-1", true), ("a.b_c:d", true), ("", false),
            ("a b", false), ("ä", false), ("a/b", false), (String(repeating: "a", count: 255), true),
            (String(repeating: "a", count: 256), false),
        ]
    )
    func names(text: String, isName: Bool) {
        #expect(UserProfile.isName(text) == isName)
    }

    @Test("have keywords in small letters, each once, in their order")
    func keywords() {
        #expect(MatchKeywords.distinct(["Swift", " ios ", "", "docker", "swift\n"]) == ["swift", "ios", "docker"])
    }

    private static var resume: Resume {
        var resume = Resume()
        resume.basics.name = Sourced("Ada M. van der Byron", lines: [])
        resume.basics.location = Sourced(Location(text: "Austin, TX"), lines: [])
        resume.basics.profiles = [
            Sourced(Profile(network: "LinkedIn", username: "ada", url: "https://linkedin.com/in/ada"), lines: []),
            Sourced(Profile(network: "GitHub", username: "ada", url: "https://github.com/ada"), lines: []),
        ]
        resume.basics.label = Sourced("iOS Developer", lines: [])
        return resume
    }

    private static var career: CareerProfile {
        var career = CareerProfile()
        career.yearsOfExperience = 6.9
        career.skills = [
            SkillMention(skill: Skill(name: "Teamwork", kind: "soft"), lines: []),
            SkillMention(skill: Skill(name: "Swift", kind: "programming_language"), lines: []),
        ]
        return career
    }

    @Test("are filled from a résumé where they are empty, and say with what")
    func filling() {
        var profile = Self.profile()
        let names = profile.fill(from: Self.resume, Self.career)
        #expect(
            names == [
                "first_name", "last_name", "location", "current_job_title", "years_of_experience", "linkedin_profile",
                "portfolio_url", "skills", "match_keywords",
            ]
        )
        #expect(profile.person.firstName == "Ada M.")
        #expect(profile.person.lastName == "van der Byron")
        #expect(profile.person.years == 6)
        #expect(profile.person.jobTitle == "iOS Developer")
        #expect(profile.person.portfolio == "https://github.com/ada")
        #expect(profile.wishes.skills == ["Teamwork", "Swift"])
        #expect(profile.keywords == ["swift"])
        #expect(profile.fill(from: Self.resume, Self.career) == [])
    }

    @Test("keep what they have when they are filled")
    func keeping() {
        var profile = Self.profile()
        profile.person.firstName = "Grace"
        profile.person.location = "Paris"
        profile.keywords = ["cook"]
        let names = profile.fill(from: Self.resume, Self.career)
        #expect(Set(names).isDisjoint(with: ["first_name", "last_name", "location", "match_keywords"]))
        #expect(profile.person.lastName == nil)
        #expect(profile.person.location == "Paris")
        #expect(profile.keywords == ["cook"])
    }
}

@Suite("Keywords of profiles in postings")
struct KeywordMatcherTests {
    private static let now = Date(timeIntervalSince1970: 1_790_000_000)

    private static func posting(
        _ number: Int64,
        _ title: String,
        company: String = "Globex",
        description: String = "",
        skills: [String] = []
    ) -> NumberedPosting {
        var posting = JobPosting(source: "f", identifier: "\(number)", title: title, company: company)
        posting.description = description
        posting.skills = skills
        posting.postedAt = now
        return NumberedPosting(number: number, firstSeenAt: now, posting: posting)
    }

    private func matcher(_ keywords: [String]) throws -> KeywordMatcher {
        KeywordMatcher(keywords, knowledge: try Knowledge.careers())
    }

    @Test("are found in their places, the strongest first, and as whole words only")
    func places() throws {
        let matcher = try matcher(["swift", "globex", "curio"])
        let posting = Self.posting(1, "Swift Developer", description: "Curiosity and Swift.", skills: ["Swift"])
        let hit = try #require(matcher.hit(for: posting, now: Self.now))
        #expect(hit.keywords.map(\.keyword) == ["swift", "globex"])
        #expect(hit.keywords[0].places == [.title, .skills, .description])
        #expect(hit.keywords[1].places == [.company])
        #expect(hit.relevance == 0.93)
        #expect(matcher.hit(for: Self.posting(2, "Cook", company: "x"), now: Self.now) == nil)
    }

    @Test("are told in one to three sentences, the most telling first")
    func reasons() throws {
        let one = try #require(try matcher(["swift"]).hit(for: Self.posting(1, "Swift"), now: Self.now))
        #expect(KeywordReasons.sentences(for: one) == ["“swift” is in the title."])
        let posting = Self.posting(1, "Delta", company: "Gamma", description: "alpha beta delta epsilon")
        let many = try matcher(["alpha", "beta", "gamma", "delta", "epsilon"]).hit(for: posting, now: Self.now)
        #expect(
            KeywordReasons.sentences(for: try #require(many)) == [
                "“delta” is in the title and is in the description.", "“gamma” is in the name of the company.",
                "It fits “alpha”, “beta” and “epsilon” as well.",
            ]
        )
    }

    @Test("lead to skills that are asked for beside them, and seldom elsewhere")
    func related() throws {
        let with = (1...6).map { Self.posting($0, "iOS Developer", skills: ["Swift", "SwiftUI", "Excel", "iOS"]) }
        let without = (7...30).map { Self.posting($0, "Clerk", skills: ["Excel"]) }
        let odd = [Self.posting(31, "iOS Developer", skills: ["Falconry", "Swift"])]
        let all = with + without + odd
        let matcher = try matcher(["ios", "swift"])
        let hits = all.compactMap { matcher.hit(for: $0, now: Self.now) }
        let skills = RelatedSkills.skills(
            of: hits,
            among: all,
            without: ["ios", "swift"],
            knowledge: try Knowledge.careers()
        )
        #expect(skills == ["SwiftUI", "Excel"])
        #expect(
            RelatedSkills.skills(of: [], among: all, without: [], knowledge: try Knowledge.careers()).isEmpty
        )
    }
}
