import StoreContracts
import Testing

@Suite("The store of postings")
struct PostingContractTests {
    @Test("keeps the contract that all stores of postings keep", arguments: PostingRules.all)
    func contract(_ rule: StoreRule<PostingScene>) async throws {
        let fixture = try StoreFixture()
        try await rule.check(PostingScene(store: fixture.store))
    }
}
