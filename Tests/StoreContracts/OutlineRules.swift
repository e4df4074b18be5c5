import Foundation
import JobMatching
import Sessions
import Testing
import TextDocument

/// What every store keeps of outlines.
package enum OutlineRules {
    /// All rules.
    package static let all = single

    private static let single: [StoreRule<SessionScene>] = [
        StoreRule("is the session itself until something was found out, at every step") { scene in
            _ = try await scene.add(1)
            #expect(try await scene.outline(1)?.session == (try await scene.session(1)))
            let lease = try #require(try await scene.claim()).lease
            for status in [SessionStatus.extracting, .identifying, .searching] {
                try await scene.store.advance(lease, to: status)
                let outline = try #require(try await scene.outline(1))
                #expect(outline.session.status == status)
                #expect(outline.session == (try await scene.session(1)))
            }
            try await scene.store.fail(lease, with: .encrypted)
            #expect(try await scene.outline(1)?.session == (try await scene.session(1)))
            #expect(try await scene.outline(1)?.session.failure == .encrypted)
        },
        StoreRule("is all of a completed session but what was found out") { scene in
            var session = SessionScene.session(1)
            session.owner = UUID()
            session.retryKeyHash = Data(repeating: 9, count: 32)
            try await scene.store.add(session, files: SessionScene.files, queueLimit: 10)
            let lease = try #require(try await scene.claim()).lease
            try await scene.store.complete(lease, analysis: scene.analysis, matches: [])
            var expected = try #require(try await scene.session(1))
            #expect(expected.analysis != nil)
            expected.analysis = nil
            expected.jobCounts = nil
            let outline = try #require(try await scene.outline(1))
            #expect(outline.session == expected)
            #expect(outline.session.owner == session.owner)
            #expect(outline.revision > 0)
        },
        StoreRule("stays equal while nothing changes, and is another after every change, also to the same place") {
            scene in
            let session = try await scene.completed(1)
            _ = try await scene.completed(2)
            var seen = [try #require(try await scene.outline(1))]
            #expect(try await scene.outline(1) == seen[0])
            let matches = [SessionScene.match(2, bucket: .remote)]
            for place in ["Austin, TX", "Austin, TX", nil, nil, "Austin, TX"] {
                try await scene.store.relocate(session.id, to: place, matches: matches)
                let outline = try #require(try await scene.outline(1))
                #expect(outline.session.location == place)
                #expect(!seen.contains(outline))
                seen.append(outline)
                // What was found out is still read.
                let whole = try #require(try await scene.session(1))
                #expect(whole.analysis == scene.analysis)
                #expect(whole.jobCounts == ["remote": 1])
            }
            // The other session did not change.
            #expect(try await scene.outline(2)?.session.location == nil)
        },
        StoreRule("is gone with the session: unknown, expired, erased") { scene in
            let session = try await scene.completed(1)
            #expect(try await scene.outline(2) == nil)
            #expect(try await scene.outline(1, after: 86_399) != nil)
            #expect(try await scene.outline(1, after: 86_400) == nil)
            #expect(try await scene.store.erase(session.id))
            #expect(try await scene.outline(1) == nil)
        },
        StoreRule("is found by many at once, among other reads and writes") { scene in
            _ = try await scene.add(1)
            let store = scene.store
            try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in 0..<600 {
                    group.addTask {
                        switch number % 3 {
                        case 0: try await store.queueDepth() == 1
                        case 1: try await store.erase(UUID()) == false
                        default: try await scene.outline(1) != nil
                        }
                    }
                }
                for try await isRight in group { #expect(isRight) }
            }
        },
    ]
}
