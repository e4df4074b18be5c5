import Foundation
import Sessions
import Testing

@testable import SQLiteStore

@Suite("Keys of uploads in the store")
struct RetryKeyContractTests {
    private let fixture: StoreFixture

    init() throws {
        fixture = try StoreFixture()
    }

    private func add(
        _ number: UInt8,
        document: UInt8,
        holder: UInt8,
        owner: UUID? = nil,
        after seconds: Double = 0
    ) async throws -> Session {
        var session = StoreFixture.session(number, createdAfter: seconds, lasting: 3 * 86_400)
        session.retryKeyHash = Data([document, holder])
        session.retryHolderHash = Data([holder])
        session.owner = owner
        try await fixture.store.add(session, files: StoreFixture.files, queueLimit: 100)
        return session
    }

    private func found(document: UInt8, holder: UInt8, after seconds: Double) async throws -> UUID? {
        let now = StoreFixture.start.addingTimeInterval(seconds)
        return try await fixture.store.session(retryKeyHash: Data([document, holder]), now: now)?.id
    }

    @Test("the same upload is known, another document is refused, and others' keys are others'")
    func keys() async throws {
        let first = try await add(1, document: 1, holder: 1)
        await #expect(throws: SessionStoreError.alreadyUploaded) { try await add(2, document: 1, holder: 1) }
        await #expect(throws: SessionStoreError.keyTaken) { try await add(2, document: 2, holder: 1) }
        let other = try await add(2, document: 1, holder: 2)
        #expect(try await found(document: 1, holder: 1, after: 1) == first.id)
        #expect(try await found(document: 1, holder: 2, after: 1) == other.id)
        #expect(try await found(document: 2, holder: 1, after: 1) == nil)
    }

    @Test("a key is free again when its session is erased or has expired")
    func freed() async throws {
        let first = try await add(1, document: 1, holder: 1)
        #expect(try await fixture.store.erase(first.id))
        _ = try await add(2, document: 2, holder: 1)
        _ = try await add(3, document: 3, holder: 1, after: 3 * 86_400)
    }

    @Test("without an account a key is remembered for a day, with one as long as its session")
    func forgotten() async throws {
        let anonymous = try await add(1, document: 1, holder: 1)
        let owned = try await add(2, document: 1, holder: 2, owner: UUID())
        for (seconds, isKnown) in [(86_399.0, true), (86_400, false)] {
            try await fixture.store.tidy(now: StoreFixture.start.addingTimeInterval(seconds))
            #expect(try await found(document: 1, holder: 1, after: seconds) == (isKnown ? anonymous.id : nil))
            #expect(try await found(document: 1, holder: 2, after: seconds) == owned.id)
        }
        _ = try await add(3, document: 2, holder: 1, after: 86_400)
    }
}
