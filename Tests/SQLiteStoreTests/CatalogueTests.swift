import Careers
import Foundation
import JobMatching
import Places
import SQLiteStore
import Testing

@Suite("The catalogue of postings")
struct CatalogueTests {
    private let fixture: StoreFixture

    init() throws {
        fixture = try StoreFixture()
    }

    private static func posting(
        _ identifier: String,
        source: String = "feed",
        occupations: [String] = ["51-3011"],
        country: String = "US",
        postedAfter seconds: Double? = 0,
        expiresAfter end: Double? = nil
    ) -> JobPosting {
        var posting = JobPosting(source: source, identifier: identifier, title: "Baker", company: "Globex")
        posting.occupations = occupations.map { OccupationVote(code: $0, weight: 0.5, similarity: 1) }
        posting.places = [PostingPlace(text: "Somewhere", place: Place(kind: .country, countryCode: country))]
        posting.postedAt = seconds.map(StoreFixture.start.addingTimeInterval)
        posting.expiresAt = end.map(StoreFixture.start.addingTimeInterval)
        return posting
    }

    private func listed(_ filter: PostingFilter) async throws -> [String] {
        try await fixture.store.list(filter).map(\.identifier)
    }

    @Test("lists the newest first, those without a date last, and no more than are asked for")
    func order() async throws {
        _ = try await fixture.store.upsert([
            Self.posting("old", postedAfter: 1), Self.posting("undated", postedAfter: nil),
            Self.posting("new", postedAfter: 9),
        ])
        #expect(try await listed(PostingFilter()) == ["new", "old", "undated"])
        #expect(try await listed(PostingFilter(limit: 2)) == ["new", "old"])
    }

    @Test("lists by occupation, country and source, each alone and together")
    func filters() async throws {
        var remote = Self.posting("anywhere", source: "board", country: "DE", postedAfter: 1)
        remote.workplace = .remote
        _ = try await fixture.store.upsert([
            Self.posting("us", postedAfter: 4), Self.posting("ca", country: "CA", postedAfter: 3),
            Self.posting("cook", occupations: ["35-2014", "51-3011"], postedAfter: 2), remote,
            Self.posting("finer", occupations: ["51-3011.01"], country: "FR", postedAfter: 0),
        ])
        #expect(try await listed(PostingFilter(occupation: "35-2014")) == ["cook"])
        // One code is not the beginning of another.
        #expect(try await listed(PostingFilter(occupation: "51-3011")) == ["us", "ca", "cook", "anywhere"])
        #expect(try await listed(PostingFilter(country: "US")) == ["us", "cook", "anywhere"])
        #expect(try await listed(PostingFilter(country: "DE")) == ["anywhere"])
        #expect(try await listed(PostingFilter(source: "board")) == ["anywhere"])
        #expect(try await listed(PostingFilter(occupation: "51-3011", country: "CA", source: "feed")) == ["ca"])
        #expect(try await listed(PostingFilter(occupation: "%")).isEmpty)
    }

    @Test("lists the newest of a country by the second, whatever their occupations")
    func newestOfCountry() async throws {
        let day = 86_400.0
        let occupations = ["51-3011", "35-2014", "13-2011"]
        // Twelve a day for five days, later ones stored earlier; half of them abroad.
        let postings = (0..<60).map { number in
            Self.posting(
                "\(number)",
                source: number % 4 == 0 ? "board" : "feed",
                occupations: [occupations[number % 3], occupations[(number + 1) % 3]],
                country: number % 2 == 0 ? "US" : "DE",
                postedAfter: Double(number % 5) * day + Double(number) * 60
            )
        }
        _ = try await fixture.store.upsert(postings.reversed() + [Self.posting("undated", postedAfter: nil)])
        let american = postings.filter { $0.places[0].place?.countryCode == "US" }
            .sorted { ($0.postedAt ?? .distantPast) > ($1.postedAt ?? .distantPast) }
        for limit in [1, 2, 7, 29] {
            let newest = american.prefix(limit).map(\.identifier)
            #expect(try await listed(PostingFilter(country: "US", limit: limit)) == newest)
        }
        #expect(try await listed(PostingFilter(country: "US", limit: 90)) == american.map(\.identifier) + ["undated"])
        let boards = american.filter { $0.source == "board" }.prefix(4).map(\.identifier)
        #expect(try await listed(PostingFilter(country: "US", source: "board", limit: 4)) == boards)
    }

    @Test("lists whole postings")
    func whole() async throws {
        let posting = Self.posting("1", expiresAfter: 5)
        _ = try await fixture.store.upsert([posting])
        #expect(try await fixture.store.list(PostingFilter()) == [posting])
    }

    @Test("counts postings and expired ones by source, and finds the newest")
    func statistics() async throws {
        #expect(try await fixture.store.statistics(now: StoreFixture.start).isEmpty)
        _ = try await fixture.store.upsert([
            Self.posting("1", postedAfter: 1, expiresAfter: 10), Self.posting("2", postedAfter: 7, expiresAfter: 11),
            Self.posting("3"), Self.posting("1", source: "board", postedAfter: nil),
        ])
        let statistics = try await fixture.store.statistics(now: StoreFixture.start.addingTimeInterval(10))
        let newest = StoreFixture.start.addingTimeInterval(7)
        #expect(
            statistics == [
                SourceStatistics(source: "board", postings: 1, expired: 0, newest: nil),
                SourceStatistics(source: "feed", postings: 3, expired: 1, newest: newest),
            ]
        )
    }

    @Test("removes what is over, of one source or of all, with all that leads to it")
    func removal() async throws {
        let store = fixture.store
        _ = try await store.upsert([
            Self.posting("over", expiresAfter: 10), Self.posting("later", expiresAfter: 11), Self.posting("open"),
            Self.posting("over", source: "board", expiresAfter: 10),
        ])
        let date = StoreFixture.start.addingTimeInterval(10)
        #expect(try await store.removeExpired(source: "other", before: date) == 0)
        #expect(try await store.removeExpired(source: "board", before: date) == 1)
        #expect(try await store.removeExpired(source: nil, before: date) == 1)
        #expect(try await store.removeExpired(source: nil, before: date) == 0)
        #expect(try await listed(PostingFilter()).sorted() == ["later", "open"])
        #expect(try await fixture.rows(in: "posting_reach") == 2)
    }

    @Test("removes more than fit into one transaction")
    func manyRemovals() async throws {
        let over = (0..<2_000).map { Self.posting("\($0)", expiresAfter: 1) }
        _ = try await fixture.store.upsert(over + [Self.posting("open")])
        let date = StoreFixture.start.addingTimeInterval(1)
        #expect(try await fixture.store.removeExpired(source: nil, before: date) == 2_000)
        #expect(try await fixture.store.postingCount() == 1)
    }
}
