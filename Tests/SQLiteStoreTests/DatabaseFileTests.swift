import Foundation
import GRDB
import Sessions
import TestSupport
import Testing

@testable import SQLiteStore

@Suite("The database file")
struct DatabaseFileTests {
    @Test("keeps sessions and files when it is opened again")
    func reopened() async throws {
        let folder = try TemporaryFolder()
        let path = folder.url.appending(path: "vitae.sqlite").path
        let session = StoreFixture.session(1)
        try await SQLiteStore(path: path).add(session, files: StoreFixture.files, queueLimit: 10)
        let store = try SQLiteStore(path: path)
        let claimed = try #require(try await store.claim(now: StoreFixture.start, leaseSeconds: 30))
        #expect(claimed.lease.session == session.id)
        #expect(claimed.files == StoreFixture.files)
    }

    @Test("of a newer version is refused and left as it is")
    func newer() async throws {
        let fixture = try StoreFixture()
        _ = try await fixture.add(1)
        try await fixture.store.database.write { database in
            try database.execute(sql: "INSERT INTO grdb_migrations (identifier) VALUES ('999')")
        }
        #expect(throws: SQLiteStoreError.newer) { try SQLiteStore(path: fixture.path) }
        #expect(try await fixture.rows(in: "session") == 1)
        #expect(try await fixture.rows(in: "grdb_migrations") == SQLiteStore.migrator.migrations.count + 1)
    }

    @Test("that is none is not opened")
    func noDatabase() throws {
        let folder = try TemporaryFolder()
        let url = folder.url.appending(path: "vitae.sqlite")
        try Data(repeating: 0x58, count: 8_192).write(to: url)
        #expect(throws: (any Error).self) { try SQLiteStore(path: url.path) }
    }

    @Test("syncs each commit, writes ahead, overwrites what is deleted, and checks references")
    func pragmas() async throws {
        let fixture = try StoreFixture()
        let values = try await fixture.store.database.read { database in
            try ["journal_mode", "synchronous", "secure_delete", "foreign_keys"].map { name in
                try String.fetchOne(database, sql: "PRAGMA \(name)")
            }
        }
        #expect(values == ["wal", "2", "1", "1"])
    }
}
