import StoreContracts
import Testing

@testable import SQLiteStore

@Suite("How long devices, matches and notifications are kept")
struct AlertSweepTests {
    @Test("is as the contract says that all stores keep", arguments: SweepScene.rules)
    func contract(_ rule: StoreRule<SweepScene>) async throws {
        let fixture = try StoreFixture()
        try await rule.check(SweepScene(store: fixture.store) { try await fixture.rows(in: $0) })
    }
}
