import Foundation
import JobMatching
import StoreContracts
import Testing

@testable import SQLiteStore

@Suite("Lists of open postings")
struct PostingDirectoryTests {
    private let fixture: StoreFixture
    private static let now = StoreFixture.start

    init() throws {
        fixture = try StoreFixture()
    }

    @Test("keep the contract that all stores of postings keep", arguments: DirectoryScene.rules)
    func contract(_ rule: StoreRule<DirectoryScene>) async throws {
        try await rule.check(DirectoryScene(store: fixture.store) { try await fixture.rows(in: $0) })
    }

    private static func posting(
        _ identifier: String,
        _ title: String,
        company: String = "Globex",
        source: String = "feed",
        hoursAgo: Double = 0
    ) -> JobPosting {
        var posting = JobPosting(source: source, identifier: identifier, title: title, company: company)
        posting.postedAt = now.addingTimeInterval(-hoursAgo * 3_600)
        return posting
    }

    @Test("many hits are found in the order of their companies as few are", arguments: [true, false], ["", "wiz"])
    func companies(isAscending: Bool, search: String) async throws {
        let names = ["Globex", "acme", "GLOBEX", "Acme", "Initech", "globe", "Hooli"]
        let postings = (0..<60).map { number in
            Self.posting(
                "\(number)",
                number % 4 == 0 ? "Cook" : "Wizard",
                company: names[number * number % names.count],
                hoursAgo: Double(number * 37 % 60)
            )
        }
        for part in [postings.prefix(31), postings.dropFirst(31)] {
            _ = try await fixture.store.upsert(Array(part), now: Self.now.addingTimeInterval(Double(part.count)))
        }
        var query = DirectoryQuery()
        query.search = search.isEmpty ? nil : search
        query.order = .company
        query.isAscending = isAscending
        for (offset, limit) in [(0, 5), (3, 20), (17, 60), (59, 5), (60, 5)] {
            query.offset = offset
            query.limit = limit
            let asked = query
            let page = try await fixture.store.page(asked, now: Self.now).postings.map(\.number)
            let counted = try await fixture.store.read { database in
                let hits = try #require(try ListingSearch(asked, now: Self.now, in: database))
                let counts = try fixture.store.facetCounts(of: hits.numbers(in: database), in: database).companies
                return try CompanyOrder(try hits.all(in: database), counts).listings(asked, in: database)
            }
            #expect(counted.map(PostingListing.number) == page)
        }
    }

    @Test(
        "pages of some hundred hits follow each other in every order",
        arguments: [DirectoryQuery.Order.title, .company, .id],
        [true, false]
    )
    func pages(order: DirectoryQuery.Order, isAscending: Bool) async throws {
        let postings = (0..<420).map { (number: Int) -> JobPosting in
            let title = number % 3 == 0 ? "Wizard \(number % 10)" : "Cook \(number * 7 % 13)"
            let hours = Double(number * 37 % 60)
            return Self.posting("\(number)", title, company: "Works \(number * 11 % 17)", hoursAgo: hours)
        }
        _ = try await fixture.store.upsert(postings, now: Self.now)
        var query = DirectoryQuery()
        query.search = "cook"
        query.order = order
        query.isAscending = isAscending
        query.limit = 30
        var found: [NumberedPosting] = []
        for offset in stride(from: 0, to: 280, by: 30) {
            query.offset = offset
            found += try await fixture.store.page(query, now: Self.now).postings
        }
        #expect(Set(found.map(\.number)).count == 280)
        let numbers = found.map(\.number)
        let keys: [String] = order == .title ? found.map(\.posting.title) : found.map(\.posting.company)
        if order == .id {
            #expect(numbers == (isAscending ? numbers.sorted() : numbers.sorted().reversed()))
        } else {
            #expect(keys == (isAscending ? keys.sorted() : keys.sorted().reversed()))
        }
    }
}
