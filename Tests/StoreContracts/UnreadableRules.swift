import Foundation
import JobMatching
import Sessions
import Testing
import TextDocument

/// What every store does with what another version found out and this one cannot read.
package enum UnreadableRules {
    /// All rules.
    package static let all = failed + again + single

    /// Results in the terms of no version: a field is missing, a type is wrong, it is no JSON, it is nothing.
    private static let unreadable = ["{\"pages\":1}", "{\"resume\":7}", "[]", "not JSON", ""]

    /// A completed session with other results, owned by somebody.
    private static func store(
        _ analysis: String,
        keeping file: Data? = nil,
        in scene: SessionScene
    ) async throws -> Session {
        var session = SessionScene.session(1)
        session.owner = UUID()
        try await scene.store.add(session, files: SessionScene.files, queueLimit: 10)
        let lease = try #require(try await scene.claim()).lease
        let matches = [SessionScene.match(1, bucket: .local)]
        try await scene.store.complete(lease, analysis: scene.analysis, matches: matches)
        try await scene.probe.replaceAnalysis(of: session.id, with: Data(analysis.utf8), keeping: file)
        return session
    }

    private static let failed = unreadable.map { analysis in
        StoreRule<SessionScene>("has failed where the file is gone, and says what to do: \(analysis)") { scene in
            let stored = try await store(analysis, in: scene)
            let session = try #require(try await scene.session(1))
            #expect(session.status == .failed)
            #expect(session.failure == .crashed)
            #expect(session.analysis == nil && session.jobCounts == nil && session.location == nil)
            #expect(try await scene.session(1) == session)
            #expect(try await scene.outline(1)?.session == session)
            #expect(try await scene.store.matches(of: stored.id).isEmpty)
            #expect(try await scene.store.queueDepth() == 0)
            #expect(try await scene.store.sessionCounts() == [.failed: 1])
        }
    }

    private static let again = unreadable.map { analysis in
        StoreRule<SessionScene>("is found out again where the file is kept: \(analysis)") { scene in
            let stored = try await store(analysis, keeping: Data("page one".utf8), in: scene)
            #expect(try await scene.session(1)?.status == .queued)
            #expect(try await scene.session(1)?.failure == nil)
            #expect(try await scene.store.queueDepth() == 1)
            let claimed = try #require(try await scene.claim())
            #expect(claimed.lease.session == stored.id)
            #expect(claimed.lease.attempt == 1)
            #expect(claimed.files == [Data("page one".utf8)])
            let matches = [SessionScene.match(2, bucket: .remote)]
            try await scene.store.complete(claimed.lease, analysis: scene.analysis, matches: matches)
            let session = try #require(try await scene.session(1))
            #expect(session.status == .completed)
            #expect(session.analysis == scene.analysis)
            #expect(session.jobCounts == ["remote": 1])
        }
    }

    private static let single: [StoreRule<SessionScene>] = [
        StoreRule("is repaired once, whoever asks at the same time") { scene in
            _ = try await store("{}", keeping: Data("page one".utf8), in: scene)
            let seen = try await withThrowingTaskGroup(of: SessionStatus?.self) { group in
                for _ in 0..<10 { group.addTask { try await scene.session(1)?.status } }
                return try await group.reduce(into: [SessionStatus?]()) { $0.append($1) }
            }
            #expect(seen == Array(repeating: .queued, count: 10))
            #expect(try await scene.store.queueDepth() == 1)
        }
    ]
}
