import Foundation
import GRDB
import JobAlerts
import JobMatching
import SQLiteStore
import Sessions
import StoreContracts
import StoreCopying
import Synchronization
import TestSupport
import Testing

@testable import PostgresStore

@Suite("Copies of stores", .serialized, .timeLimit(.minutes(3)))
struct StoreCopyTests {
    private let folder: TemporaryFolder
    private let database: TestDatabase
    private let now = CopyScene.start.addingTimeInterval(100_000)

    init() throws {
        folder = try TemporaryFolder()
        database = try TestDatabase()
    }

    private func file(_ name: String, isCopyTarget: Bool = false) throws -> SQLiteStore {
        try SQLiteStore(path: folder.url.appending(path: name).path, isCopyTarget: isCopyTarget)
    }

    /// A store that no process listens on, as commands open it.
    private func postgres(_ database: TestDatabase? = nil, isCopyTarget: Bool = false) throws -> PostgresStore {
        try PostgresStore(
            (database ?? self.database).address,
            TestDatabase.settings,
            leaseTime: .callers,
            isListening: false,
            isCopyTarget: isCopyTarget
        )
    }

    private struct Interrupted: Error {}

    @Test("from SQLite to PostgreSQL and back answer the same in all that a store keeps")
    func thereAndBack() async throws {
        let first = try file("first")
        try await CopyScene.fill(first)
        let middle = try postgres(isCopyTarget: true)
        let rows = try await StoreCopy(of: first, named: "first", to: middle, now: now).run { progress in
            // Something of everything is copied.
            if case .compared(let table, let rows) = progress { #expect(rows > 0, "\(table)") }
        }
        let last = try file("last", isCopyTarget: true)
        let back = try await StoreCopy(of: middle, named: "middle", to: last, now: now).run()
        #expect(rows == back)
        // Comparing changes what is compared.
        let same = folder.url.appending(path: "same").path
        try SQLiteStore.backUp(folder.url.appending(path: "first").path, to: same)
        try await CopyScene.compare(first, middle)
        try await CopyScene.compare(try SQLiteStore(path: same), last)
        // A new posting has a number that none had before.
        let posting = JobPosting(source: "new", identifier: "1", title: "T", company: "C")
        let highest = try await first.highestPosting()
        for store in [first as any PostingStore & AlertStore, middle, last] {
            _ = try await store.upsert([posting], now: now)
            #expect(try await store.highestPosting() == highest + 1)
        }
    }

    @Test("go on where they were interrupted, wherever that was", arguments: [true, false])
    func interrupted(_ isToPostgres: Bool) async throws {
        let source: any CopiedStore
        // Dropped with the value.
        let other = try TestDatabase()
        if isToPostgres {
            let store = try file("source")
            try await CopyScene.fill(store)
            source = store
        } else {
            let store = try postgres(other)
            try await CopyScene.fill(store)
            source = store
        }
        var interruptions = 0
        var isDone = false
        while !isDone {
            // Each time a store is opened anew, as another process does.
            let target: any CopiedStore =
                isToPostgres ? try postgres(isCopyTarget: true) : try file("target", isCopyTarget: true)
            let copy = StoreCopy(of: source, named: "source", to: target, now: now)
            let steps = Steps()
            do {
                try await copy.run { progress in
                    guard case .copied = progress else { return }
                    if steps.next() == 3 { throw Interrupted() }
                }
                isDone = true
            } catch is Interrupted {
                interruptions += 1
                if isToPostgres {
                    #expect(throws: PostgresStoreError.unfinishedCopy) { try postgres() }
                } else {
                    #expect(throws: SQLiteStoreError.unfinishedCopy) { try file("target") }
                }
            }
        }
        #expect(interruptions > 10)
        if isToPostgres {
            try await CopyScene.compare(try file("source"), try postgres())
        } else {
            try await CopyScene.compare(try file("target"), try #require(source as? PostgresStore))
        }
        withExtendedLifetime(other) {}
    }

    @Test("are not made over other data, over another copy, or while somebody works on a database")
    func refusals() async throws {
        let source = try file("source")
        try await CopyScene.fill(source)
        let target = try postgres(isCopyTarget: true)
        let copy = StoreCopy(of: source, named: "source", to: target, now: now)
        await #expect(throws: Interrupted.self) { try await copy.run { _ in throw Interrupted() } }
        let other = StoreCopy(of: try file("another"), named: "another", to: target, now: now)
        await #expect(throws: CopyFailure.self) { try await other.run() }
        try await copy.run()
        await #expect(throws: CopyFailure.notEmpty) { try await copy.run() }
        // A server is there as long as it is connected.
        let server = try PostgresStore(database.address, TestDatabase.settings)
        let back = StoreCopy(of: target, named: "target", to: try file("back", isCopyTarget: true), now: now)
        await #expect(throws: CopyFailure.inUse) { try await back.run() }
        _ = server
    }

    @Test("that are not the same as their source are never used")
    func differences() async throws {
        let source = try file("source")
        try await CopyScene.fill(source)
        let target = try postgres(isCopyTarget: true)
        let copy = StoreCopy(of: source, named: "source", to: target, now: now)
        let database = database
        await #expect(throws: CopyFailure.differs(table: "session", source: 3, copy: 3)) {
            try await copy.run { progress in
                guard case .compared(table: "account", _) = progress else { return }
                try database.execute("UPDATE session SET revision = revision + 1 WHERE status = 'queued'")
            }
        }
        #expect(throws: PostgresStoreError.unfinishedCopy) { try postgres() }
        await #expect(throws: CopyFailure.self) { try await copy.run() }
    }

    // MARK: What is copied

    /// Tables that are made of others, or that only say how far something is.
    private static let derived: Set<String> = [
        "alert_total", "grdb_migrations", "posting_block", "posting_company", "posting_employer", "posting_listed",
        "posting_listing", "posting_number", "posting_place", "posting_reach", "posting_tally", "posting_term",
        "posting_text", "posting_total", "posting_value", "posting_word", "publication_index", "publication_text",
        "rate_bucket",
        "session_piece", "sqlite_sequence", "vitae_migration", "written",
    ]
    /// Columns that one of the stores has for itself.
    private static let own = ["queue": ["holder", "state"]]

    @Test("have all tables and columns that the stores have")
    func completeness() async throws {
        let copied = Dictionary(uniqueKeysWithValues: CopiedTable.all.map { ($0.name, $0.columns.map(\.name)) })
        let store = try file("source")
        _ = store
        let queue = try DatabaseQueue(path: folder.url.appending(path: "source").path)
        let sqlite = try await queue.read { database in
            try String.fetchAll(database, sql: "SELECT name FROM sqlite_schema WHERE type = 'table'").map { table in
                (table, try database.columns(in: table).map(\.name))
            }
        }
        let rows = try database.connect().rows(
            """
            SELECT table_name::text AS name, array_agg(column_name::text) AS columns FROM information_schema.columns
            WHERE table_schema = 'public' GROUP BY table_name
            """
        )
        let postgres = try rows.map { row -> (String, [String]) in (try row["name"], try row["columns"]) }
        for (table, columns) in sqlite + postgres {
            let isShadow = ["posting_term_", "posting_listing_", "publication_index_"].contains { table.hasPrefix($0) }
            guard !isShadow, !Self.derived.contains(table) else { continue }
            let known = try #require(copied[table], "\(table)")
            // These two are read and written by rules of their own.
            guard !["posting", "publication"].contains(table) else { continue }
            #expect(Set(columns).subtracting(known) == Set(columns).intersection(Self.own[table] ?? []), "\(table)")
            #expect(Set(known).subtracting(columns).isEmpty, "\(table)")
        }
        #expect(sqlite.count > 40 && postgres.count > 40)
    }
}

/// Counts, for a closure that may run anywhere.
private final class Steps: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
