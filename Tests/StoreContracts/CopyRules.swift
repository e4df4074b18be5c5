import Foundation
import JobMatching
import Testing

/// What every store keeps of a posting that is in several sources.
enum CopyRules {
    private static func posting(
        _ source: String,
        _ identifier: String = "1",
        fingerprint: Int64? = 7,
        postedAfter posted: Double = 0,
        expiresAfter end: Double? = nil
    ) -> JobPosting {
        var posting = JobPosting(source: source, identifier: identifier, title: "Baker", company: "Globex")
        posting.fingerprint = fingerprint
        posting.postedAt = PostingScene.at(posted)
        posting.expiresAt = end.map(PostingScene.at)
        return posting
    }

    static let all: [StoreRule<PostingScene>] = [
        StoreRule("a posting in several sources is stored once, as the source has it that was first") { scene in
            let first = try await scene.take(posting("first"))
            #expect(first == PostingImportCounts(added: 1))
            #expect(try await scene.take(posting("second")) == PostingImportCounts(copies: 1))
            #expect(try await scene.take(posting("second")) == PostingImportCounts(copies: 1))
            #expect(try await scene.stored() == ["first:1"])
            #expect(try await scene.copies() == ["first": 0, "second": 1])
            #expect(try await scene.take(posting("first")) == PostingImportCounts(replaced: 1))
            #expect(try await scene.copies() == ["first": 0, "second": 1])
        },
        StoreRule("a posting is a copy only in another source, and only with a fingerprint") { scene in
            let counts = try await scene.take(
                posting("first", "1"),
                posting("first", "2"),
                posting("second", fingerprint: 8),
                posting("third", fingerprint: nil),
                posting("fourth", fingerprint: nil)
            )
            #expect(counts == PostingImportCounts(added: 5))
        },
        StoreRule("what changed in the first source stays as it was for the second, which may not be imported again") {
            scene in
            _ = try await scene.take(posting("first"), posting("second"), posting("third"))
            var changed = posting("first", fingerprint: 8)
            changed.title = "Cook"
            #expect(try await scene.take(changed) == PostingImportCounts(replaced: 1))
            #expect(try await scene.stored() == ["first:1", "second:1"])
            #expect(try await scene.store.posting(id: "second:1")?.title == "Baker")
            #expect(try await scene.copies() == ["first": 0, "second": 0, "third": 1])
            #expect(try await scene.store.candidates(terms: ["cook"], limit: 10).map(\.id) == ["first:1"])
            #expect(try await scene.take(posting("second")) == PostingImportCounts(replaced: 1))
            // The second source follows: both are one again, and the third one keeps the old text.
            #expect(try await scene.take(posting("second", fingerprint: 8)) == PostingImportCounts(copies: 1))
            #expect(try await scene.stored() == ["first:1", "third:1"])
        },
        StoreRule("what changed in the second source is another posting from then on") { scene in
            _ = try await scene.take(posting("first"), posting("second"))
            #expect(try await scene.take(posting("second", fingerprint: 8)) == PostingImportCounts(added: 1))
            #expect(try await scene.stored() == ["first:1", "second:1"])
            #expect(try await scene.copies() == ["first": 0, "second": 0])
        },
        StoreRule("a posting lasts as long as any source says, and makes room for one published after its end") {
            scene in
            _ = try await scene.take(posting("first", expiresAfter: 10), posting("second", expiresAfter: 20))
            #expect(try await scene.store.removeExpired(source: nil, before: PostingScene.at(10)) == 0)
            #expect(try await scene.take(posting("third", postedAfter: 21)) == PostingImportCounts(added: 1))
            #expect(try await scene.stored() == ["third:1"])
            #expect(try await scene.copies() == ["third": 0])
        },
        StoreRule("a posting that was removed comes back from the other source") { scene in
            _ = try await scene.take(posting("first", expiresAfter: 10), posting("second"))
            #expect(try await scene.copies() == ["first": 0, "second": 1])
            #expect(try await scene.store.removeExpired(source: nil, before: PostingScene.at(10)) == 1)
            #expect(try await scene.copies().isEmpty)
            #expect(try await scene.take(posting("second")) == PostingImportCounts(added: 1))
        },
    ]
}

extension PostingScene {
    fileprivate func take(_ postings: JobPosting...) async throws -> PostingImportCounts {
        try await store.upsert(postings)
    }

    fileprivate func stored() async throws -> [String] {
        try await store.list(PostingFilter()).map(\.id).sorted()
    }

    fileprivate func copies() async throws -> [String: Int] {
        let statistics = try await store.statistics(now: Self.start)
        return Dictionary(uniqueKeysWithValues: statistics.map { ($0.source, $0.copies) })
    }
}
