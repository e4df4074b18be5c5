import Accounts
import Foundation
import StoreContracts
import TestSupport
import Testing

@testable import PostgresStore

@Suite("Accounts in PostgreSQL", .serialized, .timeLimit(.minutes(2)))
struct AccountContractTests {
    private let fixture: StoreFixture

    init() throws {
        fixture = try StoreFixture()
    }

    @Test("keep the contract that all account stores keep", arguments: AccountStoreContract.all)
    func contract(_ rule: AccountStoreContract) async throws {
        try await rule.check(fixture.store)
    }

    @Test("give a token that is presented on two servers at the same time one first use")
    func rotation() async throws {
        let start = StoreFixture.start
        let account = Account(id: UUID(), email: EmailAddress(stored: "robin@example.com"), createdAt: start)
        try await fixture.store.add(account)
        let token = RefreshToken(
            hash: Data(repeating: 1, count: 32),
            family: UUID(),
            account: account.id,
            issuedAt: start,
            expiresAt: start.addingTimeInterval(86_400)
        )
        try await fixture.store.add(token)
        let stores = [fixture.store, try fixture.other()]
        let rotations = try await withThrowingTaskGroup(of: RefreshRotation.self) { group in
            for number in UInt8(2)...9 {
                group.addTask {
                    let successor = RefreshSuccessor(
                        hash: Data(repeating: number, count: 32),
                        issuedAt: start,
                        expiresAt: start.addingTimeInterval(86_400)
                    )
                    return try await stores[Int(number) % 2].rotate(
                        hash: token.hash,
                        successor: successor,
                        now: start,
                        grace: 10
                    )
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(rotations.count { $0 == .fresh(account: account.id, family: token.family) } == 1)
        #expect(rotations.count { $0 == .repeated(account: account.id, family: token.family) } == 7)
        #expect(try fixture.rows(in: "refresh_token") == 9)
    }

    @Test("lose no change of details that are changed on two servers at the same time")
    func details() async throws {
        let account = Account(id: UUID(), email: EmailAddress(stored: "a@example.com"), createdAt: StoreFixture.start)
        try await fixture.store.add(account)
        let stores = [fixture.store, try fixture.other()]
        try await withThrowingTaskGroup { group in
            for number in 0..<12 {
                group.addTask {
                    _ = try await stores[number % 2].changeDetails(of: account.id) { $0.briefBy.append("\(number)") }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await fixture.store.details(of: account.id)?.briefBy.count == 12)
    }

    @Test("are unavailable when the server is")
    func unavailable() async throws {
        var settings = TestDatabase.settings
        settings.patienceSeconds = 0.3
        let store = try PostgresStore(fixture.database.address, settings, isListening: false)
        try fixture.database.close()
        await #expect(throws: AccountStoreError.unavailable) { _ = try await store.account(id: UUID()) }
    }
}
