import Careers
import Foundation
import JobMatching
import Places
import TestSupport

/// An accountant in Austin, and postings for her.
enum RankingFixture {
    static let now = Date(timeIntervalSince1970: 1_790_000_000)
    static let accountant = "13-2011"

    static func query(languages: [String] = []) throws -> MatchQuery {
        let knowledge = try Knowledge.careers()
        var profile = CareerProfile()
        profile.occupations = [OccupationVote(code: accountant, weight: 1, similarity: 1)]
        profile.seniority = .regular
        profile.skills = ["Excel", "SAP", "US GAAP"].map { name in
            SkillMention(skill: Skill(name: name, kind: "tool"), lines: [])
        }
        let austin = try Knowledge.gazetteer().resolve("Austin, TX")
        return MatchQuery(profile: profile, place: austin, country: "US", languages: languages, knowledge: knowledge)
    }

    static func matches(_ postings: [JobPosting]) throws -> [JobMatch] {
        let ranker = JobRanker(buckets: JobBuckets(gazetteer: try Knowledge.gazetteer()))
        return ranker.matches(postings, for: try query(), now: now)
    }

    static func posting(
        _ identifier: String,
        company: String = "Globex",
        occupation: String = accountant,
        at place: String? = "Austin, TX",
        skills: [String] = ["Excel", "SAP"],
        age days: Double = 3
    ) throws -> JobPosting {
        var posting = JobPosting(
            source: "feed",
            identifier: identifier,
            title: "Accountant \(identifier)",
            company: company
        )
        posting.occupations = [OccupationVote(code: occupation, weight: 1, similarity: 1)]
        posting.skills = skills
        posting.postedAt = now.addingTimeInterval(-days * 86_400)
        if let place {
            posting.places = [PostingPlace(text: place, place: try Knowledge.gazetteer().resolve(place))]
        } else {
            posting.workplace = .remote
        }
        return posting
    }

    /// Postings, a third of them for each list, of thirteen companies.
    static func many(_ count: Int = 390) throws -> [JobPosting] {
        let places = ["Austin, TX", "Seattle, WA", nil]
        return try (0..<count).map { number in
            try posting(
                "\(number)",
                company: "Company \(number % 13)",
                at: places[number % 3],
                skills: number % 5 == 0 ? ["Excel", "Python"] : ["Excel", "SAP"],
                age: Double(number % 7)
            )
        }
    }
}
