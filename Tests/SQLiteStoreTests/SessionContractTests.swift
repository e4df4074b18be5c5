import Foundation
import Sessions
import StoreContracts
import Testing

@testable import SQLiteStore

@Suite("The store of sessions")
struct SessionContractTests {
    private let fixture: StoreFixture

    init() throws {
        fixture = try StoreFixture()
    }

    private static let rules = SessionRules.everything

    @Test("keeps the contract that all stores of sessions keep", .timeLimit(.minutes(1)), arguments: rules)
    func contract(_ rule: StoreRule<SessionScene>) async throws {
        try await rule.check(fixture.scene)
    }

    @Test("empties the log when it tidies up")
    func tidy() async throws {
        _ = try await fixture.add(1)
        try await fixture.store.tidy(now: StoreFixture.start.addingTimeInterval(86_400))
        let log = try FileManager.default.attributesOfItem(atPath: fixture.path + "-wal")
        #expect(log[.size] as? Int == 0)
    }
}
