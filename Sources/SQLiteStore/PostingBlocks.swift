import Foundation
import GRDB

/// Facets of open postings in blocks, each of so many postings with numbers that follow each other: what many hits have is
/// counted in a few rows.
enum PostingBlocks {
    static let sql = """
        CREATE TABLE posting_block (
            block INTEGER PRIMARY KEY,
            facets BLOB NOT NULL
        );
        """

    /// Postings of a block: a word of eight bytes, the low one first, for each; 0 for what is not open.
    private static let length: Int64 = 1_024

    /// Changes of an import, each block of which is written once.
    struct Changes {
        private var words: [Int64: [Int: UInt64]] = [:]

        /// Notes what a posting has; nil for one that is no longer open.
        mutating func set(_ facets: PostingFacets?, of number: Int64) {
            words[number / length, default: [:]][Int(number % length)] = facets?.word ?? 0
        }

        /// Writes what was changed. Blocks without any posting are forgotten.
        mutating func flush(in database: Database) throws {
            defer { words = [:] }
            for (block, changes) in words {
                var all = try read(block, in: database) ?? Array(repeating: 0, count: Int(length))
                for (place, word) in changes { all[place] = word }
                if all.allSatisfy({ $0 == 0 }) {
                    try database.cachedStatement(sql: "DELETE FROM posting_block WHERE block = ?")
                        .execute(arguments: [block])
                } else {
                    let write = try database.cachedStatement(
                        sql: "INSERT OR REPLACE INTO posting_block (block, facets) VALUES (?, ?)"
                    )
                    try write.execute(arguments: [block, bytes(all)])
                }
            }
        }
    }

    /// Blocks that were read, as they are at one revision of what is open.
    struct Memory {
        let revision: Int
        /// A word for each posting, by its number.
        private var words: [UInt64] = []
        private var isRead: [Bool] = []

        init(revision: Int) {
            self.revision = revision
        }

        /// What open postings have, one after the other.
        mutating func facets(
            of numbers: [Int64],
            in database: Database,
            _ body: (PostingFacets) -> Void
        ) throws {
            for number in numbers {
                let block = Int(number / length)
                if block >= isRead.count || !isRead[block] { try read(block, in: database) }
            }
            // By itself, so that many words are waited for at once, which lie all over the memory.
            let found = numbers.map { words[Int($0)] }
            for word in found { body(PostingFacets(word: word)) }
        }

        private mutating func read(_ block: Int, in database: Database) throws {
            if block >= isRead.count {
                let more = max(block + 1 - isRead.count, isRead.count)
                isRead += Array(repeating: false, count: more)
                words += Array(repeating: 0, count: more * Int(length))
            }
            isRead[block] = true
            guard let read = try PostingBlocks.read(Int64(block), in: database), read.count == Int(length) else {
                return
            }
            let start = block * Int(length)
            words.replaceSubrange(start..<start + Int(length), with: read)
        }
    }

    /// Makes the blocks of what is listed already.
    static func convert(_ database: Database) throws {
        var changes = Changes()
        let listed = try Row.fetchCursor(
            database,
            sql: """
                SELECT number, posting_listed.source, posting_listed.company FROM posting
                CROSS JOIN posting_listed ON posting_listed.listing = posting.listing ORDER BY number
                """
        )
        var block: Int64 = 0
        while let row = try listed.next() {
            let number: Int64 = row[0]
            if number / length != block {
                try changes.flush(in: database)
                block = number / length
            }
            changes.set(PostingFacets(source: row[1], company: row[2]), of: number)
        }
        try changes.flush(in: database)
    }

    private static func read(_ block: Int64, in database: Database) throws -> [UInt64]? {
        let statement = try RowStatement(database, sql: "SELECT facets FROM posting_block WHERE block = ?")
        try statement.bind(block, at: 1)
        return try statement.row { $0.words(0) }
    }

    private static func bytes(_ words: [UInt64]) -> Data {
        unsafe words.map(\.littleEndian).withUnsafeBytes { unsafe Data($0) }
    }
}
