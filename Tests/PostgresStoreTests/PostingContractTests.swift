import Careers
import Foundation
import JobMatching
import Places
import SQLiteStore
import Sessions
import StoreContracts
import TestSupport
import Testing

@testable import PostgresStore

@Suite("Postings in PostgreSQL", .serialized, .timeLimit(.minutes(3)))
struct PostingContractTests {
    @Test("keep the contract that all stores of postings keep", arguments: PostingRules.all)
    func contract(_ rule: StoreRule<PostingScene>) async throws {
        let fixture = try StoreFixture()
        try await rule.check(PostingScene(store: fixture.store))
    }

    // MARK: The same answers

    private static let codes = ["51-3011", "35-2014", "13-2011", "13-2011.01", "15-1252"]
    private static let countries = ["US", "CA", "PL", "DE"]
    private static let words = ["Baker", "Wizard", "Bread", "Cook", "Senior", "Пекарь", "Zürich", "Auditor", "Night"]
    private static let skills = ["C++", "C#", "Sour Dough", "HACCP", "Baking"]

    /// A posting of anything; of two with the same number, the second one changed.
    static func posting(_ number: Int, _ random: inout SeededGenerator) -> JobPosting {
        func some<Element>(_ all: [Element], _ random: inout SeededGenerator) -> [Element] {
            all.filter { _ in Bool.random(using: &random) }
        }
        let title = some(words, &random).joined(separator: " ")
        var posting = JobPosting(
            source: "feed \(number % 3)",
            identifier: "\(number / 3)",
            title: title.isEmpty ? "Job" : title,
            company: ["Globex", "globex", "Ärzte GmbH", "_Quill"].randomElement(using: &random) ?? ""
        )
        posting.url = "https://jobs.example.com/\(number)"
        posting.description = "Text of \(number).\n\(title)"
        posting.occupations = some(codes, &random).map { code in
            OccupationVote(
                code: code,
                weight: Double.random(in: 0...1, using: &random),
                similarity: Double.random(in: 0...1, using: &random)
            )
        }
        posting.places = some(countries, &random).map { code in
            let coordinate = Coordinate(latitude: Double.random(in: -90...90, using: &random), longitude: 0.12345)
            let place = Place(kind: .city, city: "Town", region: "R", countryCode: code, coordinate: coordinate)
            return PostingPlace(text: "Town, \(code)", place: Bool.random(using: &random) ? place : nil)
        }
        posting.workplace = JobPosting.Workplace.allCases.randomElement(using: &random) ?? .onSite
        if posting.workplace == .remote {
            posting.eligibleCountries = some(countries, &random)
            posting.isOnSiteToo = Bool.random(using: &random)
        }
        posting.employmentType = ["FULL_TIME", nil].randomElement(using: &random) ?? nil
        posting.salary =
            Bool.random(using: &random)
            ? Salary(currency: "EUR", minimum: Double.random(in: 0...9e4, using: &random), maximum: nil, unit: "YEAR")
            : nil
        // Many of the same day, and of the same moment.
        let age = Double(Int.random(in: 0...6, using: &random)) * 43_200
        posting.postedAt =
            Int.random(in: 0...9, using: &random) == 0 ? nil : StoreFixture.start.addingTimeInterval(-age)
        posting.expiresAt = Bool.random(using: &random) ? StoreFixture.start.addingTimeInterval(86_400 - age) : nil
        posting.seniority = Seniority.allCases.randomElement(using: &random) ?? .regular
        posting.skills = some(skills, &random)
        posting.fingerprint = Bool.random(using: &random) ? Int64.random(in: 0...80, using: &random) : nil
        return posting
    }

    @Test("are found as in SQLite, value by value, whatever came in before", arguments: [1, 2, 3] as [UInt64])
    func sameAnswers(_ seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let folder = try TemporaryFolder()
        let sqlite = try SQLiteStore(path: folder.url.appending(path: "vitae.sqlite").path)
        let fixture = try StoreFixture()
        let postgres = fixture.store
        for round in 0..<4 {
            let now = StoreFixture.start.addingTimeInterval(Double(round))
            let postings = (0..<150).map { _ in Self.posting(Int.random(in: 0..<400, using: &random), &random) }
            let counts = try await sqlite.upsert(postings, now: now)
            #expect(try await postgres.upsert(postings, now: now) == counts)
            #expect(counts.added > 0 && counts.copies > 0)
            if round == 2 {
                let removed = try await sqlite.removeExpired(source: "feed 1", before: now)
                #expect(try await postgres.removeExpired(source: "feed 1", before: now) == removed)
                #expect(removed > 0)
            }
        }
        try await compare(sqlite, postgres)
        // Nothing leads to what is gone.
        for (table, column) in [("posting_reach", "posting"), ("posting_term", "posting"), ("posting_copy", "posting")]
        {
            let lost: Int? = try fixture.database.value(
                "SELECT count(*) FROM \(table) WHERE \(column) NOT IN (SELECT number FROM posting)"
            )
            #expect(lost == 0, "\(table)")
        }
    }

    private func compare(_ sqlite: SQLiteStore, _ postgres: PostgresStore) async throws {
        #expect(try await postgres.postingCount() == (try await sqlite.postingCount()))
        let now = StoreFixture.start
        #expect(try await postgres.statistics(now: now) == (try await sqlite.statistics(now: now)))
        var found = 0
        for occupations in [Array(Self.codes.prefix(1)), Self.codes, ["13-2011", "15-1252"], []] {
            for country in Self.countries + [nil] {
                for limit in [1, 7, 60, 1_000] {
                    let expected = try await sqlite.candidates(occupations: occupations, country: country, limit: limit)
                    let answer = try await postgres.candidates(occupations: occupations, country: country, limit: limit)
                    #expect(answer == expected)
                    found += answer.count
                }
            }
        }
        #expect(found > 100)
        let terms =
            Self.words.flatMap(PostingTerms.words(ofTitle:)) + Self.skills.compactMap(PostingTerms.term(ofSkill:))
        for (terms, limit) in [(terms, 500), (terms.reversed(), 20), (Array(terms.prefix(2)), 5)] {
            let expected = try await sqlite.candidates(terms: terms, limit: limit)
            #expect(!expected.isEmpty)
            #expect(try await postgres.candidates(terms: terms, limit: limit) == expected)
        }
        for occupation in Self.codes + [nil] {
            for country in Self.countries + [nil] {
                for source in ["feed 0", nil] {
                    let filter = PostingFilter(occupation: occupation, country: country, source: source, limit: 40)
                    let expected = try await sqlite.list(filter)
                    let answer = try await postgres.list(filter)
                    #expect(answer.map(\.id) == expected.map(\.id), "\(filter)")
                    #expect(answer == expected)
                    for posting in expected.prefix(2) {
                        #expect(try await postgres.posting(id: posting.id) == posting)
                    }
                }
            }
        }
        #expect(try await postgres.posting(id: "feed 0:none") == nil)
        #expect(try await postgres.posting(id: "none") == nil)
    }

    @Test("that two servers take in at the same time are each stored once")
    func atOnce() async throws {
        let fixture = try StoreFixture()
        let stores = [fixture.store, try fixture.other()]
        let counts = try await withThrowingTaskGroup(of: PostingImportCounts.self) { group in
            for number in 0..<8 {
                group.addTask {
                    var posting = JobPosting(
                        source: "feed \(number)",
                        identifier: "1",
                        title: "Baker",
                        company: "Globex"
                    )
                    posting.fingerprint = 7
                    return try await stores[number % 2].upsert([posting])
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(counts.map(\.added).reduce(0, +) == 1)
        #expect(counts.map(\.copies).reduce(0, +) == 7)
        #expect(try await fixture.store.postingCount() == 1)
    }
}
