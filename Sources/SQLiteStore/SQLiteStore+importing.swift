import GRDB
import Synchronization

extension SQLiteStore {
    /// KiB of pages that the connection that writes keeps: while postings or matches come in, which belong everywhere in
    /// the indexes, and else, which is what SQLite has by itself.
    private static let pageMemory = (importing: 65_536, usual: 2_000)
    /// Pages of the log after which it is brought into the database. The same page of an index is written for one posting
    /// after the other, but brought in once.
    private static let logLength = (importing: 16_000, usual: 1_000)

    package func importing<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
        imports.withLock { $0 += 1 }
        defer { imports.withLock { $0 -= 1 } }
        try await setWriter(memory: Self.pageMemory.importing, log: Self.logLength.importing)
        let result: Result<Value, any Error>
        do {
            result = .success(try await body())
        } catch {
            result = .failure(error)
        }
        // In a task of its own: one that was cancelled no longer reaches the database.
        let restoring = Task {
            try await setWriter(memory: Self.pageMemory.usual, log: Self.logLength.usual)
            try await forgetLog()
        }
        let restored = await restoring.result
        // What the import says counts first: it tells more than that its memory could not be given back.
        let value = try result.get()
        try restored.get()
        return value
    }

    /// Gives the connection that writes the memory of an import, for the steps of a turn.
    static func extendPageMemory(in database: Database) throws {
        try database.execute(sql: "PRAGMA cache_size = -\(pageMemory.importing)")
    }

    /// Takes that memory back, unless an import needs it.
    func restorePageMemory(in database: Database) throws {
        guard imports.withLock({ $0 == 0 }) else { return }
        try database.execute(sql: "PRAGMA cache_size = -\(Self.pageMemory.usual)")
    }

    private func setWriter(memory: Int, log: Int) async throws {
        let isCheckpointing = isCheckpointing
        try await database.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA cache_size = -\(memory)")
            if isCheckpointing { try database.execute(sql: "PRAGMA wal_autocheckpoint = \(log)") }
        }
    }
}
