package import Foundation
import StoredRows

/// Copies all that a store keeps into another, one table after the other, and compares them at the end.
///
/// Whatever ends it, the same copy can be begun again: rows and how far it is are stored together. Until the copy is the
/// same as the source, no other program uses the target.
package struct StoreCopy: Sendable {
    private let source: any CopiedStore
    private let target: any CopiedStore
    private let mark: CopyMark
    private let now: Date

    /// - Parameters:
    ///   - source: nobody writes to it meanwhile.
    ///   - name: tells the source from others.
    ///   - target: an empty store, or one to which the copy was begun.
    ///   - now: decides which postings are open.
    package init(of source: any CopiedStore, named name: String, to target: any CopiedStore, now: Date) {
        self.source = source
        self.target = target
        mark = CopyMark(source: "\(name) (\(source.schema) to \(target.schema))")
        self.now = now
    }

    /// What is going on.
    package enum Progress: Hashable, Sendable {
        /// It goes on where it was interrupted.
        case resumed
        case copied(table: String, rows: Int, isDone: Bool)
        case compared(table: String, rows: Int)
    }

    /// Copies what is not copied yet, and compares all.
    ///
    /// - Parameter tell: hears of what is going on.
    /// - Returns: how many rows the source and its copy have.
    /// - Throws: `CopyFailure`, and what the databases throw; the copy can be gone on with unless it says otherwise.
    @discardableResult
    package func run(_ tell: @Sendable (Progress) throws -> Void = { _ in }) async throws -> Int {
        guard try await !source.isUsedByOthers(), try await !target.isUsedByOthers() else { throw CopyFailure.inUse }
        var mark = try await begin(tell)
        mark = try await target.importing { try await copy(from: mark, tell) }
        let rows = try await compare(tell)
        try await target.endCopy()
        return rows
    }

    private func begin(_ tell: @Sendable (Progress) throws -> Void) async throws -> CopyMark {
        if let begun = try await target.copyMark() {
            guard begun.source == mark.source else { throw CopyFailure.otherCopy(source: begun.source) }
            try tell(.resumed)
            return begun
        }
        guard try await target.isEmpty() else { throw CopyFailure.notEmpty }
        try await target.beginCopy(mark)
        return mark
    }

    private func copy(from mark: CopyMark, _ tell: @Sendable (Progress) throws -> Void) async throws -> CopyMark {
        var mark = mark
        for table in CopiedTable.all.dropFirst(mark.tables) {
            var count = 0
            var isDone = false
            while !isDone {
                let rows = try await source.rows(of: table, after: mark.key, limit: table.rowsAtOnce)
                isDone = rows.count < table.rowsAtOnce
                count += rows.count
                var next = mark
                if isDone {
                    next.tables += 1
                    next.key = nil
                } else {
                    next.key = rows.last.map { Array($0.prefix(table.key.count)) }
                }
                try await target.store(rows.map { $0.map(\.copied) }, in: table, from: mark, to: next, now: now)
                mark = next
                try tell(.copied(table: table.name, rows: count, isDone: isDone))
            }
        }
        try await target.raiseCounters(try await source.counters())
        return mark
    }

    private func compare(_ tell: @Sendable (Progress) throws -> Void) async throws -> Int {
        var count = 0
        for table in CopiedTable.all {
            let (expected, found) = (
                try await checksum(of: table, in: source), try await checksum(of: table, in: target)
            )
            guard expected == found else {
                throw CopyFailure.differs(table: table.name, source: expected.rows, copy: found.rows)
            }
            count += found.rows
            try tell(.compared(table: table.name, rows: found.rows))
        }
        let (given, kept) = (try await source.counters(), try await target.counters())
        for (table, number) in given.sorted(by: { $0.key < $1.key }) where Self.isNeverGivenTwice(table) {
            guard kept[table, default: 0] >= number else { throw CopyFailure.counters(table: table) }
        }
        return count
    }

    /// Links to these outlive them; the numbers of others are used within a store alone.
    private static func isNeverGivenTwice(_ table: String) -> Bool {
        ["countdown", "posting", "reminder"].contains(table)
    }

    private func checksum(of table: CopiedTable, in store: any CopiedStore) async throws -> RowChecksum {
        var checksum = RowChecksum()
        var key: [StoredCell]?
        while true {
            let rows = try await store.rows(of: table, after: key, limit: table.rowsAtOnce)
            for row in rows { checksum.add(row.map(\.copied)) }
            guard rows.count == table.rowsAtOnce else { return checksum }
            key = rows.last.map { Array($0.prefix(table.key.count)) }
        }
    }
}
