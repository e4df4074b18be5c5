import Foundation
import GRDB
import JobMatching
import Sessions
import StoreContracts
import TestSupport

@testable import SQLiteStore

/// A store in a folder of its own, and what is put into it.
struct StoreFixture {
    let folder: TemporaryFolder
    let store: SQLiteStore

    /// When everything begins.
    static let start = SessionScene.start

    init() throws {
        folder = try TemporaryFolder()
        store = try SQLiteStore(path: folder.url.appending(path: "vitae.sqlite").path)
    }

    var path: String { folder.url.appending(path: "vitae.sqlite").path }

    /// The store as the contracts know it.
    var scene: SessionScene { SessionScene(store: store, probe: self) }

    static func session(_ number: UInt8, createdAfter seconds: Double = 0, lasting: Double = 86_400) -> Session {
        SessionScene.session(number, createdAfter: seconds, lasting: lasting)
    }

    static let files = SessionScene.files

    static var analysis: Analysis { SessionScene.analysis }

    static func match(_ number: Int, bucket: JobMatch.Bucket) -> JobMatch {
        SessionScene.match(number, bucket: bucket)
    }

    /// Adds a session; gives it back.
    func add(_ number: UInt8, after seconds: Double = 0, limit: Int = 100) async throws -> Session {
        try await scene.add(number, after: seconds, limit: limit)
    }

    func claim(after seconds: Double = 0) async throws -> (lease: Lease, files: [Data])? {
        try await scene.claim(after: seconds)
    }

    /// The session as its token's owner sees it.
    func session(_ number: UInt8, after seconds: Double = 0) async throws -> Session? {
        try await scene.session(number, after: seconds)
    }

    func rows(in table: String) async throws -> Int {
        try await store.database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") ?? 0 }
    }
}

extension StoreFixture: SessionStoreProbe {
    func another() throws -> any SessionStore { try SQLiteStore(path: path, isCheckpointing: false) }

    func keptFiles() async throws -> Int { try await rows(in: "session_file") }

    func replaceAnalysis(of session: UUID, with analysis: Data, keeping file: Data?) async throws {
        try await store.database.write { database in
            try database.execute(
                sql: "UPDATE session SET analysis = ?, location = 'Austin, TX' WHERE id = ?",
                arguments: [analysis, session.uuidString]
            )
            guard let file else { return }
            try database.execute(
                sql: "INSERT INTO session_file (session_id, position, bytes) VALUES (?, 0, ?)",
                arguments: [session.uuidString, file]
            )
        }
    }
}
