import Foundation
import Sessions
import StoreContracts

@testable import PostgresStore

/// A store in a database of its own, whose leases are counted in the time that tests say it is.
struct StoreFixture {
    let database: TestDatabase
    let store: PostgresStore

    /// When everything begins.
    static let start = SessionScene.start

    init(leaseTime: PostgresStore.LeaseTime = .callers) throws {
        database = try TestDatabase()
        store = try PostgresStore(database.address, TestDatabase.settings, leaseTime: leaseTime)
    }

    /// The store as the contracts know it.
    var scene: SessionScene { SessionScene(store: store, probe: self) }

    /// The same store, as another process opens it.
    func other() throws -> PostgresStore {
        try PostgresStore(database.address, TestDatabase.settings, leaseTime: store.leaseTime)
    }

    func rows(in table: String) throws -> Int { try database.value("SELECT count(*) FROM \(table)") ?? 0 }
}

extension StoreFixture: SessionStoreProbe {
    func another() throws -> any SessionStore { try other() }

    func keptFiles() async throws -> Int {
        try database.value("SELECT count(*) FROM (SELECT DISTINCT session_id, position FROM session_piece) AS file")
            ?? 0
    }

    func replaceAnalysis(of session: UUID, with analysis: Data, keeping file: Data?) async throws {
        try database.execute(
            "UPDATE session SET analysis = $2, location = 'Austin, TX' WHERE id = $1",
            [session, analysis]
        )
        guard let file else { return }
        try database.execute("INSERT INTO session_piece VALUES ($1, 0, 0, $2)", [session, file])
    }
}
