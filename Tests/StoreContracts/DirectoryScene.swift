import Foundation
package import JobMatching
import Places
import Testing

/// A store that lists open postings, and what it keeps to.
package struct DirectoryScene: Sendable {
    package typealias Store = any PostingStore & PostingDirectory & PostingMarket

    package let store: Store
    private let count: @Sendable (String) async throws -> Int

    /// - Parameters:
    ///   - store: empty.
    ///   - count: counts the rows of a table.
    package init(store: Store, count: @escaping @Sendable (String) async throws -> Int) {
        self.store = store
        self.count = count
    }

    /// All rules.
    package static let rules: [StoreRule<Self>] =
        searches.map { text, expected in
            StoreRule("are searched by the beginnings of words, without case and accents: \(text)") { scene in
                try await scene.search(text: text, expected: expected)
            }
        }
        + [3, 200].map { words in
            StoreRule("the beginning of few words and of very many is found alike: \(words)") { scene in
                try await scene.beginnings(words: words)
            }
        } + orders

    private static let searches: [(String, [String])] = [
        ("ios", ["1"]), ("IOS dev", ["1"]), ("os", []), ("résumé", ["2"]), ("resu globex", ["2"]),
        ("node.js", ["3"]), ("nodejs", ["3"]), ("js", ["3"]), ("c++", ["4"]), ("c#", []), ("c", ["5", "4", "2"]),
        ("café", ["5"]), ("\" OR *", []), ("dev\"", ["1"]), ("  ", ["5", "4", "3", "2", "1"]), ("—", []),
        ("NEAR(dev)", []), ("пек", ["6"]),
    ]

    private static let orders: [StoreRule<Self>] = [
        StoreRule("are in the order of their days, and of their numbers within one moment") { try await $0.order() },
        StoreRule("are those of a source, of a company, and of a place") { try await $0.filters() },
        StoreRule("leave out what is over, before it is closed and after, and take back what opens again") {
            try await $0.expiry()
        },
        StoreRule("are walked in another order when there are very many") { try await $0.many() },
    ]

    private func rows(in table: String) async throws -> Int { try await count(table) }

    private static let now = SessionScene.start

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

    private static func place(_ text: String, _ place: Place?) -> [PostingPlace] {
        [PostingPlace(text: text, place: place)]
    }

    private static func city(_ name: String, _ region: String, _ latitude: Double, _ longitude: Double) -> Place {
        let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        return Place(kind: .city, city: name, region: region, countryCode: "US", coordinate: coordinate)
    }

    private func take(_ postings: JobPosting...) async throws {
        _ = try await store.upsert(postings, now: Self.now)
    }

    private func page(now: Date = now, _ change: (inout DirectoryQuery) -> Void) async throws -> DirectoryPage {
        var query = DirectoryQuery()
        change(&query)
        return try await store.page(query, now: now)
    }

    private func found(now: Date = now, _ change: (inout DirectoryQuery) -> Void) async throws -> [String] {
        let page = try await page(now: now, change)
        #expect(page.total == page.postings.count)
        return page.postings.map(\.posting.identifier)
    }

    func order() async throws {
        try await take(
            Self.posting("old", "B", hoursAgo: 48),
            Self.posting("a", "a"),
            Self.posting("b", "C"),
            Self.posting("older", "d", company: "Acme", hoursAgo: 72)
        )
        #expect(try await found { _ in } == ["b", "a", "old", "older"])
        #expect(try await found { $0.isAscending = true } == ["older", "old", "a", "b"])
        #expect(
            try await found {
                $0.order = .title
                $0.isAscending = true
            } == ["a", "old", "b", "older"]
        )
        #expect(try await found { $0.order = .id } == ["older", "b", "a", "old"])
        #expect(
            try await found {
                $0.order = .company
                $0.isAscending = true
            }.first == "older"
        )
        let second = try await page {
            $0.offset = 1
            $0.limit = 2
        }
        #expect(second.total == 4)
        #expect(second.postings.map(\.posting.identifier) == ["a", "old"])
        #expect(try await page { $0.offset = 9 } == DirectoryPage(total: 4, postings: []))
        #expect(try await found { $0.since = Self.now.addingTimeInterval(-50 * 3_600) } == ["b", "a", "old"])
    }

    func filters() async throws {
        var austin = Self.posting("austin", "Cook", company: "Tech Corp", source: "other")
        austin.places = Self.place("Austin, TX", Self.city("Austin", "TX", 30.267, -97.743))
        var rock = Self.posting("rock", "Cook", hoursAgo: 1)
        rock.places = Self.place("Round Rock, TX", Self.city("Round Rock", "TX", 30.508, -97.679))
        var dallas = Self.posting("dallas", "Cook", hoursAgo: 2)
        dallas.places = Self.place("Dallas, TX", Self.city("Dallas", "TX", 32.777, -96.797))
        var canada = Self.posting("canada", "Cook", hoursAgo: 3)
        canada.places = Self.place("Somewhere Nice", Place(kind: .country, countryCode: "CA"))
        try await take(austin, rock, dallas, canada)
        #expect(try await found { $0.source = "other" } == ["austin"])
        #expect(try await found { $0.source = "oth" } == [])
        #expect(try await found { $0.company = "ch co" } == ["austin"])
        #expect(try await found { $0.company = "TECH" } == ["austin"])
        #expect(try await found { $0.company = "%" } == [])
        let centre = Self.city("Austin", "TX", 30.267, -97.743)
        #expect(try await found { $0.location = .place(centre, kilometres: 80) } == ["austin", "rock"])
        let texas = Place(kind: .region, region: "TX", countryCode: "US")
        #expect(try await found { $0.location = .place(texas, kilometres: 80) } == ["austin", "rock", "dallas"])
        let country = Place(kind: .country, countryCode: "CA")
        #expect(try await found { $0.location = .place(country, kilometres: 80) } == ["canada"])
        #expect(try await found { $0.location = .text("where ni") } == ["canada"])
        #expect(
            try await found {
                $0.search = "co"
                $0.source = "feed"
                $0.location = .place(texas, kilometres: 80)
                $0.since = Self.now.addingTimeInterval(-5_400)
            } == ["rock"]
        )
    }

    func expiry() async throws {
        var short = Self.posting("short", "Cook")
        short.expiresAt = Self.now.addingTimeInterval(60)
        short.fingerprint = 7
        try await take(short, Self.posting("long", "Cook", hoursAgo: 1))
        let later = Self.now.addingTimeInterval(60)
        #expect(try await found { $0.search = "cook" } == ["short", "long"])
        for _ in 0..<2 {
            #expect(try await found(now: later) { $0.search = "cook" } == ["long"])
            #expect(try await found(now: later) { _ in } == ["long"])
            #expect(try await store.posting(number: 1, now: later) == nil)
            _ = try await store.closeExpired(now: later)
        }
        #expect(try await store.closeExpired(now: later) == 0)
        #expect(try await store.marketTotals().postings == 1)
        var copy = Self.posting("copy", "Cook", source: "other")
        copy.fingerprint = 7
        copy.expiresAt = Self.now.addingTimeInterval(600)
        copy.postedAt = Self.now
        _ = try await store.upsert([copy], now: later)
        #expect(try await found(now: later) { $0.search = "cook" } == ["short", "long"])
        #expect(try await store.posting(number: 1, now: later)?.posting.title == "Cook")
    }

    func many() async throws {
        let many = (0..<5_200).map { Self.posting("\($0)", "Cook \($0 % 7)", company: "C\($0 % 11)") }
        _ = try await store.upsert(many + [Self.posting("x", "Aardvark")], now: Self.now)
        let page = try await page {
            $0.search = "cook"
            $0.order = .title
            $0.isAscending = true
            $0.offset = 3
            $0.limit = 2
        }
        #expect(page.total == 5_200)
        #expect(page.postings.map(\.posting.identifier) == ["21", "28"])
        let everything = try await self.page {
            $0.order = .title
            $0.isAscending = true
            $0.limit = 1
        }
        #expect(everything.postings.map(\.posting.identifier) == ["x"])
        // One that is over and not yet closed is passed over, in whatever order, and counted no more.
        var over = Self.posting("over", "Aardvark")
        over.expiresAt = Self.now.addingTimeInterval(60)
        _ = try await store.upsert([over], now: Self.now)
        for order in DirectoryQuery.Order.allCases {
            var query = DirectoryQuery()
            query.order = order
            query.isAscending = true
            query.limit = 100
            for since in [nil, Self.now.addingTimeInterval(-30 * 86_400)] {
                query.since = since
                let page = try await store.page(query, now: Self.now.addingTimeInterval(61))
                #expect(page.total == 5_201, "\(order)")
                #expect(page.postings.count == 100)
                #expect(!page.postings.contains { $0.posting.identifier == "over" })
            }
        }
    }

    func search(text: String, expected: [String]) async throws {
        try await take(
            Self.posting("1", "iOS Developer", hoursAgo: 5),
            Self.posting("2", "Resume Curiosity Writer", hoursAgo: 4),
            Self.posting("3", "Node.js Wizard", hoursAgo: 3),
            Self.posting("4", "C++ Wizard", hoursAgo: 2),
            Self.posting("5", "Barista", company: "Cafe Example", hoursAgo: 1)
        )
        if text == "пек" { try await take(Self.posting("6", "Пекарь")) }
        let isEmpty = text.allSatisfy(\.isWhitespace)
        #expect(try await found { $0.search = isEmpty ? nil : text } == expected)
    }

    func beginnings(words: Int) async throws {
        let postings = (0..<words).map { Self.posting("\($0)", "Workshop\($0) Lead", company: "Works \($0)") }
        _ = try await store.upsert(postings + [Self.posting("x", "Workbench")], now: Self.now)
        for (search, total) in [("worksh", words), ("works lead", words), ("work", words + 1), ("workshopx", 0)] {
            var query = DirectoryQuery()
            query.search = search
            #expect(try await store.page(query, now: Self.now).total == total, "\(search)")
        }
    }
}
