import Foundation
import GRDB
import Sessions
import StoreContracts
import TestSupport
import Testing

@testable import SQLiteStore

@Suite("A process that was stopped for longer than its lease, and goes on")
struct LateWriterTests {
    @Test("changes not one row, whatever it tries", arguments: LeaseOperation.allCases)
    func late(_ operation: LeaseOperation) async throws {
        let fixture = try StoreFixture()
        let stopped = try SQLiteStore(path: fixture.path, isCheckpointing: false)
        let scene = SessionScene(store: stopped, probe: fixture)
        _ = try await fixture.add(1)
        _ = try await fixture.add(2, after: 1)
        let late = try #require(try await stopped.claim(now: StoreFixture.start, leaseSeconds: 30)).lease
        let holder = try #require(try await fixture.claim(after: 31)).lease
        try #require(holder.session == late.session)
        // Tells whether anybody else has committed a change since it was asked last.
        let witness = try DatabaseQueue(path: fixture.path)
        func version() async throws -> Int? {
            try await witness.read { try Int.fetchOne($0, sql: "PRAGMA data_version") }
        }
        for step in 0..<2 {
            let before = try await version()
            await #expect(throws: SessionStoreError.leaseLost) { try await operation.run(late, scene) }
            #expect(try await version() == before)
            // The same once the one that holds it is through.
            guard step == 0 else { break }
            try await fixture.store.complete(holder, analysis: StoreFixture.analysis, matches: [])
            #expect(try await version() != before)
        }
        #expect(try await fixture.session(1)?.status == .completed)
        #expect(try await fixture.session(1)?.failure == nil)
    }
}
