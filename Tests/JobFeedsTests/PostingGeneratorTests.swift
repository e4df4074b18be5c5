import Careers
import Foundation
import JobMatching
import Places
import TestSupport
import Testing

@testable import JobFeeds

@Suite("Making postings up")
struct PostingGeneratorTests {
    private static let today = Date(timeIntervalSince1970: 1_793_664_000)
    private static let first = Result { try generator(seed: 1) }

    private static func generator(seed: UInt64) throws -> PostingGenerator {
        PostingGenerator(
            knowledge: try Knowledge.careers(),
            gazetteer: try Knowledge.gazetteer(),
            seed: seed,
            today: today
        )
    }

    private static func postings(_ numbers: Range<Int>) throws -> [GeneratedPosting] {
        let generator = try first.get()
        return try numbers.map { try #require(generator.posting($0)) }
    }

    @Test("random numbers are those of the published method")
    func randomNumbers() {
        var random = SplitMix64(seed: 0)
        #expect(random.next() == 0xE220_A839_7B1D_CDAF)
        #expect(random.next() == 0x6E78_9E6A_A1B9_65F4)
    }

    @Test("draws by weight, and never what weighs nothing")
    func weights() {
        let list = WeightedList([(element: "a", weight: 1), (element: "b", weight: 0), (element: "c", weight: 9)])
        var random = SplitMix64(seed: 7)
        let drawn = (0..<1_000).compactMap { _ in list.pick(&random) }
        #expect(Set(drawn) == ["a", "c"])
        #expect((50...170).contains(drawn.count { $0 == "a" }))
        #expect(WeightedList<String>([]).pick(&random) == nil)
    }

    @Test("a number's posting is always the same, and another seed gives another")
    func deterministic() throws {
        let lines = try Self.postings(0..<20).map(\.line)
        let again = try Self.generator(seed: 1)
        #expect((0..<20).reversed().compactMap { again.posting($0)?.line } == lines.reversed())
        #expect(Set(lines).count == 20)
        let other = try Self.generator(seed: 2)
        #expect(
            (0..<20).compactMap { other.posting($0)?.posting.title }
                != (0..<20).compactMap {
                    again.posting($0)?.posting.title
                }
        )
    }

    @Test("the import reads each line, and finds what is true of it")
    func truth() throws {
        let made = try Self.postings(0..<300)
        let lines = Data(made.map(\.line).joined(separator: "\n").utf8)
        #expect(FeedFormat(sniffing: lines) == .ndjson)
        let read = Array(try FeedReader(format: .ndjson, source: "generated").rows(of: lines))
        #expect(read.count == made.count)
        let features = PostingFeatures(knowledge: try Knowledge.careers(), gazetteer: try Knowledge.gazetteer())
        for (row, truth) in zip(read, made) {
            let posting = features.computed(for: try #require(row.posting, "\(row.outcome)"))
            #expect(posting.occupations.first?.code == truth.occupation, "\(posting.title)")
            #expect(posting.identifier.hasSuffix("-\(truth.occupation)"))
            #expect(posting.places.map(\.place?.countryCode) == [truth.country], "\(posting.places)")
            #expect(posting.workplace == truth.posting.workplace)
            #expect(Set(posting.eligibleCountries) == Set(truth.posting.eligibleCountries), "\(truth.line)")
            #expect(posting.postedAt == truth.posting.postedAt)
            #expect(posting.expiresAt == truth.posting.expiresAt)
            #expect(posting.salary == truth.posting.salary)
            #expect(posting.url == truth.posting.url)
        }
    }

    @Test("postings are spread over occupations, countries and ways of working")
    func spread() throws {
        let made = try Self.postings(0..<2_000)
        func share(_ isMember: (GeneratedPosting) -> Bool) -> Double { Double(made.count(where: isMember)) / 2_000 }
        #expect(Set(made.map(\.occupation)).count > 200)
        #expect(Set(made.map { $0.occupation.prefix(2) }).count > 18)
        #expect((0.36...0.56).contains(share { $0.country == "US" }))
        #expect((0.05...0.25).contains(share { $0.posting.workplace == .remote }))
        #expect((0.05...0.3).contains(share { $0.posting.workplace == .hybrid }))
        #expect((0.55...0.77).contains(share { $0.posting.salary != nil }))
        #expect((0.001...0.2).contains(share { $0.posting.isExpired(at: Self.today) }))
        #expect(share { ($0.posting.postedAt ?? .distantFuture) < Self.today } == 1)
        #expect(Set(made.map(\.posting.company)).count > 500)
    }

    @Test("a body has about two thousand characters and names each skill")
    func bodies() throws {
        let made = try Self.postings(0..<200).map(\.posting)
        let length = made.reduce(0) { $0 + $1.description.count } / made.count
        #expect((1_500...2_500).contains(length))
        for posting in made {
            #expect((3...8).contains(posting.skills.count))
            for skill in posting.skills { #expect(posting.description.contains(skill)) }
            #expect(!posting.description.contains("%"))
        }
    }
}
