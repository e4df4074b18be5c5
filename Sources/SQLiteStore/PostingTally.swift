import Foundation
import GRDB
import TextFolding

/// Counts open postings by their sources, companies, hours and words.
///
/// It is for one transaction: what it counts is written by `flush(in:)`.
struct PostingTally {
    enum Kind: Int {
        case source = 0
        case company
        /// Hour of the day (UTC) of the first sight.
        case hour
        /// Word of a title.
        case word
        /// A company in a source, both by their numbers.
        case pair
        /// Companies of a source, by its number.
        case companiesOfSource
        case total
    }

    /// Names of totals.
    enum Total: String {
        case postings, companies, sources
        /// Grows with every change.
        case revision
    }

    private struct Key: Hashable {
        let kind: Kind
        let name: String
    }

    private var numbers: [Key: Int64] = [:]
    private var changes: [Int64: Int] = [:]
    private var keys: [Int64: Key] = [:]

    /// The number of a name, which gets one where it has none.
    mutating func number(of name: String, _ kind: Kind, in database: Database) throws -> Int64 {
        let key = Key(kind: kind, name: name)
        if let number = numbers[key] { return number }
        let find = try database.cachedStatement(sql: "SELECT number FROM posting_tally WHERE kind = ? AND name = ?")
        let number: Int64
        if let known = try Int64.fetchOne(find, arguments: [kind.rawValue, name]) {
            number = known
        } else {
            try database.cachedStatement(sql: "INSERT INTO posting_tally (kind, name, folded) VALUES (?, ?, ?)")
                .execute(arguments: [kind.rawValue, name, kind == .company ? name.folded : ""])
            number = database.lastInsertedRowID
        }
        numbers[key] = number
        keys[number] = key
        return number
    }

    /// Counts so many more postings with a name.
    ///
    /// - Returns: the number of the name.
    @discardableResult
    mutating func add(_ count: Int, to name: String, _ kind: Kind, in database: Database) throws -> Int64 {
        let number = try number(of: name, kind, in: database)
        changes[number, default: 0] += count
        return number
    }

    /// Writes what was counted. Names without any posting are forgotten.
    mutating func flush(in database: Database) throws {
        guard !changes.isEmpty else { return }
        try add(1, to: Total.revision.rawValue, .total, in: database)
        while !changes.isEmpty {
            let counted = changes
            changes = [:]
            for (number, change) in counted { try write(change, to: number, in: database) }
        }
        self = PostingTally()
    }

    private mutating func write(_ change: Int, to number: Int64, in database: Database) throws {
        guard let key = keys[number] else { return }
        let find = try database.cachedStatement(sql: "SELECT jobs FROM posting_tally WHERE number = ?")
        let before = try Int.fetchOne(find, arguments: [number]) ?? 0
        let after = before + change
        if after == 0, key.kind != .total {
            try database.cachedStatement(sql: "DELETE FROM posting_tally WHERE number = ?").execute(arguments: [number])
            numbers[key] = nil
        } else if change != 0 {
            try database.cachedStatement(sql: "UPDATE posting_tally SET jobs = ? WHERE number = ?")
                .execute(arguments: [after, number])
        }
        guard (before == 0) != (after == 0) else { return }
        let step = after == 0 ? -1 : 1
        switch key.kind {
        case .source: try add(step, to: Total.sources.rawValue, .total, in: database)
        case .company: try add(step, to: Total.companies.rawValue, .total, in: database)
        case .pair:
            let source = key.name.prefix { $0 != "|" }
            try add(step, to: String(source), .companiesOfSource, in: database)
        case .hour, .word, .companiesOfSource, .total: break
        }
    }
}
