import Foundation
import Sessions
import StoreContracts
import Testing

@testable import PostgresStore

@Suite("Leases by the database's clock", .serialized, .timeLimit(.minutes(2)))
struct LeaseTimeTests {
    @Test("last as long as the database says, whatever time workers take it for")
    func clock() async throws {
        let fixture = try StoreFixture(leaseTime: .database)
        let (early, late) = (Date.distantPast, Date.distantFuture)
        let session = try await fixture.scene.add(1)
        let other = try fixture.other()
        let first = try #require(try await fixture.store.claim(now: early, leaseSeconds: 10)).lease
        #expect(first.session == session.id)
        #expect(try await other.claim(now: late, leaseSeconds: 30) == nil)
        try await Task.sleep(for: .seconds(6))
        try await fixture.store.renew(first, now: early, leaseSeconds: 10)
        try await Task.sleep(for: .seconds(6))
        #expect(try await other.claim(now: late, leaseSeconds: 30) == nil)
        var second: Lease?
        while second == nil {
            try await Task.sleep(for: .milliseconds(50))
            second = try await other.claim(now: early, leaseSeconds: 30)?.lease
        }
        #expect(second?.session == session.id)
        await #expect(throws: SessionStoreError.leaseLost) {
            try await fixture.store.renew(first, now: late, leaseSeconds: 30)
        }
    }

    @Test("are handed back at a start when their process is gone, and not while it is there")
    func start() async throws {
        let fixture = try StoreFixture(leaseTime: .database)
        for number in UInt8(1)...4 { _ = try await fixture.scene.add(number, after: Double(number)) }
        var gone: PostgresStore? = try fixture.other()
        let living = try fixture.other()
        let statuses: [SessionStatus] = [.extracting, .searching]
        for status in statuses {
            let lease = try #require(try await gone?.claim(now: .now, leaseSeconds: 30)).lease
            try await gone?.advance(lease, to: status)
        }
        let kept = try #require(try await living.claim(now: .now, leaseSeconds: 30)).lease
        gone = nil
        // The server notices a moment later.
        while try await fixture.store.session(tokenHash: Data(repeating: 1, count: 32), now: StoreFixture.start)?.status
            != .queued
        {
            try await fixture.store.releaseAll()
            try await Task.sleep(for: .milliseconds(20))
        }
        try await living.advance(kept, to: .extracting)
        var attempts: [Int] = []
        while let claimed = try await fixture.store.claim(now: .now, leaseSeconds: 30) {
            #expect(claimed.lease.session != kept.session)
            attempts.append(claimed.lease.attempt)
        }
        #expect(attempts == [1, 2, 1])
    }

    @Test("that end count as attempts, but for those of processes that died while they read")
    func attempts() async throws {
        let fixture = try StoreFixture()
        _ = try await fixture.scene.add(1)
        func claim(_ store: PostgresStore, after seconds: Double) async throws -> Int? {
            try await store.claim(now: StoreFixture.start.addingTimeInterval(seconds), leaseSeconds: 30)?.lease.attempt
        }
        var dying: PostgresStore? = try fixture.other()
        #expect(try await claim(#require(dying), after: 0) == 1)
        #expect(try await claim(fixture.store, after: 31) == 2)
        #expect(try await claim(#require(dying), after: 62) == 3)
        let lock = AdvisoryLock.process(try #require(dying).holder)
        dying = nil
        let observer = try fixture.database.connect()
        while try observer.isFree(lock) == false { try await Task.sleep(for: .milliseconds(20)) }
        #expect(try await claim(fixture.store, after: 93) == 3)
    }

    @Test("are claimed by stores that ask at the same time, each once")
    func many() async throws {
        let fixture = try StoreFixture(leaseTime: .database)
        let stores = [fixture.store, try fixture.other(), try fixture.other()]
        for number in UInt8(1)...60 { _ = try await fixture.scene.add(number) }
        let claimed = try await withThrowingTaskGroup(of: [UUID].self) { group in
            for worker in 0..<9 {
                group.addTask {
                    var claimed: [UUID] = []
                    while let lease = try await stores[worker % 3].claim(now: .now, leaseSeconds: 30)?.lease {
                        claimed.append(lease.session)
                        try await stores[worker % 3].complete(lease, analysis: SessionScene.analysis, matches: [])
                    }
                    return claimed
                }
            }
            return try await group.reduce(into: [UUID]()) { $0 += $1 }
        }
        #expect(claimed.count == 60)
        #expect(Set(claimed).count == 60)
        #expect(try await fixture.store.sessionCounts() == [.completed: 60])
    }
}
