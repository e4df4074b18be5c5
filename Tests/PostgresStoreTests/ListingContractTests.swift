import Foundation
import JobMatching
import Places
import SQLiteStore
import Sessions
import StoreContracts
import TestSupport
import Testing

@testable import PostgresStore

@Suite("Lists and figures of open postings in PostgreSQL", .serialized, .timeLimit(.minutes(3)))
struct ListingContractTests {
    private static let start = StoreFixture.start

    @Test("keep the contract that all stores of postings keep", arguments: DirectoryScene.rules)
    func contract(_ rule: StoreRule<DirectoryScene>) async throws {
        let fixture = try StoreFixture()
        try await rule.check(DirectoryScene(store: fixture.store) { try fixture.rows(in: $0) })
    }

    @Test("are those of SQLite, value by value, whatever came in before", arguments: [4, 5] as [UInt64])
    func sameAnswers(_ seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let folder = try TemporaryFolder()
        let sqlite = try SQLiteStore(path: folder.url.appending(path: "vitae.sqlite").path)
        let fixture = try StoreFixture()
        let postgres = fixture.store
        for round in 0..<5 {
            let now = Self.start.addingTimeInterval(Double(round) * 50_000)
            let postings = (0..<150).map { _ in
                PostingContractTests.posting(Int.random(in: 0..<400, using: &random), &random)
            }
            _ = try await sqlite.upsert(postings, now: now)
            _ = try await postgres.upsert(postings, now: now)
            if round == 1 {
                let closed = try await sqlite.closeExpired(now: now)
                #expect(try await postgres.closeExpired(now: now) == closed)
                #expect(closed > 0)
            }
            if round == 2 {
                _ = try await sqlite.removeExpired(source: "feed 1", before: now)
                _ = try await postgres.removeExpired(source: "feed 1", before: now)
            }
            try await comparePages(sqlite, postgres, now: now)
            try await compareFigures(sqlite, postgres, since: now)
        }
        for table in ["posting_listing", "posting_text", "posting_reach", "posting_term"] {
            let lost: Int? = try fixture.database.value(
                "SELECT count(*) FROM \(table) WHERE posting NOT IN (SELECT number FROM posting)"
            )
            #expect(lost == 0, "\(table)")
        }
    }

    private func comparePages(_ sqlite: SQLiteStore, _ postgres: PostgresStore, now: Date) async throws {
        let austin = Coordinate(latitude: 30.267, longitude: -97.743)
        let places: [DirectoryQuery.Location?] = [
            nil, .text("some"), .text("nowhere"), .place(Place(kind: .country, countryCode: "PL"), kilometres: 80),
            .place(
                Place(kind: .city, city: "Austin", region: "TX", countryCode: "US", coordinate: austin),
                kilometres: 3_000
            ),
        ]
        var found = 0
        for search in [nil, "ba", "baker wiz", "пек", "zurich", "globex se", "c", "--"] {
            for (source, company) in [(nil, nil), ("feed 0", nil), (nil, "arzte"), ("feed 2", "GLOB")] {
                for location in places {
                    var query = DirectoryQuery()
                    query.search = search
                    query.source = source
                    query.company = company
                    query.location = location
                    query.order = DirectoryQuery.Order.allCases[found % 4]
                    query.isAscending = found % 3 == 0
                    query.offset = found % 5
                    query.since = found % 7 == 0 ? now.addingTimeInterval(-100_000) : nil
                    query.limit = 30
                    let expected = try await sqlite.page(query, now: now)
                    let answer = try await postgres.page(query, now: now)
                    #expect(answer.total == expected.total, "\(query)")
                    #expect(answer.postings.map(\.number) == expected.postings.map(\.number), "\(query)")
                    #expect(answer == expected)
                    found += expected.postings.count + 1
                    if let first = expected.postings.first {
                        let whole = try await sqlite.posting(number: first.number, now: now)
                        #expect(try await postgres.posting(number: first.number, now: now) == whole)
                    }
                }
            }
        }
        #expect(found > 500)
    }

    private func compareFigures(_ sqlite: SQLiteStore, _ postgres: PostgresStore, since: Date) async throws {
        var (expected, totals) = (try await sqlite.marketTotals(), try await postgres.marketTotals())
        #expect(totals.revision > 0)
        (expected.revision, totals.revision) = (0, 0)
        #expect(totals == expected)
        #expect(try await postgres.marketSightings(since: since) == (try await sqlite.marketSightings(since: since)))
        #expect(try await postgres.marketSources() == (try await sqlite.marketSources()))
        #expect(try await postgres.marketCompanies(limit: 3) == (try await sqlite.marketCompanies(limit: 3)))
        #expect(try await postgres.marketCompanies(limit: 50) == (try await sqlite.marketCompanies(limit: 50)))
        #expect(try await postgres.marketHours().map(\.hour) == (try await sqlite.marketHours().map(\.hour)))
        #expect(try await postgres.marketHours().map(\.jobs) == (try await sqlite.marketHours().map(\.jobs)))
        #expect(
            try await postgres.marketWords(limit: 9).map(\.word) == (try await sqlite.marketWords(limit: 9).map(\.word))
        )
        #expect(
            try await postgres.marketWords(limit: 9).map(\.jobs) == (try await sqlite.marketWords(limit: 9).map(\.jobs))
        )
        for text in ["baker", "ba wi", "nothing", "—"] {
            #expect(try await postgres.marketSearch(text) == (try await sqlite.marketSearch(text)), "\(text)")
        }
        let search = KeywordSearch(
            keywords: ["baker", "night shift"],
            skills: ["C++", "Baking"],
            occupations: ["13-2011"]
        )
        #expect(
            try await postgres.postings(for: search, now: since) == (try await sqlite.postings(for: search, now: since))
        )
        let identifiers = ["feed 0:3", "feed 2:17", "none", "feed 1:none"]
        #expect(
            try await postgres.postings(identifiers: identifiers, now: since)
                == (try await sqlite.postings(identifiers: identifiers, now: since))
        )
        #expect(
            try await postgres.openPostings(occupation: "13-2011", limit: 20, now: since)
                == (try await sqlite.openPostings(occupation: "13-2011", limit: 20, now: since))
        )
        #expect(
            try await postgres.openPostings(skill: "haccp", limit: 20, now: since)
                == (try await sqlite.openPostings(skill: "haccp", limit: 20, now: since))
        )
    }

    @Test("come back as they were, whatever characters they have")
    func characters() async throws {
        let fixture = try StoreFixture()
        let store = fixture.store
        var posting = JobPosting(
            source: "a\\b",
            identifier: "tab\t1",
            title: "Ba\\ker\t\"'% _\r\n\\N \\.",
            company: "Glo'bex\\"
        )
        posting.description = "\\.\n\\N\tend\u{8}\r\n😀"
        posting.skills = ["C\\C++", "a b"]
        #expect(try await store.upsert([posting], now: Self.start).added == 1)
        #expect(try await store.posting(id: posting.id) == posting)
        var query = DirectoryQuery()
        query.company = "glo'bex\\"
        #expect(try await store.page(query, now: Self.start).total == 1)
        #expect(try await store.marketCompanies(limit: 9).map(\.name) == ["Glo'bex\\"])
    }
}
