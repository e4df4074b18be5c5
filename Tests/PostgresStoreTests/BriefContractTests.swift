import StoreContracts
import Testing

@testable import PostgresStore

@Suite("Briefs in PostgreSQL", .serialized, .timeLimit(.minutes(2)))
struct BriefContractTests {
    @Test("keep the contract that all stores of briefs keep", arguments: BriefRules.all)
    func contract(_ rule: StoreRule<BriefScene>) async throws {
        let fixture = try StoreFixture()
        try await rule.check(BriefScene(store: fixture.store))
    }
}
