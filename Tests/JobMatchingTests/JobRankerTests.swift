import Careers
import Foundation
import Testing
import TestSupport

@testable import JobMatching

@Suite("Ranking jobs")
struct JobRankerTests {
    @Test("each job is in exactly one list, and no list has more than it may")
    func lists() throws {
        let matches = try RankingFixture.matches(try RankingFixture.many(990))
        #expect(Set(matches.map(\.posting.id)).count == matches.count)
        let lists = Dictionary(grouping: matches, by: \.bucket)
        for bucket in JobMatch.Bucket.allCases {
            #expect(lists[bucket]?.count == JobRanker.mostPerBucket, "\(bucket)")
        }
        #expect(matches.allSatisfy { (0...100).contains($0.score) })
    }

    @Test("gives the same order whatever order the candidates come in", arguments: [UInt64](1...4))
    func deterministic(_ seed: UInt64) throws {
        let candidates = try RankingFixture.many()
        let expected = try RankingFixture.matches(candidates)
        var generator = SeededGenerator(seed: seed)
        #expect(try RankingFixture.matches(candidates.shuffled(using: &generator)) == expected)
    }

    @Test("leaves out what has expired, also at this very moment")
    func expired() throws {
        let offsets: [Double?] = [-86_400, 0, 1, nil]
        let postings = try offsets.enumerated().map { index, offset in
            var posting = try RankingFixture.posting("\(index)")
            posting.expiresAt = offset.map(RankingFixture.now.addingTimeInterval)
            return posting
        }
        let found = try RankingFixture.matches(postings).map(\.posting.identifier)
        #expect(Set(found) == ["2", "3"])
    }

    @Test("one company does not fill the top of a list")
    func diversity() throws {
        var postings = try (0..<30).map { try RankingFixture.posting("globex-\($0)", company: "Globex", age: 2) }
        postings += try (0..<10).map { try RankingFixture.posting("other-\($0)", company: "Company \($0)", age: 3) }
        let matches = try RankingFixture.matches(postings)
        #expect(matches.count == 40)
        #expect(matches.first?.posting.company == "Globex")
        #expect(matches.prefix(10).filter { $0.posting.company == "Globex" }.count <= 3)
    }

    @Test("leaves out other occupations and other countries")
    func leftOut() throws {
        let postings = [
            try RankingFixture.posting("welder", occupation: "51-4121"),
            try RankingFixture.posting("abroad", at: "London, UK"),
            try RankingFixture.posting("fits"),
        ]
        #expect(try RankingFixture.matches(postings).map(\.posting.identifier) == ["fits"])
    }

    @Test("the current occupation is direct, a related one adjacent and ranked lower")
    func categories() throws {
        let query = try RankingFixture.query()
        let related = try #require(query.occupations.keys.sorted().first { $0 != RankingFixture.accountant })
        let postings = [
            try RankingFixture.posting("related", company: "Initech", occupation: related),
            try RankingFixture.posting("own", company: "Globex"),
        ]
        let matches = try RankingFixture.matches(postings)
        #expect(matches.map(\.posting.identifier) == ["own", "related"])
        #expect(matches.map(\.category) == [.direct, .adjacent])
        let scores = matches.map(\.score)
        #expect(scores == scores.sorted(by: >))
    }

    @Test("skills that match, a fitting rank, freshness and nearness raise a job")
    func preferences() throws {
        func first(_ change: (inout JobPosting) -> Void) throws -> String? {
            var better = try RankingFixture.posting("z-better", company: "Initech")
            var worse = try RankingFixture.posting("a-worse", company: "Hooli")
            worse.skills = better.skills
            change(&worse)
            better.seniority = .regular
            return try RankingFixture.matches([worse, better]).first?.posting.identifier
        }
        #expect(try first { $0.skills = ["Welding", "Sewing"] } == "z-better")
        #expect(try first { $0.seniority = .chief } == "z-better")
        #expect(try first { $0.postedAt = RankingFixture.now.addingTimeInterval(-90 * 86_400) } == "z-better")
        let seattle = try RankingFixture.posting("x", at: "Seattle, WA").places
        #expect(try first { $0.places = seattle } == "z-better")
        // Nothing tells them apart but their identifiers.
        #expect(try first { _ in } == "a-worse")
    }

    @Test("names the skills of the person that a job asks for")
    func matchingSkills() throws {
        let posting = try RankingFixture.posting("1", skills: ["excel", "Python", "US GAAP"])
        let match = try #require(try RankingFixture.matches([posting]).first)
        #expect(match.matchingSkills == ["excel", "US GAAP"])
    }

    /// A job in several towns, best first, and one of another company.
    private static func towns(_ places: [String?]) throws -> [JobPosting] {
        try places.enumerated().map { index, place in
            var posting = try RankingFixture.posting("\(index)", at: place, age: Double(index + 1))
            posting.job = place == nil ? 8 : 7
            return posting
        } + [try RankingFixture.posting("else", company: "Initech")]
    }

    @Test("a job in several towns is one, headed by the nearest, with the places of all")
    func severalTowns() throws {
        let postings = try Self.towns(["Seattle, WA", "Austin, TX", "Dallas, TX", nil])
        let matches = try RankingFixture.matches(postings)
        #expect(matches.count == 3)
        let job = try #require(matches.first { $0.posting.job == 7 })
        #expect(job.posting.identifier == "1" && job.bucket == .local)
        #expect(Set(job.posting.places.map(\.text)) == ["Austin, TX", "Seattle, WA", "Dallas, TX"])
        #expect(job.posting.places.first?.text == "Austin, TX")
        // Remote work is another job.
        #expect(matches.contains { $0.bucket == .remote && $0.posting.identifier == "3" })
        #expect(try RankingFixture.matches(postings.reversed()) == matches)
    }

    @Test("the person's own occupation is direct only where the job really fits")
    func poorFit() throws {
        var posting = try RankingFixture.posting("1", at: "Seattle, WA", skills: ["Welding", "Sewing", "Baking"])
        posting.seniority = .chief
        posting.occupations = [OccupationVote(code: RankingFixture.accountant, weight: 0.4, similarity: 0.5)]
        let matches = try RankingFixture.matches([posting])
        #expect(matches.allSatisfy { $0.category == .adjacent && $0.score < 50 })
    }

    @Test("a posting without an end is over when it is old")
    func stale() throws {
        let ages: [Double] = [1, 59, 61, 400]
        var postings = try ages.map { try RankingFixture.posting("\(Int($0))", age: $0) }
        postings[3].expiresAt = RankingFixture.now.addingTimeInterval(86_400)
        let buckets = JobBuckets(gazetteer: try Knowledge.gazetteer())
        func found(_ days: Int?) throws -> Set<String> {
            let ranker = JobRanker(buckets: buckets, mostDays: days)
            let query = try RankingFixture.query()
            return Set(ranker.matches(postings, for: query, now: RankingFixture.now).map(\.posting.identifier))
        }
        #expect(try found(60) == ["1", "59", "400"])
        #expect(try found(nil) == ["1", "59", "61", "400"])
    }

    @Test("a language that the title asks for and nobody speaks counts against a job")
    func languages() throws {
        var german = try RankingFixture.posting("a")
        german.title = "Accountant (German)"
        let plain = try RankingFixture.posting("b", company: "Initech")
        #expect(try RankingFixture.matches([german, plain]).map(\.posting.identifier) == ["b", "a"])
        #expect(try RankingFixture.query(languages: ["Deutsch"]).lacksLanguage(of: ["accountant", "german"]) == false)
    }

    @Test("nothing comes of nothing")
    func empty() throws {
        #expect(try RankingFixture.matches([]).isEmpty)
    }
}
