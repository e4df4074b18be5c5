import StoreContracts
import Testing

@Suite("What belongs to people, in PostgreSQL", .serialized)
struct LibraryContractTests {
    @Test("keeps the contract that all libraries keep", .timeLimit(.minutes(2)), arguments: LibraryRules.all)
    func contract(_ rule: StoreRule<LibraryScene>) async throws {
        let fixture = try StoreFixture()
        try await rule.check(LibraryScene(sessions: fixture.scene, library: fixture.store))
    }
}
