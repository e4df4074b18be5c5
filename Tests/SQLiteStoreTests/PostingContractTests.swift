import Careers
import Foundation
import JobMatching
import Places
import SQLiteStore
import TestSupport
import Testing

@Suite("The store of postings")
struct PostingContractTests {
    private let fixture: StoreFixture

    init() throws {
        fixture = try StoreFixture()
    }

    private static let baker = "51-3011"
    private static let cook = "35-2014"

    private static func posting(
        _ identifier: String,
        occupations: [String] = [baker],
        countries: [String] = ["US"],
        eligible: [String]? = nil,
        age: Double = 0
    ) -> JobPosting {
        var posting = JobPosting(source: "feed", identifier: identifier, title: "Baker", company: "Globex")
        posting.occupations = occupations.map { OccupationVote(code: $0, weight: 1, similarity: 1) }
        posting.places = countries.map { code in
            PostingPlace(text: "Somewhere, \(code)", place: Place(kind: .country, countryCode: code))
        }
        if let eligible {
            posting.workplace = .remote
            posting.eligibleCountries = eligible
        }
        posting.postedAt = StoreFixture.start.addingTimeInterval(-age)
        return posting
    }

    private func found(_ occupations: [String], in country: String?, limit: Int = 100) async throws -> [String] {
        try await fixture.store.candidates(occupations: occupations, country: country, limit: limit).map(\.identifier)
    }

    @Test("counts what is new and what replaces another")
    func upsert() async throws {
        let store = fixture.store
        let first = try await store.upsert([Self.posting("1"), Self.posting("2")])
        #expect(first == PostingImportCounts(added: 2))
        var changed = Self.posting("2")
        changed.title = "Head Baker"
        var other = Self.posting("2")
        other.source = "another feed"
        let second = try await store.upsert([changed, other])
        #expect(second == PostingImportCounts(added: 1, replaced: 1))
        #expect(try await store.postingCount() == 3)
        let titles = try await store.candidates(occupations: [Self.baker], country: "US", limit: 10).map(\.title)
        #expect(titles.sorted() == ["Baker", "Baker", "Head Baker"])
    }

    @Test("a replaced posting is no longer found where it was")
    func replacedReach() async throws {
        _ = try await fixture.store.upsert([Self.posting("1")])
        _ = try await fixture.store.upsert([Self.posting("1", occupations: [Self.cook], countries: ["CA"])])
        #expect(try await found([Self.baker], in: "US").isEmpty)
        #expect(try await found([Self.cook], in: "CA") == ["1"])
    }

    @Test("keeps everything that a posting says")
    func roundTrip() async throws {
        var posting = Self.posting("1", occupations: [Self.baker, Self.cook], eligible: ["US", "CA"])
        posting.url = "https://jobs.example.com/1"
        posting.description = "Bake bread.\nÄnd rolls\t🥐."
        posting.employmentType = "FULL_TIME"
        posting.salary = Salary(currency: "EUR", minimum: 30_000.5, maximum: nil, unit: "YEAR")
        posting.expiresAt = StoreFixture.start.addingTimeInterval(1_000)
        posting.seniority = .lead
        posting.skills = ["Baking", "C++"]
        let coordinate = Coordinate(latitude: 50.061, longitude: 19.937)
        let place = Place(kind: .city, city: "Kraków", region: "12", countryCode: "PL", coordinate: coordinate)
        posting.places.append(PostingPlace(text: "Kraków, Poland", place: place))
        posting.places.append(PostingPlace(text: "Somewhere else", place: nil))
        _ = try await fixture.store.upsert([posting])
        #expect(try await fixture.store.posting(id: posting.id) == posting)
        // Matching does without the text.
        posting.description = ""
        #expect(try await fixture.store.candidates(occupations: [Self.baker], country: "CA", limit: 10) == [posting])
    }

    @Test("finds on-site postings by occupation and country, and remote ones by who may apply")
    func candidates() async throws {
        _ = try await fixture.store.upsert([
            Self.posting("us"), Self.posting("ca", countries: ["CA"], age: 1),
            Self.posting("us-cook", occupations: [Self.cook], age: 2),
            Self.posting("both", occupations: [Self.baker, Self.cook], countries: ["US", "CA"], age: 3),
            Self.posting("worldwide", countries: ["DE"], eligible: [], age: 4),
            Self.posting("remote-us", countries: ["DE"], eligible: ["US"], age: 5),
            Self.posting("nowhere", countries: [], age: 6),
        ])
        #expect(try await found([Self.baker], in: "US") == ["us", "both", "worldwide", "remote-us"])
        #expect(try await found([Self.baker], in: "CA") == ["ca", "both", "worldwide"])
        #expect(try await found([Self.cook], in: "US") == ["us-cook", "both"])
        #expect(
            try await found([Self.baker, Self.cook], in: "US") == ["us", "us-cook", "both", "worldwide", "remote-us"]
        )
        #expect(try await found([Self.baker], in: "DE") == ["worldwide"])
        #expect(try await found([Self.baker], in: nil) == ["worldwide"])
        #expect(try await found([], in: "US").isEmpty)
        #expect(try await found(["15-1252"], in: "US").isEmpty)
    }

    @Test("gives the newest first, as many as are asked for")
    func limit() async throws {
        _ = try await fixture.store.upsert((0..<10).map { Self.posting("\($0)", age: Double(10 - $0)) })
        #expect(try await found([Self.baker], in: "US", limit: 3) == ["9", "8", "7"])
    }
}
