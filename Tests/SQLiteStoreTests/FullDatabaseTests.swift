import Foundation
import GRDB
import JobMatching
import Sessions
import TestSupport
import Testing

@testable import SQLiteStore

@Suite("A database that has no room")
struct FullDatabaseTests {
    private let fixture: StoreFixture

    private static let large = Data(repeating: 0x58, count: 1_000_000)

    init() throws {
        fixture = try StoreFixture()
    }

    /// Lets the database have no more pages than it has, or as many as it likes.
    private func setFull(_ isFull: Bool) async throws {
        try await fixture.store.database.writeWithoutTransaction { database in
            let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
            _ = try Int.fetchOne(database, sql: "PRAGMA max_page_count = \(isFull ? pages : 1_000_000)")
        }
    }

    @Test("takes no upload, keeps nothing of it, and takes it once there is room")
    func add() async throws {
        _ = try await fixture.add(1)
        try await setFull(true)
        let session = StoreFixture.session(2)
        await #expect(throws: SessionStoreError.unavailable) {
            try await fixture.store.add(session, files: [Data("one".utf8), Self.large], queueLimit: 10)
        }
        #expect(try await fixture.rows(in: "session") == 1)
        #expect(try await fixture.rows(in: "session_file") == StoreFixture.files.count)
        #expect(try await fixture.rows(in: "queue") == 1)
        try await setFull(false)
        try await fixture.store.add(session, files: [Self.large], queueLimit: 10)
        #expect(try await fixture.session(2)?.id == session.id)
    }

    @Test("keeps the lease of a document whose result has no room, and stores it later")
    func complete() async throws {
        _ = try await fixture.add(1)
        let lease = try #require(try await fixture.claim()).lease
        try await setFull(true)
        // More than there is room for in pages that were used before.
        let matches = (0..<2_000).map { StoreFixture.match($0, bucket: .remote) }
        await #expect(throws: SessionStoreError.unavailable) {
            try await fixture.store.complete(lease, analysis: StoreFixture.analysis, matches: matches)
        }
        #expect(try await fixture.session(1)?.status == .queued)
        #expect(try await fixture.rows(in: "session_file") == StoreFixture.files.count)
        #expect(try await fixture.rows(in: "session_job") == 0)
        try await setFull(false)
        try await fixture.store.complete(lease, analysis: StoreFixture.analysis, matches: matches)
        #expect(try await fixture.session(1)?.status == .completed)
    }
}
