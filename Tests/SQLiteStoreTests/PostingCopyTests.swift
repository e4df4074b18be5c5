import Foundation
import JobMatching
import SQLiteStore
import Testing

@Suite("A posting in several sources")
struct PostingCopyTests {
    private let fixture: StoreFixture

    init() throws {
        fixture = try StoreFixture()
    }

    private static func posting(
        _ source: String,
        _ identifier: String = "1",
        fingerprint: Int64? = 7,
        postedAfter posted: Double = 0,
        expiresAfter end: Double? = nil
    ) -> JobPosting {
        var posting = JobPosting(source: source, identifier: identifier, title: "Baker", company: "Globex")
        posting.fingerprint = fingerprint
        posting.postedAt = StoreFixture.start.addingTimeInterval(posted)
        posting.expiresAt = end.map(StoreFixture.start.addingTimeInterval)
        return posting
    }

    private func take(_ postings: JobPosting...) async throws -> PostingImportCounts {
        try await fixture.store.upsert(postings)
    }

    private func stored() async throws -> [String] {
        try await fixture.store.list(PostingFilter()).map(\.id).sorted()
    }

    private func copies() async throws -> [String: Int] {
        let statistics = try await fixture.store.statistics(now: StoreFixture.start)
        return Dictionary(uniqueKeysWithValues: statistics.map { ($0.source, $0.copies) })
    }

    @Test("is stored once, as the source has it that was first")
    func once() async throws {
        #expect(try await take(Self.posting("first")) == PostingImportCounts(added: 1))
        #expect(try await take(Self.posting("second")) == PostingImportCounts(copies: 1))
        #expect(try await take(Self.posting("second")) == PostingImportCounts(copies: 1))
        #expect(try await stored() == ["first:1"])
        #expect(try await copies() == ["first": 0, "second": 1])
        #expect(try await take(Self.posting("first")) == PostingImportCounts(replaced: 1))
        #expect(try await copies() == ["first": 0, "second": 1])
    }

    @Test("is a copy only in another source, and only with a fingerprint")
    func noCopies() async throws {
        let counts = try await take(
            Self.posting("first", "1"),
            Self.posting("first", "2"),
            Self.posting("second", fingerprint: 8),
            Self.posting("third", fingerprint: nil),
            Self.posting("fourth", fingerprint: nil)
        )
        #expect(counts == PostingImportCounts(added: 5))
    }

    @Test("that changed in the first source stays as it was for the second one, which may not be imported again")
    func changedFirst() async throws {
        _ = try await take(Self.posting("first"), Self.posting("second"), Self.posting("third"))
        var changed = Self.posting("first", fingerprint: 8)
        changed.title = "Cook"
        #expect(try await take(changed) == PostingImportCounts(replaced: 1))
        #expect(try await stored() == ["first:1", "second:1"])
        #expect(try await fixture.store.posting(id: "second:1")?.title == "Baker")
        #expect(try await copies() == ["first": 0, "second": 0, "third": 1])
        let cooks = try await fixture.store.candidates(terms: ["cook"], limit: 10)
        #expect(cooks.map(\.id) == ["first:1"])
        #expect(try await take(Self.posting("second")) == PostingImportCounts(replaced: 1))
        // The second source follows: both are one again, and the third one keeps the old text.
        #expect(try await take(Self.posting("second", fingerprint: 8)) == PostingImportCounts(copies: 1))
        #expect(try await stored() == ["first:1", "third:1"])
    }

    @Test("that changed in the second source is another posting from then on")
    func changedSecond() async throws {
        _ = try await take(Self.posting("first"), Self.posting("second"))
        #expect(try await take(Self.posting("second", fingerprint: 8)) == PostingImportCounts(added: 1))
        #expect(try await stored() == ["first:1", "second:1"])
        #expect(try await copies() == ["first": 0, "second": 0])
    }

    @Test("lasts as long as any source says, and makes room for one that was published after its end")
    func expiry() async throws {
        let store = fixture.store
        _ = try await take(Self.posting("first", expiresAfter: 10), Self.posting("second", expiresAfter: 20))
        let ten = StoreFixture.start.addingTimeInterval(10)
        #expect(try await store.removeExpired(source: nil, before: ten) == 0)
        #expect(try await take(Self.posting("third", postedAfter: 21)) == PostingImportCounts(added: 1))
        #expect(try await stored() == ["third:1"])
        #expect(try await copies() == ["third": 0])
    }

    @Test("that was removed comes back from the other source")
    func removed() async throws {
        _ = try await take(Self.posting("first", expiresAfter: 10), Self.posting("second"))
        let ten = StoreFixture.start.addingTimeInterval(10)
        #expect(try await fixture.store.removeExpired(source: nil, before: ten) == 1)
        #expect(try await fixture.rows(in: "posting_copy") == 0)
        #expect(try await take(Self.posting("second")) == PostingImportCounts(added: 1))
    }
}
