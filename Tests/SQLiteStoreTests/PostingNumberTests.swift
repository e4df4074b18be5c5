import Foundation
import JobMatching
import Testing

@testable import SQLiteStore

@Suite("Numbers of postings, and when they were seen first")
struct PostingNumberTests {
    private let fixture: StoreFixture
    private static let later = StoreFixture.start.addingTimeInterval(3_600)

    init() throws {
        fixture = try StoreFixture()
    }

    private static func posting(_ identifier: String, title: String = "Baker", fingerprint: Int64? = nil) -> JobPosting
    {
        var posting = JobPosting(source: "feed", identifier: identifier, title: title, company: "Globex")
        posting.fingerprint = fingerprint
        return posting
    }

    private func listed(now: Date = StoreFixture.start) async throws -> [NumberedPosting] {
        var query = DirectoryQuery()
        query.order = .id
        query.isAscending = true
        query.limit = 100
        return try await fixture.store.page(query, now: now).postings
    }

    @Test("are never given to another posting")
    func neverAgain() async throws {
        var first = Self.posting("1")
        first.expiresAt = StoreFixture.start
        _ = try await fixture.store.upsert([first], now: StoreFixture.start.addingTimeInterval(-60))
        #expect(try await fixture.store.removeExpired(source: nil, before: StoreFixture.start) == 1)
        _ = try await fixture.store.upsert([Self.posting("2")], now: StoreFixture.start)
        #expect(try await listed().map(\.number) == [2])
        let reopened = try SQLiteStore(path: fixture.path)
        _ = try await reopened.upsert([Self.posting("3")], now: StoreFixture.start)
        #expect(try await listed().map(\.number) == [2, 3])
    }

    @Test("stay when a posting is replaced, and so does its first sight")
    func replaced() async throws {
        _ = try await fixture.store.upsert([Self.posting("1")], now: StoreFixture.start)
        _ = try await fixture.store.upsert([Self.posting("1", title: "Cook")], now: Self.later)
        let posting = try #require(try await listed(now: Self.later).first)
        #expect(posting.number == 1)
        #expect(posting.posting.title == "Cook")
        #expect(posting.firstSeenAt == StoreFixture.start)
    }

    @Test("are new for a copy that outlives its original, which was seen when the original was")
    func copies() async throws {
        var copy = Self.posting("1", fingerprint: 7)
        copy.source = "other"
        _ = try await fixture.store.upsert([Self.posting("1", fingerprint: 7), copy], now: StoreFixture.start)
        _ = try await fixture.store.upsert([Self.posting("1", title: "Cook", fingerprint: 8)], now: Self.later)
        let all = try await listed(now: Self.later)
        #expect(all.map(\.number) == [1, 2])
        #expect(all.map(\.posting.source) == ["feed", "other"])
        #expect(all.map(\.firstSeenAt) == [StoreFixture.start, StoreFixture.start])
    }
}
