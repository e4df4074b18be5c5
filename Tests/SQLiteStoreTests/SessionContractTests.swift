import Foundation
import Sessions
import StoreContracts
import Testing
import TextDocument

@testable import SQLiteStore

@Suite("The store of sessions")
struct SessionContractTests {
    private let fixture: StoreFixture

    init() throws {
        fixture = try StoreFixture()
    }

    private static let rules = SessionRules.all + LeaseRules.all + RetryKeyRules.all + OutlineRules.all

    @Test("keeps the contract that all stores of sessions keep", .timeLimit(.minutes(1)), arguments: rules)
    func contract(_ rule: StoreRule<SessionScene>) async throws {
        try await rule.check(fixture.scene)
    }

    @Test("keeps no file of a session that is completed")
    func completedFiles() async throws {
        _ = try await fixture.add(1)
        let lease = try #require(try await fixture.claim()).lease
        try await fixture.store.complete(lease, analysis: StoreFixture.analysis, matches: [])
        #expect(try await fixture.rows(in: "session_file") == 0)
    }

    @Test("keeps no file of a session that failed", arguments: ExtractionFailure.allCases)
    func failedFiles(_ failure: ExtractionFailure) async throws {
        _ = try await fixture.add(1)
        let lease = try #require(try await fixture.claim()).lease
        try await fixture.store.fail(lease, with: failure)
        #expect(try await fixture.rows(in: "session_file") == 0)
    }

    @Test("keeps no file of a session that was refused")
    func refusedFiles() async throws {
        _ = try await fixture.add(1, limit: 2)
        _ = try await fixture.add(2, after: 1, limit: 2)
        await #expect(throws: SessionStoreError.queueFull) { _ = try await fixture.add(3, after: 2, limit: 2) }
        #expect(try await fixture.rows(in: "session") == 2)
        #expect(try await fixture.rows(in: "session_file") == 4)
    }

    @Test("keeps the files of a session whose lease was lost, whatever its old holder does")
    func staleFiles() async throws {
        _ = try await fixture.add(1)
        let stale = try #require(try await fixture.claim()).lease
        _ = try await fixture.claim(after: 31)
        await #expect(throws: SessionStoreError.leaseLost) { try await fixture.store.fail(stale, with: .damaged) }
        await #expect(throws: SessionStoreError.leaseLost) {
            try await fixture.store.complete(stale, analysis: StoreFixture.analysis, matches: [])
        }
        #expect(try await fixture.rows(in: "session_file") == StoreFixture.files.count)
    }

    @Test("tidying deletes what has expired, with everything that belongs to it, and empties the log")
    func tidy() async throws {
        _ = try await fixture.add(1)
        _ = try await fixture.add(2, after: 50_000)
        try await fixture.store.tidy(now: StoreFixture.start.addingTimeInterval(86_400))
        #expect(try await fixture.rows(in: "session") == 1)
        #expect(try await fixture.rows(in: "session_file") == StoreFixture.files.count)
        #expect(try await fixture.session(2, after: 86_400) != nil)
        let log = try FileManager.default.attributesOfItem(atPath: fixture.path + "-wal")
        #expect(log[.size] as? Int == 0)
    }

    @Test("shows at once what another process did to the database")
    func otherProcess() async throws {
        let session = try await fixture.add(1)
        let hash = session.viewTokenHash
        #expect(try await fixture.store.outline(tokenHash: hash, now: StoreFixture.start) != nil)
        let other = try SQLiteStore(path: fixture.path)
        #expect(try await other.erase(session.id))
        #expect(try await fixture.store.outline(tokenHash: hash, now: StoreFixture.start) == nil)
    }
}
