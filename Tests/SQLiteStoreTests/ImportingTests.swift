import GRDB
import Testing

@testable import SQLiteStore

@Suite("A store while postings come in")
struct ImportingTests {
    private let fixture: StoreFixture

    private struct Failure: Error {}

    init() throws {
        fixture = try StoreFixture()
    }

    private static func settings(of store: SQLiteStore) async throws -> [Int] {
        try await store.database.writeWithoutTransaction { database in
            try ["cache_size", "wal_autocheckpoint"].map { try Int.fetchOne(database, sql: "PRAGMA \($0)") ?? 0 }
        }
    }

    @Test("keeps more pages and a longer log, and is as before when they are in")
    func settings() async throws {
        let before = try await Self.settings(of: fixture.store)
        let store = fixture.store
        let during = try await store.importing { try await Self.settings(of: store) }
        #expect(during[0] < before[0], "memory is a negative number of KiB")
        #expect(during[1] > before[1])
        #expect(try await Self.settings(of: fixture.store) == before)
    }

    @Test("is as before when they could not come in, which it tells")
    func failure() async throws {
        let before = try await Self.settings(of: fixture.store)
        let store = fixture.store
        await #expect(throws: Failure.self) { try await store.importing { throw Failure() } }
        #expect(try await Self.settings(of: fixture.store) == before)
    }

    @Test("is as before when somebody cancelled it")
    func cancelled() async throws {
        let before = try await Self.settings(of: fixture.store)
        let store = fixture.store
        let task = Task {
            try await store.importing {
                unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
                try Task.checkCancellation()
            }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try await Self.settings(of: fixture.store) == before)
    }

    @Test("leaves the log to the process that brings it in")
    func otherProcess() async throws {
        let command = try SQLiteStore(path: fixture.path, isCheckpointing: false)
        let during = try await command.importing { try await Self.settings(of: command) }
        #expect(during[1] == 0)
        #expect(try await Self.settings(of: command)[1] == 0)
    }
}
