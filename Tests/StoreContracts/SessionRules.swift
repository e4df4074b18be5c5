import Foundation
import JobMatching
import Sessions
import Testing
import TextDocument

/// What every store keeps of sessions: what waits, what is found out, and what is forgotten.
package enum SessionRules {
    /// All rules.
    package static let all = single + advance + fail

    /// The rules of all that a store does with sessions.
    package static let everything =
        all + LeaseRules.all + TurnRules.all + FileRules.all + RetryKeyRules.all + OutlineRules.all
        + UnreadableRules.all

    private static let single: [StoreRule<SessionScene>] = [
        StoreRule("an added session waits, and is found by its token's hash alone") { scene in
            let session = try await scene.add(1)
            let stored = try #require(try await scene.session(1))
            #expect(stored.id == session.id)
            #expect(stored.userSearchID == session.userSearchID)
            #expect(stored.createdAt == session.createdAt)
            #expect(stored.expiresAt == session.expiresAt)
            #expect(stored.status == .queued)
            #expect(stored.analysis == nil && stored.failure == nil)
            #expect(try await scene.session(2) == nil)
            #expect(try await scene.store.queueDepth() == 1)
        },
        StoreRule("is claimed with its files in order, once") { scene in
            let session = try await scene.add(1)
            let claimed = try #require(try await scene.claim())
            #expect(claimed.lease.session == session.id)
            #expect(claimed.lease.attempt == 1)
            #expect(claimed.files == SessionScene.files)
            #expect(try await scene.claim() == nil)
            #expect(try await scene.store.queueDepth() == 1)
        },
        StoreRule("nothing is claimed from an empty queue") { scene in
            let claimed = try await scene.claim()
            #expect(claimed == nil)
        },
        StoreRule("what has waited longest is claimed first") { scene in
            let late = try await scene.add(1, after: 20)
            let early = try await scene.add(2, after: 10)
            #expect(try await scene.claim(after: 30)?.lease.session == early.id)
            #expect(try await scene.claim(after: 30)?.lease.session == late.id)
        },
        StoreRule("a completed session keeps its results, not its files, and leaves the queue") { scene in
            let session = try await scene.add(1)
            let lease = try #require(try await scene.claim()).lease
            let matches = [
                SessionScene.match(1, bucket: .remote), SessionScene.match(2, bucket: .local),
                SessionScene.match(3, bucket: .local),
            ]
            try await scene.store.complete(lease, analysis: scene.analysis, matches: matches)
            let stored = try #require(try await scene.session(1))
            #expect(stored.status == .completed)
            #expect(stored.analysis == scene.analysis)
            #expect(stored.jobCounts == ["remote": 1, "local": 2])
            #expect(try await scene.store.matches(of: session.id) == matches)
            #expect(try await scene.store.queueDepth() == 0)
            #expect(try await scene.claim(after: 1_000) == nil)
        },
        StoreRule("only the files of the session that ended are forgotten") { scene in
            _ = try await scene.add(1)
            _ = try await scene.add(2, after: 1)
            let lease = try #require(try await scene.claim(after: 2)).lease
            try await scene.store.complete(lease, analysis: scene.analysis, matches: [])
            #expect(try await scene.claim(after: 2)?.files == SessionScene.files)
        },
        StoreRule("no more wait than may wait; those being read count, those that ended do not") { scene in
            _ = try await scene.add(1, limit: 2)
            let lease = try #require(try await scene.claim()).lease
            _ = try await scene.add(2, after: 1, limit: 2)
            await #expect(throws: SessionStoreError.queueFull) { _ = try await scene.add(3, after: 2, limit: 2) }
            #expect(try await scene.session(3) == nil)
            try await scene.store.fail(lease, with: .noText)
            _ = try await scene.add(3, after: 2, limit: 2)
            #expect(try await scene.session(3)?.status == .queued)
        },
        StoreRule("an expired session is not found") { scene in
            _ = try await scene.add(1)
            #expect(try await scene.session(1, after: 86_399) != nil)
            #expect(try await scene.session(1, after: 86_400) == nil)
            #expect(try await scene.session(1, after: 90_000) == nil)
        },
        StoreRule("a place written with a bar stays one place") { scene in
            let session = try await scene.add(1)
            let lease = try #require(try await scene.claim()).lease
            var match = SessionScene.match(1, bucket: .local)
            match.posting.places = [PostingPlace(text: "Austin | Dallas", place: nil)]
            try await scene.store.complete(lease, analysis: scene.analysis, matches: [match])
            #expect(try await scene.store.matches(of: session.id).first?.posting.locationText == "Austin | Dallas")
        },
        StoreRule("the jobs of a session that has none, or is not known, are none") { scene in
            let session = try await scene.add(1)
            #expect(try await scene.store.matches(of: session.id).isEmpty)
            #expect(try await scene.store.matches(of: UUID()).isEmpty)
        },
    ]

    private static let advance = [SessionStatus.extracting, .identifying, .searching].map { status in
        StoreRule<SessionScene>("tells how far the work is: \(status)") { scene in
            _ = try await scene.add(1)
            let lease = try #require(try await scene.claim()).lease
            try await scene.store.advance(lease, to: status)
            #expect(try await scene.session(1)?.status == status)
        }
    }

    private static let fail = ExtractionFailure.allCases.map { failure in
        StoreRule<SessionScene>("a failed session says why, and its files are forgotten: \(failure)") { scene in
            _ = try await scene.add(1)
            let lease = try #require(try await scene.claim()).lease
            try await scene.store.fail(lease, with: failure)
            let stored = try #require(try await scene.session(1))
            #expect(stored.status == .failed)
            #expect(stored.failure == failure)
            #expect(try await scene.store.queueDepth() == 0)
        }
    }
}
