import Foundation
import JobMatching
import Resume
import ResumeScoring
import Sessions
import TestSupport
import TextDocument
import Testing

@testable import SQLiteStore

@Suite("Leases")
struct LeaseContractTests {
    private let fixture: StoreFixture

    init() throws {
        fixture = try StoreFixture()
    }

    /// What the holder of a lease can do.
    enum Operation: CaseIterable, CustomTestStringConvertible {
        case renew, advance, complete, fail, release

        var testDescription: String { "\(self)" }

        func run(_ lease: Lease, on store: SQLiteStore) async throws {
            switch self {
            case .renew: try await store.renew(lease, until: StoreFixture.start.addingTimeInterval(1_000))
            case .advance: try await store.advance(lease, to: .searching)
            case .complete:
                let match = StoreFixture.match(1, bucket: .local)
                try await store.complete(lease, analysis: StoreFixture.analysis, matches: [match])
            case .fail: try await store.fail(lease, with: .damaged)
            case .release: try await store.release(lease)
            }
        }
    }

    @Test("a lease that ended is claimed again, as the second attempt")
    func expired() async throws {
        let session = try await fixture.add(1)
        let first = try #require(try await fixture.claim()).lease
        #expect(try await fixture.claim(after: 29) == nil)
        let second = try #require(try await fixture.claim(after: 31))
        #expect(second.lease.session == session.id)
        #expect(second.lease.attempt == 2)
        #expect(second.lease.token != first.token)
        #expect(second.files == StoreFixture.files)
    }

    @Test("a renewed lease is not claimed before its new end")
    func renewed() async throws {
        _ = try await fixture.add(1)
        let lease = try #require(try await fixture.claim()).lease
        try await fixture.store.renew(lease, until: StoreFixture.start.addingTimeInterval(60))
        #expect(try await fixture.claim(after: 59) == nil)
        #expect(try await fixture.claim(after: 61)?.lease.attempt == 2)
    }

    @Test("a stale lease changes nothing and is told so", arguments: Operation.allCases)
    func stale(_ operation: Operation) async throws {
        let session = try await fixture.add(1)
        let stale = try #require(try await fixture.claim()).lease
        let holder = try #require(try await fixture.claim(after: 31)).lease
        try await fixture.store.advance(holder, to: .identifying)
        await #expect(throws: SessionStoreError.leaseLost) { try await operation.run(stale, on: fixture.store) }
        let stored = try #require(try await fixture.session(1))
        #expect(stored.status == .identifying)
        #expect(stored.analysis == nil && stored.failure == nil)
        #expect(try await fixture.store.matches(of: session.id).isEmpty)
        #expect(try await fixture.rows(in: "session_file") == StoreFixture.files.count)
        #expect(try await fixture.store.queueDepth() == 1)
        // The new holder's lease is as long as it was.
        #expect(try await fixture.claim(after: 60) == nil)
        try await fixture.store.complete(holder, analysis: StoreFixture.analysis, matches: [])
        #expect(try await fixture.session(1)?.status == .completed)
    }

    @Test("a lease is over once the session has ended", arguments: Operation.allCases)
    func ended(_ operation: Operation) async throws {
        _ = try await fixture.add(1)
        let lease = try #require(try await fixture.claim()).lease
        try await fixture.store.fail(lease, with: .noText)
        await #expect(throws: SessionStoreError.leaseLost) { try await operation.run(lease, on: fixture.store) }
        #expect(try await fixture.session(1)?.failure == .noText)
        #expect(try await fixture.session(1)?.status == .failed)
    }

    @Test("a made-up lease is none", arguments: Operation.allCases)
    func forged(_ operation: Operation) async throws {
        let session = try await fixture.add(1)
        let forged = Lease(session: session.id, token: UUID(), attempt: 1)
        await #expect(throws: SessionStoreError.leaseLost) { try await operation.run(forged, on: fixture.store) }
        #expect(try await fixture.session(1)?.status == .queued)
        #expect(try await fixture.claim()?.lease.attempt == 1)
    }

    @Test("a document that is handed back waits again, and the attempt does not count")
    func released() async throws {
        _ = try await fixture.add(1)
        let lease = try #require(try await fixture.claim()).lease
        try await fixture.store.advance(lease, to: .extracting)
        try await fixture.store.release(lease)
        #expect(try await fixture.session(1)?.status == .queued)
        let again = try #require(try await fixture.claim())
        #expect(again.lease.attempt == 1)
        #expect(again.files == StoreFixture.files)
        await #expect(throws: SessionStoreError.leaseLost) { try await fixture.store.advance(lease, to: .searching) }
    }

    @Test("at a start all documents are handed back, and attempts count for those that had been read")
    func releasedAll() async throws {
        let reached: [SessionStatus?] = [.queued, .extracting, .identifying, .searching, nil]
        for number in 0..<reached.count { _ = try await fixture.add(UInt8(number + 1), after: Double(number)) }
        var stale: [Lease] = []
        for case let status? in reached {
            let lease = try #require(try await fixture.claim(after: 5)).lease
            try await fixture.store.advance(lease, to: status)
            stale.append(lease)
        }
        try await fixture.store.releaseAll()
        for number in 1...reached.count {
            #expect(try await fixture.session(UInt8(number), after: 5)?.status == .queued)
        }
        for lease in stale {
            await #expect(throws: SessionStoreError.leaseLost) {
                try await fixture.store.advance(lease, to: .searching)
            }
        }
        var attempts: [Int] = []
        while let claimed = try await fixture.claim(after: 5) { attempts.append(claimed.lease.attempt) }
        #expect(attempts == [1, 1, 2, 2, 1])
    }

    @Test("two workers never hold the same document")
    func race() async throws {
        for number in UInt8(1)...20 { _ = try await fixture.add(number) }
        let store = fixture.store
        let sessions = try await withThrowingTaskGroup(of: UUID?.self) { group in
            for _ in 0..<30 {
                group.addTask { try await store.claim(now: StoreFixture.start, leaseSeconds: 30)?.lease.session }
            }
            return try await group.reduce(into: [UUID?]()) { $0.append($1) }
        }
        let claimed = sessions.compactMap { $0 }
        #expect(claimed.count == 20)
        #expect(Set(claimed).count == 20)
    }
}
