import TestSupport
import Testing

@Suite("The account store of the tests")
struct AccountStoreContractTests {
    @Test("keeps the contract that all account stores keep", arguments: AccountStoreContract.all)
    func contract(_ rule: AccountStoreContract) async throws {
        try await rule.check(MemoryAccountStore())
    }
}
