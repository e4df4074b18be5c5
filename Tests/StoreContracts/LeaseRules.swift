import Foundation
import Sessions
import Testing
import TextDocument

/// What every store keeps of leases: one worker at a time has a document.
package enum LeaseRules {
    /// All rules.
    package static let all = single + stale + ended + forged

    private static let single: [StoreRule<SessionScene>] = [
        StoreRule("a lease that ended is claimed again, as the second attempt") { scene in
            let session = try await scene.add(1)
            let first = try #require(try await scene.claim()).lease
            #expect(try await scene.claim(after: 29) == nil)
            let second = try #require(try await scene.claim(after: 31))
            #expect(second.lease.session == session.id)
            #expect(second.lease.attempt == 2)
            #expect(second.lease.token != first.token)
            #expect(second.files == SessionScene.files)
        },
        StoreRule("a renewed lease is not claimed before its new end") { scene in
            _ = try await scene.add(1)
            let lease = try #require(try await scene.claim()).lease
            try await scene.store.renew(lease, now: SessionScene.start, leaseSeconds: 60)
            #expect(try await scene.claim(after: 59) == nil)
            #expect(try await scene.claim(after: 61)?.lease.attempt == 2)
        },
        StoreRule("a document that is handed back waits again, and the attempt does not count") { scene in
            _ = try await scene.add(1)
            let lease = try #require(try await scene.claim()).lease
            try await scene.store.advance(lease, to: .extracting)
            try await scene.store.release(lease)
            #expect(try await scene.session(1)?.status == .queued)
            let again = try #require(try await scene.claim())
            #expect(again.lease.attempt == 1)
            #expect(again.files == SessionScene.files)
            await #expect(throws: SessionStoreError.leaseLost) { try await scene.store.advance(lease, to: .searching) }
        },
        StoreRule("at a start all documents are handed back, and attempts count for those that had been read") {
            scene in
            let reached: [SessionStatus?] = [.queued, .extracting, .identifying, .searching, nil]
            for number in 0..<reached.count { _ = try await scene.add(UInt8(number + 1), after: Double(number)) }
            var stale: [Lease] = []
            for case let status? in reached {
                let lease = try #require(try await scene.claim(after: 5)).lease
                try await scene.store.advance(lease, to: status)
                stale.append(lease)
            }
            try await scene.store.releaseAll()
            for number in 1...reached.count {
                #expect(try await scene.session(UInt8(number), after: 5)?.status == .queued)
            }
            for lease in stale {
                await #expect(throws: SessionStoreError.leaseLost) {
                    try await scene.store.advance(lease, to: .searching)
                }
            }
            var attempts: [Int] = []
            while let claimed = try await scene.claim(after: 5) { attempts.append(claimed.lease.attempt) }
            #expect(attempts == [1, 1, 2, 2, 1])
        },
        StoreRule("two workers never hold the same document") { scene in
            for number in UInt8(1)...20 { _ = try await scene.add(number) }
            let store = scene.store
            let sessions = try await withThrowingTaskGroup(of: UUID?.self) { group in
                for _ in 0..<30 {
                    group.addTask { try await store.claim(now: SessionScene.start, leaseSeconds: 30)?.lease.session }
                }
                return try await group.reduce(into: [UUID?]()) { $0.append($1) }
            }
            let claimed = sessions.compactMap { $0 }
            #expect(claimed.count == 20)
            #expect(Set(claimed).count == 20)
        },
    ]

    private static let stale = LeaseOperation.allCases.map { operation in
        StoreRule<SessionScene>("a stale lease changes nothing and is told so: \(operation)") { scene in
            let session = try await scene.add(1)
            let stale = try #require(try await scene.claim()).lease
            let holder = try #require(try await scene.claim(after: 31)).lease
            try await scene.store.advance(holder, to: .identifying)
            await #expect(throws: SessionStoreError.leaseLost) { try await operation.run(stale, scene) }
            let stored = try #require(try await scene.session(1))
            #expect(stored.status == .identifying)
            #expect(stored.analysis == nil && stored.failure == nil)
            #expect(try await scene.store.matches(of: session.id).isEmpty)
            #expect(try await scene.store.queueDepth() == 1)
            // The new holder's lease is as long as it was.
            #expect(try await scene.claim(after: 60) == nil)
            try await scene.store.complete(holder, analysis: scene.analysis, matches: [])
            #expect(try await scene.session(1)?.status == .completed)
        }
    }

    private static let ended = LeaseOperation.allCases.map { operation in
        StoreRule<SessionScene>("a lease is over once the session has ended: \(operation)") { scene in
            _ = try await scene.add(1)
            let lease = try #require(try await scene.claim()).lease
            try await scene.store.fail(lease, with: .noText)
            await #expect(throws: SessionStoreError.leaseLost) { try await operation.run(lease, scene) }
            #expect(try await scene.session(1)?.failure == .noText)
            #expect(try await scene.session(1)?.status == .failed)
        }
    }

    private static let forged = LeaseOperation.allCases.map { operation in
        StoreRule<SessionScene>("a made-up lease is none: \(operation)") { scene in
            let session = try await scene.add(1)
            let forged = Lease(session: session.id, token: UUID(), attempt: 1)
            await #expect(throws: SessionStoreError.leaseLost) { try await operation.run(forged, scene) }
            #expect(try await scene.session(1)?.status == .queued)
            #expect(try await scene.claim()?.lease.attempt == 1)
        }
    }
}
