import Accounts
import Foundation
import GRDB
import TestSupport
import Testing

@testable import SQLiteStore

@Suite("The store of accounts")
struct AccountContractTests {
    private let fixture: StoreFixture

    init() throws {
        fixture = try StoreFixture()
    }

    private static func account(_ name: String, passwordHash: String = "$scrypt$") -> Account {
        Account(
            id: UUID(),
            email: EmailAddress(stored: "\(name)@example.com"),
            passwordHash: passwordHash,
            identities: [AccountIdentity(provider: "example_oidc", subject: "subject of \(name)")],
            createdAt: StoreFixture.start
        )
    }

    private static func token(_ number: UInt8, of account: Account) -> RefreshToken {
        RefreshToken(
            hash: Data(repeating: number, count: 32),
            family: UUID(),
            account: account.id,
            issuedAt: StoreFixture.start,
            expiresAt: StoreFixture.start.addingTimeInterval(86_400)
        )
    }

    /// Moves everything from the log into the database file, and empties the log.
    private func checkpoint() async throws {
        _ = try await fixture.store.database.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    }

    /// Which of some texts stand in a file of the database.
    private func texts(_ texts: [String]) throws -> [String] {
        let files = try FileManager.default.contentsOfDirectory(at: fixture.folder.url, includingPropertiesForKeys: nil)
        let contents = try files.map { try Data(contentsOf: $0) }
        return texts.filter { text in contents.contains { $0.range(of: Data(text.utf8)) != nil } }
    }

    @Test("keeps the contract that all account stores keep", arguments: AccountStoreContract.all)
    func contract(_ rule: AccountStoreContract) async throws {
        try await rule.check(fixture.store)
    }

    @Test("keeps accounts and logins when the database is opened again")
    func reopened() async throws {
        let robin = Self.account("robin")
        let token = Self.token(1, of: robin)
        try await fixture.store.add(robin)
        try await fixture.store.add(token)
        let store = try SQLiteStore(path: fixture.path)
        #expect(try await store.account(email: robin.email) == robin)
        #expect(try await store.isLive(family: token.family, now: StoreFixture.start))
    }

    @Test("notes when a token was used, and for what, the first time only")
    func firstUse() async throws {
        let robin = Self.account("robin")
        let token = Self.token(1, of: robin)
        try await fixture.store.add(robin)
        try await fixture.store.add(token)
        for number in UInt8(2)...3 {
            let now = StoreFixture.start.addingTimeInterval(Double(number))
            let hash = Data(repeating: number, count: 32)
            let successor = RefreshSuccessor(hash: hash, issuedAt: now, expiresAt: now.addingTimeInterval(60))
            _ = try await fixture.store.rotate(hash: token.hash, successor: successor, now: now, grace: 10)
        }
        let used = try await fixture.store.database.read { database in
            try Data.fetchAll(
                database,
                sql: "SELECT replacement FROM refresh_token WHERE hash = ? AND used_at = ?",
                arguments: [token.hash, StoreFixture.start.timeIntervalSince1970 + 2]
            )
        }
        #expect(used == [Data(repeating: 2, count: 32)])
        #expect(try await fixture.rows(in: "refresh_token") == 3)
    }

    @Test("nothing that names a person is left in the files once the account is deleted")
    func erasure() async throws {
        let people = (0..<60).map { Self.account("canary-\($0)-of-them") }
        for person in people { try await fixture.store.add(person) }
        try await checkpoint()
        let gone = people.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        let canaries = gone.flatMap { [$0.email.text] + $0.identities.map(\.subject) }
        #expect(try texts(canaries) == canaries)
        for person in gone { #expect(try await fixture.store.delete(account: person.id)) }
        try await checkpoint()
        #expect(try texts(canaries).isEmpty)
        #expect(try texts([people[1].email.text]).count == 1)
        #expect(try await fixture.rows(in: "account_identity") == 30)
    }

    @Test("a full disk is told apart from mistakes, and stores nothing of an account")
    func fullDisk() async throws {
        // The limit is raised to what the file has by now, so that no page can be added.
        try await fixture.store.database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = 1") }
        let robin = Self.account("robin", passwordHash: String(repeating: "x", count: 100_000))
        await #expect(throws: AccountStoreError.unavailable) { try await fixture.store.add(robin) }
        #expect(try await fixture.store.account(id: robin.id) == nil)
    }

    @Test("a damaged file is told apart from mistakes")
    func damagedFile() async throws {
        try await checkpoint()
        let file = try FileHandle(forUpdating: URL(filePath: fixture.path))
        let size = try file.seekToEnd()
        let pageSize: UInt64 = 4_096
        try #require(size > pageSize)
        try file.seek(toOffset: pageSize)
        try file.write(contentsOf: Data(repeating: 0xFF, count: Int(size - pageSize)))
        try file.close()
        await #expect(throws: AccountStoreError.unavailable) { try await fixture.store.account(id: UUID()) }
    }

    @Test("a damaged identifier is told apart from an account that is not there")
    func damagedIdentifier() async throws {
        var robin = Self.account("robin")
        robin.identities = []
        try await fixture.store.add(robin)
        try await fixture.store.database.write { try $0.execute(sql: "UPDATE account SET id = 'none'") }
        await #expect(throws: AccountStoreError.unavailable) { try await fixture.store.account(email: robin.email) }
        #expect(try await fixture.store.account(id: robin.id) == nil)
    }
}
