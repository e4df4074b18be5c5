import Foundation
import GRDB
import Sessions
import TestSupport
import Testing

@testable import SQLiteStore

@Suite("The log of a database that two processes use")
struct CheckpointTests {
    private let server: StoreFixture
    private let command: SQLiteStore

    private static let canary = Data("zyxquandle".utf8)

    init() throws {
        server = try StoreFixture()
        command = try SQLiteStore(path: server.path, isCheckpointing: false)
    }

    private func logSize() throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: server.path + "-wal")
        return try #require(attributes[.size] as? Int)
    }

    @Test("is cut by the one that may, and by nobody else")
    func erasure() async throws {
        let session = StoreFixture.session(1)
        try await server.store.add(session, files: [Self.canary], queueLimit: 10)
        try await server.store.tidy(now: StoreFixture.start)
        #expect(try logSize() == 0)
        #expect(try await command.erase(session.id))
        #expect(try logSize() > 0)
        try await command.tidy(now: StoreFixture.start)
        #expect(try logSize() > 0)
        // Erased is erased; the other one overwrites what is left.
        #expect(try await server.session(1) == nil)
        #expect(try Data(contentsOf: URL(filePath: server.path)).range(of: Self.canary) != nil)
        try await server.store.tidy(now: StoreFixture.start)
        #expect(try logSize() == 0)
        #expect(try Data(contentsOf: URL(filePath: server.path)).range(of: Self.canary) == nil)
    }

    @Test("is not brought into the database by itself by the one that may not")
    func automatic() async throws {
        func pages(_ store: SQLiteStore) async throws -> Int? {
            try await store.database.write { try Int.fetchOne($0, sql: "PRAGMA wal_autocheckpoint") }
        }
        #expect(try await pages(command) == 0)
        #expect(try await pages(server.store) ?? 0 > 0)
    }
}
