import Foundation
import GRDB
import JobMatching
import TestSupport
import Testing

@testable import SQLiteStore

@Suite("Figures about open postings")
struct PostingMarketTests {
    private let fixture: StoreFixture
    private static let hour = 3_600.0

    init() throws {
        fixture = try StoreFixture()
    }

    private static func posting(
        _ identifier: String,
        _ title: String,
        company: String = "Globex",
        source: String = "feed"
    ) -> JobPosting {
        JobPosting(source: source, identifier: identifier, title: title, company: company)
    }

    private func take(_ postings: JobPosting..., after hours: Double = 0) async throws {
        _ = try await fixture.store.upsert(postings, now: StoreFixture.start.addingTimeInterval(hours * Self.hour))
    }

    @Test("are what is stored, however it came there")
    func figures() async throws {
        let store = fixture.store
        #expect(try await store.marketTotals() == MarketTotals())
        try await take(Self.posting("1", "Pastry Cook"), Self.posting("2", "Head Cook", company: "Acme"))
        try await take(Self.posting("1", "Line Cook", source: "other"), after: 2)
        // One that is replaced counts once, as it is now.
        try await take(Self.posting("2", "Baker", company: "Acme"), after: 3)
        var totals = try await store.marketTotals()
        #expect(totals.postings == 3)
        #expect(totals.companies == 2)
        #expect(totals.sources == 2)
        #expect(totals.firstSight == StoreFixture.start)
        #expect(totals.lastSight == StoreFixture.start.addingTimeInterval(2 * Self.hour))
        let sources = try await store.marketSources()
        #expect(sources.map(\.name) == ["feed", "other"])
        #expect(sources.map(\.jobs) == [2, 1])
        #expect(sources.map(\.companies) == [2, 1])
        #expect(sources[1].firstSight == totals.lastSight)
        let companies = try await store.marketCompanies(limit: 1)
        #expect(companies.map(\.name) == ["Globex"])
        #expect(companies.first?.jobs == 2)
        #expect(companies.first?.lastSight == totals.lastSight)
        let words = try await store.marketWords(limit: 10)
        #expect(words.map(\.word) == ["cook", "baker", "line", "pastry"])
        #expect(words.map(\.jobs) == [2, 1, 1, 1])
        #expect(try await store.marketHours().map(\.jobs).reduce(0, +) == 3)
        let recent = StoreFixture.start.addingTimeInterval(Self.hour)
        #expect(try await store.marketSightings(since: recent) == 1)
        let search = try await store.marketSearch("cook")
        #expect(search.matches == 2)
        #expect(search.companies == 1)
        #expect(search.topCompanies.map(\.name) == ["Globex"])
        #expect(search.sources.map(\.name) == ["feed", "other"])
        let before = totals.revision
        try await take(Self.posting("9", "Waiter"), after: 4)
        totals = try await store.marketTotals()
        #expect(totals.revision > before)
    }

    @Test("are none again when all is over, without a trace")
    func empty() async throws {
        let store = fixture.store
        var postings = (1...30).map { Self.posting("\($0)", "Cook \($0 % 3)", company: "C\($0 % 4)") }
        for index in postings.indices { postings[index].expiresAt = StoreFixture.start.addingTimeInterval(60) }
        _ = try await store.upsert(postings, now: StoreFixture.start)
        #expect(try await store.marketTotals().companies == 4)
        let over = StoreFixture.start.addingTimeInterval(60)
        #expect(try await store.closeExpired(now: over) == 30)
        #expect(try await store.removeExpired(source: nil, before: over) == 30)
        let totals = try await store.marketTotals()
        #expect(totals.postings == 0 && totals.companies == 0 && totals.sources == 0)
        #expect(totals.firstSight == nil)
        #expect(try await store.marketWords(limit: 5).isEmpty)
        #expect(try await fixture.rows(in: "posting_listed") == 0)
        #expect(try await fixture.rows(in: "posting_block") == 0)
        #expect(try await fixture.rows(in: "posting_tally") == 4, "the totals")
        let words = try await store.database.read { database in
            try Int.fetchOne(database, sql: "SELECT count(*) FROM posting_listing WHERE posting_listing MATCH 'cook*'")
        }
        #expect(words == 0)
    }

    @Test("of a search are what a count of all rows says, whatever became of the postings")
    func searches() async throws {
        let store = fixture.store
        var generator = SeededGenerator(seed: 17)
        func posting(_ number: Int) -> JobPosting {
            var posting = Self.posting(
                "\(number)",
                ["Cook", "Head Cook", "Baker", "Cooking Teacher"][Int.random(in: 0..<4, using: &generator)],
                company: "Company \(Int.random(in: 0..<40, using: &generator))",
                source: "feed \(number % 3)"
            )
            let isShort = Bool.random(using: &generator)
            if isShort { posting.expiresAt = StoreFixture.start.addingTimeInterval(Self.hour) }
            return posting
        }
        // More than the numbers of one block, so that some blocks change, some end, and some stay.
        _ = try await store.upsert((0..<2_600).map(posting), now: StoreFixture.start)
        try await expectCounts()
        _ = try await store.upsert((0..<400).map { posting($0 * 5) }, now: StoreFixture.start)
        try await expectCounts()
        let over = StoreFixture.start.addingTimeInterval(Self.hour)
        #expect(try await store.closeExpired(now: over) > 1_000)
        try await expectCounts()
        #expect(try await store.removeExpired(source: "feed 1", before: over) > 300)
        try await expectCounts()
        // Those that are over come back under their numbers, and with others.
        _ = try await store.upsert((0..<900).map { Self.posting("\($0)", "Cook", source: "feed \($0 % 3)") }, now: over)
        try await expectCounts()
    }

    /// Figures of a search beside what the rows say, and what blocks keep beside what is listed.
    private func expectCounts(at location: SourceLocation = #_sourceLocation) async throws {
        let found = try await fixture.store.marketSearch("cook")
        let (hits, companies, sources) = try await fixture.store.database.read { database in
            let rows = try Row.fetchAll(
                database,
                // Those that are over and not yet closed are in no list any more.
                sql: """
                    SELECT company, source FROM posting
                    WHERE listing IS NOT NULL AND title LIKE '%cook%' AND coalesce(expires_at, 1e12) > ?
                    """,
                arguments: [Date.now.timeIntervalSince1970]
            )
            func counts(_ column: String) -> [String: Int] {
                Dictionary(rows.map { ($0[column] as String, 1) }, uniquingKeysWith: +)
            }
            let listed = try Row.fetchAll(
                database,
                sql: "SELECT number, l.source, l.company FROM posting JOIN posting_listed AS l USING (listing)"
            )
            var blocks = PostingBlocks.Memory(revision: 0)
            var facets: [PostingFacets] = []
            try blocks.facets(of: listed.map { $0[0] }, in: database) { facets.append($0) }
            let expected = listed.map { PostingFacets(source: $0[1], company: $0[2]) }
            #expect(facets == expected, sourceLocation: location)
            let kept = try Data.fetchAll(database, sql: "SELECT facets FROM posting_block")
            let words = kept.joined().enumerated().filter { $0.element != 0 }.map { $0.offset / 8 }
            #expect(Set(words).count == listed.count, sourceLocation: location)
            return (rows.count, counts("company"), counts("source"))
        }
        #expect(found.matches == hits && hits > 0, sourceLocation: location)
        #expect(found.companies == companies.count, sourceLocation: location)
        let expected = Dictionary(uniqueKeysWithValues: found.sources.map { ($0.name, $0.jobs) })
        #expect(expected == sources, sourceLocation: location)
        #expect(found.topCompanies.allSatisfy { companies[$0.name] == $0.jobs }, sourceLocation: location)
        #expect(
            found.topCompanies.map(\.jobs) == Array(companies.values.sorted(by: >).prefix(10)),
            sourceLocation: location
        )
    }

    @Test("are known of an older database")
    func migrated() async throws {
        let folder = try TemporaryFolder()
        let path = folder.url.appending(path: "vitae.sqlite").path
        let old = try DatabaseQueue(path: path)
        try SQLiteStore.migrator.migrate(old, upTo: "6")
        try await old.write { database in
            try database.execute(
                sql: """
                    INSERT INTO posting (number, source, identifier, title, company, url, places, workplace,
                        eligible_countries, occupations, seniority, skills, posted_at, expires_at)
                    VALUES (7, 'feed', 'a', 'Baker', 'Globex', '', '', 'o', '', '', 3, '', 1790000000, NULL),
                        (9, 'feed', 'b', 'Cook', 'Globex', '', '', 'o', '', '', 3, '', NULL, NULL),
                        (12, 'feed', 'c', 'Cook', 'Globex', '', '', 'o', '', '', 3, '', NULL, 1)
                    """
            )
        }
        try old.close()
        let store = try SQLiteStore(path: path)
        #expect(try await store.marketTotals().postings == 2)
        var query = DirectoryQuery()
        query.search = "bak"
        let found = try await store.page(query, now: Date())
        #expect(found.postings.map(\.number) == [7])
        #expect(found.postings.first?.firstSeenAt == Date(timeIntervalSince1970: 1_790_000_000))
        let figures = try await store.marketSearch("bak")
        #expect(figures.matches == 1 && figures.topCompanies.map(\.name) == ["Globex"])
        #expect(figures.sources.map(\.name) == ["feed"])
        _ = try await store.upsert([Self.posting("d", "Waiter")], now: Date())
        query.search = "waiter"
        #expect(try await store.page(query, now: Date()).postings.map(\.number) == [13])
    }
}
