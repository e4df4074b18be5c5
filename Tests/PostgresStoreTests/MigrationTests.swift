import Foundation
import TestSupport
import Testing

@testable import PostgresStore

@Suite("Tables in PostgreSQL", .serialized)
struct MigrationTests {
    @Test("are made once, by whichever of many processes is first")
    func once() async throws {
        let database = try TestDatabase(isEmpty: true)
        try await withThrowingTaskGroup { group in
            for _ in 0..<6 {
                group.addTask { try PostgresMigrations.all.run(database.address, TestDatabase.settings) }
            }
            try await group.waitForAll()
        }
        let numbers: [Int]? = try database.value("SELECT array_agg(number ORDER BY number) FROM vitae_migration")
        #expect(numbers == Array(1...PostgresMigrations.all.scripts.count))
    }

    @Test("are changed from where they are, and all of a change or nothing of it")
    func steps() throws {
        let database = try TestDatabase(isEmpty: true)
        let first = "CREATE TABLE one (number int8)"
        try PostgresMigrations(scripts: [first]).run(database.address, TestDatabase.settings)
        let broken = "INSERT INTO one VALUES (1); CREATE TABLE two (number int8); SELECT nothing FROM nowhere"
        #expect(throws: PostgresError.self) {
            try PostgresMigrations(scripts: [first, broken]).run(database.address, TestDatabase.settings)
        }
        #expect(try database.value("SELECT count(*) FROM one") == 0)
        #expect(try database.value("SELECT to_regclass('two') IS NULL") == true)
        let mended = "INSERT INTO one VALUES (1); CREATE TABLE two (number int8)"
        try PostgresMigrations(scripts: [first, mended]).run(database.address, TestDatabase.settings)
        try PostgresMigrations(scripts: [first, mended]).run(database.address, TestDatabase.settings)
        #expect(try database.value("SELECT count(*) FROM one") == 1)
    }

    @Test("of a newer version are refused and left as they are")
    func newer() throws {
        let database = try TestDatabase()
        try database.execute("INSERT INTO vitae_migration VALUES (999, 0)")
        #expect(throws: PostgresStoreError.newer) {
            try PostgresStore(database.address, TestDatabase.settings)
        }
        #expect(try database.value("SELECT max(number) FROM vitae_migration") == 999)
    }

    @Test("are not made in a database that keeps texts in another encoding")
    func encoding() throws {
        let cluster = try PostgresCluster.shared
        let name = "latin_\(UUID().uuidString.lowercased().prefix(8))"
        let administrator = try PostgresConnection(
            to: try PostgresAddress(cluster.address(of: "postgres")),
            TestDatabase.settings,
            wakeUp: try WakeUp()
        ) { false }
        try administrator.control(
            "CREATE DATABASE \(name) TEMPLATE template0 ENCODING 'LATIN1' LOCALE_PROVIDER libc LOCALE 'C'"
        )
        defer { #expect(throws: Never.self) { try administrator.control("DROP DATABASE \(name) WITH (FORCE)") } }
        #expect(throws: PostgresStoreError.encoding("LATIN1")) {
            try PostgresMigrations.all.run(try PostgresAddress(cluster.address(of: name)), TestDatabase.settings)
        }
    }
}
