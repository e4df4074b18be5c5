import GRDB
import JobMatching

/// Finds a page of many hits in the order of their companies by counting what each company has of them.
struct CompanyOrder {
    private let wanted: ListingSet
    /// Numbers of hits by the number of the company.
    private let counts: [Int64: Int]

    /// - Parameters:
    ///   - wanted: all that is found.
    ///   - counts: how many of these each company has, by its number.
    init(_ wanted: ListingSet, _ counts: [Int64: Int]) {
        self.wanted = wanted
        self.counts = counts
    }

    /// The listings of a page: by company without regard to case, then by first sight and listing.
    func listings(_ query: DirectoryQuery, in database: Database) throws -> [Int64] {
        let direction = query.isAscending ? "ASC" : "DESC"
        let names = try Row.fetchAll(
            database,
            sql: """
                SELECT number, name FROM json_each(?) AS wanted CROSS JOIN posting_tally ON number = wanted.value
                ORDER BY name COLLATE NOCASE \(direction)
                """,
            arguments: [PostingRow.list(of: Array(counts.keys))]
        )
        var page: [Int64] = []
        var skipped = 0
        var index = names.startIndex
        while index < names.endIndex, page.count < query.limit {
            // Names that differ in case alone are one company to the order.
            var count = 0
            let name: String = names[index]["name"]
            while index < names.endIndex, Self.isSame(names[index]["name"], name) {
                count += counts[names[index]["number"]] ?? 0
                index += 1
            }
            let left = query.offset - skipped
            if count <= left {
                skipped += count
                continue
            }
            page += try own(name, query.limit - page.count, offset: left, direction, in: database)
            skipped = query.offset
        }
        return page
    }

    /// SQLite's NOCASE knows the letters of ASCII.
    private static func isSame(_ first: String, _ second: String) -> Bool {
        first.utf8.elementsEqual(second.utf8) { one, other in
            one == other || one | 0x20 == other | 0x20 && (0x61...0x7A).contains(one | 0x20)
        }
    }

    /// Hits of a company, which its index has in their order.
    private func own(
        _ company: String,
        _ limit: Int,
        offset: Int,
        _ direction: String,
        in database: Database
    ) throws -> [Int64] {
        let own = try database.cachedStatement(
            sql: """
                SELECT listing FROM posting WHERE listing IS NOT NULL AND company = ? COLLATE NOCASE
                ORDER BY company COLLATE NOCASE, first_seen_at \(direction), listing \(direction)
                """
        )
        let rows = try Row.fetchCursor(own, arguments: [company])
        let cells = RowCells(own)
        var found: [Int64] = []
        var skipped = 0
        while found.count < limit, try rows.next() != nil {
            let listing = cells.integer(0)
            guard wanted.contains(listing) else { continue }
            if skipped < offset { skipped += 1 } else { found.append(listing) }
        }
        return found
    }
}
