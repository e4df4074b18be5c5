import JobAlerts
import StoreContracts
import TestSupport
import Testing

@testable import PostgresStore

@Suite("Devices, subscriptions, matches, turns and profiles in PostgreSQL", .serialized, .timeLimit(.minutes(3)))
struct AlertContractTests {
    private let fixture: StoreFixture

    init() throws {
        fixture = try StoreFixture()
    }

    @Test("keep the contract that all stores of alerts keep", arguments: AlertScene.rules)
    func alerts(_ rule: StoreRule<AlertScene>) async throws {
        try await rule.check(AlertScene(store: fixture.store) { try fixture.rows(in: $0) })
    }

    @Test("are kept as long as in all stores", arguments: SweepScene.rules)
    func sweeping(_ rule: StoreRule<SweepScene>) async throws {
        try await rule.check(SweepScene(store: fixture.store) { try fixture.rows(in: $0) })
    }

    @Test("keep the contract that all stores of profiles keep", arguments: ProfileStoreContract.all)
    func profiles(_ rule: ProfileStoreContract) async throws {
        try await rule.check(fixture.store)
    }
}
