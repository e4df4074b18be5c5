import Careers
import Foundation
import JobMatching
import Places
import TestSupport
import Testing

@testable import JobFeeds

@Suite("Feeds that no employer writes")
struct HostileFeedTests {
    private static let now = Date(timeIntervalSince1970: 1_795_305_600)

    private func postings(_ feed: Data, _ format: FeedFormat) throws -> [JobPosting] {
        let features = PostingFeatures(knowledge: try Knowledge.careers(), gazetteer: try Knowledge.gazetteer())
        return try FeedReader(format: format, source: "feed").rows(of: feed).compactMap { row in
            row.posting.map { posting in
                var posting = features.computed(for: posting)
                if let reach = row.reach { posting.eligibleCountries = reach.countries(of: posting.places) }
                return posting
            }
        }
    }

    /// The places of an accountant in Austin.
    private func matches(_ postings: [JobPosting]) throws -> [JobMatch] {
        var profile = CareerProfile()
        profile.occupations = [OccupationVote(code: "13-2011", weight: 1, similarity: 1)]
        profile.skills = [SkillMention(skill: Skill(name: "Excel", kind: "tool"), lines: [])]
        let gazetteer = try Knowledge.gazetteer()
        let query = MatchQuery(
            profile: profile,
            place: gazetteer.resolve("Austin, TX"),
            country: "US",
            knowledge: try Knowledge.careers()
        )
        return JobRanker(buckets: JobBuckets(gazetteer: gazetteer)).matches(postings, for: query, now: Self.now)
    }

    @Test("are read and ranked", arguments: HostileFeed.Format.allCases, 0..<UInt64(24))
    func generated(format: HostileFeed.Format, seed: UInt64) throws {
        var source = SeededBytes(seed: seed, count: 600)
        let feed = HostileFeed.feed(format, &source)
        let postings = try postings(feed, format.name)
        for salary in postings.compactMap(\.salary) {
            for amount in [salary.minimum, salary.maximum].compactMap(\.self) {
                #expect((0...1e10).contains(amount))
            }
        }
        for match in try matches(postings) {
            #expect((0...100).contains(match.score))
            #expect(match.distance.map { (0...20_100).contains($0) } != false)
        }
    }

    @Test("hold postings in every format", arguments: HostileFeed.Format.allCases)
    func variety(format: HostileFeed.Format) throws {
        var count = 0
        for seed in 0..<UInt64(24) {
            var source = SeededBytes(seed: seed, count: 600)
            count += try postings(HostileFeed.feed(format, &source), format.name).count
        }
        #expect(count > 24)
    }

    @Test(
        "state no pay where nobody can mean it",
        arguments: ["1e308", "1e22", "-5", "99999999999999999999", "\"1e300\""]
    )
    func pay(amount: String) throws {
        let line = """
            {"identifier":"1","title":"Accountant","location":"Austin, TX",\
            "salary":{"currency":"USD","minValue":\(amount),"maxValue":\(amount),"unitText":"HOUR"}}
            """
        let feed = Data(repeatElement(line, count: 7).joined(separator: "\n").utf8)
        let postings = try postings(feed, .ndjson)
        #expect(postings.count == 7)
        for posting in postings {
            #expect(posting.salary?.minimum == nil)
            #expect(posting.salary?.maximum == nil)
        }
        #expect(try matches(postings).allSatisfy { (0...100).contains($0.score) })
    }

    @Test(
        "may state any number of days, hours and parts of the work",
        arguments: [
            "Berlin, # days in the office", "Remote (UTC+#)", "Remote (UTC-# to UTC+#)", "UTC ± # hours", "#% remote",
            "#j de télétravail", "#", "#, TX #", "CET +#:#",
        ]
    )
    func places(text: String) throws {
        for number in HostileText.numbers {
            let location = text.replacing("#", with: number).replacing("\"", with: "")
            let line = "{\"identifier\":\"1\",\"title\":\"Accountant\",\"location\":\"\(location)\"}"
            #expect(try postings(Data(line.utf8), .ndjson).count == 1, "\(location)")
        }
    }
}

extension HostileFeed.Format {
    var name: FeedFormat {
        switch self {
        case .ownLines: .ndjson
        case .table: .csv
        case .jsonLD: .jsonLD
        case .greenhouse: .greenhouse
        case .lever: .lever
        case .indeed: .indeedXML
        }
    }
}
